/* walks.h - Chains and walks through a web: strong and weak links by turns.
 *
 * A walk may turn as it likes. A chain does not come back to a cell, nor to a set.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_WALKS_H
#define CH_TESTS_ORACLES_WALKS_H

#include "web.h"

enum {
    FEW_STRONG = 4,  /* strong links of a chain */
    MOST_STRONG = 16 /* of a walk */
};

typedef struct Chain {
    const Web *web;
    int count; /* nodes */
    int node[2 * FEW_STRONG];
    int links; /* strong links */
    const Strong *link[FEW_STRONG];
} Chain;

/* Finds how many strong links a walk needs to make each node true, if START is false; more than
 * MOST_STRONG where none does. Without sets it has no links through them. */
void measure_walks(const Web *web, int start, bool has_sets, int distance[MOST_NODES]);

/* Passes each chain from a start to JUDGE that ends as soon as any walk does. */
void each_chain(const Web *web, int start, const int distance[MOST_NODES],
                void (*judge)(const Chain *chain));

/* Returns whether a cell is one of the chain or of its sets, but not of its ends. */
bool is_inside(const Chain *chain, int cell);

#endif
