/* test_making.c - puzzles to order and minimal puzzles: what they have, cancelling, bad orders.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static ChGenerateOptions order;

static void set_up(void)
{
    take_workspace();
    order = (ChGenerateOptions){.size = sizeof order, .seed = 7};
}

TestSuite(making, .init = set_up, .fini = drop_workspace);

static const char *grid(void)
{
    cr_assert_eq(ch_write_grid(work, "line", keep, NULL), CH_OK);
    return kept;
}

static int givens(void)
{
    int count = 0;

    for (const char *at = grid(); *at != '\n'; at++)
        count += *at != '.';
    return count;
}

static uint64_t solutions(void)
{
    ChSearchResult found = {.size = sizeof found};

    cr_assert_eq(ch_count_solutions(work, NULL, 2, &found, NULL), CH_OK);
    return found.solutions;
}

Test(making, a_puzzle_has_one_solution_and_is_the_same_for_a_seed)
{
    char first[100];

    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_expect_eq(solutions(), 1u);
    strcpy(first, grid());
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_expect_str_eq(grid(), first);
    order.index++;
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_expect_str_neq(grid(), first);
}

Test(making, ranges_and_symmetry)
{
    order.level = "medium";
    order.givens = "26-30";
    order.symmetry = "180";
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    const int count = givens();
    cr_expect(count >= 26 && count <= 30, "%d givens", count);
    for (int i = 0; i < 81; i++)
        cr_expect_eq(kept[i] == '.', kept[80 - i] == '.');
}

Test(making, techniques)
{
    const ChOptions with = {.size = sizeof with, .strategies = "upto:x-wing"};
    const ChOptions without = {.size = sizeof without, .strategies = "upto:x-wing,-x-wing"};

    order.needs = "x-wing";
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_assert_eq(ch_solve(work, &with, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_SOLVED);
    cr_assert_eq(ch_solve(work, &without, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_STUCK);
}

Test(making, a_pattern)
{
    static const char pattern[] =
        "x..x..x...x..x..xx..x..x...x..x..x..x..x..x..x..x..x..x...x..x..xx..x..x...x..x..";

    order.pattern = pattern;
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    grid();
    for (int i = 0; i < 81; i++)
        cr_expect_eq(kept[i] == '.', pattern[i] == '.', "cell %d", i);
}

Test(making, a_rating)
{
    void *const space = malloc(ch_grader_size());
    ChGrader *grader;
    ChGrade grade = {.size = sizeof grade};

    order.rating = "2.0-3.4";
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_assert_eq(ch_grader_init(space, ch_grader_size(), &grader), CH_OK);
    cr_assert_eq(ch_grade(grader, work, CH_SCALE_SE, &grade), CH_OK);
    cr_expect(grade.er >= 20 && grade.er <= 34, "%d", grade.er);
    free(space);
}

/* Returns whether a solve in an order uses swordfishes. */
static bool uses_swordfish(const char *sequence)
{
    const ChOptions options = {.size = sizeof options, .order = sequence};
    ChStepInfo info = {.size = sizeof info};
    bool is_used = false;

    cr_assert_eq(ch_solve(work, &options, NULL), CH_OK);
    for (uint32_t i = 0; ch_step_info(work, i, &info) == CH_OK; i++)
        is_used = is_used || strcmp(info.technique, "swordfish") == 0;
    return is_used;
}

Test(making, tries_techniques_in_the_order_wanted)
{
    ChFault fault;

    order.with = order.order = "swordfish";
    order.seed = 2;
    cr_assert_eq(ch_generate(work, &order, NULL), CH_OK);
    cr_expect(uses_swordfish("swordfish"));
    cr_expect_not(uses_swordfish(NULL));
    order.order = "swordfish,frob";
    cr_expect_eq(ch_generate(work, &order, &fault), CH_BAD_SEQUENCE);
    cr_expect_eq(fault.status, CH_BAD_SEQUENCE);
    cr_expect_eq(fault.column, 11);
    cr_expect_str_eq(fault.found, "frob");
}

static int stop_at_three(void *context, uint64_t done)
{
    *(uint64_t *)context = done;
    return done == 3;
}

Test(making, is_cancelled)
{
    uint64_t seen = 0;
    ChFault fault;

    read_text(easy);
    order.rating = "19.0";
    order.poll = stop_at_three;
    order.poll_context = &seen;
    cr_expect_eq(ch_generate(work, &order, &fault), CH_CANCELLED);
    cr_expect_eq(fault.status, CH_CANCELLED);
    cr_expect_eq(seen, 3u);
    cr_expect_eq(ch_digit(work, 1, 1), 5);
}

Test(making, ends_after_the_tries)
{
    order.rating = "19.0";
    order.tries = 2;
    cr_expect_eq(ch_generate(work, &order, NULL), CH_BUDGET);
}

static void expect_refusal(ChStatus status, const char *found)
{
    ChFault fault = {0};

    cr_expect_eq(ch_generate(work, &order, &fault), status);
    cr_expect_eq(fault.status, status);
    cr_expect_str_eq(fault.found, found);
    order = (ChGenerateOptions){.size = sizeof order};
}

Test(making, bad_orders)
{
    order.level = "hrd";
    expect_refusal(CH_BAD_ORDER, "--level hrd");
    order.rating = "x";
    expect_refusal(CH_BAD_ORDER, "--se x");
    order.score = "9-1";
    expect_refusal(CH_BAD_ORDER, "--score 9-1");
    order.givens = "16";
    expect_refusal(CH_BAD_ORDER, "--givens 16");
    order.symmetry = "45";
    expect_refusal(CH_BAD_ORDER, "--symmetry 45");
    order.pattern = "x";
    expect_refusal(CH_BAD_ORDER, "--pattern x");
    order.with = "x-wong";
    expect_refusal(CH_BAD_STRATEGY, "x-wong");
    order.without = "x-wing";
    order.with = "x-wing";
    expect_refusal(CH_BAD_ORDER, "--with x-wing");
    order.profile = "frob";
    expect_refusal(CH_BAD_PROFILE, "frob");
    order.minimal = 3;
    expect_refusal(CH_BAD_ARGUMENT, "");
    order.size = 5;
    expect_refusal(CH_BAD_ARGUMENT, "");
    cr_expect_eq(ch_generate(work, NULL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_generate(NULL, &order, NULL), CH_BAD_ARGUMENT);
}

Test(making, minimal_puzzles)
{
    char several[82];

    cr_expect_eq(ch_make_minimal(work), CH_NOTHING_READ);
    read_text(easy);
    cr_assert_eq(ch_make_minimal(work), CH_OK);
    const int count = givens();
    cr_expect(count < 30, "%d givens", count);
    cr_expect_eq(solutions(), 1u);
    cr_assert_eq(ch_make_minimal(work), CH_OK);
    cr_expect_eq(givens(), count);
    memset(several, '.', 81);
    several[81] = '\0';
    read_text(several);
    cr_expect_eq(ch_make_minimal(work), CH_BAD_ARGUMENT);
}
