/* clash.h - which givens of an unsolvable puzzle cannot stand together, and which one may be the
 * slip.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CLASH_H
#define CH_DIAGNOSE_CLASH_H

#include "check.h"

/* Searches share one budget. */
typedef struct ChWork {
    ChSearch *search;
    uint64_t left; /* nodes */
} ChWork;

/* Counts up to LIMIT; false when the budget ran out. */
bool ch_work_count(ChWork *work, const ChCandidateSet *alive, uint64_t limit, uint64_t *count);

/* Fills the part of CHECK for unsolvable puzzles. */
void ch_clash_find(ChWork *work, const ChPuzzle *puzzle, ChCheck *check);

#endif
