/* dig.h - taking givens away, and putting some back, while one solution is left.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_DIG_H
#define CH_GENERATE_DIG_H

#include "bruteforce.h"
#include "orbits.h"

int ch_count_givens(const ChPuzzle *puzzle);

/* Takes the orbits of givens in random order and drops each that the others make up for, down to
 * FEWEST givens.  The puzzle has one solution before and after.  One pass to FEWEST 0 leaves it
 * minimal, no orbit to spare, since what was needed beside more givens is needed beside fewer. */
void ch_dig(ChSearch *search, ChRandom *random, ChOrbits symmetry, int fewest, ChPuzzle *puzzle);

/* Whether no orbit of givens can go. */
bool ch_puzzle_is_minimal(ChSearch *search, ChOrbits symmetry, const ChPuzzle *puzzle);

/* Gives all of each orbit of which some is given, and then random orbits up to FEWEST givens; GRID
 * is the puzzle's one solution. */
void ch_give(ChRandom *random, ChOrbits symmetry, const uint8_t *grid, int fewest,
             ChPuzzle *puzzle);

/* Changes a few of the givens of a puzzle whose one solution is GRID: some orbits go, others come,
 * as many as it takes for one solution and some more to dig away. */
void ch_shift(ChSearch *search, ChRandom *random, ChOrbits symmetry, const uint8_t *grid,
              ChPuzzle *puzzle);

#endif
