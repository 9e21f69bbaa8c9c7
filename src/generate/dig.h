/* dig.h - removing givens, and adding some, while the puzzle keeps one solution.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_DIG_H
#define CH_GENERATE_DIG_H

#include "bruteforce.h"
#include "orbits.h"

/* Returns the number of givens. */
int ch_count_givens(const ChPuzzle *puzzle);

/* Removes orbits of givens in random order, each only if the others still determine the solution,
 * down to FEWEST givens. The puzzle has one solution before and after. With FEWEST 0 one pass
 * leaves the puzzle minimal, since an orbit that was needed among more givens is needed among
 * fewer. */
void ch_dig(ChSearch *search, ChRandom *random, ChOrbits symmetry, int fewest, ChPuzzle *puzzle);

/* Reports whether no orbit of givens can be removed. */
bool ch_puzzle_is_minimal(ChSearch *search, ChOrbits symmetry, const ChPuzzle *puzzle);

/* Completes each orbit with a given in it, then adds random orbits up to FEWEST givens. GRID is the
 * puzzle's one solution. */
void ch_add_givens(ChRandom *random, ChOrbits symmetry, const uint8_t *grid, int fewest,
                   ChPuzzle *puzzle);

/* Changes a few givens of a puzzle whose one solution is GRID. Some orbits are removed and others
 * added, until the puzzle has one solution again, with some givens to spare. */
void ch_shift(ChSearch *search, ChRandom *random, ChOrbits symmetry, const uint8_t *grid,
              ChPuzzle *puzzle);

#endif
