/* spread.h - sets of cells, for counting: the lanes of boxes.h as bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_SPREAD_H
#define CH_SEARCH_SPREAD_H

#include <stdbool.h>

#include "boxes.h"

/* Bit 16 * element + lane. */
enum { CH_SPREAD = CH_ELEMENTS * CH_WIDTH, CH_SPREAD_WORDS = 3 };

typedef struct ChSpread {
    uint64_t word[CH_SPREAD_WORDS];
} ChSpread;

extern const ChSpread ch_spread_peers[CH_SPREAD]; /* a cell and all that see it */
extern const ChSpread ch_spread_houses[CH_HOUSES];

static inline ChSpread ch_spread_both(ChSpread a, ChSpread b)
{
    return (ChSpread){{a.word[0] & b.word[0], a.word[1] & b.word[1], a.word[2] & b.word[2]}};
}

static inline ChSpread ch_spread_either(ChSpread a, ChSpread b)
{
    return (ChSpread){{a.word[0] | b.word[0], a.word[1] | b.word[1], a.word[2] | b.word[2]}};
}

static inline bool ch_spread_is_empty(ChSpread a)
{
    return (a.word[0] | a.word[1] | a.word[2]) == 0;
}

static inline int ch_spread_first(ChSpread a) /* not empty */
{
    for (int i = 0;; i++)
        if (a.word[i] != 0)
            return 64 * i + __builtin_ctzll(a.word[i]);
}

static inline int ch_spread_count(ChSpread a)
{
    return __builtin_popcountll(a.word[0]) + __builtin_popcountll(a.word[1]) +
           __builtin_popcountll(a.word[2]);
}

/* A choice: the candidates of a cell, of which one is tried. */
typedef struct ChSearchChoice {
    int cell; /* a bit of a spread */
    unsigned candidates;
} ChSearchChoice;

#endif
