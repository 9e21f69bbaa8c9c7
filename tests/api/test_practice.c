/* test_practice.c - puzzles and positions to practise with: what they need, and bad arguments.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

enum { PUZZLES = 4 };

static ChPracticeOptions options;

static void set_up(void)
{
    take_workspace();
    options = (ChPracticeOptions){.size = sizeof options, .technique = "xy-wing", .seed = 7};
}

TestSuite(practice, .init = set_up, .fini = drop_workspace);

static ChOutcome solve_by(const char *strategies)
{
    const ChOptions how = {.size = sizeof how, .strategies = strategies};

    cr_assert_eq(ch_solve(work, &how, NULL), CH_OK);
    return ch_outcome(work);
}

Test(practice, puzzles_need_the_technique_and_nothing_harder)
{
    for (options.index = 0; options.index < PUZZLES; options.index++) {
        cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
        cr_expect_eq(solve_by("upto:xy-wing"), CH_SOLVED);
        cr_expect_eq(solve_by("upto:xy-wing,-xy-wing"), CH_STUCK);
    }
}

Test(practice, positions_have_it_as_the_simplest_step)
{
    options.position = 1;
    for (options.index = 0; options.index < PUZZLES; options.index++) {
        ChStepInfo info = {.size = sizeof info};
        cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
        cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
        cr_assert_eq(ch_step_info(work, 0, &info), CH_OK);
        cr_expect_str_eq(info.technique, "xy-wing");
    }
}

Test(practice, names_of_techniques_and_subtypes)
{
    static const char *const subtype = "locked-hidden-pair";

    options.technique = "Y-Wing";
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_expect_eq(solve_by("upto:xy-wing,-xy-wing"), CH_STUCK);
    options.technique = subtype;
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_expect_eq(solve_by("upto:locked-hidden-pair"), CH_SOLVED);
    cr_expect_eq(solve_by("upto:locked-hidden-pair,-locked-hidden-pair"), CH_STUCK);
    options.position = 1;
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
    cr_expect_eq(count_kept("\"steps\":[{\"step\":1,\"technique\":\"hidden-pair\","
                            "\"subtype\":\"locked-hidden-pair\""),
                 1);
}

Test(practice, are_the_same_for_a_seed_and_others_for_another)
{
    char first[100];

    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_assert_eq(ch_write_grid(work, "line", keep, NULL), CH_OK);
    strcpy(first, kept);
    read_text(hard);
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_assert_eq(ch_write_grid(work, "line", keep, NULL), CH_OK);
    cr_expect_str_eq(kept, first);
    options.seed++;
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_assert_eq(ch_write_grid(work, "line", keep, NULL), CH_OK);
    cr_expect_str_neq(kept, first);
}

Test(practice, report_what_is_not_found_and_leave_the_workspace_alone)
{
    read_text(easy);
    options.technique = "double-junior-exocet";
    cr_expect_eq(ch_practise(work, &options, NULL), CH_BUDGET);
    cr_expect_eq(ch_digit(work, 1, 1), 5);
    cr_expect_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_expect_eq(ch_outcome(work), CH_SOLVED);
}

Test(practice, bad_arguments)
{
    ChFault fault;

    cr_expect_eq(ch_practise(NULL, &options, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_practise(work, NULL, NULL), CH_BAD_ARGUMENT);
    options.technique = "x-wong";
    cr_expect_eq(ch_practise(work, &options, &fault), CH_BAD_STRATEGY);
    cr_expect_str_eq(fault.found, "x-wong");
    options.technique = NULL;
    cr_expect_eq(ch_practise(work, &options, &fault), CH_BAD_ARGUMENT);
    options.technique = "xy-wing";
    options.size = 3;
    cr_expect_eq(ch_practise(work, &options, &fault), CH_BAD_ARGUMENT);
}

/* ---- polls ---- */

/* A poll that cancels at its call number LAST; 0: never. */
typedef struct Watch {
    int calls, last;
} Watch;

static int look(void *context, uint64_t done)
{
    Watch *const watch = context;

    cr_expect_eq(done, (uint64_t)watch->calls++, "as ch_generate() counts");
    return watch->calls == watch->last;
}

Test(practice, is_polled_before_each_try)
{
    Watch watch = {0};

    options.poll = look;
    options.poll_context = &watch;
    cr_assert_eq(ch_practise(work, &options, NULL), CH_OK);
    cr_expect_eq(solve_by("upto:xy-wing"), CH_SOLVED);
    const int tries = watch.calls;
    cr_assert_gt(tries, 0);
    watch = (Watch){.last = tries};
    cr_expect_eq(ch_practise(work, &options, NULL), CH_CANCELLED);
    cr_expect_eq(watch.calls, tries);
}

Test(practice, a_cancelled_one_changes_nothing)
{
    Watch watch = {.last = 1};
    ChFault fault;

    options.poll = look;
    options.poll_context = &watch;
    for (options.position = 0; options.position < 2; options.position++) {
        watch.calls = 0;
        read_text(easy);
        cr_expect_eq(ch_practise(work, &options, &fault), CH_CANCELLED);
        cr_expect_eq(fault.status, CH_CANCELLED);
        cr_expect_eq(watch.calls, 1);
        cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
        cr_expect_eq(ch_step_count(work), 51u);
    }
}
