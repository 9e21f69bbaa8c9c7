/* se_grid_derive.h - the places of a grid's digits, computed from its candidates; compiled for
 * several sets of vector instructions (se_kernels.c, se_avx2.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_GRID_DERIVE_H
#define CH_STRATEGIES_SE_GRID_DERIVE_H

#include <string.h>

#include "se_grid.h"

/* A lane for each digit; those behind the ninth stay empty. */
typedef uint16_t ChSeLanes __attribute__((vector_size(32)));

/* Stores the places of the digits in one house. */
static inline void derive_house(ChSeGrid *grid, int house, const ChSeLanes *places)
{
    memcpy(grid->pos[house], places, sizeof grid->pos[house]);
}

/* Finds the places of all digits in the houses. */
static inline void derive_houses(ChSeGrid *grid)
{
    static const ChSeLanes BIT = {1,   2,   4,   8,   16,  32,  64,  128,
                                  256, 512, 512, 512, 512, 512, 512, 512};
    ChSeLanes column[9];

    memset(column, 0, sizeof column);
    for (int band = 0; band < 3; band++) {
        ChSeLanes box[3];
        memset(box, 0, sizeof box);
        for (int line = 0; line < 3; line++) {
            ChSeLanes row = {0};
            for (int i = 0; i < 9; i++) {
                const ChSeLanes has =
                    (ChSeLanes)((BIT & grid->cand[27 * band + 9 * line + i]) == BIT);
                row |= has & (uint16_t)(1 << i);
                column[i] |= has & (uint16_t)(1 << (3 * band + line));
                box[i / 3] |= has & (uint16_t)(1 << (3 * line + i % 3));
            }
            derive_house(grid, 9 + 3 * band + line, &row);
        }
        for (int i = 0; i < 3; i++)
            derive_house(grid, 3 * band + i, &box[i]);
    }
    for (int i = 0; i < 9; i++)
        derive_house(grid, 18 + i, &column[i]);
}

/* Computes `pos` and `plane` from the candidates. */
static inline void derive_places(ChSeGrid *grid)
{
    derive_houses(grid);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        uint64_t low = 0;
        for (int row = 0; row < 7; row++)
            low |= (uint64_t)grid->pos[9 + row][digit] << 9 * row;
        const uint64_t high = grid->pos[16][digit] | (uint64_t)grid->pos[17][digit] << 9;
        grid->plane[digit] = (ChGridCells){{low | high << 63, high >> 1}};
    }
}

#endif
