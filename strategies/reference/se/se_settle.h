/* se_settle.h - what needs no order: singles and locking all at once.
 *
 * Where a puzzle has just one solution, each of producers 1 to 14 finds what it finds however much
 * the others have taken before, or it follows from what rates no more.  So whatever rates no higher
 * than a rating that has been reached may be taken in any order: the grid on which nothing of it is
 * left, the only one that a higher rating can come from, is the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_SETTLE_H
#define CH_STRATEGIES_SE_SETTLE_H

#include "se_grid.h"

/* Which of them rate at most this much: the highest of each producer. */
static inline bool ch_se_settles_hidden(double rating)
{
    return rating >= 1.5;
}

static inline bool ch_se_settles_naked(double rating)
{
    return rating >= 2.3;
}

static inline bool ch_se_settles_locking(double rating)
{
    return rating >= 2.8;
}

/* What was found, and what the grid has left for producers 2 and 6. */
typedef struct ChSeSettled {
    double rating;   /* what rates no more has been taken; 0.0: nothing has */
    bool has_filled; /* any cell */
    bool may_lock;   /* a candidate may go by locking, */
    bool may_place;  /* and a digit may be left with one place in a house by that */
} ChSeSettled;

/* Takes what rates at most RATING until none of it is left. */
ChSeSettled ch_se_settle(ChSeGrid *grid, double rating);

#endif
