/* guess.h - guesses: candidates placed without proof, when logic is stuck and the user allows it.
 *
 * All guesses belong to the first solution that the search finds from the puzzle's start, so every
 * guess is correct and no branch is ever undone. The candidates to guess are chosen at the first
 * guess by trial (guess_plan.c), so that there are few. A guess shows the constraint that it was
 * chosen from, and the result of each alternative. The log marks the step as a guess; it proves
 * nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESS_H
#define CH_ENGINE_GUESS_H

#include "engine.h"

/* Makes a step of the next guess where logic is stuck, and adds its alternatives to the log.
 * `placed` is CH_NONE when no guess helps. Returns CH_BUDGET when the search gave up. */
ChStatus ch_guess(ChEngine *engine, const ChPlan *plan, ChStep *step);

#endif
