/* se_bulk.h - singles and locking applied in bulk, where their order does not matter.
 *
 * If a puzzle has a unique solution, a conclusion of producers 1 to 14 remains available after
 * conclusions of the others, or follows from hints that rate no higher.  So all hints that rate no
 * higher than a rating already reached may be applied in any order.  The final grid, on which none
 * of them is left, is the same, and only there a higher rating can arise.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_BULK_H
#define CH_STRATEGIES_SE_BULK_H

#include "se_grid.h"

/* Report which of them rate at most this much: the highest rating of each producer.  The easy ones
 * are the hidden singles of boxes and of last empty cells. */
static inline bool ch_se_bulk_takes_easy(double rating)
{
    return rating >= 1.2;
}

static inline bool ch_se_bulk_takes_hidden(double rating)
{
    return rating >= 1.5;
}

static inline bool ch_se_bulk_takes_naked(double rating)
{
    return rating >= 2.3;
}

static inline bool ch_se_bulk_takes_pointing(double rating)
{
    return rating >= 2.6;
}

static inline bool ch_se_bulk_takes_locking(double rating)
{
    return rating >= 2.8;
}

/* The result, and the hints left for producers 2 and 6. */
typedef struct ChSeBulk {
    double rating; /* all hints with this rating or a lower one have been applied; 0.0: none have */
    bool has_filled; /* some cell was filled */
    bool wants_er;   /* no other rating is wanted: a hint may state that it suffices */
    bool may_lock;   /* locking may eliminate a candidate */
    bool may_place;  /* direct locking may place a digit */
    /* The grid since which hints below level 2 are applied together, or NULL: se_together.h. */
    const ChSeGrid *since;
} ChSeBulk;

/* Applies the hints that rate at most RATING until none of them is left.  Of a full grid, only
 * `left` and `has_clash` are updated: without a clash, these sound steps have solved it. */
ChSeBulk ch_se_apply_bulk(ChSeGrid *grid, double rating);

/* The ratings of the first hint and of the highest; 0.0: there are none. */
typedef struct ChSeRise {
    double first;
    double most;
} ChSeRise;

/* Applies all hidden singles to a grid where no house has one empty cell; those of lines only where
 * there are no easy ones.  Computes `pos` and `plane`, or of a full grid only `left`
 * and `has_clash`. */
ChSeRise ch_se_take_hidden_singles(ChSeGrid *grid);

#endif
