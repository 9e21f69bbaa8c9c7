/* subsets.h - naked subsets, plain ones and locked ones; and whether a set says more than a part.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SUBSETS_H
#define CH_STRATEGIES_SUBSETS_H

#include "technique.h"

enum { CH_SUBSET_LINES = 5 /* bits of a seed below the lines: the house */ };

/* Finds naked subsets of SIZE cells, 2 to CH_FEW: LOCKED: in boxes, those that lie in a line too
 * and take candidates from both; else all others.  Each is reported once, whatever houses it lies
 * in. */
bool ch_find_naked(const ChFinderInput *input, ChSink *sink, int technique, int size, bool locked);

/* A subset as the seed of a step: its house and there its places, or, where it is hidden, its
 * digits. */
static inline uint16_t ch_subset_seed(int house, unsigned lines)
{
    return (uint16_t)(house | (int)lines << CH_SUBSET_LINES);
}

/* Whether a part of SIZE lines, with as many columns as lines, takes away all that is LOST. */
bool ch_part_is_enough(const uint16_t *line, int size, unsigned lost);

#endif
