/* se_direct.c - see se_direct.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_direct.h"

static void remove_at(ChSeHint *hint, const ChSeGrid *grid, int house, unsigned places,
                      unsigned digits)
{
    CH_EACH_BIT(place, places)
        (void)ch_se_hint_remove(hint, grid, ch_grid_house_cell[house][place], digits);
}

void ch_se_complete_direct(const ChSeGrid *grid, ChSeHint *hint)
{
    const int house = hint->base[0];
    const int cover = hint->cover[0];

    hint->is_complete = true;
    switch (hint->technique) {
    case CH_SE_DIRECT_POINTING:
    case CH_SE_DIRECT_CLAIMING:
        remove_at(hint, grid, cover, CH_ALL_NINE & ~(unsigned)ch_se_overlap[cover][house],
                  hint->digits);
        break;
    case CH_SE_DIRECT_HIDDEN_PAIR:
    case CH_SE_DIRECT_HIDDEN_TRIPLET:
        remove_at(hint, grid, house, hint->cells, CH_ALL_NINE & ~(unsigned)hint->digits);
        break;
    default:
        hint->is_complete = false;
        break;
    }
}
