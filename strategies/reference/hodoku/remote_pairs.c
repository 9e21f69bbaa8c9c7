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

bool ch_hodoku_remote_pair(const ChFinderInput *input, ChSink *sink)
{
    const ChGridCells *const pairs = &ch_hodoku_few(ch_hodoku_state(input))->exactly[2];
    Hunt search = {.grid = &ch_hodoku_state(input)->grid};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_REMOTE_PAIR);
    ChHodokuLinks links;

    CH_EACH_GRID_CELL(cell, *pairs) {
        search.digits = search.grid->candidates[cell];
        ChGridCells twins = twins_of(search.grid, pairs, cell);
        if (ch_grid_cells_count(twins) < LEAST)
            continue;
        ch_grid_cells_remove(&twins, cell);
        search.cell[0] = (uint8_t)cell;
        search.count = 1;
        extend_chain(&search, twins);
    }
    if (!search.best.found)
        return false;
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
