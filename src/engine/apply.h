/* apply.h - the only way a step changes a board.
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
