/* reasons.h - sentences that several families share: how a short chain of links continues, and
 * which houses a target shares with the places that rule it out.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_REASONS_H
#define CH_EXPLAIN_REASONS_H

#include "chain.h"

/* An inference of a chain: CAUSE is true; so FROM, which conflicts with it, is false; so TO is
 * true. */
typedef struct ChHop {
    ChChainNode cause;
    ChChainNode from;
    ChChainNode to;
} ChHop;

ChChainNode ch_node_of_candidate(int candidate);

/* Returns the cells of both lists, each once, in reading order. */
ChList ch_list_union(const ChList *one, const ChList *other);

/* Returns a house that the cells of two nodes share, or -1. */
int ch_house_of_nodes(const ChChainNode *one, const ChChainNode *other);

/* Writes a link: "If the 5 of row 2 is not in r2c1, it is in r2c9."  Returns false where the board
 * does not have it. */
bool ch_say_choice(const ChSentenceContext *context, const ChChainNode *from,
                   const ChChainNode *to);

/* Writes the inferences in order, in at most MOST sentences, which is 2 or more: those before the
 * last are shortened where there are more.  Returns false where a link is not one of the board. */
bool ch_say_hops(const ChSentenceContext *context, const ChHop *hop, size_t count, size_t most);

/* Does the same, from a supposition: "If r1c2 is 5, r1c8 in row 1 is not, ..." */
bool ch_say_supposed_hops(const ChSentenceContext *context, const ChHop *hop, size_t count,
                          size_t most);

/* Reports whether a cell sees all of the cells. */
bool ch_sees_all(int cell, const ChList *cells);

/* Writes the houses that the targets share with the ends, one of which holds the digit.  The
 * targets are the cells that lose the digit and see all ends. */
void ch_say_targets(const ChSentenceContext *context, int digit, const ChList *ends);

/* Return, and write, the houses that one cell shares with the ends, all of which it sees. */
ChList ch_houses_shared(int cell, const ChList *ends);
void ch_say_sights(const ChSentenceContext *context, int cell, const ChList *ends);

#endif
