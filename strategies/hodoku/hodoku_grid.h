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

#include "puzzle.h"

enum {
    CH_HODOKU_COLUMNS = 9, /* the first column among the houses */
    CH_HODOKU_BOXES = 18,
    CH_HODOKU_NAKED = CH_CELLS,              /* a cell comes down to one candidate once */
    CH_HODOKU_HIDDEN = CH_HOUSES * CH_DIGITS /* a digit to one place in a house */
};

extern const ChCellSet ch_hodoku_house[CH_HOUSES];
extern const ChCellSet ch_hodoku_peers[CH_CELLS];
extern const uint8_t ch_hodoku_houses[CH_CELLS][3]; /* row, column, box */

/* A cell's number in the model from its number here, and back. */
static inline int ch_hodoku_cell(int cell)
{
    return CH_CELL_AT(cell / 9, cell % 9);
}

static inline int ch_hodoku_house_of_model(int house)
{
    return (house + CH_HODOKU_BOXES) % CH_HOUSES;
}

static inline int ch_hodoku_model_house(int house)
{
    return (house + CH_FIRST_ROW) % CH_HOUSES;
}

/* A candidate here: a digit in a cell of this folder. */
#define CH_HODOKU_CONSTRAINT(house, digit) CH_HOUSE_CONSTRAINT(ch_hodoku_model_house(house), digit)

/* A value.  Cells with a digit have no candidates. */
typedef struct ChHodokuGrid {
    ChCellSet plane[CH_DIGITS]; /* the places of each digit */
    ChCellSet empty;
    ChCellSet givens;
    uint16_t candidates[CH_CELLS];
    uint8_t digit[CH_CELLS];            /* CH_NO_DIGIT while there is none */
    uint8_t free[CH_HOUSES][CH_DIGITS]; /* how many places a digit has */
    uint8_t vacant[CH_HOUSES];          /* how many empty cells */
    uint16_t naked_head, naked_count;   /* the entries still waiting: from head on */
    uint16_t hidden_head, hidden_count;
    uint16_t naked[CH_HODOKU_NAKED];
    uint16_t hidden[CH_HODOKU_HIDDEN];
} ChHodokuGrid;

void ch_hodoku_grid_load(ChHodokuGrid *grid, const ChPuzzle *puzzle);

/* Puts a digit into a cell, whatever the cell holds. */
void ch_hodoku_grid_set(ChHodokuGrid *grid, int cell, int digit);

/* Rules a candidate out if it is there. */
void ch_hodoku_grid_delete(ChHodokuGrid *grid, int cell, int digit);

static inline bool ch_hodoku_has(const ChHodokuGrid *grid, int cell, int digit)
{
    return grid->candidates[cell] >> digit & 1;
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
