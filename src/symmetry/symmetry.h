/* symmetry.h - the symmetries of a grid: 3,359,232 permutations of its cells, and the renamings of
 * its digits.
 *
 * A symmetry maps houses to houses.  It permutes the bands, the rows within a band, the stacks and
 * the columns within a stack, and may swap rows with columns: 6 * 6^3 * 6 * 6^3 * 2 permutations.
 * With the 9! renamings they transform a puzzle into all equivalent ones; each solves by the same
 * steps.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SYMMETRY_SYMMETRY_H
#define CH_SYMMETRY_SYMMETRY_H

#include "puzzle.h"
#include "random.h"

typedef struct ChSymmetry {
    uint8_t cell[CH_CELLS];       /* the image of each cell */
    uint8_t digit[CH_DIGITS + 1]; /* the image of each digit; CH_NO_DIGIT is its own */
} ChSymmetry;

/* Returns a random symmetry; all are equally likely. */
ChSymmetry ch_symmetry_random(ChRandom *random);

ChCandidateSet ch_symmetry_candidates(const ChSymmetry *symmetry, const ChCandidateSet *set);

/* Transforms a puzzle with all its progress: entered digits, eliminations, marks. */
void ch_symmetry_apply(const ChSymmetry *symmetry, const ChPuzzle *puzzle, ChPuzzle *image);

#endif
