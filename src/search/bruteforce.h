/* bruteforce.h - finds the solutions of a set of possible candidates by trial.
 *
 * Strategies and their logs never use it: it counts, decides and completes, and gives no reasons.
 * All memory is in the caller's ChSearch, about 26 KB, too large for a small stack.  Use one per
 * thread and reuse it from search to search; there is nothing to free.  The same input gives the
 * same solutions in the same order on every machine.
 *
 *      ch_search_start(search, &alive, NULL, budget);
 *      while (ch_search_next(search, solution))
 *          ...
 *      if (ch_search_status(search) == CH_BUDGET)
 *          there may be more
 *
 * Work is counted in nodes: one for the start and one for each branch of a choice that is visited.
 * CH_SEARCH_NO_LIMIT is a value for budgets and limits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_BRUTEFORCE_H
#define CH_SEARCH_BRUTEFORCE_H

#include <crosshatch/status.h>

#include "alive.h"
#include "dom_wdeg.h"
#include "kernels.h"
#include "meter.h"
#include "random.h"

#define CH_SEARCH_NO_LIMIT UINT64_MAX

/* Number of nodes after which choices are made more carefully (dom_wdeg.h).  Nearly all puzzles
 * need fewer. */
enum { CH_LONG_SEARCH = 256 };

typedef struct ChSearch {
    ChBoxes aside[CH_CELLS]; /* the states not yet visited, the next one last */
    int depth;               /* number of these states */
    int last;                /* the cell of the last choice (spread.h), or -1 */
    bool is_long;            /* true: `wdeg` is in use */
    ChDomWdeg wdeg;
    const ChKernel *kernel;
    ChRandom *random;
    uint64_t budget;
    uint64_t nodes;
    uint64_t pause; /* number of nodes after which to look at budget and meter */
    ChMeter *meter; /* in nodes; NULL: none */
    ChStatus status;
} ChSearch;

/* Starts a search.  RANDOM, if not NULL, decides which candidate of a choice is tried first; it is
 * used until the search ends. */
void ch_search_start(ChSearch *search, const ChCandidateSet *alive, ChRandom *random,
                     uint64_t budget);

/* Starts a search with a given kernel, which must run on this processor. */
void ch_search_start_with(ChSearch *search, const ChKernel *kernel, const ChCandidateSet *alive,
                          ChRandom *random, uint64_t budget);

/* Lets METER, which counts nothing else, end a search that was started: the status of the search is
 * then the meter's. */
void ch_search_watch(ChSearch *search, ChMeter *meter);

/* Called by the kernels at a pause: reports whether the search may go on, and sets the next. */
bool ch_search_go_on(ChSearch *search);

/* Finds the next solution, a digit for each cell; SOLUTION may be NULL.  False: there is no other,
 * or the budget ran out. */
bool ch_search_next(ChSearch *search, uint8_t *solution);

/* Returns CH_OK, CH_BUDGET when ch_search_next() ran out of budget, or the status of the meter. */
ChStatus ch_search_status(const ChSearch *search);

uint64_t ch_search_nodes(const ChSearch *search);

/* Counts at most LIMIT solutions.  On CH_BUDGET *COUNT is a lower bound. */
ChStatus ch_search_count(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                         uint64_t budget, uint64_t *count);

/* Finds the first solution.  *FOUND: whether there is one; otherwise SOLUTION is unchanged.  On
 * CH_BUDGET the answer is unknown. */
ChStatus ch_search_first(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                         uint8_t *solution, bool *found);

/* The same, polled now and then as OUTER, the meter of other work.  They return CH_CANCELLED when
 * that ends them.  OUTER may be NULL. */
ChStatus ch_search_count_within(ChSearch *search, const ChCandidateSet *alive, uint64_t limit,
                                uint64_t budget, ChMeter *outer, uint64_t *count);
ChStatus ch_search_first_within(ChSearch *search, const ChCandidateSet *alive, uint64_t budget,
                                ChMeter *outer, uint8_t *solution, bool *found);

/* Finds a solution that depends on the seed, as ch_search_first().  Every solution is possible, but
 * not all are equally likely.
 */
ChStatus ch_search_random(ChSearch *search, const ChCandidateSet *alive, uint64_t seed,
                          uint64_t budget, uint8_t *solution, bool *found);

#endif
