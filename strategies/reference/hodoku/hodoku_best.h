/* hodoku_best.h - choosing among chains: the most deletions, then the shortest chain, then the
 * least index sum of the deletions, then the first found.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_BEST_H
#define CH_STRATEGIES_HODOKU_BEST_H

#include "hodoku_list.h"

typedef struct ChHodokuBest {
    bool found;
    int technique;
    int length; /* of the chain: its entries */
    uint64_t index_sum;
    uint32_t order; /* of what is alike the first is taken */
    ChHodokuList list;
} ChHodokuBest;

/* The sum over a list of cells, each weighted by its place, and digits. */
uint64_t ch_hodoku_index_sum(const ChHodokuList *list);

/* Takes a step in if it is better than what was found so far; its list is sorted. */
bool ch_hodoku_best_take(ChHodokuBest *best, int technique, int length, uint32_t order,
                         const ChHodokuList *list);

/* Whether so many deletions, by so long a chain, could still be the best. */
static inline bool ch_hodoku_best_wants(const ChHodokuBest *best, int count, int length)
{
    return count > 0 && (!best->found || count > best->list.count ||
                         (count == best->list.count && length <= best->length));
}

#endif
