/* work.h - searches that share one budget.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_WORK_H
#define CH_DIAGNOSE_WORK_H

#include "bruteforce.h"

/* A search with its remaining budget. */
typedef struct ChWork {
    ChSearch *search;
    uint64_t left; /* nodes left */
} ChWork;

/* Counts up to LIMIT solutions; false when the budget ran out. */
static inline bool ch_work_count(ChWork *work, const ChCandidateSet *alive, uint64_t limit,
                                 uint64_t *count)
{
    const ChStatus status = ch_search_count(work->search, alive, limit, work->left, count);

    work->left -= ch_search_nodes(work->search);
    return status == CH_OK;
}

/* Looks for one solution; SOLUTION may be NULL. Returns false when the budget ran out. */
static inline bool ch_work_first(ChWork *work, const ChCandidateSet *alive, uint8_t *solution,
                                 bool *found)
{
    const ChStatus status = ch_search_first(work->search, alive, work->left, solution, found);

    work->left -= ch_search_nodes(work->search);
    return status == CH_OK;
}

#endif
