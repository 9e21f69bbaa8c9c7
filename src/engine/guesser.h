/* guesser.h - what the guesses of one solve share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESSER_H
#define CH_ENGINE_GUESSER_H

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

void ch_guesser_start(ChGuesser *guesser);

#endif
