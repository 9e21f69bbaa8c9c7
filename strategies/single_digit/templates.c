/* templates.c - template set and template delete.
 *
 * A template of a digit is a way to place it everywhere at once: in each row, column and box one of
 * its places.  Where all templates meet, the digit is certain; a place that none uses is hopeless.
 *
 *      . x . | . a . | . . .      rows of three templates, a, b and c: each puts the digit of the
 *      . . c | . . . | a . b      third row where the others do, so there it is certain; none uses
 *      . . . | * . . | . . .      x
 *
 * A cell that is certain for one digit is lost to the others, whose templates through it fall away;
 * so more may become certain, until nothing changes.  What is known of a digit then rests on its
 * own rows and on those of the digits whose certain cells it lost.  Known as pattern overlay (Myth
 * Jellies), in HoDoKu as templates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "premises.h"

/* What is known of the digits. */
typedef struct Overlay {
    ChCellSet possible[CH_DIGITS]; /* open places that some template uses */
    ChCellSet certain[CH_DIGITS];  /* those that all use */
    unsigned used[CH_DIGITS];      /* the digits whose rows this rests on */
} Overlay;

/* A place is in all templates if none uses another place of its row. */
static ChCellSet certain_among(ChCellSet possible)
{
    ChCellSet certain = {{0}};

    for (int row = CH_FIRST_ROW; row < CH_FIRST_COLUMN; row++) {
        const ChCellSet in_row = ch_cells_and(possible, ch_house_cells[row]);
        if (ch_cells_count(in_row) == 1)
            certain = ch_cells_or(certain, in_row);
    }
    return certain;
}

/* Drops the templates of a digit that hit a certain cell of another; false when there are none. */
static bool prune(Overlay *overlay, int digit)
{
    ChCellSet *const possible = &overlay->possible[digit];
    const ChCellSet before = *possible;
    ChPlaces places;

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit && ch_cells_meet(before, overlay->certain[other])) {
            *possible = ch_cells_minus(*possible, overlay->certain[other]);
            overlay->used[digit] |= overlay->used[other];
        }
    if (ch_cells_within(before, *possible))
        return false;
    if (ch_places_among(&places, *possible))
        *possible =
            ch_cells_minus(*possible, ch_places_cells(&places, ch_places_impossible(&places)));
    overlay->certain[digit] = certain_among(*possible);
    return true;
}

static void lay_over(const ChFinderInput *input, Overlay *overlay)
{
    const ChCellSet *const impossible = ch_facts_impossible_places(input->facts);
    bool again = false;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        overlay->possible[digit] =
            ch_cells_minus(ch_board_open(input->board, digit), impossible[digit]);
        overlay->certain[digit] = certain_among(overlay->possible[digit]);
        overlay->used[digit] = 1u << digit;
    }
    do {
        again = false;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            again |= prune(overlay, digit);
    } while (again);
}

/* Rests what is concluded on such houses, where it needs them; false when the proof would be too
 * long. */
static bool rest_on(const ChFinderInput *input, ChDeduction *deduction, unsigned digits,
                    uint32_t houses)
{
    deduction->detail.premises = (ChConstraintSet){{0}};
    for (; digits != 0; digits &= digits - 1)
        for (uint32_t rest = houses & ~input->board->placed[ch_lowest(digits)]; rest != 0;
             rest &= rest - 1)
            ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(ch_lowest(rest), ch_lowest(digits)));
    return ch_minimize_premises(deduction, input->board);
}

/* Reports what is concluded about a digit; true: the sink wants no more.  Rows are enough; of many
 * digits other houses can make the proof shorter. */
static bool report(const ChFinderInput *input, const Overlay *overlay, int digit,
                   ChDeduction *deduction, ChSink *sink)
{
    const unsigned used = overlay->used[digit];

    deduction->seed = (uint16_t)digit;
    return (rest_on(input, deduction, used, CH_HOUSE_ROWS) ||
            rest_on(input, deduction, used, CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS)) &&
           ch_report(deduction, sink);
}

static bool report_certain(const ChFinderInput *input, const Overlay *overlay, int digit,
                           ChSink *sink)
{
    const ChCellSet certain = overlay->certain[digit];
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_TEMPLATE_SET);
    ChCandidateSet placed = {{0}};

    for (int cell = ch_cells_next(&certain, 0); cell >= 0; cell = ch_cells_next(&certain, cell + 1))
        ch_candidates_add(&placed, CH_CANDIDATE(cell, digit));
    ch_add_placements(&deduction, &placed);
    return !ch_cells_empty(certain) && report(input, overlay, digit, &deduction, sink);
}

static bool report_impossible(const ChFinderInput *input, const Overlay *overlay, int digit,
                              ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_TEMPLATE_DELETE);

    ch_add_eliminations(
        &deduction, input->board,
        ch_cells_minus(ch_board_open(input->board, digit), overlay->possible[digit]), digit);
    return deduction.removals > 0 && report(input, overlay, digit, &deduction, sink);
}

/* What rests on fewer digits comes first. */
static bool report_all(const ChFinderInput *input, ChSink *sink,
                       bool (*report_one)(const ChFinderInput *, const Overlay *, int, ChSink *))
{
    Overlay overlay;

    lay_over(input, &overlay);
    for (int count = 1; count <= CH_DIGITS; count++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_count(overlay.used[digit]) == count && report_one(input, &overlay, digit, sink))
                return true;
    return false;
}

bool ch_find_template_set(const ChFinderInput *input, ChSink *sink)
{
    return report_all(input, sink, report_certain);
}

bool ch_find_template_delete(const ChFinderInput *input, ChSink *sink)
{
    return report_all(input, sink, report_impossible);
}

/* The houses that it rests on, and what they leave the digit to stand in. */
void ch_mark_template(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChConstraintSet *const premises = &step->detail->premises;
    unsigned digits = 1u << step->seed;
    uint32_t houses = 0;
    ChCellSet places = {{0}};

    for (int one = ch_constraints_next(premises, 0); one >= 0;
         one = ch_constraints_next(premises, one + 1)) {
        const int house = (one - CH_CELLS) / 9;
        digits |= 1u << (one - CH_CELLS) % 9;
        houses |= 1u << house;
        if ((one - CH_CELLS) % 9 == step->seed)
            places = ch_cells_or(places, ch_house_cells[house]);
    }
    places = ch_cells_and(places, ch_board_open(&replay->board, step->seed));
    for (int cell = ch_cells_next(&places, 0); cell >= 0; cell = ch_cells_next(&places, cell + 1))
        if (!ch_candidates_has(&step->detail->removed, CH_CANDIDATE(cell, (int)step->seed)))
            ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    for (; houses != 0; houses &= houses - 1)
        ch_marks_add(marks, CH_ROLE_HOUSE, ch_lowest(houses), 0);
}
