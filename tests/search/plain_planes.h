/* plain_planes.h - The state of the plain search: the possible cells of each digit, one word a
 * band.
 *
 * Cells in box order make the three boxes of a band 27 neighbouring bits, so a digit's plane is
 * three words and all houses of a plane can be counted at once by folding it:
 *
 *      bit 9 * box + 3 * row + column             a band of three boxes
 *       0  1  2 |  9 10 11 | 18 19 20
 *       3  4  5 | 12 13 14 | 21 22 23
 *       6  7  8 | 15 16 17 | 24 25 26
 *
 * A candidate that is the only one in a house of its plane is a hidden single; a cell that is in
 * only one plane is a naked single.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_SEARCH_PLAIN_PLANES_H
#define TESTS_SEARCH_PLAIN_PLANES_H

#include "sets.h"

enum { CH_PLAIN_BANDS = 3, CH_PLAIN_BAND_CELLS = 27 };

typedef struct ChPlainPlanes {
    uint32_t plane[CH_DIGITS][CH_PLAIN_BANDS]; /* the cells that can take the digit, or hold it */
    uint32_t open[CH_PLAIN_BANDS];             /* the cells without a digit */
} ChPlainPlanes;

void ch_plain_load(ChPlainPlanes *planes, const ChCandidateSet *alive);

/* Places every naked and hidden single until none is left; false when there is no solution. */
bool ch_plain_settle(ChPlainPlanes *planes);

bool ch_plain_is_solved(const ChPlainPlanes *planes);

/* Returns the constraint with the fewest candidates, cells before houses, of an unsolved state
 * without singles. */
int ch_plain_choice(const ChPlainPlanes *planes);

void ch_plain_solution(const ChPlainPlanes *planes, uint8_t *solution);

static inline bool ch_plain_has(const ChPlainPlanes *planes, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int band = cell / CH_PLAIN_BAND_CELLS;
    return planes->plane[CH_CANDIDATE_DIGIT(candidate)][band] >> cell % CH_PLAIN_BAND_CELLS & 1;
}

static inline void ch_plain_remove(ChPlainPlanes *planes, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int band = cell / CH_PLAIN_BAND_CELLS;
    planes->plane[CH_CANDIDATE_DIGIT(candidate)][band] &= ~(1u << cell % CH_PLAIN_BAND_CELLS);
}

/* Places a digit in an open cell that can take it. */
void ch_plain_place(ChPlainPlanes *planes, int candidate);

#endif
