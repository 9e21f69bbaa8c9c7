/* few_digits.h - can cells be filled with two digits, or with three?
 *
 * With three digits only sets of cells in two bands, or in two stacks, are examined.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FEW_DIGITS_H
#define CH_STRATEGIES_FEW_DIGITS_H

#include "sets.h"

enum { CH_REGIONS = 6 };

/* Returns the cells of the grid but one chute: 0..2 bands, 3..5 stacks. */
ChCellSet ch_region_without(int chute);

/* Reports whether a house has more of the cells than there are digits. */
bool ch_has_subset(ChCellSet cells, int digits);

/* Drops cells that see fewer of the others than there are digits, again and again: they can be
 * filled last. */
ChCellSet ch_core_of(ChCellSet cells, int digits);

/* Reports whether cells that have no subset in a house can be filled. */
bool ch_can_fill(ChCellSet cells, int digits);

/* Fills cells, and then those of MORE that have a value left, which it removes from MORE.  False if
 * the cells cannot be filled. */
bool ch_fill_more(ChCellSet cells, int digits, ChCellSet *more);

/* Drops cells from a set that cannot be filled until it is minimal. */
ChCellSet ch_minimal_part(ChCellSet cells, int digits);

#endif
