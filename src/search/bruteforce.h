/* bruteforce.h - the solutions of a set of alive candidates, found by trying.
 *
 * Strategies and their logs never use it: it counts, decides and completes, and has no reasons to
 * give.  Everything lies in the caller's ChSearch, about 26 KB, too large for a small stack: one
 * for each thread, reused from search to search, nothing to free.  The same input gives the same
 * solutions in the same order on every machine.
 *
 *      ch_search_start(search, &alive, NULL, budget);
 *      while (ch_search_next(search, solution))
 *          ...
 *      if (ch_search_status(search) == CH_BUDGET)
 *          there may be more
 *
 * Work is counted in nodes: one for the start and one for each side of a choice looked at.
 * CH_SEARCH_NO_LIMIT serves for budgets and limits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_BRUTEFORCE_H
#define CH_SEARCH_BRUTEFORCE_H

#include <crosshatch/status.h>

#include "alive.h"
#include "dom_wdeg.h"
#include "kernels.h"
#include "random.h"

#define CH_SEARCH_NO_LIMIT UINT64_MAX

/* Nodes after which choices are made with more thought (dom_wdeg.h): more than nearly all puzzles
 * need. */
enum { CH_LONG_SEARCH = 256 };

typedef struct ChSearch {
    ChBoxes aside[CH_CELLS]; /* the states not yet looked at, the next one last */
    int depth;               /* how many there are */
    int last;                /* the cell of the last choice (spread.h), or -1 */
    bool is_long;            /* then `wdeg` is in use */
    ChDomWdeg wdeg;
    const ChKernel *kernel;
    ChRandom *random;
    uint64_t budget;
    uint64_t nodes;
    ChStatus status;
} ChSearch;

/* RANDOM, if not NULL, decides which candidate of a choice is tried first; it is used until the
 * search ends. */
void ch_search_start(ChSearch *search, const ChCandidateSet *alive, ChRandom *random,
                     uint64_t budget);

/* The same with a kernel of choice, one that runs here. */
void ch_search_start_with(ChSearch *search, const ChKernel *kernel, const ChCandidateSet *alive,
                          ChRandom *random, uint64_t budget);

/* The next solution, a digit for each cell; SOLUTION may be NULL.  False: there is no other, or the
 * budget ran out. */
bool ch_search_next(ChSearch *search, uint8_t *solution);

/* CH_OK, or CH_BUDGET when ch_search_next() gave up. */
ChStatus ch_search_status(const ChSearch *search);

uint64_t ch_search_nodes(const ChSearch *search);

/* Counts solutions, LIMIT at most.  On CH_BUDGET *COUNT is a lower bound. */
ChStatus ch_search_count(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                         uint64_t budget, uint64_t *count);

/* *FOUND tells whether there is a solution; SOLUTION is the first, or left as it was.  On CH_BUDGET
 * nobody knows. */
ChStatus ch_search_first(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                         uint8_t *solution, bool *found);

/* As ch_search_first(), a solution that depends on the seed.  Each can come, not all equally often.
 */
ChStatus ch_search_random(ChSearch *search, const ChCandidateSet *alive, uint64_t seed,
                          uint64_t budget, uint8_t *solution, bool *found);

#endif
