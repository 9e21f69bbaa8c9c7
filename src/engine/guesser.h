/* guesser.h - the state shared by all guesses of one solve.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_GUESSER_H
#define CH_ENGINE_GUESSER_H

#include "bruteforce.h"
#include "log.h"
#include "plan.h"

/* Limits on the cost of guessing, for one puzzle. */
enum {
    CH_GUESS_NODES = 1000000, /* nodes of the search for the solution: seconds at the very worst */
    CH_ALTERNATIVE_NODES = 10000, /* nodes of the search for the result of one alternative */
    CH_GUESS_QUESTIONS = 10000,   /* finder calls while the guesses are chosen */
    CH_GUESS_DEPTH = 2            /* most guesses tried together */
};

/* A saved position of an engine: board, state of the profile, and the log's step count and arena
 * use. */
typedef struct ChPosition {
    ChBoard board;
    _Alignas(max_align_t) unsigned char state[CH_SAVED_STATE];
    uint32_t steps;
    size_t used;
} ChPosition;

/* A list of guesses, in the order in which they are made. */
typedef struct ChGuesses {
    int count;
    int left; /* cells still empty when logic is stuck after them */
    uint16_t candidate[CH_CELLS];
} ChGuesses;

/* The state shared by all guesses of one solve. */
typedef struct ChGuesser {
    uint64_t budget;        /* nodes for the search for the solution */
    ChMeter *meter;         /* of the solve, which may end the searches; NULL: none */
    uint64_t branch_budget; /* nodes for each search for the result of an alternative */
    bool requested;         /* the search has run, and the guesses are chosen */
    bool has_no_solution;   /* the puzzle has no solution */
    int taken;              /* number of chosen guesses made so far */
    ChGuesses chosen;
    uint8_t solution[CH_CELLS];
    ChCandidateSet alive; /* candidates left after the puzzle's start and the guesses made */

    /* Used only while the guesses are chosen: */
    uint64_t questions; /* the engine's count of finder calls that ends the search */
    ChGuesses tried;    /* the guesses tried at the engine's current position */
    ChGuesses best;     /* of the guesses tried so far, those that left the fewest cells empty */
    ChPosition position[CH_GUESS_DEPTH];
    ChSearch search; /* working memory of the search */
} ChGuesser;

/* Resets the state for a new solve, with its meter or NULL. */
void ch_guesser_start(ChGuesser *guesser, ChMeter *meter);

#endif
