/* singles_avx2.h - taking singles, compiled for AVX2.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLES_AVX2_H
#define CH_STRATEGIES_SINGLES_AVX2_H

#include "board.h"
#include "step.h"

#ifdef CH_SINGLES_AVX2
static inline bool ch_singles_have_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}
#endif

/* Does what ch_take_singles() does. */
int ch_take_singles_avx2(ChBoard *board, ChStep *step, uint8_t *finder, int most);

#endif
