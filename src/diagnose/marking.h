/* marking.h - what a player writes besides digits, and what it says.
 *
 *      none     no marks; those of the input are ignored
 *      corner   corner marks (Snyder notation): digits with few places in a box.  Any cell may have
 *               any of them.  A single mark is no digit, and what is not written is not ruled out.
 *      full     all candidates of a cell: what is not written was ruled out
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_MARKING_H
#define CH_DIAGNOSE_MARKING_H

#include <crosshatch/types.h>

#include "puzzle.h"

/* Returns the marking that a puzzle seems to have: never AUTO. */
ChMarking ch_marking_of(const ChPuzzle *puzzle);

/* Reads the marks of a puzzle anew, as those of a marking that is not AUTO.  IS_BASED: the givens
 * are known, so that a single digit which is none of them, and not known as placed, is a mark. */
void ch_marking_apply(ChPuzzle *puzzle, ChMarking marking, bool is_based);

/* Returns the name of a marking: none, corner, full. */
const char *ch_marking_name(ChMarking marking);

/* A cell whose list of candidates differs from what its digits allow. */
typedef struct ChMarkFault {
    int cell;        /* -1: there is no fault */
    unsigned digits; /* of a mark too many: that one; of a cell without marks: what it can be */
    int blocker;     /* the cell whose digit rules the mark out; -1: the cell has no marks at all */
} ChMarkFault;

/* Returns the first fault of full marks at or after a place in reading order, which becomes the
 * place after it: marks that a digit rules out first, then cells without marks. */
ChMarkFault ch_marking_next_fault(const ChPuzzle *puzzle, int *place);

#endif
