/* se_next.h - the SE scale: the next hint that Sudoku Explainer 1.2.1.3 would take.
 *
 * Thirty producers in a fixed order; the first hint that any of them delivers is the step.  It is
 * applied to a grid as it then is, and nothing else is carried from step to step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_NEXT_H
#define CH_STRATEGIES_SE_NEXT_H

#include <stddef.h>

#include "se_chain.h"
#include "se_settle.h"

typedef enum ChSeOutcome {
    CH_SE_HINT,
    CH_SE_NOTHING, /* no producer finds anything */
    CH_SE_BEYOND,  /* nothing of MOST or less: what is left of the producers rates higher */
    CH_SE_OVERFLOW /* something did not fit in the workspace */
} ChSeOutcome;

/* MOST, in tenths, saves work: above it the hint itself is of no interest.  0: any is.  So does
 * SETTLED, as ch_se_settle() has left the grid. */
ChSeOutcome ch_se_next(ChSeSpace *space, const ChSeGrid *grid, const ChSeSettled *settled, int most,
                       ChSeHint *hint);

/* The first hint of one producer, counted from 1. */
enum { CH_SE_PRODUCERS = 30 };
ChSeOutcome ch_se_produce(ChSeSpace *space, const ChSeGrid *grid, int producer, ChSeHint *hint);

void ch_se_apply(ChSeGrid *grid, const ChSeHint *hint);

/* Writes what Sudoku Explainer calls the hint, NUL-ended. */
enum { CH_SE_NAME = 96 };
void ch_se_name(const ChSeHint *hint, char name[CH_SE_NAME]);

#endif
