/* meter.h - the work of one call of the library: counted, limited by a budget, and cancelled by the
 * caller.
 *
 * A unit of work is small and always the same, so that a budget ends a call at the same place on
 * every machine.  Once the meter is over, all that uses it ends as soon as possible.  A NULL meter
 * limits nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_METER_H
#define CH_BASE_METER_H

#include <stdbool.h>

#include <crosshatch/types.h>

typedef struct ChMeter {
    uint64_t done;
    uint64_t budget; /* the meter is over when more is done; 0: any amount */
    ChPoll poll;     /* NULL: never called */
    void *poll_context;
    ChStatus status; /* CH_OK, or why the meter is over: CH_BUDGET, CH_CANCELLED */
} ChMeter;

/* Adds work and polls the caller. */
void ch_meter_add(ChMeter *meter, uint64_t work);

/* Polls the caller with the work done before, and then adds a unit of work that begins: a try. */
void ch_meter_begin(ChMeter *meter);

/* Returns a meter for work in another unit, which is polled as OUTER is and limits nothing itself:
 * it is over when OUTER is.  OUTER may be NULL. */
ChMeter ch_meter_within(ChMeter *outer);

static inline bool ch_meter_is_over(const ChMeter *meter)
{
    return meter != NULL && meter->status != CH_OK;
}

#endif
