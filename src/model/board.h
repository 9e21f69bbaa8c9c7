/* board.h - what is known of a grid: a bit matrix, read two ways.
 *
 * A box is nine digits by nine elements, one bit for "this digit can still go there".  `places`
 * holds its rows (per digit, the elements that can take it), `candidates` its columns (per element,
 * the digits it can take):
 *
 *                 element  0 1 2 3 4 5 6 7 8
 *      digit 1             . . x . . . . . .    a row with one bit left: cross-hatching
 *      digit 2             x x . . . . x . .
 *      ...
 *      digit 9             . . . . . . . . .    an empty row: the digit fits nowhere
 *                            |
 *                            a column with one bit left: naked single
 *
 * Lines are the derived view: `places` goes on with rows and columns as houses 9..26, nine places
 * each, so that a digit's plane is 27 lanes of nine bits, the nine boxes first.  A tenth plane,
 * CH_EMPTY, holds the cells without a digit; a house with a single bit there is a full house.
 *
 * A placed digit keeps its bit, and nothing else of its cell or of that digit in its houses does.
 * ch_board_place() and ch_board_remove() keep all views in step; once a board is loaded, nothing
 * else writes it. A board is a value: copy it with =.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_BOARD_H
#define CH_MODEL_BOARD_H

#include <stddef.h>

#include "puzzle.h"

enum {
    CH_EMPTY = CH_DIGITS, /* the plane of cells without a digit */
    CH_PLANES = CH_DIGITS + 1,
    CH_LANES = 32,     /* 27 houses, filled up with zeros to whole vectors */
    CH_CELL_LANES = 96 /* 81 cells, filled up with CH_ALL_NINE */
};

typedef struct ChBoard {
    _Alignas(max_align_t) uint16_t places[CH_PLANES][CH_LANES];
    _Alignas(max_align_t) uint16_t candidates[CH_CELL_LANES];

    /* Summaries of the matrix, sets of houses per plane. */
    uint32_t single[CH_PLANES]; /* one place left, and the digit is not placed yet */
    uint32_t placed[CH_DIGITS]; /* the digit is placed */
    uint32_t filled[3];         /* cells that have a digit, 32 to a word */
    uint32_t empty_houses;      /* houses in which some digit has no place */
    bool has_empty_cell;        /* some cell has no candidate */

    uint8_t empty;           /* how many cells have no digit */
    uint8_t digit[CH_CELLS]; /* the placed digit, CH_NO_DIGIT while there is none */
    ChCellSet givens;        /* never changed by a step */
} ChBoard;

_Static_assert(_Alignof(ChBoard) <= _Alignof(max_align_t), "malloc() aligns for it");

/* The state before the first step.  Returns -1, or, when a digit of the input is ruled out by
 * another, its cell: that cell has no candidate left.  Such a board can be looked at (digits and
 * candidates), but not solved. */
int ch_board_load(ChBoard *board, const ChPuzzle *puzzle);

/* Puts a digit into an empty cell that can take it; everything that conflicts with it goes. */
void ch_board_place(ChBoard *board, int cell, int digit);

/* Rules out one candidate that is alive, in a cell without a digit. */
void ch_board_remove(ChBoard *board, int cell, int digit);

/* Whether all views say the same; compared with a plain recomputation, for assertions and tests. */
bool ch_board_is_ok(const ChBoard *board);

static inline bool ch_board_has(const ChBoard *board, int candidate)
{
    return board->candidates[CH_CANDIDATE_CELL(candidate)] >> CH_CANDIDATE_DIGIT(candidate) & 1;
}

/* Where a digit can go (or is), as a set; CH_EMPTY for the cells without a digit. */
static inline ChCellSet ch_board_plane(const ChBoard *board, int digit)
{
    const uint16_t *const box = board->places[digit];
    uint64_t first = 0;

    for (int i = 0; i < 7; i++)
        first |= (uint64_t)box[i] << CH_ELEMENTS * i;
    return (ChCellSet){{first | (uint64_t)box[7] << 63, box[7] >> 1 | (uint64_t)box[8] << 8}};
}

/* The empty cells that can take a digit. */
static inline ChCellSet ch_board_open(const ChBoard *board, int digit)
{
    return ch_cells_and(ch_board_plane(board, digit), ch_board_plane(board, CH_EMPTY));
}

/* Whether some house has no place for a digit, or some cell no candidate. */
static inline bool ch_board_is_broken(const ChBoard *board)
{
    return board->empty_houses != 0 || board->has_empty_cell;
}

/* The only cell of a house with a bit in this plane; the house must be in `single`. */
static inline int ch_board_single_cell(const ChBoard *board, int plane, int house)
{
    return ch_house_cell[house][ch_lowest(board->places[plane][house])];
}

#endif
