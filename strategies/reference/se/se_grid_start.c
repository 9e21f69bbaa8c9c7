/* se_grid_start.c - the grid of a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_grid.h"

void ch_se_grid_start_cells(ChSeGrid *grid, const uint8_t *digit)
{
    uint16_t placed[CH_HOUSES] = {0};

    memset(grid, 0, sizeof *grid);
    memset(grid->empty, 9, sizeof grid->empty);
    grid->left = CH_CELLS;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        grid->value[cell] = digit[cell];
        if (digit[cell] == CH_NO_DIGIT)
            continue;
        ch_se_grid_fill(grid, cell, digit[cell]);
        for (int type = 0; type < CH_SE_TYPES; type++)
            placed[ch_grid_cell_house[cell][type]] |= (uint16_t)(1u << digit[cell]);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t *const house = ch_grid_cell_house[cell];
        const unsigned seen = placed[house[0]] | placed[house[1]] | placed[house[2]];
        grid->cand[cell] = digit[cell] == CH_NO_DIGIT ? CH_ALL_NINE & ~seen : 0;
    }
}

void ch_se_grid_start(ChSeGrid *grid, const uint8_t *digit)
{
    ch_se_grid_start_cells(grid, digit);
    ch_se_grid_derive(grid);
}
