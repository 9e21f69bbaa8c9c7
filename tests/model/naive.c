/* naive.c - see naive.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "naive.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

int naive_cell(int row, int column)
{
    const int box = row / 3 * 3 + column / 3;
    const int element = row % 3 * 3 + column % 3;
    return 9 * box + element;
}

int naive_row(int cell)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            if (naive_cell(row, column) == cell)
                return row;
    return -1;
}

int naive_column(int cell)
{
    const int row = naive_row(cell);

    for (int column = 0; column < 9; column++)
        if (naive_cell(row, column) == cell)
            return column;
    return -1;
}

bool naive_in_house(int house, int row, int column)
{
    if (house < 9)
        return row / 3 == house / 3 && column / 3 == house % 3;
    return house < 18 ? row == house - 9 : column == house - 18;
}

int naive_place_in_house(int house, int row, int column)
{
    if (house < 9)
        return row % 3 * 3 + column % 3;
    return house < 18 ? column : row;
}

void naive_clear(Naive *naive)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            naive->placed[row][column] = -1;
            for (int digit = 0; digit < 9; digit++)
                naive->alive[row][column][digit] = true;
        }
}

void naive_place(Naive *naive, int row, int column, int digit)
{
    for (int other = 0; other < 9; other++)
        naive->alive[row][column][other] = other == digit;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            const bool same_box = r / 3 == row / 3 && c / 3 == column / 3;
            if ((r != row || c != column) && (r == row || c == column || same_box))
                naive->alive[r][c][digit] = false;
        }
    naive->placed[row][column] = digit;
}

typedef struct Lane {
    unsigned bits;
    bool placed;
} Lane;

/* What a house's lane of a plane should hold; plane 9 is the empty cells. */
static Lane lane_of(const Naive *naive, int plane, int house)
{
    Lane lane = {0, false};

    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            if (!naive_in_house(house, row, column))
                continue;
            const int digit = naive->placed[row][column];
            const bool bit = plane == 9 ? digit < 0 : naive->alive[row][column][plane];
            lane.bits |= (unsigned)bit << naive_place_in_house(house, row, column);
            lane.placed |= plane != 9 && digit == plane;
        }
    return lane;
}

static int bits_of(unsigned set)
{
    int count = 0;

    for (; set != 0; set >>= 1)
        count += (int)(set & 1);
    return count;
}

static void expect_cells(const Naive *naive, const ChBoard *board, const char *where)
{
    bool starved = false;
    int empty = 0;

    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int cell = naive_cell(row, column);
            const int placed = naive->placed[row][column];
            unsigned bits = 0;
            for (int digit = 0; digit < 9; digit++)
                bits |= (unsigned)naive->alive[row][column][digit] << digit;
            starved |= bits == 0;
            empty += placed < 0;
            cr_assert_eq(board->candidates[cell], bits, "%s: candidates of cell %d", where, cell);
            cr_assert_eq(board->digit[cell], placed < 0 ? 9 : placed, "%s: digit of cell %d", where,
                         cell);
        }
    cr_assert_eq(board->starved, starved, "%s: starved", where);
    cr_assert_eq(board->empty, empty, "%s: empty", where);
}

void naive_expect_same(const Naive *naive, const ChBoard *board, const char *where)
{
    uint32_t barren = 0;

    expect_cells(naive, board, where);
    for (int plane = 0; plane < 10; plane++) {
        uint32_t lone = 0;
        uint32_t placed = 0;
        for (int house = 0; house < 27; house++) {
            const Lane lane = lane_of(naive, plane, house);
            cr_assert_eq(board->places[plane][house], lane.bits, "%s: plane %d, house %d", where,
                         plane, house);
            lone |= (uint32_t)(bits_of(lane.bits) == 1 && !lane.placed) << house;
            placed |= (uint32_t)lane.placed << house;
            barren |= (uint32_t)(plane != 9 && lane.bits == 0) << house;
        }
        cr_assert_eq(board->lone[plane], lone, "%s: lone of plane %d", where, plane);
        if (plane != 9)
            cr_assert_eq(board->placed[plane], placed, "%s: placed of plane %d", where, plane);
    }
    cr_assert_eq(board->barren, barren, "%s: barren", where);
}

ChRandom naive_random(const char *test, uint64_t seed)
{
    const char *const chosen = getenv("CH_SEED");

    if (chosen != NULL)
        seed = strtoull(chosen, NULL, 0);
    fprintf(stderr, "# %s: CH_SEED=%llu\n", test, (unsigned long long)seed);
    return (ChRandom){seed};
}
