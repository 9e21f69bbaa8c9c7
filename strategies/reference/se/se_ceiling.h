/* se_ceiling.h - ratings that suffice, without the order of steps.
 *
 * If hints that rate no higher than some rating solve a puzzle in any order, one of them is there
 * on each grid of its solution (se_bulk.h), and no step rates higher.  If they do not, ER is
 * higher, and they may all be applied.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_CEILING_H
#define CH_STRATEGIES_SE_CEILING_H

#include "se_scale.h"

/* The rating of all singles, locking and direct hidden sets. */
#define CH_SE_LOCKING_RATING 2.8

/* Returns a rating up to which they solve the puzzle, which proves that it has one solution, and
 * leaves the grid; without one, applies all of them and returns 0.0. */
double ch_se_locking_ceiling(ChSeGrid *grid);

/* The least rating of chains along houses.  No earlier producer rates higher. */
#define CH_SE_CHAIN_RATING 6.6

/* Reports whether unary chains up to this rating, and what comes before wings, solve the puzzle. */
bool ch_se_chains_suffice(ChSeSpace *space, const ChSeGrid *grid, double rating);

#endif
