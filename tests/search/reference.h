/* reference.h - a slow and plain Sudoku counter that shares nothing with the library but the rules.
 *
 * Grids are row by row, 0 for an empty cell, digits 1..9; alive digits are bits 1..9 of a mask.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_SEARCH_REFERENCE_H
#define TESTS_SEARCH_REFERENCE_H

#include "puzzle.h"
#include "random.h"

typedef struct Reference {
    uint64_t count;
    uint64_t hash; /* the same for the same solutions in any order */
} Reference;

/* Counts the solutions that take a digit of each cell's mask, LIMIT at most. */
Reference reference_count(const uint16_t mask[81], uint64_t limit);

/* Returns the masks of a puzzle's givens or marks, with no candidate removed yet. */
void reference_masks(const ChPuzzle *puzzle, uint16_t mask[81]);

Reference reference_puzzle(const ChPuzzle *puzzle, uint64_t limit);

/* Returns the contribution of a solution to `hash`. */
uint64_t reference_hash(const int grid[81]);
uint64_t reference_hash_solution(const uint8_t *solution);

/* Returns whether a grid is a solution of the puzzle's givens and marks. */
bool reference_fits(const ChPuzzle *puzzle, const uint8_t *solution);

/* Makes a random puzzle of so many givens from a random grid; `broken` changes that many of
 * them. */
ChPuzzle reference_dig(ChRandom *random, int givens, int broken);

/* Reads 81 characters. */
ChPuzzle reference_read(const char *line);

/* Seeds a generator and prints the seed; CH_SEED chooses another. */
ChRandom reference_random(const char *test, uint64_t seed);

#endif
