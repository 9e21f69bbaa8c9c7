/* geometry.h - the layout of the 81 cells: boxes, rows, columns.
 *
 *      boxes 0..8    elements 0..8     cell  = 9 * box + element
 *       0 | 1 | 2       0 1 2          house = 0..8 boxes, 9..17 rows, 18..26 columns
 *      ---+---+---      3 4 5
 *       3 | 4 | 5       6 7 8          r4c7 is element 0 of box 5: cell 45
 *      ---+---+---
 *       6 | 7 | 8
 *
 * Each house numbers its nine places 0..8: a box by element, a row by column, a column by row. Code
 * counts from 0; 1..9 exist only in formats and explanations.  Row-major order, too, is used only
 * there: CH_CELL_AT().
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_GEOMETRY_H
#define CH_MODEL_GEOMETRY_H

#include <stdint.h>
#include <string.h>

enum {
    CH_DIGITS = 9,
    CH_BOXES = 9,
    CH_ELEMENTS = 9,
    CH_CELLS = CH_BOXES * CH_ELEMENTS,
    CH_HOUSES = 27,
    CH_CANDIDATES = CH_CELLS * CH_DIGITS,
    CH_CONSTRAINTS = CH_CELLS + CH_HOUSES * CH_DIGITS,
    CH_FIRST_ROW = 9,
    CH_FIRST_COLUMN = 18,
    CH_ALL_NINE = 0x1ff, /* nine bits: every place, or every digit */
    CH_NO_DIGIT = CH_DIGITS
};

/* Sets of houses, one bit per house. */
#define CH_HOUSE_BOXES 0x00001ffu
#define CH_HOUSE_ROWS 0x003fe00u
#define CH_HOUSE_COLUMNS 0x7fc0000u

#define CH_BOX_OF(cell) ((cell) / 9)
#define CH_ELEMENT_OF(cell) ((cell) % 9)
#define CH_ROW_OF(cell) ((cell) / 27 * 3 + (cell) % 9 / 3)
#define CH_COLUMN_OF(cell) ((cell) / 9 % 3 * 3 + (cell) % 3)
#define CH_CELL_AT(row, column) (((row) / 3 * 3 + (column) / 3) * 9 + (row) % 3 * 3 + (column) % 3)

/* A candidate is a digit in a cell; the 81 candidates of a box are contiguous, as in its matrix. */
#define CH_CANDIDATE(cell, digit) ((cell)*9 + (digit))
#define CH_CANDIDATE_CELL(candidate) ((candidate) / 9)
#define CH_CANDIDATE_DIGIT(candidate) ((candidate) % 9)

/* A constraint requires that exactly one of nine candidates is true: those of a cell's digits
 * (0..80), then those of a digit's places in a house (81..323). */
#define CH_CELL_CONSTRAINT(cell) (cell)
#define CH_HOUSE_CONSTRAINT(house, digit) (CH_CELLS + (house)*9 + (digit))

extern const uint8_t ch_house_cell[CH_HOUSES][9]; /* the cell at a place of a house */
extern const uint8_t ch_cell_house[CH_CELLS][3];  /* the box, row and column of a cell */
extern const uint8_t ch_cell_place[CH_CELLS][3];  /* the cell's place in each */

/* Converts from row-major to box order, and back: in each band, rows and boxes swap, three cells at
 * a time. */
static inline void ch_swap_rows_and_boxes(uint8_t *restrict to, const uint8_t *restrict from)
{
    for (int band = 0; band < CH_CELLS; band += 27)
        for (int i = 0; i < 3; i++) {
            memcpy(to + band + 9 * i, from + band + 3 * i, 3);
            memcpy(to + band + 9 * i + 3, from + band + 3 * i + 9, 3);
            memcpy(to + band + 9 * i + 6, from + band + 3 * i + 18, 3);
        }
}

/* Returns one of the CH_DIGITS candidates of a constraint, by the index of its digit or place. */
static inline int ch_constraint_candidate(int constraint, int index)
{
    if (constraint < CH_CELLS)
        return CH_CANDIDATE(constraint, index);
    const int line = constraint - CH_CELLS;
    return CH_CANDIDATE(ch_house_cell[line / 9][index], line % 9);
}

#endif
