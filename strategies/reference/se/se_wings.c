/* se_wings.c - producers 13 and 14 of the SE scale: XY-Wing and XYZ-Wing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_basic.h"

/* Reports the wing of a pivot and two cells, if it is one and has eliminations. */
static bool try_wing(const ChSeGrid *grid, const int *cell, int size, const ChSeSink *sink)
{
    const unsigned pivot = grid->cand[cell[0]];
    const unsigned a = grid->cand[cell[1]];
    const unsigned b = grid->cand[cell[2]];

    if (ch_se_count(pivot | a | b) != 3 || ch_se_count(pivot & a & b) != size - 2 || (a & b) == 0)
        return false;
    const int digit = ch_lowest(a & b);
    ChGridCells lost = ch_grid_cells_and(
        grid->plane[digit], ch_grid_cells_and(ch_grid_peers[cell[1]], ch_grid_peers[cell[2]]));
    if (size == 3)
        lost = ch_grid_cells_and(lost, ch_grid_peers[cell[0]]);
    ch_grid_cells_remove(&lost, cell[0]);
    if (ch_grid_cells_empty(lost))
        return false;
    ChSeHint hint = size == 2 ? ch_se_hint(CH_SE_XY_WING, 4.2) : ch_se_hint(CH_SE_XYZ_WING, 4.4);
    for (int i = 0; i < 3; i++)
        hint.base[i] = (uint8_t)cell[i];
    hint.digits = (uint16_t)(1u << digit);
    CH_EACH_GRID_CELL(target, lost)
        hint.removed.of[target] = (uint16_t)(1u << digit);
    return ch_se_take(sink, &hint);
}

/* Lists those of the peers that have two candidates, all but one of the pivot's; returns how many.
 * Without branches: the outcome is unpredictable. */
static int list_pairs(const ChSeGrid *grid, unsigned pivot, const uint8_t *peer, uint8_t *list)
{
    int count = 0;

    for (int k = 0; k < CH_SE_PEERS; k++) {
        const unsigned digits = grid->cand[peer[k]];
        list[count] = peer[k];
        count += (int)(ch_se_count(digits) == 2) & (int)(ch_se_count(pivot & ~digits) == 1);
    }
    return count;
}

static bool wings_of(const ChSeScale *scale, const ChSeGrid *grid, int pivot, int size,
                     const ChSeSink *sink)
{
    uint8_t pair[CH_SE_PEERS + 1];
    const int count = list_pairs(grid, grid->cand[pivot], scale->peer[pivot], pair);

    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (try_wing(grid, (int[]){pivot, pair[i], pair[k]}, size, sink))
                return true;
    return false;
}

bool ch_se_wings(const ChSeScale *scale, const ChSeGrid *grid, int size, const ChSeSink *sink)
{
    for (int pivot = 0; pivot < CH_CELLS; pivot++)
        if (ch_se_count(grid->cand[pivot]) == size && wings_of(scale, grid, pivot, size, sink))
            return true;
    return false;
}
