/* mask.h - puzzles whose givens stand in given cells.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_MASK_H
#define CH_GENERATE_MASK_H

#include "bruteforce.h"

/* Whether two lines of a band, or two digits, can always be exchanged: no such puzzle has one
 * solution. */
bool ch_mask_is_impossible(const ChCellSet *mask);

/* Changes the digits of a puzzle whose givens stand in the mask, and which has a solution, until it
 * has just one: GRID.  False: not in the steps that it takes at most. */
bool ch_mask_resolve(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle,
                     uint8_t *grid);

/* Changes a few of its digits; a solution is left. */
void ch_mask_shift(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle);

#endif
