/* test_rating.c - public function: a rating with its steps, and what ends it early.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static const char blank[] =
    ".................................................................................";

static void *grading_memory;
static ChGrader *grader;
static ChRatingOptions options;

static void set_up(void)
{
    take_workspace();
    grading_memory = malloc(ch_grader_size());
    cr_assert_eq(ch_grader_init(grading_memory, ch_grader_size(), &grader), CH_OK);
    options = (ChRatingOptions){.size = sizeof options};
    kept[0] = '\0';
}

static void tear_down(void)
{
    free(grading_memory);
    drop_workspace();
}

TestSuite(rating, .init = set_up, .fini = tear_down);

/* Rates a puzzle with the options, and compares the beginning of what follows the puzzle. */
static void expect(const char *puzzle, const char *after)
{
    read_text(puzzle);
    cr_assert_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_OK);
    const char *const found = strstr(kept, "\",\"");
    cr_assert(found != NULL || *after == '\0', "%s", kept);
    if (*after != '\0')
        cr_expect_eq(strncmp(found + 2, after, strlen(after)), 0, "%s: %.80s", after, found + 2);
}

static int steps_of(void)
{
    int steps = 0;

    for (const char *at = kept; (at = strstr(at, "\"technique\"")) != NULL; at++)
        steps++;
    return steps;
}

Test(rating, has_all_steps)
{
    expect(easy, "\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"steps\":[{\"technique\":\"Hidden Single\","
                 "\"rating\":1.2,\"place\":\"r1c6=8\",\"eliminate\":[]},");
    cr_expect_eq(steps_of(), 51);
    cr_expect_str_eq(kept + strlen(kept) - 4, "}]}\n");
}

Test(rating, is_that_of_the_grade)
{
    ChGrade grade = {.size = sizeof grade};
    char numbers[64];

    read_text(hard);
    cr_assert_eq(ch_grade(grader, work, CH_SCALE_SE, &grade), CH_OK);
    snprintf(numbers, sizeof numbers, "\"er\":%d.%d,\"ep\":%d.%d,\"ed\":%d.%d,", grade.er / 10,
             grade.er % 10, grade.ep / 10, grade.ep % 10, grade.ed / 10, grade.ed % 10);
    expect(hard, numbers);
}

Test(rating, each_scale_has_its_names)
{
    static const char *const scales[] = {"se", "sx", "sukaku", "bank"};

    for (int i = 0; i < 4; i++) {
        options.scale = scales[i];
        expect(easy, "\"er\":1.2,");
    }
    options.scale = "none";
    cr_expect_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_BAD_ARGUMENT);
}

Test(rating, stops_above_a_limit)
{
    options.max_er = 11;
    expect(easy, "\"er\":1.1,\"er_above\":true,\"ep\":1.2,\"ed\":1.2,");
    options.max_er = 12;
    expect(easy, "\"er\":1.2,\"ep\":1.2,");
    options.max_er = -1;
    cr_expect_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_BAD_ARGUMENT);
}

/* The first step places a digit and is easier than others. */
Test(rating, stops_where_the_puzzle_is_no_pearl_or_diamond)
{
    static const char late[] =
        ".1.....39.547..........8.7.14..25.9...........7.4...21..7.4...5...5.9.....3.....6";

    options.pearl = 1;
    expect(late, "\"er\":20.0,\"ep\":1.2,\"ed\":1.2,");
    options.pearl = 0;
    options.diamond = 1;
    expect(late, "\"er\":20.0,\"ep\":1.2,\"ed\":1.2,");
}

Test(rating, of_other_puzzles_only_as_they_are)
{
    expect(blank, "\"status\":\"several\"}");
    expect(solved, "");
    cr_expect_eq(steps_of(), 0);
    options.as_is = 1;
    options.max_er = 12;
    expect(blank, "\"status\":\"several\",\"er\":1.2,\"er_above\":true,");
}

Test(rating, leaves_no_limit_behind)
{
    ChGrade grade = {.size = sizeof grade};

    options.max_er = 12;
    expect(hard, "\"er\":1.2,\"er_above\":true,");
    cr_assert_eq(ch_grade(grader, work, CH_SCALE_SE, &grade), CH_OK);
    cr_expect_gt(grade.er, 100);
}

static int count(void *context, uint64_t done)
{
    (void)done;
    ++*(int *)context;
    return 0;
}

/* Grades and returns how often the poll was called: 0 where nothing was left to do. */
static int grade_polled(ChGrade *grade)
{
    int calls = 0;
    const ChGradeOptions within = {.size = sizeof within,
                                   .scales = CH_SCALE_LEVEL | CH_SCALE_SE,
                                   .poll = count,
                                   .poll_context = &calls};

    *grade = (ChGrade){.size = sizeof *grade};
    cr_assert_eq(ch_grade_within(grader, work, &within, grade), CH_OK);
    return calls;
}

Test(rating, leaves_the_grades_of_the_puzzle)
{
    ChGrade before, after;

    read_text(easy);
    cr_expect_gt(grade_polled(&before), 0);
    options.max_er = 11;
    options.scale = "sukaku";
    expect(easy, "\"er\":1.1,\"er_above\":true,");
    cr_expect_eq(grade_polled(&after), 0, "the grades are still known");
    cr_expect_eq(memcmp(&before, &after, sizeof before), 0);
    expect(hard, "\"er\":1.1,\"er_above\":true,");
    read_text(easy);
    cr_expect_gt(grade_polled(&after), 0, "those of another puzzle are not");
    cr_expect_eq(after.er, before.er);
}

static int cancel(void *context, uint64_t done)
{
    (void)done;
    ++*(int *)context;
    return 1;
}

Test(rating, a_cancelled_one_writes_nothing)
{
    int calls = 0;

    read_text(hard);
    options.poll = cancel;
    options.poll_context = &calls;
    cr_expect_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_CANCELLED);
    cr_expect_eq(calls, 1);
    options = (ChRatingOptions){.size = sizeof options, .budget = 10};
    cr_expect_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_BUDGET);
    cr_expect_str_eq(kept, "");
}

Test(rating, refuses_bad_arguments)
{
    cr_expect_eq(ch_write_rating(grader, work, NULL, keep, NULL), CH_NOTHING_READ);
    read_text(easy);
    cr_expect_eq(ch_write_rating(grader, work, NULL, NULL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_rating(NULL, work, NULL, keep, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_rating(grader, NULL, NULL, keep, NULL), CH_BAD_ARGUMENT);
    options.size = 3;
    cr_expect_eq(ch_write_rating(grader, work, &options, keep, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_rating(grader, work, NULL, keep, NULL), CH_OK);
}
