/* support.h - Helpers of the engine's tests: puzzles from text, all steps of a finder, transformed
 * boards.
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

/* Returns the INDEXth generated puzzle of a seed and its solution; SEARCH is working memory. */
ChPuzzle solved_puzzle(ChSearch *search, uint64_t seed, int index, uint8_t *solution);

/* Returns a generated puzzle part-way through its solve, or with a given removed, so that it may
 * have several solutions. */
ChPuzzle random_position(ChSearch *search, ChRandom *random, ChEngine *engine, const ChPlan *plan,
                         int index);

/* Keeps the first step that a finder reports: FirstSink first = {.sink = {keep_first}}. */
typedef struct FirstSink {
    ChSink sink;
    ChStep step;
} FirstSink;

bool keep_first(ChSink *sink, const ChStep *step);

/* Opens a file of the shared folder; without it returns NULL and prints a note to standard
 * error. */
FILE *open_shared(const char *name);

/* The shared lists that exist.  Each has a sampling interval small enough for a quick test; ends
 * with a NULL name. */
typedef struct SharedList {
    const char *name;
    int every;
} SharedList;

extern const SharedList shared_lists[];

/* Reads the next puzzle of the sample.  Opens FILE when it is NULL; after the last puzzle closes
 * it, sets it to NULL and returns false.  Without lists returns false at once and prints a note to
 * standard error. */
bool next_shared(const SharedList *list, FILE **file, ChPuzzle *puzzle);

/* Returns a position of a puzzle: its givens, the other placed digits, and the candidates that
 * have been removed though none of these digits excludes them. */
ChPuzzle position_of(const ChPuzzle *puzzle, const ChBoard *board);

/* Returns the plan of the default profile, narrowed to LIST (NULL: all). */
ChPlan plan_of(const char *list);

/* Returns the same of any profile. */
ChPlan plan_in(const char *profile, const char *list);

ChEngine *new_engine(void);

/* Returns memory for the state of the plan's profile, one for each profile in this process; NULL
 * when the profile has none. */
void *state_for(const ChPlan *plan);

/* Returns a seed from the environment (CH_SEED) or a fixed one, and prints it so that a failure
 * can be repeated. */
ChRandom seeded(const char *test);

/* Runs a finder with fresh facts and no options. */
void run_finder(ChFinder find, const ChBoard *board, ChSink *sink);

/* The same for a technique, or a sub-type. */
void run_technique(const ChTechnique *technique, const ChBoard *board, ChSink *sink);

/* The conclusions of a step or a case; the constraint of a single, else CH_NONE. */
typedef struct Conclusions {
    ChCandidateSet placed;
    ChCandidateSet removed;
    int premise;
} Conclusions;

Conclusions conclusions_of(const ChStep *step);

/* Returns whether no conclusion of a step contradicts a solution. */
bool step_agrees(const ChStep *step, const uint8_t *solution);

/* Returns whether a technique finds a step with all the wanted conclusions.  EXACTLY: with no
 * others, and from the named constraint, if any. */
bool finder_concludes(const ChTechnique *technique, const ChBoard *board, const Conclusions *wanted,
                      bool exactly);

/* All steps of one finder, in order, with their details. */
enum { MOST_FINDS = 2048 };

typedef struct Finds {
    ChSink sink;
    size_t count;
    ChStep step[MOST_FINDS];
    ChDetail detail[MOST_FINDS];
} Finds;

void find_all(Finds *finds, ChFinder find, const ChBoard *board);

/* Does the same with the input's own facts and options. */
void find_all_from(Finds *finds, ChFinder find, const ChFinderInput *input);

bool holds_step(const Finds *finds, const ChStep *step);

/* Returns whether two steps have the same conclusions, technique and constraints. */
bool same_step(const ChStep *a, const ChStep *b);

typedef struct Symmetry {
    ChSymmetry moves;
    uint8_t house[CH_HOUSES]; /* the image of each house */
} Symmetry;

Symmetry random_symmetry(ChRandom *random);
ChPuzzle transform(const ChPuzzle *puzzle, const Symmetry *by);
int transform_candidate(int candidate, const Symmetry *by);
int transform_constraint(int constraint, const Symmetry *by);

/* Returns the image of a step: its conclusions and premises.  DETAIL receives those of a larger
 * step. */
ChStep transform_step(const ChStep *step, const Symmetry *by, ChDetail *detail);

#endif
