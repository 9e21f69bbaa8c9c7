/* guess_step.h - one guess: the solution that it follows, and its step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESS_STEP_H
#define CH_ENGINE_GUESS_STEP_H

#include "engine.h"

/* Stores the first solution in the guesser.  Returns false, with the status, when there is none or
 * the budget ends first. */
bool ch_guess_find_solution(ChGuesser *guesser, const ChCandidateSet *alive, ChStatus *status);

/* Makes sure that the board still has every digit of the guesser's solution. If strategies have
 * excluded that solution (the puzzle has several), the first remaining one replaces it. Returns
 * false when no solution remains. */
bool ch_guess_solution(ChGuesser *guesser, const ChBoard *board, ChStatus *status);

/* Returns the smallest constraint of a candidate; *SIZE receives the number of candidates open in
 * it. */
int ch_guess_constraint(const ChBoard *board, int candidate, int *size);

/* Returns the step that guesses a candidate; its seed is the candidate's smallest constraint. */
ChStep ch_guess_step(const ChBoard *board, int candidate);

#endif
