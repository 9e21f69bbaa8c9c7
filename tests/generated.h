/* generated.h - random grids and random minimal puzzles of a seed, as input of tests.
 *
 * Entry INDEX of a seed is the first try of a search without demands (puzzle_search.h).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_GENERATED_H
#define CH_TESTS_GENERATED_H

#include "dig.h"
#include "generate.h"

/* Makes a full grid, a digit for each cell. */
static inline void generate_grid(ChSearch *search, uint64_t seed, uint64_t index, uint8_t *grid)
{
    ChRandom random = ch_generate_stream(seed, index);
    ch_generate_fill(search, &random, grid);
}

/* Makes a minimal puzzle from the grid of the same entry by removing givens. */
static inline void generate_puzzle(ChSearch *search, uint64_t seed, uint64_t index,
                                   ChPuzzle *puzzle)
{
    ChRandom random = ch_generate_stream(seed, index);

    ch_puzzle_clear(puzzle);
    ch_generate_fill(search, &random, puzzle->given);
    ch_dig(search, &random, CH_ORBITS_NONE, 0, puzzle);
}

#endif
