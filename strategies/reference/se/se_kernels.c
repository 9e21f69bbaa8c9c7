/* se_kernels.c - the work on whole grids, by the vectors that the processor has.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_avx2.h"
#include "se_bulk_boxes.h"
#include "se_grid_derive.h"

void ch_se_grid_derive(ChSeGrid *grid)
{
#ifdef CH_SE_AVX2
    if (ch_se_has_avx2()) {
        ch_se_grid_derive_avx2(grid);
        return;
    }
#endif
    derive_places(grid);
}

ChSeBulk ch_se_apply_bulk(ChSeGrid *grid, double rating)
{
#ifdef CH_SE_AVX2
    if (ch_se_has_avx2())
        return ch_se_apply_bulk_avx2(grid, rating);
#endif
    return apply_bulk(grid, rating);
}

ChSeRise ch_se_take_hidden_singles(ChSeGrid *grid)
{
#ifdef CH_SE_AVX2
    if (ch_se_has_avx2())
        return ch_se_take_hidden_singles_avx2(grid);
#endif
    return take_hidden_singles(grid);
}
