/* generate.h - random grids from a seed, and puzzles with no given to spare.
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

/* Takes givens out of a puzzle with one solution, row by row, wherever the others make up for them:
 * what is left has none to spare. */
void ch_generate_minimal(ChSearch *search, ChPuzzle *puzzle);

#endif
