/* subsets.h - naked subsets, locked or not; and whether a part of a subset concludes the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SUBSETS_H
#define CH_STRATEGIES_SUBSETS_H

#include "technique.h"

enum { CH_SUBSET_LINES = 5 /* bits of a seed below the lines: the house */ };

/* Finds naked subsets of SIZE cells, 2 to CH_FEW.  LOCKED: those that lie in a box and a line and
 * remove candidates from both; otherwise all others.  Each is reported once, even if it lies in two
 * houses. */
bool ch_find_naked(const ChFinderInput *input, ChSink *sink, int technique, int size, bool locked);

/* Encodes a subset as the seed of a step: its house, and its places there or, if it is hidden, its
 * digits. */
static inline uint16_t ch_subset_seed(int house, unsigned lines)
{
    return (uint16_t)(house | (int)lines << CH_SUBSET_LINES);
}

/* Reports whether some part of SIZE lines, with as many columns as lines, removes everything in
 * LOST. */
bool ch_part_is_enough(const uint16_t *line, int size, unsigned lost);

#endif
