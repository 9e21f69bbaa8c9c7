/* puzzle_search.h - puzzles to order.
 *
 * An entry of a seed is a stream of tries: a fresh grid and what is dug from it, a few times; then
 * small changes to the best of these, as long as they lead nearer; then fresh ones again.  So what
 * comes often comes at once, and what is rare is closed in on.
 *
 * Where the order names puzzles to be varied, each beginning is one of them with a few changes
 * instead, and none of them is made.  What is as ordered but hardly differs from them is changed
 * on, as long as it stays so, that what is made of one puzzle is not always the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_PUZZLE_SEARCH_H
#define CH_GENERATE_PUZZLE_SEARCH_H

#include "order.h"

/* Large, and the caller's: one for each thread. */
typedef struct ChPuzzleSearch {
    ChSearch search;
    ChJudge judge;
    ChRandom random;
} ChPuzzleSearch;

/* When to give up. */
typedef struct ChGenerateLimits {
    uint64_t most;               /* tries */
    bool (*stop)(void *context); /* asked before each try; NULL: never */
    void *context;
} ChGenerateLimits;

/* Makes the entry; false when patience ran out first. */
bool ch_puzzle_search(ChPuzzleSearch *generator, const ChOrder *order, uint64_t seed,
                      uint64_t index, const ChGenerateLimits *limits, ChPuzzle *puzzle);

#endif
