/* bug_lite.c - BUG-Lites: deadly patterns of two digits a cell, three digits or more in all.
 *
 * As in a BUG (bug.c), every digit of the pattern has two of its cells in a house, or none. But the
 * pattern is a part of the grid:
 *
 *      12 . . | 12 . . | . . .      With only these candidates, every cell could take its other
 *      23 . . | 23 . . | . . .      digit: no house would change its digits.
 *      13 . . | 13x. . | . . .
 *
 * So a cell with one of its digits has a partner in each of its houses, a cell with the same digit.
 * A pattern is complete when no partner is missing. It has no smaller one in it, since each cell is
 * reached from the first by partners. There are 1,491 patterns of up to twelve cells that no
 * symmetry of the grid turns into each other; tests/strategies/bug_lites.c lists them.
 *
 * Types 1 to 4 are those of uniqueness.h. At least one cell has no guardian. Patterns of two digits
 * are unique rectangles and unique loops, and are left to them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "pairing.h"
#include "uniqueness.h"

enum { FEWEST = 6, MOST = 12, FEWEST_DIGITS = 3, ANY = 0, MOST_EXTRA = 2 };
enum { PARTNERS = 2 * 3 };    /* of a cell: two digits in three houses */
enum { MOST_TRIALS = 50000 }; /* four times the largest number seen in puzzles with a solution */

/* The search for the patterns of one type and size. */
typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int type; /* ANY: each pattern is passed on */
    int technique;
    ChVisitPattern *visit;
    void *context;
    int size;          /* number of cells */
    int trials;        /* number of cells tried */
    ChCellSet allowed; /* cells that may join */
    ChCellSet plain;   /* cells with two candidates */
} Search;

typedef struct Partial {
    ChDeadlyPattern deadly;
    ChPairing pairing;
    ChCellSet cells;
    int count;
    unsigned digits;
    unsigned guards;
    ChCellSet extra;   /* cells with guardians */
    ChCellSet targets; /* type 2: the cells that see all of these and can have their digit */
} Partial;

/* Reports whether the guardians can have a conclusion of the type; there are some. */
static bool has_hope(const Search *search, const Partial *partial)
{
    switch (search->type) {
    case ANY:
        return ch_cells_count(partial->extra) <= MOST_EXTRA;
    case 1:
        return ch_cells_count(partial->extra) <= 1;
    case 2:
        return ch_count(partial->guards) <= 1 && !ch_cells_empty(partial->targets);
    default: /* two cells that see each other */
        return ch_cells_count(partial->extra) == 1 ||
               (ch_cells_count(partial->extra) == 2 &&
                ch_cells_meet(partial->extra, ch_cell_peers[ch_cells_first(partial->extra)]));
    }
}

static bool join_cell(const Search *search, Partial *partial, int cell, unsigned pair)
{
    const unsigned guards = search->input->board->candidates[cell] & ~pair;

    if (!ch_pairing_add(&partial->pairing, cell, pair))
        return false;
    partial->deadly.digits[cell] = (uint16_t)pair;
    ch_cells_add(&partial->cells, cell);
    partial->count++;
    partial->digits |= pair;
    if (partial->pairing.missing > PARTNERS * (search->size - partial->count))
        return false;
    if (guards == 0)
        return true;
    partial->guards |= guards;
    ch_cells_add(&partial->extra, cell);
    partial->targets = ch_cells_and(ch_cells_and(partial->targets, ch_cell_peers[cell]),
                                    ch_board_open(search->input->board, ch_lowest(guards)));
    return has_hope(search, partial);
}

/* Reports a pattern without missing partners; true: the sink wants no more. */
static bool try_pattern(const Search *search, const Partial *partial)
{
    ChPattern pattern = {.deadly = partial->deadly};

    if (partial->count != search->size || ch_count(partial->digits) < FEWEST_DIGITS)
        return false;
    ch_pattern_find_guards(&pattern, search->input->board);
    if (search->type == ANY)
        return search->visit(search->context, &pattern);
    return ch_pattern_type(search->input, search->sink, search->technique, &pattern, search->type);
}

static bool complete(Search *search, const Partial *partial);

