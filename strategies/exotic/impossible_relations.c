/* impossible_relations.c - impossible patterns with guardians of any digits.
 *
 *      12 . . | 12x .       one of x y z is true: with 1 2 alone, a ring of an odd number of cells
 *      .  . . | .  12y      cannot be filled
 *      -------+--------
 *      12z. . | .  12
 *
 * The pattern's digits are two, or three with all of its cells in two bands or in two stacks
 * (few_digits.h).  Take the cells that are limited to the digits, and a few with other candidates,
 * the guardians, and at least two of the digits.  Together they cannot be filled, and without any
 * of the few they can.  No house has more of them than there are digits: that is an almost locked
 * set.
 *
 * There are one to five cells with guardians, or one to three with two digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "few_digits.h"

enum { FEWEST = 2, MOST_EXTRA = 5, MOST_EXTRA_OF_TWO = 3, MOST_TRIALS = 100000 };

enum { SMALLEST_OF_TWO = 5, SMALLEST_OF_THREE = 10 }; /* cells of a pattern */

typedef struct Search {
    const ChBoard *board;
    ChImpossibles *found;
    unsigned digits;
    int count;       /* of the digits */
    ChCellSet pure;  /* cells that are limited to the digits */
    ChCellSet extra; /* those chosen so far that have guardians */
    int guardians;   /* theirs */
    int trials;      /* sets of cells tried so far, by all searches */
} Search;

/* Returns the number of cells that a pattern needs at least. */
static int fewest_cells(const Search *search)
{
    return search->count == 2 ? SMALLEST_OF_TWO : SMALLEST_OF_THREE;
}

static int most_extra(const Search *search)
{
    return search->count == 2 ? MOST_EXTRA_OF_TWO : MOST_EXTRA;
}

/* Reports whether more cells, each with a guardian at least, can make a pattern. */
static bool can_be_enough(const Search *search)
{
    const int extra = ch_cells_count(search->extra);
    const int more = CH_MOST_RELATED - search->guardians;
    const int room = most_extra(search) - extra;

    return ch_cells_count(search->pure) + extra + (more < room ? more : room) >=
           fewest_cells(search);
}

static bool can_fill(const Search *search, ChCellSet extra)
{
    return ch_can_fill(ch_cells_or(search->pure, extra), search->count);
}

/* Reports whether the cells can be filled without any one of EXTRA. */
static bool are_all_needed(const Search *search)
{
    CH_EACH_CELL(cell, search->extra) {
        ChCellSet fewer = search->extra;
        ch_cells_remove(&fewer, cell);
        if (!can_fill(search, fewer))
            return false;
    }
    return true;
}

/* Reports whether the same guardians were found in another region. */
static bool is_known(const Search *search)
{
    for (int i = 0; i < search->found->count; i++) {
        const ChImpossible *const one = &search->found->pattern[i];
        if (one->digits == search->digits && ch_cells_within(one->extra, search->extra) &&
            ch_cells_within(search->extra, one->extra))
            return true;
    }
    return false;
}

static void add_pattern(Search *search)
{
    const ChCellSet cells = ch_cells_or(search->pure, search->extra);

    if (search->guardians < FEWEST || search->found->count == CH_MAX_IMPOSSIBLES ||
        is_known(search) || !are_all_needed(search))
        return;
    search->found->pattern[search->found->count++] =
        (ChImpossible){.digits = (uint16_t)search->digits,
                       .guardians = (uint8_t)search->guardians,
                       .cells = ch_minimal_part(cells, search->count),
                       .extra = search->extra};
}

/* Reports whether a house of the last cell has more of the cells than there are digits. */
static bool is_crowded(const Search *search, int last)
{
    const ChCellSet cells = ch_cells_or(search->pure, search->extra);

    for (int i = 0; i < 3; i++)
        if (ch_cells_count(ch_cells_and(cells, ch_house_cells[ch_cell_house[last][i]])) >
            search->count)
            return true;
    return false;
}

/* Tries all ways to add some of the cells of REST.  A filling of the cells chosen so far shows that
 * one of those that it leaves empty is needed. */
static void try_more(Search *search, ChCellSet rest)
{
    const Search before = *search;
    ChCellSet empty = rest;

    if (++search->trials > MOST_TRIALS)
        return;
    if (!ch_fill_more(ch_cells_or(search->pure, search->extra), search->count, &empty)) {
        add_pattern(search);
        return;
    }
    if (ch_cells_count(search->extra) == most_extra(search))
        return;
    CH_EACH_CELL(cell, empty) {
        search->guardians += ch_count(search->board->candidates[cell] & ~search->digits);
        ch_cells_add(&search->extra, cell);
        ch_cells_remove(&rest, cell);
        if (search->guardians <= CH_MOST_RELATED && can_be_enough(search) &&
            !is_crowded(search, cell))
            try_more(search, rest);
        search->extra = before.extra;
        search->guardians = before.guardians;
    }
}

static void try_region(Search *search, ChCellSet region)
{
    const uint16_t *const candidates = search->board->candidates;
    ChCellSet rest = {{0}};

    search->pure = rest;
    search->extra = rest;
    search->guardians = 0;
    CH_EACH_CELL(cell, region) {
        const unsigned inside = candidates[cell] & search->digits;
        const int outside = ch_count(candidates[cell] & ~search->digits);
        if (inside != 0 && outside == 0)
            ch_cells_add(&search->pure, cell);
        else if (ch_count(inside) > 1 && outside <= CH_MOST_RELATED)
            ch_cells_add(&rest, cell);
    }
    const ChCellSet core = ch_core_of(ch_cells_or(search->pure, rest), search->count);
    search->pure = ch_cells_and(search->pure, core);
    if (can_be_enough(search) && !ch_has_subset(search->pure, search->count))
        try_more(search, ch_cells_and(rest, core));
}

void ch_find_impossibles(const ChBoard *board, ChImpossibles *found)
{
    Search search = {.board = board, .found = found};
    ChCellSet empty = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        empty = ch_cells_or(empty, ch_board_open(board, digit));
    found->count = 0;
    for (search.count = 3; search.count >= 2; search.count--)
        for (search.digits = 0; search.digits <= CH_ALL_NINE; search.digits++) {
            if (ch_count(search.digits) != search.count)
                continue;
            for (int chute = 0; chute < CH_REGIONS && search.count == 3; chute++)
                try_region(&search, ch_cells_and(ch_region_without(chute), empty));
            if (search.count == 2)
                try_region(&search, empty);
        }
}

ChDeadlyPattern ch_impossible_pattern(const ChImpossible *impossible)
{
    ChDeadlyPattern pattern = {.is_impossible = true};

    CH_EACH_CELL(cell, impossible->cells)
        pattern.digits[cell] = impossible->digits;
    return pattern;
}
