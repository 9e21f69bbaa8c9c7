/* random_puzzles.h - Any number of random positions of every kind, from a seed, to test a search.
 *
 * A pool holds some random grids and a minimal puzzle of each.  A position is made from one of
 * them, with its digits, lines and bands exchanged at random.  The same seed gives the same
 * positions everywhere.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_SEARCH_RANDOM_PUZZLES_H
#define TESTS_SEARCH_RANDOM_PUZZLES_H

#include "puzzle.h"
#include "random.h"

typedef enum RandomKind {
    RANDOM_DUG,     /* 17 to 40 givens of a grid, with any number of solutions */
    RANDOM_UNIQUE,  /* one solution: a puzzle of the pool with up to 12 givens more */
    RANDOM_WRONG,   /* one of the givens of either of these changed */
    RANDOM_THINNED, /* candidates ruled out at random, perhaps of the solution */
    RANDOM_MARKS,   /* pencil marks: all of a grid, and others */
    RANDOM_TAKEN,   /* with an assumption: a candidate taken as true */
    RANDOM_REMOVED, /* or as false */
    RANDOM_KINDS
} RandomKind;

enum { RANDOM_GRIDS = 100, RANDOM_TEXT = CH_CANDIDATES + 1 };

/* Builds with assertions are slow, under sanitizers most of all: they test one in so many. */
#ifdef NDEBUG
enum { RANDOM_PART = 1 };
#else
enum { RANDOM_PART = 10 };
#endif

typedef struct RandomPool {
    ChRandom random;
    uint8_t grid[RANDOM_GRIDS][CH_CELLS];
    uint8_t puzzle[RANDOM_GRIDS][CH_CELLS]; /* CH_NO_DIGIT where there is no given */
} RandomPool;

typedef struct RandomPosition {
    RandomKind kind;
    uint64_t limit;       /* count so many solutions: fewer where there are very many */
    ChCandidateSet alive; /* the position: its remaining candidates */
} RandomPosition;

void random_pool_fill(RandomPool *pool, uint64_t seed);

RandomPosition random_position(RandomPool *pool);
RandomPosition random_position_of(RandomPool *pool, RandomKind kind);

/* Returns a set with each candidate at a chance of PERCENT; with SOLVABLE it contains all of a
 * grid of the pool. */
ChCandidateSet random_marks(RandomPool *pool, uint32_t percent, bool solvable);

/* Writes 729 characters row by row, for messages: mark k of a cell is the digit k or a dot. */
void random_text(const ChCandidateSet *alive, char text[RANDOM_TEXT]);

#endif
