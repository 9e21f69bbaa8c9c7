/* generate.h - random grids and random minimal puzzles from a seed.
 *
 * A seed names an endless list.  Entry INDEX depends on seed and index alone, so threads can share
 * the work in any order, and on no machine: the numbers behind it never change.  The search works
 * in the caller's memory.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_GENERATE_H
#define CH_GENERATE_GENERATE_H

#include "bruteforce.h"

/* The numbers of an entry: seed and index are each stirred, so that neighbours have nothing in
 * common. */
ChRandom ch_generate_stream(uint64_t seed, uint64_t index);

/* The numbers 0..COUNT-1 in random order. */
void ch_generate_order(ChRandom *random, uint8_t *values, int count);

/* A full grid, a digit for each cell; from the numbers that come next. */
void ch_generate_fill(ChSearch *search, ChRandom *random, uint8_t *grid);
void ch_generate_grid(ChSearch *search, uint64_t seed, uint64_t index, uint8_t *grid);

/* A puzzle with one solution and no given to spare, dug from the grid of the same seed and index.
 */
void ch_generate_puzzle(ChSearch *search, uint64_t seed, uint64_t index, ChPuzzle *puzzle);

/* Takes givens out of a puzzle with one solution, row by row, wherever the others make up for them:
 * what is left has none to spare. */
void ch_generate_minimal(ChSearch *search, ChPuzzle *puzzle);

#endif
