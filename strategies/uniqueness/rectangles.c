/* rectangles.c - finds the unique rectangles of a board; see uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

#include "nine.h"

/* A cell that shares box and line with a given cell: there are two in its row, two in its column.
 * For each, the six pairs of cells that complete a rectangle; THIRD shares a line with the given
 * cell. */
typedef struct RectangleSide {
    uint8_t adjacent;
    uint8_t third[6];
    uint8_t fourth[6];
} RectangleSide;

#define ROTATED(x, by) ((x) / 3 * 3 + ((x) % 3 + (by)) % 3) /* within its band */
#define IN_OTHER_BAND(x, i) (((x) / 3 * 3 + 3 + (i)) % 9)   /* the six in other bands */

#define DOWN(row, column, i) CH_CELL_AT(IN_OTHER_BAND(row, i), column)
#define ACROSS(row, column, i) CH_CELL_AT(row, IN_OTHER_BAND(column, i))
#define SIX(M, row, column)                                                                        \
    {                                                                                              \
        M(row, column, 0), M(row, column, 1), M(row, column, 2), M(row, column, 3),                \
            M(row, column, 4), M(row, column, 5)                                                   \
    }
#define IN_ROW(row, column, by)                                                                    \
    {                                                                                              \
        CH_CELL_AT(row, ROTATED(column, by)), SIX(DOWN, row, column),                              \
            SIX(DOWN, row, ROTATED(column, by))                                                    \
    }
#define IN_COLUMN(row, column, by)                                                                 \
    {                                                                                              \
        CH_CELL_AT(ROTATED(row, by), column), SIX(ACROSS, row, column),                            \
            SIX(ACROSS, ROTATED(row, by), column)                                                  \
    }
#define SIDES(cell)                                                                                \
    {                                                                                              \
        IN_ROW(CH_ROW_OF(cell), CH_COLUMN_OF(cell), 1),                                            \
            IN_ROW(CH_ROW_OF(cell), CH_COLUMN_OF(cell), 2),                                        \
            IN_COLUMN(CH_ROW_OF(cell), CH_COLUMN_OF(cell), 1),                                     \
            IN_COLUMN(CH_ROW_OF(cell), CH_COLUMN_OF(cell), 2)                                      \
    }

static const RectangleSide SIDES_OF[CH_CELLS][4] = {CH_CELL_TABLE(SIDES)};

/* Returns the empty cells that see no cell with the digit. The digit was a candidate there before
 * any deduction removed it. */
static ChCellSet unseen(const ChBoard *board, int digit)
{
    ChCellSet cells = ch_board_plane(board, CH_EMPTY);

    CH_EACH_HOUSE(house, board->placed[digit])
        cells = ch_cells_minus(cells, ch_house_cells[house]);
    return cells;
}

/* Returns true if an earlier corner defines the same pair. */
static bool is_known(const ChBoard *board, const ChRectangle *rectangle, unsigned pair)
{
    for (int i = 1; i < 4; i++)
        if (rectangle->cell[i] < rectangle->cell[0] &&
            board->candidates[rectangle->cell[i]] == pair)
            return true;
    return false;
}

static void add_rectangle(ChRectangles *rectangles, const ChBoard *board, ChRectangle rectangle,
                          unsigned pair)
{
    if (is_known(board, &rectangle, pair) || rectangles->count == CH_MAX_RECTANGLES)
        return;
    rectangle.full = true;
    for (int i = 1; i < 4; i++) {
        const unsigned candidates = board->candidates[rectangle.cell[i]];
        rectangle.full = rectangle.full && (pair & ~candidates) == 0;
        rectangle.extra |= (uint8_t)(((candidates & ~pair) != 0) << i);
        rectangle.guards |= (uint16_t)(candidates & ~pair);
    }
    rectangles->at[rectangles->count++] = rectangle;
}

/* Adds the rectangles whose corner 0 is CELL, which has two candidates. */
static void add_from(ChRectangles *rectangles, const ChBoard *board, const ChCellSet *free,
                     int cell)
{
    const unsigned pair = board->candidates[cell];

    for (const RectangleSide *side = SIDES_OF[cell]; side < SIDES_OF[cell] + 4; side++) {
        if (!ch_cells_has(free, side->adjacent))
            continue;
        for (int i = 0; i < 6; i++) {
            const unsigned third = ch_cells_has(free, side->third[i]);
            const unsigned fourth = ch_cells_has(free, side->fourth[i]);
            if ((third & fourth) == 0)
                continue;
            const ChRectangle rectangle = {
                .cell = {(uint8_t)cell, side->adjacent, side->third[i], side->fourth[i]},
                .first = (uint8_t)ch_lowest(pair),
                .second = (uint8_t)ch_lowest(pair & (pair - 1))};
            add_rectangle(rectangles, board, rectangle, pair);
        }
    }
}

void ch_rectangles_build(ChRectangles *rectangles, const ChBoard *board, ChCellSet bivalue)
{
    ChCellSet open[CH_DIGITS];

    rectangles->count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        open[digit] = unseen(board, digit);
    CH_EACH_CELL(cell, bivalue) {
        const unsigned pair = board->candidates[cell];
        const ChCellSet free =
            ch_cells_and(open[ch_lowest(pair)], open[ch_lowest(pair & (pair - 1))]);
        add_from(rectangles, board, &free, cell);
    }
}

bool ch_rectangle_at(const ChBoard *board, int top, int bottom, int left, int right,
                     ChRectangle *rectangle)
{
    *rectangle = (ChRectangle){
        .cell = {(uint8_t)CH_CELL_AT(top, left), (uint8_t)CH_CELL_AT(top, right),
                 (uint8_t)CH_CELL_AT(bottom, left), (uint8_t)CH_CELL_AT(bottom, right)},
        .extra = 0xf};
    for (int i = 0; i < 4; i++)
        if (board->digit[rectangle->cell[i]] != CH_NO_DIGIT)
            return false;
    return (top / 3 == bottom / 3) != (left / 3 == right / 3);
}
