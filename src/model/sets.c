/* sets.c - the constant sets: peers of each cell, cells of each house.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sets.h"

#include "nine.h"

/* The cells that a line shares with a box, as bits: rows of elements are 7 << 3i, columns are 0111
 * (octal) << i. */
#define ROW_BITS(row) (7u << (row) % 3 * 3)
#define COLUMN_BITS(column) (0111u << (column) % 3)

#define ROW_LANE(row, box) ((box) / 3 == (row) / 3 ? ROW_BITS(row) : 0)
#define COLUMN_LANE(column, box) ((box) % 3 == (column) / 3 ? COLUMN_BITS(column) : 0)
#define BOX_LANE(house, box) ((house) == (box) ? CH_ALL_NINE : 0)

#define ALONE_LANE(cell, box) (CH_BOX_OF(cell) == (box) ? 1u << CH_ELEMENT_OF(cell) : 0)
#define ALONE(cell) CH_LANES(ALONE_LANE, cell)

const ChCellSet ch_cell_alone[CH_CELLS] = {CH_CELL_TABLE(ALONE)};

#define PEER_LANE(cell, box)                                                                       \
    ((BOX_LANE(CH_BOX_OF(cell), box) | ROW_LANE(CH_ROW_OF(cell), box) |                            \
      COLUMN_LANE(CH_COLUMN_OF(cell), box)) &                                                      \
     ~ALONE_LANE(cell, box))
#define PEERS(cell) CH_LANES(PEER_LANE, cell)

const ChCellSet ch_cell_peers[CH_CELLS] = {CH_CELL_TABLE(PEERS)};

#define BOX_CELLS(box) CH_LANES(BOX_LANE, box)
#define ROW_CELLS(row) CH_LANES(ROW_LANE, row)
#define COLUMN_CELLS(column) CH_LANES(COLUMN_LANE, column)

const ChCellSet ch_house_cells[CH_HOUSES] = {CH_NINE_MORE(BOX_CELLS, 0), CH_NINE_MORE(ROW_CELLS, 0),
                                             CH_NINE_MORE(COLUMN_CELLS, 0)};

#define COUNT_4(n) (n), (n) + 1, (n) + 1, (n) + 2
#define COUNT_16(n) COUNT_4(n), COUNT_4((n) + 1), COUNT_4((n) + 1), COUNT_4((n) + 2)
#define COUNT_64(n) COUNT_16(n), COUNT_16((n) + 1), COUNT_16((n) + 1), COUNT_16((n) + 2)
#define COUNT_256(n) COUNT_64(n), COUNT_64((n) + 1), COUNT_64((n) + 1), COUNT_64((n) + 2)

const uint8_t ch_count_of_nine[1 << 9] = {COUNT_256(0), COUNT_256(1)};
