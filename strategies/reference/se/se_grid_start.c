/* se_grid_start.c - the grid of a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_grid.h"

/* Lists the given cells; returns how many.  Without branches: which cells have givens is not
 * predictable. */
static int list_givens(const uint8_t *digit, uint8_t *given)
{
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        given[count] = (uint8_t)cell;
        count += digit[cell] != CH_NO_DIGIT;
    }
    return count;
}

/* Computes the candidates from the digits placed in the houses, row by row. */
static void start_candidates(ChSeGrid *grid, const uint16_t *placed)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const unsigned seen =
                placed[row / 3 * 3 + column / 3] | placed[9 + row] | placed[18 + column];
            const bool is_open = grid->value[9 * row + column] == CH_NO_DIGIT;
            grid->cand[9 * row + column] = (uint16_t)(CH_ALL_NINE & ~seen & (0u - is_open));
        }
}

void ch_se_grid_start_cells(ChSeGrid *grid, const uint8_t *digit)
{
    uint16_t placed[CH_HOUSES] = {0};
    unsigned twice = 0;
    uint8_t given[CH_CELLS];
    const int givens = list_givens(digit, given);

    memset(grid, 0, sizeof *grid);
    memset(grid->empty, 9, sizeof grid->empty);
    memset(grid->value, CH_NO_DIGIT, sizeof grid->value);
    grid->left = CH_CELLS;
    for (int i = 0; i < givens; i++) {
        const int cell = given[i];
        ch_se_grid_fill(grid, cell, digit[cell]);
        for (int type = 0; type < CH_SE_TYPES; type++) {
            uint16_t *const in_house = &placed[ch_grid_cell_house[cell][type]];
            twice |= *in_house & 1u << digit[cell];
            *in_house |= (uint16_t)(1u << digit[cell]);
        }
    }
    grid->has_clash = twice != 0;
    start_candidates(grid, placed);
}

void ch_se_grid_start(ChSeGrid *grid, const uint8_t *digit)
{
    ch_se_grid_start_cells(grid, digit);
    ch_se_grid_derive(grid);
}
