/* guess.h - taking the smallest open choice on trust, when logic is stuck and the user allows it.
 *
 * The choice is the constraint with the fewest open candidates.  Which of them is guessed is
 * settled by the search: the one in the first solution it finds, so that every guess stands and no
 * branch is ever taken back.  The log says that it is a guess; it proves nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESS_H
#define CH_ENGINE_GUESS_H

#include "bruteforce.h"
#include "technique.h"

/* Nodes of the search, for one puzzle: seconds at the very worst. */
enum { CH_GUESS_BUDGET = 1000000 };

/* What the guesses of one solve share. */
typedef struct ChGuesser {
    uint64_t budget;
    bool asked;    /* the search has run */
    bool hopeless; /* it found that there is no solution */
    uint8_t solution[CH_CELLS];
    ChSearch search; /* its working memory */
} ChGuesser;

void ch_guesser_start(ChGuesser *guesser);

/* Makes a step of the guess; `placed` is CH_NONE when the position has no solution.  CH_BUDGET when
 * the search gave up. */
ChStatus ch_guess(ChGuesser *guesser, const ChBoard *board, ChFacts *facts, ChStep *step);

#endif
