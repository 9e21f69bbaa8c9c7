/* guess_plan.h - chooses the guesses of a solve.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESS_PLAN_H
#define CH_ENGINE_GUESS_PLAN_H

#include "engine.h"

/* Chooses the guesses from a board where logic is stuck, and restores the engine. Chooses none when
 * they do not lead to a solved puzzle. */
ChStatus ch_guess_choose(ChEngine *engine, const ChPlan *plan);

#endif
