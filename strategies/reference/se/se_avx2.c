/* se_avx2.c - see se_avx2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_avx2.h"

#include "se_bulk_boxes.h"

void ch_se_grid_derive_avx2(ChSeGrid *grid)
{
    derive_places(grid);
}

ChSeBulk ch_se_apply_bulk_avx2(ChSeGrid *grid, double rating)
{
    return apply_bulk(grid, rating);
}

ChSeRise ch_se_take_hidden_singles_avx2(ChSeGrid *grid)
{
    return take_hidden_singles(grid);
}
