/* practice.h - puzzles and positions to practise one technique or sub-type with, from a seed.
 *
 *      CH_PRACTICE_NEEDS   the techniques up to this one solve the puzzle, those before it do not
 *      CH_PRACTICE_USES    all techniques solve the puzzle, and at some point this is the easiest
 *
 * A puzzle comes from the first of three sources that has one: random grids; variations of the
 * technique's practice puzzle (example.h); equivalents of that puzzle.  The practice puzzle of a
 * rare technique may hold only with a shorter list of techniques.  Then `plan` of the result has
 * that list, and `strategies` is its text.
 *
 * An entry depends only on technique, kind, seed and index.  Its tries are limited by number, so
 * that every machine has the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_PRACTICE_H
#define CH_TEACH_PRACTICE_H

#include "log_replay.h"
#include "puzzle_search.h"

typedef enum ChPracticeKind { CH_PRACTICE_NEEDS, CH_PRACTICE_USES } ChPracticeKind;

/* The workspace: large, owned by the caller. */
typedef struct ChPractice {
    const ChTechnique *technique;
    ChPracticeKind kind;
    /* May be changed after the start: */
    bool strict;    /* no puzzle that needs the technique only by a shorter list */
    uint64_t tries; /* of random grids, and as many of variations */
    ChMeter *meter; /* counts the tries, and may end them; NULL: none */

    ChOrder order;          /* by the teaching order */
    ChOrder own;            /* by the list of the practice puzzle */
    ChOrigin origin;        /* the practice puzzle, if `own` has a plan */
    const char *strategies; /* the list of `own` */
    ChPuzzleSearch search;
    ChLog single;
} ChPractice;

/* A puzzle that practises the technique. */
typedef struct ChPracticed {
    ChPuzzle puzzle;
    const ChPlan *plan;     /* the techniques with which it does; valid as long as the workspace */
    const char *strategies; /* their list, if they are fewer than those of the kind; or NULL */
} ChPracticed;

/* A position in which the technique is the easiest step of the plan. */
typedef struct ChPracticePosition {
    ChPracticed from;
    ChPuzzle position; /* the puzzle with all digits and eliminations before the step */
} ChPracticePosition;

/* Finds the technique with this key, title or alias in any language, of several the first in the
 * teaching order, or else the sub-type.  CH_BAD_STRATEGY: there is none. */
ChStatus ch_practice_technique(const ChTechnique **technique, const char *name);

/* Starts a workspace for a technique that some finder finds, or a sub-type. */
ChStatus ch_practice_start(ChPractice *practice, const ChTechnique *technique, ChPracticeKind kind);

/* Makes entry INDEX of SEED; false when there is no such puzzle within the tries. */
bool ch_practice_puzzle(ChPractice *practice, uint64_t seed, uint64_t index, ChPracticed *made);

/* Makes the position of entry INDEX: before the first step of the technique on the way. */
bool ch_practice_position(ChPractice *practice, uint64_t seed, uint64_t index,
                          ChPracticePosition *made);

/* Solves a puzzle or a position by a plan; the log is valid until the next call with the
 * workspace, and PUZZLE must live as long. */
const ChLog *ch_practice_solve(ChPractice *practice, const ChPuzzle *puzzle, const ChPlan *plan);

/* Returns the number of the first step of the technique in a log, from 1.  Without one, returns the
 * number of steps + 1. */
uint32_t ch_practice_first(const ChPractice *practice, const ChLog *log);

/* Returns the log of the one step of a position, valid as above. */
const ChLog *ch_practice_step(ChPractice *practice, const ChPracticePosition *made);

#endif
