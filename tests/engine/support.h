/* support.h - what the engine's tests share: puzzles from text, finding all, transformed boards.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_SUPPORT_H
#define CH_TESTS_ENGINE_SUPPORT_H

#include <stdio.h>

#include "engine.h"
#include "log_replay.h"
#include "random.h"
#include "search.h"
#include "symmetry.h"

/* Reads 81 characters, row by row; anything but a digit is empty. */
ChPuzzle puzzle_of(const char *text);

/* The INDEXth generated puzzle of a seed and its solution; SEARCH is room to work in. */
ChPuzzle solved_puzzle(ChSearch *search, uint64_t seed, int index, uint8_t *solution);

/* A generated puzzle some way into its solve; or with a given less, so that there may be several
 * solutions. */
ChPuzzle random_position(ChSearch *search, ChRandom *random, ChEngine *engine, const ChPlan *plan,
                         int index);

/* A file of the shared folder; NULL, and a word of it on standard error, where there is none. */
FILE *open_shared(const char *name);

/* The shared lists, where there are any, each with every how many of its puzzles makes a sample
 * that is quickly worked through; ends with a NULL name. */
typedef struct SharedList {
    const char *name;
    int every;
} SharedList;

extern const SharedList shared_lists[];

/* The next puzzle of the sample; FILE is opened when it is NULL, and closed and NULL after the
 * last, which returns false.  False at once, and a word of it on standard error, where there are no
 * lists. */
bool next_shared(const SharedList *list, FILE **file, ChPuzzle *puzzle);

/* A position of a puzzle: its givens, what else is placed, and the candidates gone that all these
 * digits leave alive. */
ChPuzzle position_of(const ChPuzzle *puzzle, const ChBoard *board);

/* The plan of the default profile, narrowed to LIST (NULL: all). */
ChPlan plan_of(const char *list);

/* The same of any profile. */
ChPlan plan_in(const char *profile, const char *list);

ChEngine *new_engine(void);

/* What the se profile works in. */
ChSe *new_space(void);

/* A seed from the environment (CH_SEED) or a fixed one; printed, so that a failure can be repeated.
 */
ChRandom seeded(const char *test);

/* Runs a finder with fresh facts and no options. */
void run_finder(ChFinder find, const ChBoard *board, ChSink *sink);

/* What a step concludes or a case wants; the constraint of a single, else CH_NONE. */
typedef struct Conclusions {
    ChCandidateSet placed;
    ChCandidateSet removed;
    int premise;
} Conclusions;

Conclusions conclusions_of(const ChStep *step);

/* Whether a step says nothing against a solution. */
bool step_agrees(const ChStep *step, const uint8_t *solution);

/* Whether a finder finds a step that concludes all that is wanted; EXACTLY: nothing else, and from
 * the constraint if one is named. */
bool finder_concludes(ChFinder find, const ChBoard *board, const Conclusions *wanted, bool exactly);

/* All steps of one finder, in order, with their details. */
enum { MOST_FINDS = 2048 };

typedef struct Finds {
    ChSink sink;
    size_t count;
    ChStep step[MOST_FINDS];
    ChDetail detail[MOST_FINDS];
} Finds;

void find_all(Finds *finds, ChFinder find, const ChBoard *board);
bool holds_step(const Finds *finds, const ChStep *step);

/* Whether two steps conclude the same, by the same technique, from the same constraints. */
bool same_step(const ChStep *a, const ChStep *b);

typedef struct Symmetry {
    ChSymmetry moves;
    uint8_t house[CH_HOUSES]; /* where each house goes */
} Symmetry;

Symmetry random_symmetry(ChRandom *random);
ChPuzzle transform(const ChPuzzle *puzzle, const Symmetry *by);
int transform_candidate(int candidate, const Symmetry *by);
int transform_constraint(int constraint, const Symmetry *by);

/* Its conclusions and premises; DETAIL is where those of a larger step go. */
ChStep transform_step(const ChStep *step, const Symmetry *by, ChDetail *detail);

#endif
