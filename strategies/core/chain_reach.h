/* chain_reach.h - what would follow by chains if a candidate were true, and how.
 *
 * All that a chain leads to, however long, is known at once: what each node leads to is worked out
 * once for all candidates.  How it leads there, by at most CH_CHAIN_REACH_STRONG strong links, is
 * worked out for a candidate when it matters.
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
    int target;    /* the node that is true */
    ChNodeSet off; /* what conflicts with it, or with anything that follows */
    int depth;     /* levels that are known; 0: none */
    ChNodeSet
        level[CH_CHAIN_REACH_STRONG + 1]; /* what is true behind so many strong links, not before */
    ChNodeSet concluded;                  /* what the premises lead to already */
} ChChainReach;

/* Works out what each node of the view leads to: into `seen`, and what conflicts with any of that
 * into `fresh`; a search of chains forgets it. */
void ch_chain_reach_prepare(ChLinks *links);

/* Takes a candidate as true; false when it would rule itself out. */
bool ch_chain_reach_follow(ChChainReach *reach, const ChLinks *links, int target);

/* How many strong links lie between the target and a candidate that is ruled out, at the least;
 * more than CH_CHAIN_REACH_STRONG where it is farther. */
int ch_chain_reach_distance(ChChainReach *reach, int place);

/* Rests a step on the strong links of that chain, as far as it does not rest on them already. */
void ch_chain_reach_add_premises(ChChainReach *reach, int place, ChDeduction *deduction);

#endif
