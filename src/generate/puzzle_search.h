/* puzzle_search.h - searches for puzzles that match an order.
 *
 * An entry of a seed is a sequence of tries. The first tries dig puzzles from new grids. The best
 * one is then changed in small steps as long as these make progress; after that, the search
 * restarts. Common puzzles are thus found at once, and rare ones are approached step by step.
 *
 * If the order names puzzles to vary, each start is one of them with a few changes, and none of
 * them is returned. A result that hardly differs from them is changed further while it still
 * matches the order, so that results from one puzzle vary.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_PUZZLE_SEARCH_H
#define CH_GENERATE_PUZZLE_SEARCH_H

#include "order.h"

/* The search state: large, owned by the caller, one per thread. */
typedef struct ChPuzzleSearch {
    ChSearch search;
    ChOrderJudge judge;
    ChRandom random;
} ChPuzzleSearch;

enum { CH_GENERATE_TRIES = 1000000 }; /* the most tries when the user sets no limit */

/* Conditions for giving up. */
typedef struct ChGenerateLimits {
    uint64_t most;               /* most tries */
    bool (*stop)(void *context); /* called before each try, true to stop; may be NULL */
    void *context;
} ChGenerateLimits;

/* A `stop` that counts the tries.  Its context is their meter, or NULL. */
bool ch_generate_must_stop(void *meter);

/* Makes entry INDEX of SEED. Returns false when a limit was reached first. */
bool ch_puzzle_search(ChPuzzleSearch *generator, const ChOrder *order, uint64_t seed,
                      uint64_t index, const ChGenerateLimits *limits, ChPuzzle *puzzle);

#endif
