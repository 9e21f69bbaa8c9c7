/* hodoku_grid.h - the board of the HoDoKu scale, with its two queues of singles.
 *
 * The scale takes its singles from two queues, first in, first out.  The order of eliminations thus
 * determines which single comes next and the puzzle's score.  The queues belong to this profile;
 * the model has none.
 *
 * Cells are numbered in reading order (grid_cells.h).  Houses are rows 0..8, columns 9..17, boxes
 * 18..26.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_GRID_H
#define CH_STRATEGIES_HODOKU_GRID_H

#include "board.h"
#include "grid_cells.h"

enum {
    CH_HODOKU_COLUMNS = 9, /* the first column among the houses */
    CH_HODOKU_BOXES = 18,
    CH_HODOKU_NAKED = CH_CELLS,              /* a cell is left with one candidate only once */
    CH_HODOKU_HIDDEN = CH_HOUSES * CH_DIGITS /* a digit with one place in a house */
};

extern const uint8_t ch_hodoku_houses[CH_CELLS][3];  /* row, column, box */
extern const uint32_t ch_hodoku_houses_of[CH_CELLS]; /* the same as a set: one bit a house */

#define CH_HODOKU_HOUSE(house) ch_grid_house_cells[CH_FIRST_ROW + (house)]

static inline int ch_hodoku_house_of_model(int house)
{
    assert(house >= 0 && house < CH_HOUSES);
    return (house + CH_HODOKU_BOXES) % CH_HOUSES;
}

static inline int ch_hodoku_model_house(int house)
{
    assert(house >= 0 && house < CH_HOUSES);
    return (house + CH_FIRST_ROW) % CH_HOUSES;
}

/* Converts a set of the model's houses to this folder's numbers. */
static inline uint32_t ch_hodoku_houses_of_model(uint32_t houses)
{
    return (houses >> CH_FIRST_ROW | houses << CH_HODOKU_BOXES) & ((1u << CH_HOUSES) - 1);
}

/* A constraint of the model from a house of this folder and a digit. */
#define CH_HODOKU_CONSTRAINT(house, digit) CH_HOUSE_CONSTRAINT(ch_hodoku_model_house(house), digit)

/* An entry of a queue: a cell of the model, and its digit. */
#define CH_HODOKU_ENTRY(box_cell, digit) ((uint16_t)((box_cell) << 4 | (digit)))
#define CH_HODOKU_ENTRY_CELL(entry) ((entry) >> 4)
#define CH_HODOKU_ENTRY_DIGIT(entry) ((entry)&15)

/* Counters of the houses, up to fifteen: in binary, a word of one bit a house for each power of
 * two.  All houses of a cell are counted down together, and the houses with a certain count form a
 * set. */
typedef struct ChHodokuCounts {
    uint32_t bit[4];
} ChHodokuCounts;

static inline int ch_hodoku_count(const ChHodokuCounts *counts, int house)
{
    int count = 0;

    assert(house >= 0 && house < CH_HOUSES);
    for (int i = 0; i < 4; i++)
        count |= (int)(counts->bit[i] >> house & 1) << i;
    return count;
}

/* Return the houses that have one, two, or two or three. */
static inline uint32_t ch_hodoku_with_one(const ChHodokuCounts *counts)
{
    return counts->bit[0] & ~(counts->bit[1] | counts->bit[2] | counts->bit[3]);
}

static inline uint32_t ch_hodoku_with_two(const ChHodokuCounts *counts)
{
    return counts->bit[1] & ~(counts->bit[0] | counts->bit[2] | counts->bit[3]);
}

static inline uint32_t ch_hodoku_with_two_or_three(const ChHodokuCounts *counts)
{
    return counts->bit[1] & ~(counts->bit[2] | counts->bit[3]);
}

/* A grid, copied by value.  Cells with a digit have no candidates. */
typedef struct ChHodokuGrid {
    ChGridCells plane[CH_DIGITS]; /* the places of each digit */
    ChGridCells empty;
    ChGridCells givens;
    uint16_t candidates[CH_CELLS];
    uint8_t digit[CH_CELLS];          /* CH_NO_DIGIT while there is none */
    ChHodokuCounts free[CH_DIGITS];   /* counts the places of each digit */
    ChHodokuCounts vacant;            /* counts the empty cells */
    uint16_t naked_head, naked_count; /* the waiting entries: from head on */
    uint16_t hidden_head, hidden_count;
    uint16_t naked[CH_HODOKU_NAKED]; /* CH_HODOKU_ENTRY() */
    uint16_t hidden[CH_HODOKU_HIDDEN];
    bool is_behind; /* singles were placed on the board, and only the queues are up to date */
} ChHodokuGrid;

/* Loads a grid, which may be behind; BOARD: the board after the puzzle was loaded. */
void ch_hodoku_grid_load(ChHodokuGrid *grid, const ChPuzzle *puzzle, const ChBoard *board);

/* Copies the cells of the board, but not the queues. */
void ch_hodoku_grid_follow(ChHodokuGrid *grid, const ChBoard *board);

/* Clears the grid: no digit is placed. */
void ch_hodoku_grid_clear(ChHodokuGrid *grid);

/* Puts a digit into a cell, whatever the cell holds. */
void ch_hodoku_grid_set(ChHodokuGrid *grid, int cell, int digit);

/* Removes a candidate if it is present. */
void ch_hodoku_grid_delete(ChHodokuGrid *grid, int cell, int digit);

static inline bool ch_hodoku_has(const ChHodokuGrid *grid, int cell, int digit)
{
    return grid->candidates[cell] >> digit & 1;
}

static inline int ch_hodoku_free(const ChHodokuGrid *grid, int house, int digit)
{
    return ch_hodoku_count(&grid->free[digit], house);
}

/* Returns the places of a digit in a house. */
static inline ChGridCells ch_hodoku_places(const ChHodokuGrid *grid, int house, int digit)
{
    return ch_grid_cells_and(grid->plane[digit], CH_HODOKU_HOUSE(house));
}

/* Finds the empty cells where the placed digits allow each digit. */
void ch_hodoku_rooms(const ChHodokuGrid *grid, ChGridCells room[CH_DIGITS]);

#endif
