/* test_deadly.c - Deadly patterns of every size: what is accepted, and what is refuted and why.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "witness_case.h"

enum { TWO = 0x003, THREE = 0x007, FOUR = 0x00f, FIVE = 0x01f };

/* Returns the reason of refuting a step with a deadly pattern in an empty grid.  A deadly pattern
 * passes, but proves nothing: CH_REASON_NOT_PROVED. */
static ChReason reason_of(const ChDeadlyPattern *deadly)
{
    static const uint16_t ELIMINATED = CH_CANDIDATE(80, 8);
    const ChStepRecord step = {.number = 1,
                               .technique = "x",
                               .eliminate = &ELIMINATED,
                               .eliminate_count = 1,
                               .deadly = deadly,
                               .deadly_count = 1};
    ChLogRecord log = {.outcome = CH_STUCK, .step = &step, .step_count = 1};

    ch_puzzle_clear(&log.puzzle);
    return witness_verify(&log).reason;
}

/* Adds the cells of some rows and columns, as bits, to a pattern. */
static void add_cells(ChDeadlyPattern *deadly, unsigned rows, unsigned columns, uint16_t digits)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if ((rows >> CH_ROW_OF(cell) & 1) && (columns >> CH_COLUMN_OF(cell) & 1))
            deadly->digits[cell] = digits;
}

/* Two cells in every house. */
static void add_pairs(ChDeadlyPattern *deadly, uint16_t digits)
{
    static const uint8_t COLUMN[9][2] = {{0, 3}, {3, 6}, {6, 0}, {1, 4}, {4, 7},
                                         {7, 1}, {2, 5}, {5, 8}, {8, 2}};

    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 2; i++)
            deadly->digits[CH_CELL_AT(row, COLUMN[row][i])] = digits;
}

static void expect(unsigned rows, unsigned columns, uint16_t digits, ChReason reason)
{
    ChDeadlyPattern deadly = {{0}};

    add_cells(&deadly, rows, columns, digits);
    cr_expect_eq(reason_of(&deadly), reason, "rows %x, columns %x, digits %x: %s", rows, columns,
                 digits, ch_reason_text(reason_of(&deadly)));
}

Test(deadly, fills_patterns_of_up_to_twelve_cells_and_four_digits)
{
    expect(0003, 0011, TWO, CH_REASON_NOT_PROVED);
    expect(0003, 0011, THREE, CH_REASON_DEADLY_TWIN);
    expect(0003, 0003, TWO, CH_REASON_NOT_PROVED); /* there is no way to fill it */
    expect(0011, 0011, TWO, CH_REASON_DEADLY_TWIN);
    expect(0003, 0033, FOUR, CH_REASON_NOT_PROVED);
    expect(0003, 0133, FIVE, CH_REASON_DEADLY_SIZE);
    expect(0007, 0033, THREE, CH_REASON_NOT_PROVED); /* twelve cells, no way to fill them */
    expect(0777, 0003, THREE, CH_REASON_DEADLY_SIZE);
    expect(0, 0, 0, CH_REASON_DEADLY_SIZE);
}

Test(deadly, accepts_larger_ones_only_of_two_digits_twice_in_each_house)
{
    ChDeadlyPattern deadly = {{0}};

    add_pairs(&deadly, TWO);
    cr_expect_eq(reason_of(&deadly), CH_REASON_NOT_PROVED);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChDeadlyPattern changed = deadly;
        changed.digits[cell] ^= TWO;
        cr_expect_eq(reason_of(&changed), CH_REASON_DEADLY_SIZE, "cell %d", cell);
        changed.digits[cell] = 0x300;
        cr_expect_eq(reason_of(&changed), CH_REASON_DEADLY_SIZE, "cell %d", cell);
    }
    add_pairs(&deadly, THREE);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
    add_pairs(&deadly, 1);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
}

Test(deadly, accepts_no_digit_three_times_in_a_house)
{
    ChDeadlyPattern deadly = {{0}};

    add_cells(&deadly, 0777, 0111, TWO);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
}
