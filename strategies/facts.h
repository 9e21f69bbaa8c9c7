/* facts.h - what can be derived from a board, worked out when first asked for.
 *
 * Facts save time; they can never alter a result.  They lie in the workspace and are dropped
 * whenever the board changes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FACTS_H
#define CH_STRATEGIES_FACTS_H

#include "board.h"

/* Choices between two: cells with two candidates, and per digit the houses with two places for it
 * (its conjugate pairs). */
typedef struct ChPairs {
    ChCellSet bivalue;
    uint32_t bilocal[CH_DIGITS];
} ChPairs;

typedef struct ChFacts {
    const ChBoard *board;
    uint32_t built; /* one bit a fact; what is not built holds garbage */
    ChPairs pairs;
} ChFacts;

/* Drops all facts: the board has changed. */
static inline void ch_facts_renew(ChFacts *facts, const ChBoard *board)
{
    facts->board = board;
    facts->built = 0;
}

const ChPairs *ch_facts_pairs(ChFacts *facts);

#endif
