/* test_geometry.c - the tables of houses, peers and constraints, against their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "naive.h"

Test(geometry, cells_count_by_box_and_element)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int cell = naive_cell(row, column);
            cr_expect_eq(CH_CELL_AT(row, column), cell);
            cr_expect_eq(CH_ROW_OF(cell), row);
            cr_expect_eq(CH_COLUMN_OF(cell), column);
            cr_expect_eq(CH_BOX_OF(cell), row / 3 * 3 + column / 3);
            cr_expect_eq(CH_ELEMENT_OF(cell), row % 3 * 3 + column % 3);
        }
    cr_expect_eq(CH_CELL_AT(3, 6), 45, "the example in geometry.h");
}

Test(geometry, rows_and_boxes_change_places_and_back)
{
    uint8_t rows[CH_CELLS];
    uint8_t boxes[CH_CELLS];
    uint8_t again[CH_CELLS];

    for (int i = 0; i < CH_CELLS; i++)
        rows[i] = (uint8_t)i;
    ch_swap_rows_and_boxes(boxes, rows);
    ch_swap_rows_and_boxes(again, boxes);
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            cr_expect_eq(boxes[naive_cell(row, column)], 9 * row + column);
    cr_expect_arr_eq(again, rows, sizeof rows);
}

Test(geometry, houses_hold_their_cells)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        int cells = 0;
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++) {
                const int cell = naive_cell(row, column);
                const bool inside = naive_in_house(house, row, column);
                cells += inside;
                cr_expect_eq(ch_cells_has(&ch_house_cells[house], cell), inside);
                if (inside)
                    cr_expect_eq(ch_house_cell[house][naive_place_in_house(house, row, column)],
                                 cell);
            }
        cr_expect_eq(cells, 9);
        cr_expect_eq(ch_cells_count(ch_house_cells[house]), 9);
    }
}

Test(geometry, cells_know_their_three_houses)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int row = naive_row(cell);
        const int column = naive_column(cell);
        const int house[3] = {row / 3 * 3 + column / 3, 9 + row, 18 + column};
        for (int i = 0; i < 3; i++) {
            cr_expect_eq(ch_cell_house[cell][i], house[i]);
            cr_expect_eq(ch_cell_place[cell][i], naive_place_in_house(house[i], row, column));
            cr_expect_eq(ch_house_cell[house[i]][ch_cell_place[cell][i]], cell);
        }
    }
}

Test(geometry, house_kinds_are_told_by_masks)
{
    cr_expect_eq(CH_HOUSE_BOXES, 0x1ffu);
    cr_expect_eq(CH_HOUSE_ROWS, 0x1ffu << CH_FIRST_ROW);
    cr_expect_eq(CH_HOUSE_COLUMNS, 0x1ffu << CH_FIRST_COLUMN);
}

Test(geometry, peers_are_the_twenty_others_of_three_houses)
{
    for (int a = 0; a < CH_CELLS; a++) {
        for (int b = 0; b < CH_CELLS; b++) {
            bool shared = false;
            for (int house = 0; house < CH_HOUSES; house++)
                shared |= naive_in_house(house, naive_row(a), naive_column(a)) &&
                          naive_in_house(house, naive_row(b), naive_column(b));
            cr_expect_eq(ch_cells_has(&ch_cell_peers[a], b), shared && a != b, "%d and %d", a, b);
        }
        cr_expect_eq(ch_cells_count(ch_cell_peers[a]), 20);
    }
}

Test(geometry, constraints_hold_nine_candidates_each)
{
    int uses[CH_CANDIDATES] = {0};

    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++)
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(constraint, i);
            cr_assert(candidate >= 0 && candidate < CH_CANDIDATES);
            uses[candidate]++;
        }
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        cr_expect_eq(uses[candidate], 4, "one cell and three houses, candidate %d", candidate);
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++)
            cr_expect_eq(ch_constraint_candidate(CH_CELL_CONSTRAINT(cell), digit),
                         cell * 9 + digit);
    for (int house = 0; house < CH_HOUSES; house++)
        for (int place = 0; place < 9; place++)
            cr_expect_eq(ch_constraint_candidate(CH_HOUSE_CONSTRAINT(house, 6), place),
                         ch_house_cell[house][place] * 9 + 6);
}
