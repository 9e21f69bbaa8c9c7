/* clash.h - finds clashes: sets of givens of an unsolvable puzzle that contradict each other.
 *
 * A clash is a set of givens without a solution. It is irreducible when removing any one of its
 * givens makes it solvable.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CLASH_H
#define CH_DIAGNOSE_CLASH_H

#include "work.h"

enum { CH_MOST_CLASHES = 32 };

/* A list of distinct irreducible clashes. */
typedef struct ChClashes {
    int count;
    ChCellSet set[CH_MOST_CLASHES];
    ChCellSet common; /* givens in all clashes found; all givens when there is none */
} ChClashes;

/* Finds clashes in a puzzle without a solution. If a digit occurs twice in a house, all clashes are
 * pairs of givens. Otherwise they are the results of a fixed number of deletion filters. */
void ch_clashes_find(ChWork *work, const ChPuzzle *puzzle, ChClashes *clashes);

/* Returns the puzzle with only these givens. */
ChPuzzle ch_puzzle_within(const ChPuzzle *puzzle, const ChCellSet *givens);

#endif
