/* geometry.c - the tables of geometry.h, computed by the compiler from the formulas there.
 *
 * SPDX-License-Identifier: MIT
 */
#include "geometry.h"

#include "nine.h"

#define BOX_CELL(box, place) (box) * 9 + (place)
#define ROW_CELL(row, place) CH_CELL_AT(row, place)
#define COLUMN_CELL(column, place) CH_CELL_AT(place, column)
#define BOX(box)                                                                                   \
    {                                                                                              \
        CH_NINE(BOX_CELL, box)                                                                     \
    }
#define ROW(row)                                                                                   \
    {                                                                                              \
        CH_NINE(ROW_CELL, row)                                                                     \
    }
#define COLUMN(column)                                                                             \
    {                                                                                              \
        CH_NINE(COLUMN_CELL, column)                                                               \
    }

const uint8_t ch_house_cell[CH_HOUSES][9] = {CH_NINE_MORE(BOX, 0), CH_NINE_MORE(ROW, 0),
                                             CH_NINE_MORE(COLUMN, 0)};

#define HOUSES(cell)                                                                               \
    {                                                                                              \
        CH_BOX_OF(cell), CH_FIRST_ROW + CH_ROW_OF(cell), CH_FIRST_COLUMN + CH_COLUMN_OF(cell)      \
    }

const uint8_t ch_cell_house[CH_CELLS][3] = {CH_CELL_TABLE(HOUSES)};

#define PLACES(cell)                                                                               \
    {                                                                                              \
        CH_ELEMENT_OF(cell), CH_COLUMN_OF(cell), CH_ROW_OF(cell)                                   \
    }

const uint8_t ch_cell_place[CH_CELLS][3] = {CH_CELL_TABLE(PLACES)};
