/* chain.h - the chains of a step, read from its link marks.
 *
 * The nodes of a chain are alternately true and false.  The first node is false if the first link
 * is strong, true if that link is weak.
 *
 *      r1c2<>7 → r1c9=7 → r2c78<>7 → r2c1=7
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHAIN_H
#define CH_EXPLAIN_CHAIN_H

#include "sentence.h"

/* A node: a candidate, or a group of cells, one of which holds the digit. */
typedef struct ChChainNode {
    int digit; /* CH_NO_DIGIT while the node is empty */
    ChCellSet cells;
} ChChainNode;

enum { CH_CHAIN_NODES = 256 };

typedef struct ChChainText {
    size_t count;
    bool begins_true;
    ChChainNode node[CH_CHAIN_NODES];
} ChChainText;

/* Reads the chain whose links begin at MARK, up to the first mark that does not continue it.
 * Returns the mark behind it; NULL when no link begins at MARK. */
const ChMark *ch_chain_read(ChChainText *chain, const ChMark *mark, const ChMark *end);

/* Reads all links of a step as one chain; returns false when they do not form one. */
bool ch_chain_of_step(ChChainText *chain, const ChStepRecord *step);

/* Returns the first link mark of a step, or the end of its marks when there is none. */
const ChMark *ch_chain_first_mark(const ChStepRecord *step);

static inline bool ch_chain_is_true(const ChChainText *chain, size_t node)
{
    return chain->begins_true == (node % 2 == 0);
}

static inline const ChChainNode *ch_chain_last(const ChChainText *chain)
{
    return &chain->node[chain->count - 1];
}

/* Writes the chain of links that begins at MARK.  Returns the mark behind it, or NULL when no chain
 * begins there. */
const ChMark *ch_chain_text(ChText *text, const ChMark *mark, const ChMark *end);

bool ch_node_equal(const ChChainNode *a, const ChChainNode *b);
ChList ch_node_cells(const ChChainNode *node);

#endif
