/* test_marking.c - hints for players without lists of candidates: what they write, and the next
 * digit.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

#define DIGITS ".3..12.6.1.7.654.3.86..31.........1..1..2.6358....1.4..512.4..6....5...1..819...4"

#define MEDIUM ".....6..54..8.....9.5..4..22.....78....3...698.1..2.....2..7.5...4..8......5....6"

TestSuite(marking, .init = take_workspace, .fini = drop_workspace);

/* Reads a grid that lists all candidates of the puzzle. */
static void read_candidates(const char *puzzle)
{
    const ChOptions none = {.size = sizeof none, .strategies = "full-house"};
    char grid[4000];

    read_text(puzzle);
    cr_assert_eq(ch_solve(work, &none, NULL), CH_OK);
    cr_assert_eq(ch_write_grid(work, "candidates", keep, NULL), CH_OK);
    cr_assert_lt(kept_length, sizeof grid);
    strcpy(grid, kept);
    read_text(grid);
}

Test(marking, is_known_by_the_marks)
{
    read_text(DIGITS);
    cr_expect_eq(ch_marking(work), CH_MARKING_NONE);
    cr_expect_eq(ch_rule_out(work, 5, 4, 8, 0), CH_OK);
    cr_expect_eq(ch_marking(work), CH_MARKING_FULL);
    read_candidates(DIGITS);
    cr_expect_eq(ch_marking(work), CH_MARKING_FULL);
    cr_expect_eq(ch_set_marking(work, CH_MARKING_NONE), CH_OK);
    cr_expect_eq(ch_marking(work), CH_MARKING_NONE);
    read_text("1234 . . . . . . . .\n. . 1 . . . . . .\n. . . . . . . . .\n"
              ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n"
              ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n");
    cr_expect_eq(ch_marking(work), CH_MARKING_CORNER);
}

Test(marking, bad_arguments)
{
    cr_expect_eq(ch_marking(NULL), CH_MARKING_AUTO);
    cr_expect_eq(ch_marking(work), CH_MARKING_AUTO);
    cr_expect_eq(ch_set_marking(work, CH_MARKING_NONE), CH_NOTHING_READ);
    cr_expect_eq(ch_next_digit(work, NULL, NULL), CH_NOTHING_READ);
    read_text(DIGITS);
    cr_expect_eq(ch_set_marking(work, (ChMarking)4), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_set_marking(NULL, CH_MARKING_NONE), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_next_digit(NULL, NULL, NULL), CH_BAD_ARGUMENT);
}

Test(marking, next_digit_with_the_elimination_that_it_rests_on)
{
    ChStepInfo step = {.size = sizeof step};

    read_text(DIGITS);
    cr_assert_eq(ch_set_marking(work, CH_MARKING_AUTO), CH_OK);
    cr_assert_eq(ch_next_digit(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_step_count(work), 2);
    cr_expect_eq(ch_write_step(work, 0, CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_not_null(strstr(kept, "So r5c4 cannot be 8."));
    cr_expect_eq(ch_step_info(work, 1, &step), CH_OK);
    cr_expect(step.row == 5 && step.column == 6 && step.digit == 8);
    cr_expect_eq(ch_rule_out(work, 5, 4, 8, 0), CH_OK);
    cr_assert_eq(ch_next_digit(work, NULL, NULL), CH_OK);
    cr_expect_eq(ch_step_count(work), 1);
}

Test(marking, applied_the_digits_solve_the_puzzle)
{
    ChStepInfo last = {.size = sizeof last};
    int digits = 0;

    read_text(MEDIUM);
    cr_assert_eq(ch_set_marking(work, CH_MARKING_NONE), CH_OK);
    for (; digits < 81; digits++) {
        cr_assert_eq(ch_next_digit(work, NULL, NULL), CH_OK);
        const uint32_t count = ch_step_count(work);
        const ChOutcome outcome = ch_outcome(work);
        if (count == 0)
            break;
        cr_assert_eq(ch_step_info(work, count - 1, &last), CH_OK);
        cr_assert_neq(last.digit, 0);
        cr_assert_eq(ch_apply(work, count - 1), CH_OK);
        if (outcome == CH_SOLVED)
            break;
    }
    for (int i = 0; i < 81; i++)
        cr_assert_neq(ch_digit(work, i / 9 + 1, i % 9 + 1), 0);
}

Test(marking, eliminations_where_no_digit_can_be_reached)
{
    const ChOptions options = {.size = sizeof options, .strategies = "pointing"};

    read_text(DIGITS);
    cr_assert_eq(ch_set_marking(work, CH_MARKING_NONE), CH_OK);
    for (int i = 0; i < 30; i++) {
        cr_assert_eq(ch_next_digit(work, &options, NULL), CH_OK);
        if (ch_step_count(work) == 0)
            return;
        cr_assert_eq(ch_apply(work, 0), CH_OK);
    }
    cr_assert(false, "the same for ever");
}
