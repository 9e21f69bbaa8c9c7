/* se_loop_path.h - what a path of cells needs to become a unique loop.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_LOOP_PATH_H
#define CH_STRATEGIES_SE_LOOP_PATH_H

#include "se_grid.h"

/* The path's cells with further candidates: which types are still possible. */
typedef struct ChSeExtras {
    int count;
    uint8_t first;
    unsigned others;    /* digits besides the pair */
    ChGridCells common; /* if they are one digit: its places that all of them see */
} ChSeExtras;

/* Adds a cell; false when no type is possible for a path with these.  More than two, or two with
 * one other digit, give type 2; two that share a house give types 3 and 4. */
static inline bool ch_se_add_extra(ChSeExtras *extras, const ChSeGrid *grid, unsigned pair,
                                   int cell)
{
    const bool shares = extras->count == 1 && ch_grid_sees(extras->first, cell);

    extras->others |= grid->cand[cell] & ~pair;
    if (extras->count++ == 0) {
        extras->first = (uint8_t)cell;
        extras->common = grid->plane[ch_lowest(extras->others)];
        extras->common = ch_grid_cells_and(extras->common, ch_grid_peers[cell]);
        return true;
    }
    extras->common = ch_grid_cells_and(extras->common, ch_grid_peers[cell]);
    return shares || (ch_is_single(extras->others) && !ch_grid_cells_empty(extras->common));
}

/* Returns the three houses of a cell as bits. */
static inline uint32_t ch_se_houses_of(int cell)
{
    return 1u << ch_grid_cell_house[cell][0] | 1u << ch_grid_cell_house[cell][1] |
           1u << ch_grid_cell_house[cell][2];
}

/* Reports whether each of the houses has one of the cells. */
static inline bool ch_se_all_meet(uint32_t houses, ChGridCells cells)
{
    CH_EACH_HOUSE(house, houses)
        if (!ch_grid_cells_meet(cells, ch_grid_house_cells[house]))
            return false;
    return true;
}

/* Reports whether the cell, which has just the two digits of the pair, may be in a loop of these
 * cells that has a type.  CELLS have both digits.  Adds those of the loop without further
 * candidates to PLAIN. */
bool ch_se_has_loop(const ChSeGrid *grid, unsigned pair, int cell, ChGridCells cells,
                    ChGridCells *plain);

#endif
