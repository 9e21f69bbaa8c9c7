/* remote_pairs.c - chains of cells with the same two candidates.  Their number of cells is even, so
 * that the two ends hold different digits; of all chains the best (hodoku_best.h).
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

/* What sees two cells of the chain that are an odd number of places, three at least, apart. */
static ChCellSet seen_by_opposites(const Hunt *hunt)
{
    ChCellSet seen = {{0}};

    for (int i = 0; i < hunt->count; i++)
        for (int j = i + 3; j < hunt->count; j += 2)
            seen = ch_cells_or(seen, ch_hodoku_common_peers(hunt->cell[i], hunt->cell[j]));
    return seen;
}

static void take(Hunt *hunt)
{
    const ChCellSet seen = seen_by_opposites(hunt);

    hunt->list.count = 0;
    for (unsigned rest = hunt->digits; rest != 0; rest &= rest - 1)
        ch_hodoku_list_cells(&hunt->list, hunt->grid, seen, ch_lowest(rest));
    if (!ch_hodoku_best_take(&hunt->best, CH_TECHNIQUE_REMOTE_PAIR, 2 * hunt->count, hunt->order++,
                             &hunt->list))
        return;
    hunt->best_count = hunt->count;
    for (int i = 0; i < hunt->count; i++)
        hunt->best_cell[i] = hunt->cell[i];
}

/* The cells that come next are those of the row, then of the column, then of the box. */
static void go_on(Hunt *hunt, ChCellSet rest)
{
    const uint8_t *const house = ch_hodoku_houses[hunt->cell[hunt->count - 1]];
    ChCellSet left = rest;

    if (hunt->count >= LEAST && hunt->count % 2 == 0)
        take(hunt);
    for (int kind = 0; kind < 3 && hunt->count < MOST; kind++) {
        const ChCellSet next = ch_cells_and(left, ch_hodoku_house[house[kind]]);
        left = ch_cells_minus(left, next);
        for (int cell = ch_cells_next(&next, 0); cell >= 0; cell = ch_cells_next(&next, cell + 1)) {
            ch_cells_remove(&rest, cell);
            hunt->cell[hunt->count++] = (uint8_t)cell;
            go_on(hunt, rest);
            hunt->count--;
            ch_cells_add(&rest, cell);
        }
    }
}

static ChCellSet twins_of(const ChHodokuGrid *grid, const ChCellSet *pairs, int cell)
{
    ChCellSet twins = *pairs;

    for (unsigned digits = grid->candidates[cell]; digits != 0; digits &= digits - 1)
        twins = ch_cells_and(twins, grid->plane[ch_lowest(digits)]);
    return twins;
}

bool ch_hodoku_remote_pair(const ChScene *scene, ChSink *sink)
{
    const ChCellSet *const pairs = &ch_hodoku_few(scene->hodoku)->exactly[2];
    Hunt hunt = {.grid = &scene->hodoku->grid};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_REMOTE_PAIR);
    ChHodokuLinks links;

    for (int cell = ch_cells_next(pairs, 0); cell >= 0; cell = ch_cells_next(pairs, cell + 1)) {
        hunt.digits = hunt.grid->candidates[cell];
        ChCellSet twins = twins_of(hunt.grid, pairs, cell);
        if (ch_cells_count(twins) < LEAST)
            continue;
        ch_cells_remove(&twins, cell);
        hunt.cell[0] = (uint8_t)cell;
        hunt.count = 1;
        go_on(&hunt, twins);
    }
    if (!hunt.best.found)
        return false;
    ch_hodoku_list_copy(&scene->hodoku->list, &hunt.best.list);
    links.count = 0;
    const unsigned digits = hunt.grid->candidates[hunt.best_cell[0]];
    const int digit[] = {ch_lowest(digits), ch_lowest(digits & (digits - 1))};
    for (int i = 0; i < hunt.best_count; i++)
        ch_hodoku_link_cells(&links, hunt.best_cell[i], digit[i % 2], hunt.best_cell[i],
                             digit[1 - i % 2]);
    ch_hodoku_rests_on_links(&deduction, hunt.grid, &links, CH_CHAIN_OPEN, CH_NONE);
    return ch_hodoku_report(scene, &deduction, sink);
}
