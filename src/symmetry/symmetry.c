/* symmetry.c - see symmetry.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "symmetry.h"

/* Maps lines to lines: bands (or stacks) in random order, and the three lines of each. */
static void shuffle_lines(ChRandom *random, uint8_t line[9])
{
    uint8_t band[] = {0, 1, 2};

    ch_random_shuffle(random, band, 3);
    for (int i = 0; i < 3; i++) {
        uint8_t within[] = {0, 1, 2};
        ch_random_shuffle(random, within, 3);
        for (int j = 0; j < 3; j++)
            line[3 * i + j] = (uint8_t)(3 * band[i] + within[j]);
    }
}

ChSymmetry ch_symmetry_random(ChRandom *random)
{
    ChSymmetry symmetry;
    uint8_t row[9];
    uint8_t column[9];

    shuffle_lines(random, row);
    shuffle_lines(random, column);
    const bool turned = ch_random_below(random, 2) != 0;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int to_row = row[CH_ROW_OF(cell)];
        const int to_column = column[CH_COLUMN_OF(cell)];
        symmetry.cell[cell] =
            (uint8_t)(turned ? CH_CELL_AT(to_column, to_row) : CH_CELL_AT(to_row, to_column));
    }
    for (int digit = 0; digit <= CH_NO_DIGIT; digit++)
        symmetry.digit[digit] = (uint8_t)digit;
    ch_random_shuffle(random, symmetry.digit, CH_DIGITS);
    return symmetry;
}

ChCandidateSet ch_symmetry_candidates(const ChSymmetry *symmetry, const ChCandidateSet *set)
{
    ChCandidateSet image = {{0}};

    CH_EACH_CANDIDATE(c, set)
        ch_candidates_add(&image, CH_CANDIDATE(symmetry->cell[CH_CANDIDATE_CELL(c)],
                                               symmetry->digit[CH_CANDIDATE_DIGIT(c)]));
    return image;
}

void ch_symmetry_apply(const ChSymmetry *symmetry, const ChPuzzle *puzzle, ChPuzzle *image)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int to = symmetry->cell[cell];
        image->given[to] = symmetry->digit[puzzle->given[cell]];
        image->entered[to] = symmetry->digit[puzzle->entered[cell]];
        image->turn[to] = puzzle->turn[cell];
    }
    image->has_start = puzzle->has_start;
    image->has_notes = puzzle->has_notes;
    image->no_marks = puzzle->no_marks;
    image->has_marks = puzzle->has_marks;
    image->removed = ch_symmetry_candidates(symmetry, &puzzle->removed);
    image->marks = ch_symmetry_candidates(symmetry, &puzzle->marks);
    image->written = ch_symmetry_candidates(symmetry, &puzzle->written);
    image->corner = ch_symmetry_candidates(symmetry, &puzzle->corner);
}
