/* canonical.h - the canonical form, which all equivalent puzzles share.
 *
 * A puzzle is transformed by each of the 3,359,232 symmetries of the grid. Its digits are renamed
 * so that they first occur in the order 1, 2, 3 ...  The canonical form is the smallest of these
 * arrangements when read as 81 digits, row by row, with 0 for an empty cell.  The community calls
 * it the minlex form.  Two puzzles are equivalent exactly when their canonical forms are the same.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SYMMETRY_CANONICAL_H
#define CH_SYMMETRY_CANONICAL_H

#include "geometry.h"

/* Computes the canonical form.  Digits may be missing or conflict; cells are in box order, as
 * everywhere.  FORM may be GIVEN. */
void ch_canonical(const uint8_t given[CH_CELLS], uint8_t form[CH_CELLS]);

#endif
