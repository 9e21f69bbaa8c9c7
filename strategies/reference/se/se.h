/* se.h - the next hint that Sudoku Explainer, or a relative of it, would take.
 *
 * The producers of a scale run in its order; the first hint that any of them reports is the step.
 * It is applied to the present grid, and no other state is kept from step to step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_H
#define CH_STRATEGIES_SE_H

#include <stddef.h>

#include "se_bulk.h"
#include "se_ceiling.h"
#include "se_chain.h"
#include "se_patterns.h"
#include "se_producers.h"
#include "se_rating.h"

typedef enum ChSeOutcome {
    CH_SE_HINT,
    CH_SE_NOTHING, /* no producer finds anything */
    CH_SE_BEYOND,  /* nothing of MOST or less: the remaining producers rate higher */
    CH_SE_UNSURE,  /* nothing below level 2, but in their order there might have been more */
    CH_SE_OVERFLOW /* something did not fit in the workspace */
} ChSeOutcome;

/* Finds the next hint.  MOST, in tenths, saves work: above it the hint itself is not wanted. 0: any
 * hint is.  BULK, the result of ch_se_apply_bulk() on the grid, saves work as well. */
ChSeOutcome ch_se_next(ChSeSpace *space, const ChSeScale *scale, const ChSeGrid *grid,
                       const ChSeBulk *bulk, int most, ChSeHint *hint);

/* Finds the first hint of one producer of the scale, counted from 1. */
ChSeOutcome ch_se_produce(ChSeSpace *space, const ChSeScale *scale, const ChSeGrid *grid,
                          int producer, ChSeHint *hint);

/* Writes the name that the scale's program gives to the hint, NUL-ended. */
enum { CH_SE_NAME = 96 };
void ch_se_name(const ChSeScale *scale, const ChSeHint *hint, char name[CH_SE_NAME]);

#endif
