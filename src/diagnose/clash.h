/* clash.h - which givens of an unsolvable puzzle cannot stand together.
 *
 * A clash is a set of givens without a solution; it is irreducible when without any one of them
 * there is one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CLASH_H
#define CH_DIAGNOSE_CLASH_H

#include "work.h"

enum { CH_MOST_CLASHES = 32 };

/* Irreducible clashes, no two the same. */
typedef struct ChClashes {
    int count;
    ChCellSet set[CH_MOST_CLASHES];
    ChCellSet common; /* givens that belong to all clashes found; all givens while there is none */
} ChClashes;

/* Looks for clashes in a puzzle without a solution; where a digit stands twice in a house, all of
 * them are of two givens, else they are what a fixed number of deletion filters leave. */
void ch_clashes_find(ChWork *work, const ChPuzzle *puzzle, ChClashes *clashes);

/* The puzzle of these givens alone. */
ChPuzzle ch_puzzle_within(const ChPuzzle *puzzle, const ChCellSet *givens);

#endif
