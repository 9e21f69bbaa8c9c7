/* grid_cells.h - cells and sets of cells in reading order, for the scales of HoDoKu and of SE.
 *
 * Both scales prescribe the reading order: the first cell, the lowest cell, sums of cell numbers.
 * In their rooms each number of a cell or candidate is a number of this order:
 *
 *      grid cell = 9 * row + column         candidate = 9 * grid cell + digit
 *
 * The model's numbers (geometry.h) are called box cells here.  The two are converted by name only.
 * Sets of either are types of their own, so that they cannot be mixed.  Houses, and the places in
 * them, are numbered as in the model.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_GRID_CELLS_H
#define CH_STRATEGIES_GRID_CELLS_H

#include <assert.h>

#include "sets.h"

typedef struct ChGridCells {
    uint64_t word[2]; /* 81 bits, by grid cell */
} ChGridCells;

/* ---- geometry ---- */

extern const ChGridCells ch_grid_peers[CH_CELLS]; /* the 20 cells that share a house with it */
/* The boxes, rows, columns, and the boxes again: HoDoKu counts the houses from the rows on. */
extern const ChGridCells ch_grid_house_cells[CH_HOUSES + CH_BOXES];
extern const uint8_t ch_grid_house_cell[CH_HOUSES][9]; /* the cell at a place of a house */
extern const uint8_t ch_grid_cell_house[CH_CELLS][3];  /* the box, row and column of a cell */
extern const uint8_t ch_grid_cell_place[CH_CELLS][3];  /* the cell's place in each */

#define CH_GRID_BOX_OF(cell) ((cell) / 27 * 3 + (cell) % 9 / 3)
#define CH_GRID_PLACE_IN_BOX(cell) ((cell) / 9 % 3 * 3 + (cell) % 3)
#define CH_GRID_IN_BOX(box, place) (((box) / 3 * 3 + (place) / 3) * 9 + (box) % 3 * 3 + (place) % 3)
#define CH_GRID_IN_ROW(row, place) (9 * (row) + (place))
#define CH_GRID_IN_COLUMN(column, place) (9 * (place) + (column))

/* ---- conversion ---- */

/* Rows and boxes swap in both directions, so the table is its own inverse. */
extern const uint8_t ch_grid_box_cell[CH_CELLS];

static inline int ch_box_cell(int grid_cell)
{
    assert(grid_cell >= 0 && grid_cell < CH_CELLS);
    return ch_grid_box_cell[grid_cell];
}

static inline int ch_grid_cell(int box_cell)
{
    assert(box_cell >= 0 && box_cell < CH_CELLS);
    return ch_grid_box_cell[box_cell];
}

static inline int ch_box_candidate(int grid_candidate)
{
    return CH_CANDIDATE(ch_box_cell(CH_CANDIDATE_CELL(grid_candidate)),
                        CH_CANDIDATE_DIGIT(grid_candidate));
}

static inline int ch_grid_candidate(int box_candidate)
{
    return CH_CANDIDATE(ch_grid_cell(CH_CANDIDATE_CELL(box_candidate)),
                        CH_CANDIDATE_DIGIT(box_candidate));
}

ChCellSet ch_box_cells(ChGridCells grid_cells);
ChGridCells ch_grid_cells(ChCellSet box_cells);

/* ---- sets ---- */

static inline bool ch_grid_cells_has(const ChGridCells *set, int cell)
{
    assert(cell >= 0 && cell < CH_CELLS);
    return ch_bits_has(set->word, cell);
}

static inline void ch_grid_cells_add(ChGridCells *set, int cell)
{
    assert(cell >= 0 && cell < CH_CELLS);
    ch_bits_add(set->word, cell);
}

static inline void ch_grid_cells_remove(ChGridCells *set, int cell)
{
    assert(cell >= 0 && cell < CH_CELLS);
    ch_bits_remove(set->word, cell);
}

static inline ChGridCells ch_grid_cells_all(void)
{
    return (ChGridCells){{~UINT64_C(0), (1u << 17) - 1}};
}

static inline ChGridCells ch_grid_cells_and(ChGridCells a, ChGridCells b)
{
    return (ChGridCells){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static inline ChGridCells ch_grid_cells_or(ChGridCells a, ChGridCells b)
{
    return (ChGridCells){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

static inline ChGridCells ch_grid_cells_minus(ChGridCells a, ChGridCells b)
{
    return (ChGridCells){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

static inline bool ch_grid_cells_empty(ChGridCells set)
{
    return (set.word[0] | set.word[1]) == 0;
}

static inline bool ch_grid_cells_equal(ChGridCells a, ChGridCells b)
{
    return a.word[0] == b.word[0] && a.word[1] == b.word[1];
}

/* Returns whether all cells of A are in B. */
static inline bool ch_grid_cells_within(ChGridCells a, ChGridCells b)
{
    return ch_grid_cells_empty(ch_grid_cells_minus(a, b));
}

static inline bool ch_grid_cells_meet(ChGridCells a, ChGridCells b)
{
    return !ch_grid_cells_empty(ch_grid_cells_and(a, b));
}

static inline int ch_grid_cells_count(ChGridCells set)
{
    return ch_bits_count(set.word, 2);
}

/* Returns the first cell of a set that is not empty. */
static inline int ch_grid_cells_first(ChGridCells set)
{
    assert(!ch_grid_cells_empty(set));
    return set.word[0] != 0 ? __builtin_ctzll(set.word[0]) : 64 + __builtin_ctzll(set.word[1]);
}

/* Returns the first cell at or after FROM, -1 when there is none. */
static inline int ch_grid_cells_next(const ChGridCells *set, int from)
{
    const uint64_t low = from < 64 ? set->word[0] >> from : 0;

    if (low != 0)
        return from + __builtin_ctzll(low);
    const int skip = from < 64 ? 0 : from - 64;
    const uint64_t high = set->word[1] >> skip;
    return high != 0 ? 64 + skip + __builtin_ctzll(high) : -1;
}

/* Loops over cells: CH_EACH_GRID_CELL(cell, ch_grid_cells_and(a, b)) use(cell); */
#define CH_EACH_GRID_CELL(cell, set) CH_EACH_GRID_CELL_FROM(cell, 0, set)

/* Loops over the cells at or after FROM. */
#define CH_EACH_GRID_CELL_FROM(cell, from, set)                                                    \
    for (const ChGridCells cell##_all = (set), *cell##_set = &cell##_all; cell##_set != NULL;      \
         cell##_set = NULL)                                                                        \
        for (int cell = ch_grid_cells_next(cell##_set, from); cell >= 0;                           \
             cell = ch_grid_cells_next(cell##_set, cell + 1))

/* ---- cells that see each other ---- */

static inline bool ch_grid_sees(int one, int other)
{
    return ch_grid_cells_has(&ch_grid_peers[one], other);
}

static inline ChGridCells ch_grid_common_peers(int one, int other)
{
    return ch_grid_cells_and(ch_grid_peers[one], ch_grid_peers[other]);
}

/* Returns the cells that see every cell of SET. */
static inline ChGridCells ch_grid_seen_by_all(ChGridCells set)
{
    ChGridCells seen = ch_grid_cells_all();

    CH_EACH_GRID_CELL(cell, set)
        seen = ch_grid_cells_and(seen, ch_grid_peers[cell]);
    return seen;
}

#endif
