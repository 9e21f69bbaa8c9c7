/* plain_search.h - The search of the first release, with which every faster one has to agree.
 *
 * Plain code over planes, the same on every machine: singles, then the smallest choice.  It shares
 * nothing with src/search but the set it starts from.  A budget counts nodes as ch_search_start()
 * does: one for the start and one for each side of a choice that is searched.
 *
 *      ch_plain_start(&plain, &alive, NULL, CH_PLAIN_NO_LIMIT);
 *      while (ch_plain_next(&plain, solution))
 *          ...
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_SEARCH_PLAIN_SEARCH_H
#define TESTS_SEARCH_PLAIN_SEARCH_H

#include <crosshatch/status.h>

#include "plain_planes.h"
#include "random.h"

#define CH_PLAIN_NO_LIMIT UINT64_MAX

/* Each pushed state belongs to a digit tried, so there are never more than 81 of them. */
typedef struct ChPlainSearch {
    ChPlainPlanes aside[CH_CELLS + 1]; /* the states not yet searched, the next one last */
    int depth;
    ChRandom *random;
    uint64_t budget;
    uint64_t nodes;  /* searched so far, never above `budget` */
    ChStatus status; /* CH_OK, or CH_BUDGET when ch_plain_next() gave up */
} ChPlainSearch;

/* RANDOM, if not NULL, decides which candidate of a choice is tried first. */
void ch_plain_start(ChPlainSearch *search, const ChCandidateSet *alive, ChRandom *random,
                    uint64_t budget);

/* Finds the next solution, a digit for each cell; false: there is no other, or the budget ran
 * out. */
bool ch_plain_next(ChPlainSearch *search, uint8_t *solution);

/* Counts solutions, LIMIT at most.  On CH_BUDGET *COUNT is a lower bound. */
ChStatus ch_plain_count(ChPlainSearch *search, const ChCandidateSet *alive, uint64_t limit,
                        uint64_t budget, uint64_t *count);

#endif
