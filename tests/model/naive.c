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

/* The expected content of the lanes; plane 9 is the empty cells. */
typedef struct Lanes {
    unsigned bits[10][27];
    bool placed[9][27];
} Lanes;

static void add_to_lanes(Lanes *lanes, const Naive *naive, int row, int column)
{
    const int digit = naive->placed[row][column];
    const int houses[3] = {row / 3 * 3 + column / 3, 9 + row, 18 + column};

    for (int i = 0; i < 3; i++) {
        const int house = houses[i];
        const int place = naive_place_in_house(house, row, column);
        for (int plane = 0; plane < 9; plane++)
            lanes->bits[plane][house] |= (unsigned)naive->alive[row][column][plane] << place;
        lanes->bits[9][house] |= (unsigned)(digit < 0) << place;
        if (digit >= 0)
            lanes->placed[digit][house] = true;
    }
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
    bool has_empty_cell = false;
    int empty = 0;

    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int cell = naive_cell(row, column);
            const int placed = naive->placed[row][column];
            unsigned bits = 0;
            for (int digit = 0; digit < 9; digit++)
                bits |= (unsigned)naive->alive[row][column][digit] << digit;
            has_empty_cell |= bits == 0;
            empty += placed < 0;
            cr_assert_eq(board->candidates[cell], bits, "%s: candidates of cell %d", where, cell);
            cr_assert_eq(board->digit[cell], placed < 0 ? 9 : placed, "%s: digit of cell %d", where,
                         cell);
        }
    cr_assert_eq(board->has_empty_cell, has_empty_cell, "%s: empty cell", where);
    cr_assert_eq(board->empty, empty, "%s: empty", where);
}

void naive_expect_same(const Naive *naive, const ChBoard *board, const char *where)
{
    Lanes lanes = {0};
    uint32_t empty_houses = 0;
    uint32_t hidden = 0;

    expect_cells(naive, board, where);
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            add_to_lanes(&lanes, naive, row, column);
    for (int plane = 0; plane < 10; plane++) {
        uint32_t single = 0;
        uint32_t placed = 0;
        for (int house = 0; house < 27; house++) {
            const unsigned bits = lanes.bits[plane][house];
            const bool is_placed = plane != 9 && lanes.placed[plane][house];
            cr_assert_eq(board->places[plane][house], bits, "%s: plane %d, house %d", where, plane,
                         house);
            single |= (uint32_t)(bits_of(bits) == 1 && !is_placed) << house;
            placed |= (uint32_t)is_placed << house;
            empty_houses |= (uint32_t)(plane != 9 && bits == 0) << house;
        }
        cr_assert_eq(board->single[plane], single, "%s: single of plane %d", where, plane);
        for (int kind = 0; kind < 3 && plane != 9; kind++)
            hidden |= (uint32_t)((single >> 9 * kind & 0x1ff) != 0) << (9 * kind + plane);
        if (plane != 9)
            cr_assert_eq(board->placed[plane], placed, "%s: placed of plane %d", where, plane);
    }
    cr_assert_eq(board->empty_houses, empty_houses, "%s: empty houses", where);
    cr_assert_eq(board->hidden, hidden, "%s: hidden singles", where);
}

ChRandom naive_random(const char *test, uint64_t seed)
{
    const char *const chosen = getenv("CH_SEED");

    if (chosen != NULL)
        seed = strtoull(chosen, NULL, 0);
    fprintf(stderr, "# %s: CH_SEED=%llu\n", test, (unsigned long long)seed);
    return (ChRandom){seed};
}
