/* apply.h - the only way a step changes a board, but for singles that are placed as they are found
 * (ch_take_singles).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_APPLY_H
#define CH_ENGINE_APPLY_H

#include "board.h"
#include "step.h"

/* Applies the conclusions of a step. */
void ch_board_apply(ChBoard *board, const ChStep *step);

#endif
