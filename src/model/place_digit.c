/* place_digit.c - see place_digit.h: the tables.
 *
 * SPDX-License-Identifier: MIT
 */
#include "place_digit.h"

#include "nine.h"

#define BIT(i) (1u << (i))

/* The bits that remain of a digit's lanes when the digit is placed in the cell.  The cell's three
 * houses keep the cell alone; a house that crosses one of them loses the shared cells. */
#define OTHERS(bits) (CH_ALL_NINE & ~(bits))
#define BOX_LOSS(cell, box)                                                                        \
    (((box) / 3 == (cell) / 27 ? 7u << (cell) % 9 / 3 * 3 : 0) |                                   \
     ((box) % 3 == (cell) / 9 % 3 ? 0111u << (cell) % 3 : 0))
#define KEPT_IN_BOX(cell, box)                                                                     \
    ((box) == CH_BOX_OF(cell) ? BIT(CH_ELEMENT_OF(cell)) : OTHERS(BOX_LOSS(cell, box)))
#define KEPT_IN_LINE(own, across, line)                                                            \
    ((line) == (own)           ? BIT(across)                                                       \
     : (line) / 3 == (own) / 3 ? OTHERS(7u << (across) / 3 * 3)                                    \
                               : OTHERS(BIT(across)))
#define KEPT_IN_ROW(cell, row) KEPT_IN_LINE(CH_ROW_OF(cell), CH_COLUMN_OF(cell), row)
#define KEPT_IN_COLUMN(cell, column) KEPT_IN_LINE(CH_COLUMN_OF(cell), CH_ROW_OF(cell), column)
#define KEPT_BY(cell)                                                                              \
    {                                                                                              \
        CH_NINE(KEPT_IN_BOX, cell), CH_NINE(KEPT_IN_ROW, cell), CH_NINE(KEPT_IN_COLUMN, cell)      \
    }

const _Alignas(32) uint16_t ch_place_kept[CH_CELLS][CH_LANES] = {CH_CELL_TABLE(KEPT_BY)};

/* The bits that remain of the empty cells when the cell is filled. */
#define LEFT_IN_BOX(cell, box) OTHERS((box) == CH_BOX_OF(cell) ? BIT(CH_ELEMENT_OF(cell)) : 0)
#define LEFT_IN_ROW(cell, row) OTHERS((row) == CH_ROW_OF(cell) ? BIT(CH_COLUMN_OF(cell)) : 0)
#define LEFT_IN_COLUMN(cell, column)                                                               \
    OTHERS((column) == CH_COLUMN_OF(cell) ? BIT(CH_ROW_OF(cell)) : 0)
#define LEFT_BY(cell)                                                                              \
    {                                                                                              \
        CH_NINE(LEFT_IN_BOX, cell), CH_NINE(LEFT_IN_ROW, cell), CH_NINE(LEFT_IN_COLUMN, cell)      \
    }

const _Alignas(32) uint16_t ch_place_left[CH_CELLS][CH_LANES] = {CH_CELL_TABLE(LEFT_BY)};

/* All bits are set where two cells of a band see each other. */
#define SEES(cell, other)                                                                          \
    ((cell) != (other) && ((cell) / 9 == (other) / 9 || (cell) % 9 / 3 == (other) % 9 / 3)         \
         ? 0xffff                                                                                  \
         : 0)
#define SEEN_IN_BOX(cell, box)                                                                     \
    SEES(cell, 9 * (box)), SEES(cell, 9 * (box) + 1), SEES(cell, 9 * (box) + 2),                   \
        SEES(cell, 9 * (box) + 3), SEES(cell, 9 * (box) + 4), SEES(cell, 9 * (box) + 5),           \
        SEES(cell, 9 * (box) + 6), SEES(cell, 9 * (box) + 7), SEES(cell, 9 * (box) + 8)
#define SEEN_BY(cell)                                                                              \
    {                                                                                              \
        SEEN_IN_BOX(cell, 0), SEEN_IN_BOX(cell, 1), SEEN_IN_BOX(cell, 2)                           \
    }

const _Alignas(32) uint16_t ch_place_in_band[CH_PLACE_BAND][CH_LANES] = {
    CH_NINE_MORE(SEEN_BY, 0), CH_NINE_MORE(SEEN_BY, 9), CH_NINE_MORE(SEEN_BY, 18)};

#define IN_COLUMN(cell, band) ((cell) / 9 % 3 * 9 + (cell) % 3 + CH_PLACE_BAND * ((band) % 3))
#define SPOT(cell)                                                                                 \
    {                                                                                              \
        .houses = BIT(CH_BOX_OF(cell)) | BIT(CH_FIRST_ROW + CH_ROW_OF(cell)) |                     \
                  BIT(CH_FIRST_COLUMN + CH_COLUMN_OF(cell)),                                       \
        .bit = {BIT(CH_ELEMENT_OF(cell)), BIT(CH_COLUMN_OF(cell)), BIT(CH_ROW_OF(cell))},          \
        .house = {CH_BOX_OF(cell), CH_FIRST_ROW + CH_ROW_OF(cell),                                 \
                  CH_FIRST_COLUMN + CH_COLUMN_OF(cell)},                                           \
        .band = (cell) / CH_PLACE_BAND * CH_PLACE_BAND,                                            \
        .below = {IN_COLUMN(cell, (cell) / CH_PLACE_BAND + 1),                                     \
                  IN_COLUMN(cell, (cell) / CH_PLACE_BAND + 2)},                                    \
    }

const ChSpot ch_spots[CH_CELLS] = {CH_CELL_TABLE(SPOT)};
