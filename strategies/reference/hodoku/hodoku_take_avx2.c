/* hodoku_take_avx2.c - see hodoku_take_avx2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_take_avx2.h"

#include "hodoku_take.h"

int ch_hodoku_take_avx2(ChHodokuGrid *grid, ChBoard *board, ChStep *step, uint8_t *row, int most)
{
    return take_on_board(grid, board, step, row, most);
}
