/* se_hint.c - see se_hint.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_hint.h"

void ch_se_apply(ChSeGrid *grid, const ChSeHint *hint)
{
    const bool removes = hint->place == CH_SE_NOWHERE || hint->nodes > 0 || hint->is_complete;

    for (int cell = 0; cell < CH_CELLS && removes; cell++)
        CH_EACH_DIGIT(digit, hint->removed.of[cell] & grid->cand[cell])
            ch_se_grid_remove(grid, cell, digit);
    if (hint->place != CH_SE_NOWHERE)
        ch_se_grid_place(grid, hint->place / 9, hint->place % 9);
}
