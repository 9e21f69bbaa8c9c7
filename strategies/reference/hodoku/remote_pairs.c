/* remote_pairs.c - chains of cells with the same two candidates, the best of all (hodoku_best.h).
 * Their number of cells is even, so that the two ends hold different digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_best.h"
#include "hodoku_chain_links.h"

enum { LEAST = 4, MOST = 10 };

typedef struct Hunt {
    const ChHodokuGrid *grid;
    unsigned digits;
    int count;
    uint8_t cell[MOST];
    int best_count;
    uint8_t best_cell[MOST];
    uint32_t order;
    ChHodokuBest best;
    ChHodokuList list;
} Hunt;

/* Returns the cells that see two cells of the chain an odd number of places, three at least,
 * apart. */
static ChGridCells seen_by_opposites(const Hunt *search)
{
    ChGridCells seen = {{0}};

    for (int i = 0; i < search->count; i++)
        for (int j = i + 3; j < search->count; j += 2)
            seen = ch_grid_cells_or(seen, ch_grid_common_peers(search->cell[i], search->cell[j]));
    return seen;
}

static void try_chain(Hunt *search)
{
    const ChGridCells seen = seen_by_opposites(search);

    search->list.count = 0;
    CH_EACH_DIGIT(digit, search->digits)
        ch_hodoku_list_cells(&search->list, search->grid, seen, digit);
    if (!ch_hodoku_best_take(&search->best, CH_TECHNIQUE_REMOTE_PAIR, 2 * search->count,
                             search->order++, &search->list))
        return;
    search->best_count = search->count;
    for (int i = 0; i < search->count; i++)
        search->best_cell[i] = search->cell[i];
}

/* Extends the chain by the cells of the row, then of the column, then of the box. */
static void extend_chain(Hunt *search, ChGridCells rest)
{
    const uint8_t *const house = ch_hodoku_houses[search->cell[search->count - 1]];
    ChGridCells left = rest;

    if (search->count >= LEAST && search->count % 2 == 0)
        try_chain(search);
    for (int kind = 0; kind < 3 && search->count < MOST; kind++) {
        const ChGridCells next = ch_grid_cells_and(left, CH_HODOKU_HOUSE(house[kind]));
        left = ch_grid_cells_minus(left, next);
        CH_EACH_GRID_CELL(cell, next) {
            ch_grid_cells_remove(&rest, cell);
            search->cell[search->count++] = (uint8_t)cell;
            extend_chain(search, rest);
            search->count--;
            ch_grid_cells_add(&rest, cell);
        }
    }
}

static ChGridCells twins_of(const ChHodokuGrid *grid, const ChGridCells *pairs, int cell)
{
    ChGridCells twins = *pairs;

    CH_EACH_DIGIT(digit, grid->candidates[cell])
        twins = ch_grid_cells_and(twins, grid->plane[digit]);
    return twins;
}

/* Colours the cells that chains of twins from a cell lead to, alternately.  Reports whether they
 * are four or more, and a place of the digits sees both colours: only then a chain eliminates
 * anything. */
static bool may_eliminate(const Hunt *search, ChGridCells twins, int cell, ChGridCells *connected)
{
    ChGridCells colour[2] = {{{0}}, {{0}}};
    ChGridCells seen[2] = {{{0}}, {{0}}};
    ChGridCells fresh = {{0}};
    ChGridCells places = {{0}};

    ch_grid_cells_add(&fresh, cell);
    for (int own = 0; !ch_grid_cells_empty(fresh); own = 1 - own) {
        ChGridCells near = {{0}};
        colour[own] = ch_grid_cells_or(colour[own], fresh);
        CH_EACH_GRID_CELL(one, fresh)
            near = ch_grid_cells_or(near, ch_grid_peers[one]);
        seen[own] = ch_grid_cells_or(seen[own], near);
        fresh = ch_grid_cells_minus(ch_grid_cells_and(near, twins), colour[1 - own]);
    }
    *connected = ch_grid_cells_or(colour[0], colour[1]);
    CH_EACH_DIGIT(digit, search->digits)
        places = ch_grid_cells_or(places, search->grid->plane[digit]);
    return ch_grid_cells_count(*connected) >= LEAST &&
           ch_grid_cells_meet(places, ch_grid_cells_and(seen[0], seen[1]));
}

/* Tries all chains from each cell of the pairs. */
static void try_all(Hunt *search, ChGridCells pairs, bool unfiltered)
{
    ChGridCells left = pairs; /* those not known to be in no chain */

    CH_EACH_GRID_CELL(cell, pairs) {
        ChGridCells connected;
        if (!ch_grid_cells_has(&left, cell))
            continue;
        search->digits = search->grid->candidates[cell];
        ChGridCells twins = twins_of(search->grid, &pairs, cell);
        if (!unfiltered && !may_eliminate(search, twins, cell, &connected)) {
            left = ch_grid_cells_minus(left, connected);
            continue;
        }
        ch_grid_cells_remove(&twins, cell);
        search->cell[0] = (uint8_t)cell;
        search->count = 1;
        extend_chain(search, twins);
    }
}

bool ch_hodoku_remote_pair(const ChFinderInput *input, ChSink *sink)
{
    Hunt search;
    ChHodokuLinks links;

    search.grid = &ch_hodoku_state(input)->grid;
    search.order = 0;
    search.best.found = false;
    try_all(&search, ch_hodoku_few(ch_hodoku_state(input))->exactly[2], input->options->unfiltered);
    if (!search.best.found)
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_REMOTE_PAIR);
    ch_hodoku_list_copy(&ch_hodoku_state(input)->list, &search.best.list);
    links.count = 0;
    const unsigned digits = search.grid->candidates[search.best_cell[0]];
    const int digit[] = {ch_lowest(digits), ch_lowest(digits & (digits - 1))};
    for (int i = 0; i < search.best_count; i++)
        ch_hodoku_link_cells(&links, search.best_cell[i], digit[i % 2], search.best_cell[i],
                             digit[1 - i % 2]);
    ch_hodoku_add_link_premises(&deduction, search.grid, &links, CH_CHAIN_OPEN, CH_NONE);
    return ch_hodoku_report(input, &deduction, sink);
}
