/* maker.h - puzzles to order.
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
#ifndef CH_GENERATE_MAKER_H
#define CH_GENERATE_MAKER_H

#include "order.h"

/* Large, and the caller's: one for each thread. */
typedef struct ChMaker {
    ChSearch search;
    ChJudge judge;
    ChRandom random;
} ChMaker;

/* When to give up. */
typedef struct ChPatience {
    uint64_t most;               /* tries */
    bool (*stop)(void *context); /* asked before each try; NULL: never */
    void *context;
} ChPatience;

/* Makes the entry; false when patience ran out first. */
bool ch_maker_make(ChMaker *maker, const ChOrder *order, uint64_t seed, uint64_t index,
                   const ChPatience *patience, ChPuzzle *puzzle);

#endif
