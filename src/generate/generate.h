/* generate.h - random grids from a seed, and minimal puzzles.
 *
 * A seed defines an endless list of entries. An entry depends only on the seed and its index.
 * Threads can therefore share the work in any order, and the result is the same on every machine
 * and in every version. The search uses the caller's memory.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_GENERATE_H
#define CH_GENERATE_GENERATE_H

#include "bruteforce.h"

/* Returns the random stream of an entry. Seed and index are mixed separately, so that neighbouring
 * entries are unrelated. */
ChRandom ch_generate_stream(uint64_t seed, uint64_t index);

/* Writes the numbers 0..COUNT-1 in random order. */
void ch_generate_order(ChRandom *random, uint8_t *values, int count);

/* Fills GRID, one digit per cell, from the next numbers of the stream. */
void ch_generate_fill(ChSearch *search, ChRandom *random, uint8_t *grid);

/* Removes givens from a puzzle with one solution, row by row, wherever the others still determine
 * the solution. The result is minimal. */
void ch_generate_minimal(ChSearch *search, ChPuzzle *puzzle);

#endif
