/* positions.h - Random and hard positions, each determined by a number.
 *
 * A position is a puzzle, from the generator or a list, at a random point of its solve, with random
 * pencil marks removed.  Some have lost givens before, and so have several solutions; some have
 * lost marks that their solution needs, and have none.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENDURANCE_POSITIONS_H
#define CH_TESTS_ENDURANCE_POSITIONS_H

#include "bruteforce.h"
#include "support.h"

/* The puzzles of lists, one after another: 81 characters each. */
typedef struct Lists {
    char *cells;
    size_t count;
} Lists;

/* Adds the puzzles of a file, a line each; false where it cannot be read. */
bool lists_add(Lists *lists, const char *path);
void lists_free(Lists *lists);

typedef struct Position {
    ChPuzzle puzzle;
    ChBoard board;
    ChCandidateSet alive;
    bool solvable;              /* some solution is left */
    bool unique;                /* the givens have just one, and it is left */
    uint8_t solution[CH_CELLS]; /* one of those left, if any is */
} Position;

/* Working memory for making positions: large, and owned by the caller. */
typedef struct Maker {
    Lists lists;
    ChEngine *engine;
    ChPlan plan;
    ChSearch search;
} Maker;

/* Fills in what follows from a position's puzzle; false when it is solved, or broken on sight. */
bool settle_position(Maker *generator, Position *position);

/* Makes a position; false when it is solved, or broken on sight. */
bool make_position(Maker *generator, ChRandom *random, Position *position);

/* Removes random pencil marks, those of the solution only with ANY. */
void remove_marks(Position *position, ChRandom *random, bool any);

/* Makes a pencil-mark puzzle of the candidates of a position. */
void make_marks(const Position *position, ChPuzzle *puzzle);

/* Kinds of positions that users rarely enter. */
typedef enum Kind {
    KIND_SPARSE,     /* few givens, very many solutions */
    KIND_AMBIGUOUS,  /* a handful of solutions */
    KIND_UNSOLVABLE, /* a wrong digit that no peer has */
    KIND_THINNED,    /* many candidates removed, a solution is left */
    KIND_SPOILT,     /* many candidates removed, no solution is left */
    KIND_MARKS,      /* a pencil-mark grid without givens, with or without solutions */
    KINDS
} Kind;

const char *kind_name(Kind kind);

/* Makes a position of a kind; false after many fruitless tries. */
bool make_kind(Maker *generator, ChRandom *random, Kind kind, Position *position);

#endif
