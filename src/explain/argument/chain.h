/* chain.h - chains of a step, read from its links.
 *
 * The nodes of a chain are true and false in turn.  It begins with a false one if its first link is
 * strong, with a true one if that is weak.
 *
 *      r1c2<>7 → r1c9=7 → r2c78<>7 → r2c1=7
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHAIN_H
#define CH_EXPLAIN_CHAIN_H

#include "sentence.h"

/* A candidate, or a group: one of these cells is the digit. */
typedef struct ChChainNode {
    int digit; /* CH_NO_DIGIT while there is none */
    ChCellSet cells;
} ChChainNode;

enum { CH_CHAIN_NODES = 256 };

typedef struct ChChainText {
    size_t count;
    bool begins_true;
    ChChainNode node[CH_CHAIN_NODES];
} ChChainText;

/* Reads the chain whose links begin at MARK, as far as it goes, and returns the mark behind it;
 * NULL when no link begins there. */
const ChMark *ch_chain_read(ChChainText *chain, const ChMark *mark, const ChMark *end);

/* Reads all links of a step; false when they make no chain. */
bool ch_chain_of_step(ChChainText *chain, const ChStepRecord *step);

/* The first link of a step, the end of its marks when there is none. */
const ChMark *ch_chain_first_mark(const ChStepRecord *step);

static inline bool ch_chain_is_true(const ChChainText *chain, size_t node)
{
    return chain->begins_true == (node % 2 == 0);
}

static inline const ChChainNode *ch_chain_last(const ChChainText *chain)
{
    return &chain->node[chain->count - 1];
}

bool ch_node_equal(const ChChainNode *a, const ChChainNode *b);
ChList ch_node_cells(const ChChainNode *node);

#endif
