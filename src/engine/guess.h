/* guess.h - taking a candidate on trust, when logic is stuck and the user allows it.
 *
 * Guesses follow the first solution that the search finds from the puzzle's start, so that all of
 * them stand and no branch is ever taken back.  Which candidates of that solution are guessed is
 * settled at the first guess, by trying (guess_plan.c), so that there are few.  A guess shows the
 * choice that it was made from, and what each of the alternatives would have led to.  The log says
 * that it is a guess; it proves nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESS_H
#define CH_ENGINE_GUESS_H

#include "engine.h"

/* Makes a step of the next guess where logic is stuck, and reports its alternatives to the log;
 * `placed` is CH_NONE when there is no guess that helps.  CH_BUDGET when the search gave up. */
ChStatus ch_guess(ChEngine *engine, const ChPlan *plan, ChStep *step);

/* ---- between guess.c and guess_plan.c ---- */

/* Chooses the guesses from a board where logic is stuck, and leaves the engine as it was.  None are
 * chosen when they do not lead to the end. */
ChStatus ch_guess_choose(ChEngine *engine, const ChPlan *plan);

/* Sees to it that the board still has all of the solution: one that strategies have excluded, when
 * the puzzle has several, makes way for the first that they left.  False when there is none to be
 * had. */
bool ch_guess_solution(ChGuesser *guesser, const ChBoard *board, ChStatus *status);

/* The smallest of a candidate's constraints, and how many candidates that has open. */
int ch_guess_constraint(const ChBoard *board, int candidate, int *size);

ChStep ch_guess_step(const ChBoard *board, int candidate);

#endif
