/* grid_cells.c - see grid_cells.h; the tables are computed at compile time.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grid_cells.h"

#include "nine.h"

/* ---- sets: a row is a lane of nine bits ---- */

#define ROW_LANE(house, row) ((house) == (row) ? CH_ALL_NINE : 0)
#define COLUMN_LANE(column, row) (1u << (column))
#define BOX_LANE(box, row) ((row) / 3 == (box) / 3 ? 7u << (box) % 3 * 3 : 0)
#define PEER_LANE(cell, row)                                                                       \
    ((ROW_LANE((cell) / 9, row) | COLUMN_LANE((cell) % 9, row) |                                   \
      BOX_LANE(CH_GRID_BOX_OF(cell), row)) &                                                       \
     ~((cell) / 9 == (row) ? 1u << (cell) % 9 : 0u))

#define ROW_CELLS(row) CH_LANES(ROW_LANE, row)
#define COLUMN_CELLS(column) CH_LANES(COLUMN_LANE, column)
#define BOX_CELLS(box) CH_LANES(BOX_LANE, box)
#define PEERS(cell) CH_LANES(PEER_LANE, cell)

const ChGridCells ch_grid_peers[CH_CELLS] = {CH_CELL_TABLE(PEERS)};
const ChGridCells ch_grid_house_cells[CH_HOUSES + CH_BOXES] = {
    CH_NINE_MORE(BOX_CELLS, 0), CH_NINE_MORE(ROW_CELLS, 0), CH_NINE_MORE(COLUMN_CELLS, 0),
    CH_NINE_MORE(BOX_CELLS, 0)};

/* ---- houses and places ---- */

#define BOX(box)                                                                                   \
    {                                                                                              \
        CH_NINE(CH_GRID_IN_BOX, box)                                                               \
    }
#define ROW(row)                                                                                   \
    {                                                                                              \
        CH_NINE(CH_GRID_IN_ROW, row)                                                               \
    }
#define COLUMN(column)                                                                             \
    {                                                                                              \
        CH_NINE(CH_GRID_IN_COLUMN, column)                                                         \
    }

const uint8_t ch_grid_house_cell[CH_HOUSES][9] = {CH_NINE_MORE(BOX, 0), CH_NINE_MORE(ROW, 0),
                                                  CH_NINE_MORE(COLUMN, 0)};

#define HOUSES(cell)                                                                               \
    {                                                                                              \
        CH_GRID_BOX_OF(cell), CH_FIRST_ROW + (cell) / 9, CH_FIRST_COLUMN + (cell) % 9              \
    }
#define PLACES(cell)                                                                               \
    {                                                                                              \
        CH_GRID_PLACE_IN_BOX(cell), (cell) % 9, (cell) / 9                                         \
    }

const uint8_t ch_grid_cell_house[CH_CELLS][3] = {CH_CELL_TABLE(HOUSES)};
const uint8_t ch_grid_cell_place[CH_CELLS][3] = {CH_CELL_TABLE(PLACES)};

/* ---- conversion ---- */

#define BOX_CELL(cell) CH_CELL_AT((cell) / 9, (cell) % 9)

const uint8_t ch_grid_box_cell[CH_CELLS] = {CH_CELL_TABLE(BOX_CELL)};

ChCellSet ch_box_cells(ChGridCells grid_cells)
{
    ChCellSet box_cells = {{0}};

    CH_EACH_GRID_CELL(cell, grid_cells)
        ch_cells_add(&box_cells, ch_box_cell(cell));
    return box_cells;
}

ChGridCells ch_grid_cells(ChCellSet box_cells)
{
    ChGridCells grid_cells = {{0}};

    CH_EACH_CELL(cell, box_cells)
        ch_grid_cells_add(&grid_cells, ch_grid_cell(cell));
    return grid_cells;
}
