/* rectangles.c - see hodoku_rectangles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_rectangles.h"

/* ---- each set of four cells once ---- */

/* Reports whether the rectangle was already found.  A rectangle of two boxes has two adjacent cells
 * in a line of one box and two in the other.  It is identified by the lower two of both and the
 * line of the other box. */
static bool is_known(const ChHodokuRectangles *rectangles, const uint8_t cell[4])
{
    ChGridCells all = {{0}};

    for (int i = 0; i < 4; i++)
        ch_grid_cells_add(&all, cell[i]);
    for (int i = rectangles->count - 1; i >= 0; i--) {
        ChGridCells other = {{0}};
        for (int k = 0; k < 4; k++)
            ch_grid_cells_add(&other, rectangles->at[i].cell[k]);
        if (ch_grid_cells_equal(all, other))
            return true;
    }
    return false;
}

static void add_rectangle(ChHodokuRectangles *rectangles, const uint8_t cell[4], int first,
                          int second)
{
    if (rectangles->count < CH_HODOKU_RECTANGLES)
        rectangles->at[rectangles->count++] =
            (ChHodokuRectangle){.cell = {cell[0], cell[1], cell[2], cell[3]},
                                .digit = {(uint8_t)first, (uint8_t)second}};
}

/* Completes the rectangle of two adjacent cells of a box with the cells at place AT of the two
 * crossing lines; false when AT is in their own box. */
static bool complete_rectangle(uint8_t cell[4], int at)
{
    const bool in_row = cell[0] / 9 == cell[1] / 9;

    cell[2] = (uint8_t)(in_row ? 9 * at + cell[0] % 9 : cell[0] / 9 * 9 + at);
    cell[3] = (uint8_t)(in_row ? 9 * at + cell[1] % 9 : cell[1] / 9 * 9 + at);
    return ch_hodoku_houses[cell[2]][2] != ch_hodoku_houses[cell[0]][2];
}

/* Returns the other cells of the box in the row or the column of a cell. */
static ChGridCells adjacent(int cell)
{
    const uint8_t *const house = ch_hodoku_houses[cell];
    ChGridCells cells =
        ch_grid_cells_and(CH_HODOKU_HOUSE(house[2]),
                          ch_grid_cells_or(CH_HODOKU_HOUSE(house[0]), CH_HODOKU_HOUSE(house[1])));

    ch_grid_cells_remove(&cells, cell);
    return cells;
}

/* ---- unique ones ---- */

void ch_hodoku_find_rectangles(ChHodokuRectangles *rectangles, const ChHodokuGrid *grid,
                               const ChGridCells *pairs, bool full)
{
    ChGridCells room[CH_DIGITS];
    uint8_t cell[4];

    ch_hodoku_rooms(grid, room);
    for (int digit = 0; digit < CH_DIGITS && full; digit++)
        room[digit] = grid->plane[digit];
    rectangles->count = 0;
    CH_EACH_GRID_CELL(one, *pairs) {
        const int a = ch_lowest(grid->candidates[one]);
        const int b = ch_lowest(grid->candidates[one] & ~(1u << a));
        const ChGridCells both = ch_grid_cells_and(room[a], room[b]);
        const ChGridCells others = ch_grid_cells_and(adjacent(one), both);
        const ChGridCells third = full ? both : room[a];
        CH_EACH_GRID_CELL(two, others)
            for (int at = 0; at < 9; at++) {
                cell[0] = (uint8_t)one;
                cell[1] = (uint8_t)two;
                if (complete_rectangle(cell, at) && ch_grid_cells_has(&third, cell[2]) &&
                    ch_grid_cells_has(&both, cell[3]) && !is_known(rectangles, cell))
                    add_rectangle(rectangles, cell, a, b);
            }
    }
}

/* ---- avoidable ones ---- */

static bool is_own(const ChHodokuGrid *grid, int cell)
{
    return grid->digit[cell] != CH_NO_DIGIT && !ch_grid_cells_has(&grid->givens, cell);
}

static bool is_pair_with(const ChHodokuGrid *grid, int cell, int digit)
{
    return ch_count(grid->candidates[cell]) == 2 && ch_hodoku_has(grid, cell, digit);
}

/* Reports whether the opposite cells hold the near ones' digits crosswise, or can: one of them at
 * least is bivalue. */
static bool is_avoidable(const ChHodokuGrid *grid, const uint8_t cell[4])
{
    const int a = grid->digit[cell[0]];
    const int b = grid->digit[cell[1]];
    const bool third = is_own(grid, cell[2]) && grid->digit[cell[2]] == b;
    const bool fourth = is_own(grid, cell[3]) && grid->digit[cell[3]] == a;
    const bool third_open = is_pair_with(grid, cell[2], b);
    const bool fourth_open = is_pair_with(grid, cell[3], a);

    return (third && fourth_open) || (fourth && third_open) || (third_open && fourth_open);
}

/* Reports whether a bivalue cell opposite the two can take the digit of the other one. */
static bool may_be_avoidable(const ChHodokuGrid *grid, const ChGridCells *pairs, int one, int two)
{
    const int across = one / 9 == two / 9 ? 1 : 0;

    return ch_grid_cells_meet(
               ch_hodoku_places(grid, ch_hodoku_houses[one][across], grid->digit[two]), *pairs) ||
           ch_grid_cells_meet(
               ch_hodoku_places(grid, ch_hodoku_houses[two][across], grid->digit[one]), *pairs);
}

void ch_hodoku_find_avoidable(ChHodokuRectangles *rectangles, const ChHodokuGrid *grid,
                              const ChGridCells *pairs)
{
    const ChGridCells own =
        ch_grid_cells_minus(ch_grid_cells_all(), ch_grid_cells_or(grid->empty, grid->givens));
    uint8_t cell[4];

    rectangles->count = 0;
    CH_EACH_GRID_CELL(one, own) {
        const ChGridCells others = ch_grid_cells_and(adjacent(one), own);
        CH_EACH_GRID_CELL(two, others) {
            if (!may_be_avoidable(grid, pairs, one, two))
                continue;
            for (int at = 0; at < 9; at++) {
                cell[0] = (uint8_t)one;
                cell[1] = (uint8_t)two;
                if (complete_rectangle(cell, at) && is_avoidable(grid, cell) &&
                    !is_known(rectangles, cell))
                    add_rectangle(rectangles, cell, grid->digit[one], grid->digit[two]);
            }
        }
    }
}
