/* chain_reach.h - what chains conclude if a candidate is true, and from which premises.
 *
 * The closure of all candidates is computed once: everything that chains of any length lead to.  A
 * derivation of at most CH_CHAIN_REACH_STRONG strong links is computed for one candidate on
 * request.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_CHAIN_REACH_H
#define CH_STRATEGIES_CHAIN_REACH_H

#include "deduction.h"
#include "links.h"

enum { CH_CHAIN_REACH_STRONG = 8 };

typedef struct ChChainReach {
    const ChLinks *links;
    int target;    /* the node that is assumed true */
    ChNodeSet off; /* nodes that conflict with it, or with a consequence of it */
    int depth;     /* number of the last level computed; 0: none is */
    ChNodeSet level[CH_CHAIN_REACH_STRONG + 1]; /* nodes true after n strong links, not fewer */
    ChNodeSet concluded;                        /* nodes that the premises already conclude */
} ChChainReach;

/* Computes the closure of each active node of the view into `seen`, and the nodes that conflict
 * with any of it into `fresh`.  A chain search overwrites both. */
void ch_chain_reach_prepare(ChLinks *links);

/* Assumes that a candidate is true.  False when that rules out the candidate itself. */
bool ch_chain_reach_follow(ChChainReach *reach, const ChLinks *links, int target);

/* Returns the least number of strong links between the target and a candidate that is ruled out.
 * The result is more than CH_CHAIN_REACH_STRONG when the candidate is farther away. */
int ch_chain_reach_distance(ChChainReach *reach, int place);

/* Adds the strong links of that chain to the premises, as far as they are not there already. */
void ch_chain_reach_add_premises(ChChainReach *reach, int place, ChDeduction *deduction);

#endif
