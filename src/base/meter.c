/* meter.c - see meter.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "meter.h"

void ch_meter_add(ChMeter *meter, uint64_t work)
{
    if (meter == NULL || meter->status != CH_OK)
        return;
    meter->done += work;
    if (meter->budget != 0 && meter->done > meter->budget)
        meter->status = CH_BUDGET;
    else if (meter->poll != NULL && meter->poll(meter->poll_context, meter->done) != 0)
        meter->status = CH_CANCELLED;
}

void ch_meter_begin(ChMeter *meter)
{
    ch_meter_add(meter, 0);
    if (meter != NULL)
        meter->done++;
}

static int poll_outer(void *outer, uint64_t done)
{
    (void)done;
    ch_meter_add(outer, 0);
    return ch_meter_is_over(outer);
}

ChMeter ch_meter_within(ChMeter *outer)
{
    return (ChMeter){.poll = outer != NULL ? poll_outer : NULL, .poll_context = outer};
}
