/* intersections.c - pointing and claiming, locked pairs and triples: where a box and a line cross.
 *
 * A box and a line that cross share three cells.  If all the places of a digit in one of the two,
 * the base, lie among the shared cells, one of these holds the digit.  So the digit is removed from
 * the rest of the other, the cover.  The base is a box in pointing, a line in claiming.
 *
 *      . . . | . . . | . . .      5  all places of the digit in the base, box 1
 *      5 5 . | . . x | x . .      x  eliminations in the cover, row 2
 *      . . . | . . . | . . .
 *
 * The direct variants conclude a placement at once: another house of the base's kind has just one
 * place outside the cover, and the digit is placed there.
 *
 * A locked pair or triple is a naked subset (subsets.c) of shared cells that removes its digits
 * from both: from the rest of the box and from the rest of the line.
 *
 *      .  x  . | . . . | . . .
 *      57 57 x | . . x | . . .    57  two cells that hold 5 and 7 between them
 *      .  .  . | . . . | . . .
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"
#include "deduction.h"
#include "finders.h"

static bool report_locked(const ChFinderInput *input, ChSink *sink, int technique, int digit,
                          int base, int cover)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(technique);

    if (ch_count(board->places[digit][base]) < 2)
        return false; /* a hidden single */
    deduction.seed = ch_locked_seed(digit, base, cover);
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(base, digit));
    ch_add_eliminations(&deduction, board,
                        ch_cells_minus(ch_house_cells[cover], ch_house_cells[base]), digit);
    return ch_report(&deduction, sink);
}

typedef bool (*Reporter)(const ChFinderInput *input, ChSink *sink, int technique, int digit,
                         int base, int cover);

static bool report_each_pointing(const ChFinderInput *input, ChSink *sink, int technique,
                                 Reporter reporter)
{
    const ChTriads *const triads = ch_facts_triads(input->facts);

    CH_EACH_DIGIT(digit, triads->pointing_digits)
        for (int at = 0; at < 6; at++)
            CH_EACH_BIT(bit, ch_triad_word(&triads->pointing[digit], at))
                if (reporter(input, sink, technique, digit, ch_triad_box(at, bit),
                             ch_triad_line(at, bit)))
                    return true;
    return false;
}

static bool report_each_claiming(const ChFinderInput *input, ChSink *sink, int technique,
                                 Reporter reporter)
{
    const ChTriads *const triads = ch_facts_triads(input->facts);

    CH_EACH_DIGIT(digit, triads->claiming_digits)
        for (int at = 0; at < 6; at++)
            CH_EACH_BIT(bit, ch_triad_word(&triads->claiming[digit], at))
                if (reporter(input, sink, technique, digit, ch_triad_line(at, bit),
                             ch_triad_box(at, bit)))
                    return true;
    return false;
}

bool ch_find_pointing(const ChFinderInput *input, ChSink *sink)
{
    return report_each_pointing(input, sink, CH_TECHNIQUE_POINTING, report_locked);
}

bool ch_find_claiming(const ChFinderInput *input, ChSink *sink)
{
    return report_each_claiming(input, sink, CH_TECHNIQUE_CLAIMING, report_locked);
}

/* ---- direct: a single place elsewhere ---- */

/* Reports each house of the base's kind with one place outside the cover and others inside it. */
static bool report_direct(const ChFinderInput *input, ChSink *sink, int technique, int digit,
                          int base, int cover)
{
    const ChBoard *const board = input->board;
    const ChCellSet open = ch_board_open(board, digit);
    const int first = base / 9 * 9;

    if (ch_count(board->places[digit][base]) < 2)
        return false;
    for (int house = first; house < first + 9; house++) {
        const ChCellSet places = ch_cells_and(open, ch_house_cells[house]);
        const ChCellSet outside = ch_cells_minus(places, ch_house_cells[cover]);
        if (house == base || ch_cells_count(outside) != 1 || ch_cells_count(places) < 2)
            continue;
        ChDeduction deduction = ch_deduction(technique);
        deduction.seed = ch_locked_seed(digit, base, cover);
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_cells_first(outside), digit);
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(base, digit));
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
        if (ch_report(&deduction, sink))
            return true;
    }
    return false;
}

bool ch_find_direct_pointing(const ChFinderInput *input, ChSink *sink)
{
    return report_each_pointing(input, sink, CH_TECHNIQUE_DIRECT_POINTING, report_direct);
}

bool ch_find_direct_claiming(const ChFinderInput *input, ChSink *sink)
{
    return report_each_claiming(input, sink, CH_TECHNIQUE_DIRECT_CLAIMING, report_direct);
}

bool ch_find_locked_pair(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_naked(input, sink, CH_TECHNIQUE_LOCKED_PAIR, 2, true);
}

bool ch_find_locked_triple(const ChFinderInput *input, ChSink *sink)
{
    return ch_find_naked(input, sink, CH_TECHNIQUE_LOCKED_TRIPLE, 3, true);
}

void ch_mark_locked_candidates(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int digit = step->seed & ((1 << CH_LOCKED_DIGIT_BITS) - 1);
    const int base = step->seed >> CH_LOCKED_DIGIT_BITS & ((1 << CH_LOCKED_HOUSE_BITS) - 1);
    const int cover = step->seed >> (CH_LOCKED_DIGIT_BITS + CH_LOCKED_HOUSE_BITS);
    const ChCellSet cells =
        ch_cells_and(ch_board_open(&replay->board, digit), ch_house_cells[base]);

    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_add(marks, CH_ROLE_DIGIT, digit, 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, base, 0);
    ch_marks_add(marks, CH_ROLE_COVER, cover, 0);
}

/* Adds the second house, where the digit is placed. */
void ch_mark_direct_locking(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int base = step->seed >> CH_LOCKED_DIGIT_BITS & ((1 << CH_LOCKED_HOUSE_BITS) - 1);

    ch_mark_locked_candidates(replay, step, marks);
    ch_marks_add(marks, CH_ROLE_HOUSE, ch_cell_house[CH_CANDIDATE_CELL(step->placed)][base / 9], 0);
    ch_marks_add(marks, CH_ROLE_TARGET, step->placed, 0);
}
