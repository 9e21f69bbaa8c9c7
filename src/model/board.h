/* board.h - the state of a grid: a bit matrix, stored in two orientations.
 *
 * A box is nine digits by nine elements, one bit for "this digit is still possible here". `places`
 * holds the rows of the matrix (per digit, the elements that can take it), `candidates` its columns
 * (per element, the digits it can take):
 *
 *                 element  0 1 2 3 4 5 6 7 8
 *      digit 1             . . x . . . . . .    a row with one bit left: cross-hatching
 *      digit 2             x x . . . . x . .
 *      ...
 *      digit 9             . . . . . . . . .    an empty row: the digit has no place
 *                            |
 *                            a column with one bit left: naked single
 *
 * Lines are a derived view: `places` continues with rows and columns as houses 9..26, nine places
 * each.  A digit's plane is 27 lanes of nine bits, the nine boxes first.  A tenth plane, CH_EMPTY,
 * holds the cells without a digit; a house with a single bit in it is a full house.
 *
 * A placed digit keeps its bit.  All other bits of its cell, and of that digit in its houses, are
 * clear.  ch_board_place() and ch_board_remove() keep all views consistent; once a board is loaded,
 * nothing else writes it.  A board is a value: copy it with =.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_BOARD_H
#define CH_MODEL_BOARD_H

#include <stddef.h>

#include "lanes.h"
#include "puzzle.h"

enum {
    CH_EMPTY = CH_DIGITS, /* the plane of cells without a digit */
    CH_PLANES = CH_DIGITS + 1,
    CH_LANES = 32,     /* 27 houses, padded with zeros to whole vectors */
    CH_CELL_LANES = 96 /* 81 cells, padded with CH_ALL_NINE */
};

/* A bit of the digits with hidden singles.  KIND: 0 in boxes, 1 in rows, 2 in columns. */
#define CH_HIDDEN(kind, digit) (1u << (CH_DIGITS * (kind) + (digit)))

typedef struct ChBoard {
    _Alignas(max_align_t) uint16_t places[CH_PLANES][CH_LANES];
    _Alignas(max_align_t) uint16_t candidates[CH_CELL_LANES];

    /* Summaries of the matrix, sets of houses per plane. */
    uint32_t single[CH_PLANES]; /* one place left, and the digit is not yet placed */
    uint32_t hidden;            /* the digits with such houses, by kind: CH_HIDDEN() */
    uint32_t placed[CH_DIGITS]; /* the digit is placed */
    uint32_t filled[3];         /* cells that have a digit, 32 to a word */
    uint32_t empty_houses;      /* houses in which some digit has no place */
    uint8_t empty;              /* number of cells without a digit */
    uint8_t digit[CH_CELLS];    /* the placed digit, or CH_NO_DIGIT */
    bool has_empty_cell;        /* some cell has no candidate */
    ChCellSet givens;           /* never changed by a step */
} ChBoard;

_Static_assert(_Alignof(ChBoard) <= _Alignof(max_align_t), "malloc() aligns for it");

/* Loads the state before the first step.  Returns -1, or a cell whose digit in the input is ruled
 * out by another digit.  Such a board can be displayed (digits and candidates), but not solved. */
int ch_board_load(ChBoard *board, const ChPuzzle *puzzle);

/* Places a digit in an empty cell that can take it, and removes all conflicting candidates. */
void ch_board_place(ChBoard *board, int cell, int digit);

/* Removes a candidate, which must be possible, from a cell without a digit. */
void ch_board_remove(ChBoard *board, int cell, int digit);

/* Returns whether all views agree with a plain recomputation; for assertions and tests. */
bool ch_board_is_ok(const ChBoard *board);

static inline bool ch_board_has(const ChBoard *board, int candidate)
{
    return board->candidates[CH_CANDIDATE_CELL(candidate)] >> CH_CANDIDATE_DIGIT(candidate) & 1;
}

/* Returns the cells of nine boxes. */
static inline ChCellSet ch_cells_of_boxes(const uint16_t box[9])
{
    ChCellSet cells;

    ch_lanes_join(box, cells.word);
    return cells;
}

/* Returns the cells that can take a digit or have it; for CH_EMPTY the cells without a digit. */
static inline ChCellSet ch_board_plane(const ChBoard *board, int digit)
{
    return ch_cells_of_boxes(board->places[digit]);
}

/* Returns the empty cells that can take a digit. */
static inline ChCellSet ch_board_open(const ChBoard *board, int digit)
{
    return ch_cells_and(ch_board_plane(board, digit), ch_board_plane(board, CH_EMPTY));
}

/* Returns the digits that are not placed in every house. */
static inline unsigned ch_board_unfinished(const ChBoard *board)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(board->placed[digit] != (1u << CH_HOUSES) - 1) << digit;
    return digits;
}

/* Returns whether some house has no place for a digit, or some cell no candidate. */
static inline bool ch_board_is_broken(const ChBoard *board)
{
    return board->empty_houses != 0 || board->has_empty_cell;
}

/* Returns the only cell of a house with a bit in this plane; the house must be in `single`. */
static inline int ch_board_single_cell(const ChBoard *board, int plane, int house)
{
    return ch_house_cell[house][ch_lowest(board->places[plane][house])];
}

#endif
