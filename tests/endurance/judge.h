/* judge.h - does a step hold?  Judged without finders, teller and verifier.
 *
 * 1. By its premises: no way to satisfy them with the candidates that are alive denies a
 *    conclusion.  A deadly pattern counts as "one of its cells has another digit".
 * 2. By the search: no solution of the board that breaks all the deadly patterns denies it.
 * 3. By exchange: no given and no missing mark lies in a deadly pattern, and random grids that hold
 *    the pattern have a second filling of its cells.
 *
 * A contradiction concludes nothing: then nothing may satisfy the premises, and no solution be
 * left.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENDURANCE_JUDGE_H
#define CH_TESTS_ENDURANCE_JUDGE_H

#include "board.h"
#include "bruteforce.h"
#include "step.h"

typedef struct Judge {
    ChSearch search;
    const ChPuzzle *puzzle; /* the caller's */
    uint64_t steps;         /* judged so far */
    uint64_t undecided;     /* questions that took too much work */
} Judge;

/* NULL, or what is wrong with a step that was found on a board; it lasts until the next call. */
const char *judge_step(Judge *judge, const ChBoard *board, const ChStep *step);

#endif
