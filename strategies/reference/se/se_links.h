/* se_links.h - the links of unary chains, and distances along them.
 *
 * A chain leads from on node to on node: p rules out q, and if q is one of two, the other, r, is
 * on.  So all nodes but its start are one of two somewhere.  With a row of bits for each of these
 * candidates, the lengths of all shortest chains are found a generation at a time, without listing
 * chains.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_LINKS_H
#define CH_STRATEGIES_SE_LINKS_H

#include "se_chain.h"

/* Selects the links of the kind, computed once for a grid. */
void ch_se_links_start(ChSeUnary *unary, int kind);

/* Returns the candidates that an on node rules out and that are one of two; those of a node that is
 * not one of two itself are listed in ROOM. */
const ChSeOffs *ch_se_offs(const ChSeUnary *unary, int candidate, ChSeOffs *room);

/* Lists what follows from an on node, given by its index. */
void ch_se_list_reach(const ChSeUnary *unary, unsigned at);

/* Returns the nodes that follow in one step from an on node, given by its index. */
static inline const uint64_t *ch_se_row(const ChSeUnary *unary, unsigned at)
{
    if (!unary->at->reach.is_listed[at])
        ch_se_list_reach(unary, at);
    return unary->at->reach.row[at];
}

/* Returns the candidates that become single when an off node, one of two, is off. */
const ChSeOns *ch_se_ons(const ChSeUnary *unary, int candidate);

/* Returns the number of nodes of the shortest chain from the start to its contrary; 0: none. */
int ch_se_chain_nodes(const ChSeUnary *unary, int start, bool on);

/* Returns a lower bound for the nodes of cycles through the start, which is one of two; 0: none. */
int ch_se_cycle_nodes(const ChSeUnary *unary, int start);

#endif
