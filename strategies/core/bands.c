/* bands.c - see bands.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bands.h"

#include "nine.h"

/* The cells of a house within a band, and the peers of a cell within a band. */
#define BOX_BITS(box) ((uint32_t)CH_ALL_NINE << (box) % 3 * 9)
#define ROW_BITS(row) (UINT32_C(0x1c0e07) << (row) % 3 * 3)
#define COLUMN_BITS(column) (UINT32_C(0x49) << ((column) / 3 * 9 + (column) % 3))

#define BOX_BAND(box, band) ((box) / 3 == (band) ? BOX_BITS(box) : 0)
#define ROW_BAND(row, band) ((row) / 3 == (band) ? ROW_BITS(row) : 0)
#define COLUMN_BAND(column, band) COLUMN_BITS(column)
#define PEER_BAND(cell, band)                                                                      \
    ((BOX_BAND(CH_BOX_OF(cell), band) | ROW_BAND(CH_ROW_OF(cell), band) |                          \
      COLUMN_BAND(CH_COLUMN_OF(cell), band)) &                                                     \
     ~((cell) / CH_BAND_CELLS == (band) ? UINT32_C(1) << (cell) % CH_BAND_CELLS : 0))

#define BANDS(BAND, x)                                                                             \
    {                                                                                              \
        BAND(x, 0), BAND(x, 1), BAND(x, 2), 0                                                      \
    }
#define PEERS(cell) BANDS(PEER_BAND, cell)
#define BOX(box) BANDS(BOX_BAND, box)
#define ROW(row) BANDS(ROW_BAND, row)
#define COLUMN(column) BANDS(COLUMN_BAND, column)

const ChBands ch_bands_peers[CH_CELLS] = {CH_CELL_TABLE(PEERS)};
const ChBands ch_bands_house[CH_HOUSES] = {CH_NINE_MORE(BOX, 0), CH_NINE_MORE(ROW, 0),
                                           CH_NINE_MORE(COLUMN, 0)};
