/* bent_wings.c - WXYZ-wing and larger: bent sets.
 *
 * n cells of a box and a line that cross have n digits between them. A digit whose places in the
 * set all see each other appears there at most once. This holds for every digit, except one found
 * both in the box outside the line and in the line outside the box. If there is one such digit Z,
 * the others fill at most n - 1 of the cells. So Z appears in the set: cells that see all its
 * places there lose it. If there is none, each digit of the set appears in it, and the same holds
 * for all of them.
 *
 *      .   WZ .  | .  .  .  | .  .  .       four cells with W, X, Y, Z: WZ in the box,
 *      .   .  .  | .  .  .  | .  .  .       YZ in the row, two in the intersection
 *      WXY WX z  | .  YZ .  | .  .  .       z  loses Z
 *
 * Others call this a bent almost restricted n-set (BARN): n cells of a box and a line with n
 * digits, all of which but one at most are restricted. A digit is restricted if all its cells in
 * the set are in the box, or all in the line, which is the same as above.
 *
 * The set has cells in all three parts of the two houses: without one in the intersection it would
 * consist of naked subsets. Sizes 4 to 9 are named after the last letters of the alphabet (3 is the
 * XYZ-wing of xy_wings.c).
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"
#include "bent.h"
#include "deduction.h"
#include "finders.h"
#include "fresh.h"

enum { HOUSE_BITS = 5 }; /* in the seed of a step */

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int size;
    ChBentParts parts;
} Search;

void ch_bent_note(ChDeduction *deduction, ChCellSet cells, int one, int other)
{
    deduction->seed = (uint16_t)(one | other << HOUSE_BITS);
    deduction->detail.seed[0] = (uint32_t)cells.word[0];
    deduction->detail.seed[1] = (uint32_t)(cells.word[0] >> 32);
    deduction->detail.seed[2] = (uint32_t)cells.word[1];
}

static bool report_bent_set(const Search *search, const ChBent *bent)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(search->technique);
    ChCellSet cells = {{0}};
    uint8_t cell[CH_DIGITS];
    uint16_t line[CH_DIGITS];
    unsigned lost = 0;

    ch_bent_cells(&search->parts, bent, cell);
    CH_EACH_DIGIT(digit, ch_bent_losable(&search->parts, bent)) {
        const ChCellSet seen = ch_bent_lost(board, cell, search->size, digit);
        if (!ch_cells_empty(seen))
            lost |= 1u << digit;
        ch_add_eliminations(&deduction, board, seen, digit);
    }
    if (lost == 0)
        return false;
    for (int i = 0; i < search->size; i++) {
        ch_cells_add(&cells, cell[i]);
        line[i] = board->candidates[cell[i]];
    }
    if (ch_part_is_enough(line, search->size, lost))
        return false;
    ch_add_cell_premises(&deduction, cells);
    ch_bent_note(&deduction, cells, search->parts.box, search->parts.line);
    return ch_report(&deduction, search->sink);
}

/* Tries all subsets of the intersection with the subsets chosen in the box and in the line. Returns
 * true if the sink wants no more. */
static bool try_crossings(const Search *search, ChBent bent, int missing)
{
    const ChBentPart *const crossing = &search->parts.part[CH_BENT_CROSSING];
    const unsigned digits = bent.digits;

    for (unsigned choice = 1; choice < 1u << crossing->count; choice++) {
        if (ch_count_of_nine[choice] != missing)
            continue;
        bent.choice[CH_BENT_CROSSING] = choice;
        bent.digits = digits | crossing->digits[choice];
        if (ch_count(bent.digits) == search->size && report_bent_set(search, &bent))
            return true;
    }
    return false;
}

static bool search_crossing(const Search *search)
{
    const ChBentPart *const box = &search->parts.part[CH_BENT_BOX];
    const ChBentPart *const line = &search->parts.part[CH_BENT_LINE];

    for (unsigned i = 1; i < 1u << box->count; i++)
        for (unsigned j = 1; j < 1u << line->count; j++) {
            const unsigned both = box->digits[i] & line->digits[j];
            const int missing = search->size - ch_count_of_nine[i] - ch_count_of_nine[j];
            if (missing < 1 || missing > search->parts.part[CH_BENT_CROSSING].count ||
                (both & (both - 1)) != 0)
                continue;
            const ChBent bent = {.choice = {[CH_BENT_BOX] = i, [CH_BENT_LINE] = j},
                                 .digits = box->digits[i] | line->digits[j]};
            if (ch_count(bent.digits) <= search->size && try_crossings(search, bent, missing))
                return true;
        }
    return false;
}

uint64_t ch_bent_promising(const ChFinderInput *input, int size)
{
    const uint64_t all = (UINT64_C(1) << CH_BENT_CROSSINGS) - 1;
    const uint64_t left =
        input->options->unfiltered ? all : ch_facts_bent_crossings(input->facts, size);

    return left == 0 ? 0 : left & ch_bent_fresh(ch_fresh_houses(input));
}

static bool find_bent_set(const ChFinderInput *input, ChSink *sink, int technique, int size)
{
    Search search = {.input = input, .sink = sink, .technique = technique, .size = size};

    CH_EACH_BIT_64(crossing, ch_bent_promising(input, size))
        if (ch_bent_read(&search.parts, input->board, crossing) && search_crossing(&search))
            return true;
    return false;
}

bool ch_find_wxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_WXYZ_WING, 4);
}

bool ch_find_vwxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_VWXYZ_WING, 5);
}

bool ch_find_uvwxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_UVWXYZ_WING, 6);
}

bool ch_find_tuvwxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_TUVWXYZ_WING, 7);
}

bool ch_find_stuvwxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_STUVWXYZ_WING, 8);
}

bool ch_find_rstuvwxyz_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_bent_set(input, sink, CH_TECHNIQUE_RSTUVWXYZ_WING, 9);
}

void ch_mark_bent_set(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    const ChCellSet cells = {{seed[0] | (uint64_t)seed[1] << 32, seed[2]}};
    unsigned digits = 0;

    CH_EACH_CELL(cell, cells)
        digits |= replay->board.candidates[cell];
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, step->seed & ((1 << HOUSE_BITS) - 1), 0);
    ch_marks_add(marks, CH_ROLE_HOUSE, step->seed >> HOUSE_BITS, 0);
}
