/* hodoku_grid.h - the board of the HoDoKu scale, with its two queues of singles.
 *
 * The scale takes its singles from two queues, first in, first out, so that the order in which
 * candidates went decides which single comes next and what a puzzle scores.  The queues are this
 * profile's own; the model knows nothing of them.
 *
 * Inside this folder cells are numbered row by row and houses are rows 0..8, columns 9..17, boxes
 * 18..26, since the scale's rules speak of the first, the lowest, the sum of cell numbers; sets of
 * cells (ChCellSet) hold these numbers, too.  ch_hodoku_cell() leads to the cells of the model and
 * back.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_GRID_H
#define CH_STRATEGIES_HODOKU_GRID_H

#include "board.h"

enum {
    CH_HODOKU_COLUMNS = 9, /* the first column among the houses */
    CH_HODOKU_BOXES = 18,
    CH_HODOKU_NAKED = CH_CELLS,              /* a cell comes down to one candidate once */
    CH_HODOKU_HIDDEN = CH_HOUSES * CH_DIGITS /* a digit to one place in a house */
};

extern const ChCellSet ch_hodoku_house[CH_HOUSES];
extern const ChCellSet ch_hodoku_peers[CH_CELLS];
extern const uint8_t ch_hodoku_houses[CH_CELLS][3];  /* row, column, box */
extern const uint32_t ch_hodoku_houses_of[CH_CELLS]; /* the same as a set: one bit a house */

/* A cell's number in the model from its number here, and back. */
extern const uint8_t ch_hodoku_model_cell[CH_CELLS];

static inline int ch_hodoku_cell(int cell)
{
    return ch_hodoku_model_cell[cell];
}

static inline int ch_hodoku_house_of_model(int house)
{
    return (house + CH_HODOKU_BOXES) % CH_HOUSES;
}

static inline int ch_hodoku_model_house(int house)
{
    return (house + CH_FIRST_ROW) % CH_HOUSES;
}

/* A set of houses here from one of the model. */
static inline uint32_t ch_hodoku_houses_of_model(uint32_t houses)
{
    return (houses >> CH_FIRST_ROW | houses << CH_HODOKU_BOXES) & ((1u << CH_HOUSES) - 1);
}

/* A candidate here: a digit in a cell of this folder. */
#define CH_HODOKU_CONSTRAINT(house, digit) CH_HOUSE_CONSTRAINT(ch_hodoku_model_house(house), digit)

/* How many of something each house has, up to fifteen: in binary, a word of one bit a house for
 * each power of two.  So the houses of a cell count down together, and those with a certain count
 * are a set. */
typedef struct ChHodokuCounts {
    uint32_t bit[4];
} ChHodokuCounts;

static inline int ch_hodoku_count(const ChHodokuCounts *counts, int house)
{
    int count = 0;

    for (int i = 0; i < 4; i++)
        count |= (int)(counts->bit[i] >> house & 1) << i;
    return count;
}

/* The houses that have one, two, or two or three. */
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

/* A value.  Cells with a digit have no candidates. */
typedef struct ChHodokuGrid {
    ChCellSet plane[CH_DIGITS]; /* the places of each digit */
    ChCellSet empty;
    ChCellSet givens;
    uint16_t candidates[CH_CELLS];
    uint8_t digit[CH_CELLS];          /* CH_NO_DIGIT while there is none */
    ChHodokuCounts free[CH_DIGITS];   /* the places of each digit */
    ChHodokuCounts vacant;            /* the empty cells */
    uint16_t naked_head, naked_count; /* the entries still waiting: from head on */
    uint16_t hidden_head, hidden_count;
    uint16_t naked[CH_HODOKU_NAKED];
    uint16_t hidden[CH_HODOKU_HIDDEN];
} ChHodokuGrid;

/* BOARD: as the puzzle was loaded into it. */
void ch_hodoku_grid_load(ChHodokuGrid *grid, const ChPuzzle *puzzle, const ChBoard *board);

/* No digit is placed. */
void ch_hodoku_grid_clear(ChHodokuGrid *grid);

/* An empty cell is empty no more. */
void ch_hodoku_grid_fill(ChHodokuGrid *grid, int cell);

/* Puts a digit into a cell, whatever the cell holds. */
void ch_hodoku_grid_set(ChHodokuGrid *grid, int cell, int digit);

/* Rules a candidate out if it is there. */
void ch_hodoku_grid_delete(ChHodokuGrid *grid, int cell, int digit);

static inline bool ch_hodoku_has(const ChHodokuGrid *grid, int cell, int digit)
{
    return grid->candidates[cell] >> digit & 1;
}

static inline int ch_hodoku_free(const ChHodokuGrid *grid, int house, int digit)
{
    return ch_hodoku_count(&grid->free[digit], house);
}

/* The places of a digit in a house. */
static inline ChCellSet ch_hodoku_places(const ChHodokuGrid *grid, int house, int digit)
{
    return ch_cells_and(grid->plane[digit], ch_hodoku_house[house]);
}

/* The empty cells where the placed digits leave room for this digit. */
ChCellSet ch_hodoku_room(const ChHodokuGrid *grid, int digit);

/* The cells that see all of SET. */
static inline ChCellSet ch_hodoku_seen_by_all(ChCellSet set)
{
    ChCellSet seen = {{~UINT64_C(0), (1u << 17) - 1}};

    for (int cell = ch_cells_next(&set, 0); cell >= 0; cell = ch_cells_next(&set, cell + 1))
        seen = ch_cells_and(seen, ch_hodoku_peers[cell]);
    return seen;
}

static inline ChCellSet ch_hodoku_common_peers(int one, int other)
{
    return ch_cells_and(ch_hodoku_peers[one], ch_hodoku_peers[other]);
}

static inline bool ch_hodoku_sees(int one, int other)
{
    return ch_cells_has(&ch_hodoku_peers[one], other);
}

#endif
