/* singles_avx2.c - see singles_avx2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "singles_avx2.h"

#include "singles_take.h"

int ch_take_singles_avx2(ChBoard *board, ChStep *step, uint8_t *finder, int most)
{
    return take_singles(board, step, finder, most);
}
