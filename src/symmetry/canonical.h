/* canonical.h - the one form that all equivalent puzzles share.
 *
 * Of the 3,359,232 symmetries of the grid, each with its digits renamed so that they first come in
 * the order 1, 2, 3 ..., it is the arrangement that is smallest when read as 81 digits, row by row,
 * with 0 for an empty cell.  The community calls it the minlex form.  Two puzzles are equivalent
 * exactly when their canonical forms are the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SYMMETRY_CANONICAL_H
#define CH_SYMMETRY_CANONICAL_H

#include "geometry.h"

/* Digits may be missing or clash; cells are in box order, as everywhere.  FORM may be GIVEN. */
void ch_canonical(const uint8_t given[CH_CELLS], uint8_t form[CH_CELLS]);

#endif
