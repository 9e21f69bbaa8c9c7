/* step_part.h - steps on another board than the one that they were found on.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_STEP_PART_H
#define CH_DIAGNOSE_STEP_PART_H

#include "board.h"
#include "step.h"

/* Stores the part of a step whose conclusions are still open on the board. PART refers to DETAIL.
 * Returns false when a digit that the step places can no longer be placed. */
bool ch_step_open_part(const ChBoard *board, const ChStep *step, ChStep *part, ChDetail *detail);

/* Returns the technique of a step on this board: a single in a house is a full house if its cell is
 * the last empty one there. */
int ch_single_name(const ChBoard *board, const ChStep *step);

/* Reports whether a pattern depends on the open candidates alone, however many there are: that of
 * a single, and that of a forcing chain or net. */
bool ch_step_has_free_pattern(const ChStep *step);

#endif