/* Adds a cell as the partner for a digit, with each other digit that it can have. */
static bool add_partner(Search *search, const Partial *partial, int cell, unsigned digit)
{
    CH_EACH_DIGIT(other, search->input->board->candidates[cell] & ~digit) {
        Partial more = *partial;
        if (++search->trials > MOST_TRIALS)
            return false;
        if (join_cell(search, &more, cell, digit | 1u << other) && complete(search, &more))
            return true;
    }
    return false;
}

/* A digit that needs a second cell in a house, and the cells that may be it. */
typedef struct Need {
    int digit;
    int count;
    ChCellSet cells;
} Need;

/* Returns the need with the fewest cells. */
static Need narrowest_need(const Search *search, const Partial *partial)
{
    Need best = {.count = CH_CELLS};

    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, partial->pairing.once[house]) {
            const ChCellSet free = ch_cells_minus(search->allowed, partial->cells);
            const ChCellSet here = ch_cells_and(free, ch_house_cells[house]);
            Need need = {.digit = digit};
            need.cells = ch_cells_and(here, ch_board_open(search->input->board, digit));
            need.count = ch_cells_count(need.cells);
            if (need.count < best.count)
                best = need;
        }
    return best;
}

/* Adds the partners that are missing in every way, and tries each complete pattern. Returns true if
 * the sink wants no more. */
static bool complete(Search *search, const Partial *partial)
{
    if (partial->pairing.missing == 0)
        return try_pattern(search, partial);
    const Need need = narrowest_need(search, partial);
    CH_EACH_CELL(cell, need.cells)
        if (add_partner(search, partial, cell, 1u << need.digit))
            return true;
    return false;
}

/* Searches the patterns of the size; each is found from the first of its plain cells. */
static bool search_size(Search *search)
{
    const ChCellSet empty = ch_board_plane(search->input->board, CH_EMPTY);

    search->allowed = empty;
    CH_EACH_CELL(start, search->plain) {
        Partial partial = {.targets = empty};
        if (join_cell(search, &partial, start, search->input->board->candidates[start]) &&
            complete(search, &partial))
            return true;
        ch_cells_remove(&search->allowed, start);
    }
    return false;
}

static bool search_sizes(Search search)
{
    search.plain = ch_facts_pairs(search.input->facts)->bivalue;
    const int plain = ch_cells_count(search.plain);
    for (search.size = FEWEST; search.size <= MOST; search.size++)
        if ((search.type == 2 ? plain > 0
                              : plain >= search.size - (search.type == 1 ? 1 : MOST_EXTRA)) &&
            search_size(&search))
            return true;
    return false;
}

bool ch_each_bug_lite(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    return search_sizes((Search){.input = input, .type = ANY, .visit = visit, .context = context});
}

bool ch_is_bug_lite(const ChBoard *board, const ChDeadlyPattern *deadly)
{
    ChPairing pairing = {.missing = 0};
    bool is_part = false;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] == 0)
            is_part = is_part || board->digit[cell] == CH_NO_DIGIT;
        else if (ch_count(deadly->digits[cell]) != 2 ||
                 !ch_pairing_add(&pairing, cell, deadly->digits[cell]))
            return false;
    return is_part && pairing.missing == 0;
}

static bool find_bug_lite(const ChFinderInput *input, ChSink *sink, int type, int technique)
{
    return search_sizes(
        (Search){.input = input, .sink = sink, .type = type, .technique = technique});
}

bool ch_find_bug_lite_1(const ChFinderInput *input, ChSink *sink)
{
    return find_bug_lite(input, sink, 1, CH_TECHNIQUE_BUG_LITE_1);
}

bool ch_find_bug_lite_2(const ChFinderInput *input, ChSink *sink)
{
    return find_bug_lite(input, sink, 2, CH_TECHNIQUE_BUG_LITE_2);
}

bool ch_find_bug_lite_3(const ChFinderInput *input, ChSink *sink)
{
    return find_bug_lite(input, sink, 3, CH_TECHNIQUE_BUG_LITE_3);
}

bool ch_find_bug_lite_4(const ChFinderInput *input, ChSink *sink)
{
    return find_bug_lite(input, sink, 4, CH_TECHNIQUE_BUG_LITE_4);
}
