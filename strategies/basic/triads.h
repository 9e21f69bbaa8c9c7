/* triads.h - the fact that lists the digits locked in the crossing of a box and a line.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_TRIADS_H
#define CH_STRATEGIES_TRIADS_H

#include "facts.h"

/* The locked digits.  A triad is the three cells that a box shares with a line.  A digit is locked
 * in it when one of the two has no other place for it, and the other has one: the box in pointing,
 * the line in claiming.  Each digit has six words of triads, three boxes each (triads.c): first
 * those in rows, then those in columns. */
typedef struct ChTriads {
    unsigned tick;            /* tick of the board they belong to; 0: none */
    unsigned pointing_digits; /* the digits with any */
    unsigned claiming_digits;
    uint32_t pointing[CH_DIGITS][6];
    uint32_t claiming[CH_DIGITS][6];
} ChTriads;

/* Return the box and the line of a triad, from its word AT and first cell BIT. */
static inline int ch_triad_box(int at, int bit)
{
    return at < 3 ? 3 * at + bit / 9 : bit / 9 * 3 + at - 3;
}

static inline int ch_triad_line(int at, int bit)
{
    return at < 3 ? CH_FIRST_ROW + 3 * at + bit % 9 / 3 : CH_FIRST_COLUMN + 3 * (at - 3) + bit % 9;
}

const ChTriads *ch_facts_triads(ChFacts *facts);

void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads);

#endif
