/* judge.h - Judges whether a step is sound, without finders, log replay and verifier.
 *
 * 1. By its premises: no way to satisfy them with the remaining candidates contradicts a
 *    conclusion.  A deadly pattern counts as "one of its cells has another digit".
 * 2. By the search: no solution of the board that breaks all the deadly patterns contradicts a
 *    conclusion.
 * 3. By exchange: no given and no missing mark lies in a deadly pattern, and random grids that hold
 *    the pattern have a second filling of its cells. A pattern of one cell has none: it is not
 *    true of just one solution of the puzzle.
 *
 * A contradiction concludes nothing: then no candidates may satisfy the premises, and no solution
 * may be left.
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

/* Returns NULL, or a description of the fault of a step that was found on a board; it is valid
 * until the next call. */
const char *judge_step(Judge *judge, const ChBoard *board, const ChStep *step);

#endif
