/* hodoku_take_avx2.h - taking the singles of the queues, compiled for AVX2.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_TAKE_AVX2_H
#define CH_STRATEGIES_HODOKU_TAKE_AVX2_H

#include "hodoku_grid.h"
#include "step.h"

#ifdef CH_HODOKU_AVX2
static inline bool ch_hodoku_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}
#endif

/* Does what take_on_board() does. */
int ch_hodoku_take_avx2(ChHodokuGrid *grid, ChBoard *board, ChStep *step, uint8_t *row, int most);

#endif
