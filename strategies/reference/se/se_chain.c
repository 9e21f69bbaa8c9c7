/* se_chain.c - see se_chain.h: the work of a rating.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_chain.h"

enum { NODES_A_PAUSE = 4096 };

void ch_se_start_work(ChSeSpace *space, uint64_t most, ChMeter *meter)
{
    space->work = space->metered = space->pause = 0;
    space->most = most;
    space->meter = meter;
}

void ch_se_take_pause(ChSeSpace *space)
{
    const uint64_t most = space->most != 0 ? space->most : UINT64_MAX;

    ch_meter_add(space->meter, space->work - space->metered);
    space->metered = space->work;
    if (space->work > most || ch_meter_is_over(space->meter)) {
        space->overflow = true;
        return;
    }
    space->pause = space->meter != NULL && most - space->work > NODES_A_PAUSE
                       ? space->work + NODES_A_PAUSE
                       : most;
}
