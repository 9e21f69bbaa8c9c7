/* mask.h - puzzles whose givens lie in prescribed cells, the mask.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_MASK_H
#define CH_GENERATE_MASK_H

#include "bruteforce.h"

/* Reports whether two lines of a band or stack have no given. Such lines can always be exchanged,
 * so no puzzle with this mask has one solution. */
bool ch_mask_is_impossible(const ChCellSet *mask);

/* Changes the digits of a puzzle, which has a solution and whose givens lie in the mask, until it
 * has exactly one, GRID. Returns false when the step limit is reached first. */
bool ch_mask_resolve(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle,
                     uint8_t *grid);

/* Changes a few of the puzzle's digits; it keeps a solution. */
void ch_mask_shift(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle);

#endif
