/* reverse_bug.c - reverse unique rectangles and loops: the pattern has all givens of two digits.
 *
 * Take cells of which every row, column and box has two or none. If they held only two digits, the
 * other cells with these digits would be two or none in every house, too:
 *
 *      1 . . | . 2 .      r1c1 and r1c5 are the only givens of 1 and 2, r2c1 follows. If x were 1,
 *      2 . . | . x .      the 1s and 2s outside of the four cells could be exchanged.
 *
 * No given would change, so there would be a second solution. So one of the open cells of the
 * pattern has another digit. Its candidates besides the two are the guardians of uniqueness.h:
 *
 *      type 1, 2, 3   as there
 *      type 4         two cells would have the same digit. A house of one has it, apart from this
 *                     cell, only in cells that see the other, which loses it
 *
 * Every cell is needed for a given: it is its partner in a house, or the partner of such a cell. Up
 * to 14 of the 18 cells of two digits are in a pattern, since the rest is a rectangle or more.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST = 14 };

/* The search for the patterns of two digits. */
typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int digit[2];
    unsigned pair;
} Search;

/* The cells so far. */
typedef struct Partial {
    ChPattern pattern;
    int count;
    uint32_t houses[2]; /* those that have each of the digits */
    ChCellSet second;   /* cells of the second digit */
    ChCellSet targets;  /* type 2: the cells that see all extra ones and can have their digit */
} Partial;

/* ---- conclusions ---- */

/* Removes the digit of one extra cell by a house of the other one. */
static bool try_house(const Search *search, const Partial *partial, int one, int other, int house)
{
    const int digit = search->digit[ch_cells_has(&partial->second, one)];
    ChCellSet places =
        ch_cells_and(ch_board_open(search->input->board, digit), ch_house_cells[house]);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_REVERSE_BUG);

    ch_cells_remove(&places, one);
    if (ch_cells_empty(places) || !ch_cells_within(places, ch_cell_peers[other]))
        return false;
    ch_add_deadly_pattern(&deduction, &partial->pattern.deadly);
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
    ch_add_cell_eliminations(&deduction, search->input->board, other, 1u << digit);
    return ch_report(&deduction, search->sink);
}

static bool try_type_4(const Search *search, const Partial *partial)
{
    const ChCellSet *const extra = &partial->pattern.extra;
    const int seconds = ch_cells_count(ch_cells_and(*extra, partial->second));

    if (ch_cells_count(*extra) != 2 || seconds == 1)
        return false;
    CH_EACH_CELL(one, *extra)
        CH_EACH_CELL(other, *extra)
            for (int i = 0; i < 3 && one != other; i++)
                if (try_house(search, partial, one, other, ch_cell_house[one][i]))
                    return true;
    return false;
}

static bool try_pattern(const Search *search, const Partial *partial)
{
    for (int type = 1; type <= 3; type++)
        if (ch_pattern_type(search->input, search->sink, CH_TECHNIQUE_REVERSE_BUG,
                            &partial->pattern, type))
            return true;
    return try_type_4(search, partial);
}

/* ---- patterns ---- */

/* Reports whether the guardians so far can have a conclusion. */
static bool has_hope(const Partial *partial)
{
    return ch_cells_count(partial->pattern.extra) <= 2 ||
           (ch_is_single(partial->pattern.guards) && !ch_cells_empty(partial->targets));
}

/* Adds a cell with the first digit or the second one. */
static bool join_cell(const Search *search, Partial *partial, int cell, int which)
{
    const ChBoard *const board = search->input->board;
    ChPattern *const pattern = &partial->pattern;

    if (pattern->deadly.digits[cell] != 0 || partial->count == MOST)
        return false;
    for (int i = 0; i < 3; i++) {
        const uint32_t house = 1u << ch_cell_house[cell][i];
        if (partial->houses[which] & house)
            return false;
        partial->houses[which] |= house;
    }
    pattern->deadly.digits[cell] = (uint16_t)search->pair;
    partial->count++;
    if (which == 1)
        ch_cells_add(&partial->second, cell);
    const unsigned guards = ch_pattern_guards(pattern, board, cell);
    if (board->digit[cell] != CH_NO_DIGIT || guards == 0)
        return true;
    pattern->guards |= (uint16_t)guards;
    ch_cells_add(&pattern->extra, cell);
    partial->targets = ch_cells_and(ch_cells_and(partial->targets, ch_cell_peers[cell]),
                                    ch_board_open(board, ch_lowest(guards)));
    return has_hope(partial);
}

/* A digit that a house with the other one lacks, and the cells that can have it. */
typedef struct Need {
    int which;
    int count;
    ChCellSet cells;
} Need;

/* Returns the need with the fewest cells. */
static Need narrowest_need(const Search *search, const Partial *partial)
{
    Need best = {.count = CH_CELLS};

    CH_EACH_HOUSE(house, partial->houses[0] ^ partial->houses[1]) {
        const int which = (int)(partial->houses[0] >> house & 1);
        Need need = {.which = which};
        need.cells = ch_cells_and(ch_board_plane(search->input->board, search->digit[which]),
                                  ch_house_cells[house]);
        need.count = ch_cells_count(need.cells);
        if (need.count < best.count)
            best = need;
    }
    return best;
}

/* Adds the partners that are missing, in every way, and tries each complete pattern. Returns true
 * if the sink wants no more. */
static bool complete(const Search *search, const Partial *partial)
{
    if (partial->houses[0] == partial->houses[1])
        return try_pattern(search, partial);
    const Need need = narrowest_need(search, partial);
    CH_EACH_CELL(cell, need.cells) {
        Partial more = *partial;
        if (join_cell(search, &more, cell, need.which) && complete(search, &more))
            return true;
    }
    return false;
}

/* Starts from the givens of two digits. */
static bool try_digits(const ChFinderInput *input, ChSink *sink, int first, int second)
{
    const ChBoard *const board = input->board;
    const Search search = {
        .input = input, .sink = sink, .digit = {first, second}, .pair = 1u << first | 1u << second};
    Partial partial = {.targets = ch_board_plane(board, CH_EMPTY)};

    CH_EACH_CELL(cell, board->givens) {
        const int digit = board->digit[cell];
        if ((digit == first || digit == second) &&
            !join_cell(&search, &partial, cell, digit == second))
            return false;
    }
    return partial.count > 0 && complete(&search, &partial);
}

bool ch_find_reverse_bug(const ChFinderInput *input, ChSink *sink)
{
    if (input->puzzle != NULL && input->puzzle->has_marks)
        return false;
    for (int first = 0; first < CH_DIGITS; first++)
        for (int second = first + 1; second < CH_DIGITS; second++)
            if (try_digits(input, sink, first, second))
                return true;
    return false;
}
