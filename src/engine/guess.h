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

#include "bruteforce.h"
#include "hodoku_grid.h"
#include "log.h"
#include "plan.h"

/* What guessing may cost, for one puzzle. */
enum {
    CH_GUESS_NODES = 1000000,     /* of the search for the solution: seconds at the very worst */
    CH_ALTERNATIVE_NODES = 10000, /* of each search for what an alternative leads to */
    CH_GUESS_QUESTIONS = 10000,   /* put to finders while the guesses are chosen */
    CH_GUESS_DEPTH = 2            /* guesses that are chosen together */
};

/* How far an engine had got. */
typedef struct ChPosition {
    ChBoard board;
    ChHodokuGrid hodoku;
    uint32_t steps;
    size_t used;
} ChPosition;

/* Guesses, in the order in which they are made. */
typedef struct ChGuesses {
    int count;
    int left; /* cells that are empty when logic has gone on after them */
    uint16_t candidate[CH_CELLS];
} ChGuesses;

/* What the guesses of one solve share. */
typedef struct ChGuesser {
    uint64_t budget;        /* nodes of the search for the solution */
    uint64_t branch_budget; /* of each of its searches for what an alternative leads to */
    bool requested;         /* the search has run, and the guesses are chosen */
    bool hopeless;          /* the puzzle has no solution */
    int taken;              /* how many of the chosen guesses have been made */
    ChGuesses chosen;
    uint8_t solution[CH_CELLS];
    ChCandidateSet alive; /* the puzzle's start, and the guesses made */

    /* While the guesses are chosen: */
    uint64_t questions; /* the engine's count at which the work allowed is done */
    ChGuesses tried;    /* where the engine stands */
    ChGuesses best;     /* the guesses seen so far that left the fewest cells empty */
    ChPosition position[CH_GUESS_DEPTH];
    ChSearch search; /* its working memory */
} ChGuesser;

typedef struct ChEngine ChEngine;

void ch_guesser_start(ChGuesser *guesser);

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
