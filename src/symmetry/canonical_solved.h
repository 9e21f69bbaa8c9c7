/* canonical_solved.h - the canonical form of a solved grid, by a faster method than a puzzle's.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SYMMETRY_CANONICAL_SOLVED_H
#define CH_SYMMETRY_CANONICAL_SOLVED_H

#include <stdbool.h>

#include "geometry.h"

/* Returns whether GIVEN is a solved grid; if not, FORM is unchanged.  FORM may be GIVEN. */
bool ch_canonical_solved(const uint8_t given[CH_CELLS], uint8_t form[CH_CELLS]);

#endif
