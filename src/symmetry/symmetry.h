/* symmetry.h - the 3,359,232 ways to move the cells of a grid that keep houses houses, and the
 * renamings of its digits.
 *
 * Bands change places, rows within a band, stacks, columns within a stack, and rows with columns:
 * 6 * 6^3 * 6 * 6^3 * 2.  With the 9! renamings they make, of a puzzle, all that are equivalent to
 * it: each solves by the same steps.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SYMMETRY_SYMMETRY_H
#define CH_SYMMETRY_SYMMETRY_H

#include "puzzle.h"
#include "random.h"

typedef struct ChSymmetry {
    uint8_t cell[CH_CELLS];       /* where each cell goes */
    uint8_t digit[CH_DIGITS + 1]; /* what each digit becomes; CH_NO_DIGIT stays */
} ChSymmetry;

/* Any of them, each equally likely. */
ChSymmetry ch_symmetry_random(ChRandom *random);

ChCandidateSet ch_symmetry_candidates(const ChSymmetry *symmetry, const ChCandidateSet *set);

/* The puzzle's image, with all that was done to it: entered digits, struck candidates, marks. */
void ch_symmetry_apply(const ChSymmetry *symmetry, const ChPuzzle *puzzle, ChPuzzle *image);

#endif
