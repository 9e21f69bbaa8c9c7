/* hodoku_best.h - the best of several chains: the one with the most eliminations, then the
 * shortest, then the least index sum of the eliminations, then the first found.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_BEST_H
#define CH_STRATEGIES_HODOKU_BEST_H

#include "hodoku_list.h"

typedef struct ChHodokuBest {
    bool found;
    int technique;
    int length; /* the chain's length in entries */
    uint64_t index_sum;
    uint32_t order; /* among equal steps the first is taken */
    ChHodokuList list;
} ChHodokuBest;

/* Returns the sum over a list of its cells, each weighted by its position, and digits. */
uint64_t ch_hodoku_index_sum(const ChHodokuList *list);

/* Keeps a step if it is better than the best so far; its list is sorted. */
bool ch_hodoku_best_take(ChHodokuBest *best, int technique, int length, uint32_t order,
                         const ChHodokuList *list);

/* Reports whether so many eliminations, by so long a chain, could still be the best. */
static inline bool ch_hodoku_best_wants(const ChHodokuBest *best, int count, int length)
{
    return count > 0 && (!best->found || count > best->list.count ||
                         (count == best->list.count && length <= best->length));
}

#endif
