/* se_avx2.h - work on whole grids, compiled for AVX2: nine boxes or digits are one vector.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_AVX2_H
#define CH_STRATEGIES_SE_AVX2_H

#include "se_bulk.h"

#ifdef CH_SE_AVX2
static inline bool ch_se_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi");
}
#endif

/* Like the functions with these names. */
void ch_se_grid_derive_avx2(ChSeGrid *grid);
ChSeBulk ch_se_apply_bulk_avx2(ChSeGrid *grid, double rating);
ChSeRise ch_se_take_hidden_singles_avx2(ChSeGrid *grid);

#endif
