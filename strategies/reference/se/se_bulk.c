/* se_bulk.c - see se_bulk.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_avx2.h"
#include "se_bulk_boxes.h"

ChSeBulk ch_se_apply_bulk(ChSeGrid *grid, double rating)
{
#ifdef CH_SE_AVX2
    if (ch_se_has_avx2())
        return ch_se_apply_bulk_avx2(grid, rating);
#endif
    return apply_bulk(grid, rating);
}
