/* aligned.h - aligned exclusion: cells, their excluders, and what no choice of digits has.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_ALIGNED_H
#define CH_STRATEGIES_ALIGNED_H

#include "als.h"

enum { CH_ALIGNED_CELLS = 4, CH_ALIGNED_EXCLUDERS = 20 };

typedef struct ChAligned {
    ChAlsSearch *search;
    int count;
    int cell[CH_ALIGNED_CELLS];
    unsigned digits[CH_ALIGNED_CELLS];
    bool sees[CH_ALIGNED_CELLS][CH_ALIGNED_CELLS];
    int excluders;
    uint8_t excluder[CH_ALIGNED_EXCLUDERS];
    uint16_t candidates[CH_ALIGNED_EXCLUDERS];
    unsigned used;                      /* bits: the excluders in use */
    ChCellSet few[2];                   /* empty cells with two candidates; with two or three */
    unsigned removed[CH_ALIGNED_CELLS]; /* digits removed from each cell */
} ChAligned;

/* Offers what the excluders leave out of the choices for the cells. Returns true if the sink wants
 * no more. */
bool ch_aligned_try(ChAligned *aligned, ChCellSet excluders);

/* Returns true if there are two cells or more. */
static inline bool ch_aligned_has_two(ChCellSet cells)
{
    const uint64_t low = cells.word[0];
    const uint64_t high = cells.word[1];

    return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
}

#endif
