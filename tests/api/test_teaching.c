/* test_teaching.c - what a teacher shows: the summary of a solve, and the order of learning.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static const char pairs[] =
    "...8.17..1.5..2.63..3..7.....2..3.1..9.......4...7.6.....2...348...9.5...........";

TestSuite(teaching, .init = take_workspace, .fini = drop_workspace);

static void expect(const char *part)
{
    cr_expect(strstr(kept, part) != NULL, "no %s in %s", part, kept);
}

/* ---- the summary ---- */

Test(teaching, a_summary_counts_the_steps_of_the_solve)
{
    char singles[32];

    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    snprintf(singles, sizeof singles, "\"singles\":%u,", ch_step_count(work));
    expect(singles);
    expect("\"beyond\":0,");
    expect("\"outcome\":\"solved\"");
    cr_expect_eq(kept[kept_length - 1], '\n');
}

Test(teaching, a_summary_has_the_key_and_leaves_the_solve_alone)
{
    read_text(pairs);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_essential(work), CH_OK);
    const uint64_t hash = ch_hash(work);
    const uint32_t steps = ch_step_count(work);
    cr_assert_eq(ch_write_summary(work, CH_KOREAN, keep, NULL), CH_OK);
    expect("\"key\":{");
    expect("단계");
    cr_expect_eq(ch_hash(work), hash);
    cr_expect_eq(ch_step_count(work), steps);
    cr_expect_eq(ch_essential(work), CH_OK);
    cr_expect_eq(ch_hash(work), hash, "the path is essential already");
}

/* The memory that a profile keeps between its steps is shared by all calls. */
Test(teaching, a_summary_is_the_same_after_another_profile_was_used)
{
    const ChOptions hodoku = {.size = sizeof hodoku, .profile = "hodoku"};
    const ChOptions se = {.size = sizeof se, .profile = "se"};
    static char first[sizeof kept];

    read_text(pairs);
    cr_assert_eq(ch_solve(work, &hodoku, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    strcpy(first, kept);
    cr_assert_eq(ch_write_why(work, "r1c1", &se, CH_ENGLISH, keep, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_str_eq(kept, first);
}

Test(teaching, a_summary_is_the_same_after_a_solve_was_refused)
{
    const ChOptions wrong = {.size = sizeof wrong, .strategies = "singles,x-wong"};
    static char first[sizeof kept];

    read_text(pairs);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    strcpy(first, kept);
    cr_assert_eq(ch_solve(work, &wrong, NULL), CH_BAD_STRATEGY);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_str_eq(kept, first);
}

Test(teaching, a_summary_of_what_ends_early)
{
    const ChOptions guess = {.size = sizeof guess, .guess = 1};
    char clash[sizeof easy];

    cr_expect_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_NOTHING_READ);
    read_text(hard);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    expect("\"singles\":0,\"beyond\":0,");
    strcpy(clash, easy);
    clash[2] = '5';
    read_text(clash);
    cr_assert_eq(ch_solve(work, &guess, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    expect("\"outcome\":\"contradiction\"");
}

/* The text says of a solve with guesses that there is no solution; not of later solves. */
Test(teaching, a_summary_says_nothing_of_earlier_solves)
{
    const ChOptions guess = {.size = sizeof guess, .guess = 1, .strategies = "full-house"};
    static const char words[] = "Guessing cannot help";
    char none[sizeof easy];

    strcpy(none, easy);
    none[2] = '1';
    read_text(none);
    cr_assert_eq(ch_solve(work, &guess, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    expect(words);
    cr_assert_eq(ch_write_explanation(work, CH_ENGLISH, keep, NULL), CH_OK);
    expect(words);
    cr_assert_eq(ch_next_step(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_summary(work, CH_ENGLISH, keep, NULL), CH_OK);
    cr_expect_null(strstr(kept, words));
}

Test(teaching, a_summary_with_bad_arguments)
{
    cr_expect_eq(ch_write_summary(NULL, CH_ENGLISH, keep, NULL), CH_BAD_ARGUMENT);
    read_text(easy);
    cr_expect_eq(ch_write_summary(work, CH_ENGLISH, NULL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_summary(work, CH_ENGLISH, refuse, NULL), CH_IO);
}

/* ---- the order of learning ---- */

static ChCurriculumOptions course;

/* What was written: lessons, and the first lines of them. */
typedef struct Course {
    int lessons;
    int most;  /* end behind so many; 0: never */
    bool uses; /* search in the workspace meanwhile */
} Course;

static int take_lesson(void *context, const char *bytes, size_t length)
{
    Course *const written = context;

    keep(NULL, bytes, length);
    expect("\"format\":\"crosshatch-curriculum\"");
    cr_expect_eq(kept[length - 1], '\n');
    if (written->uses)
        cr_expect_eq(ch_next_step(work, NULL, NULL), CH_OK);
    return ++written->lessons == written->most;
}

static ChStatus write_course(Course *written)
{
    return ch_write_curriculum(work, &course, CH_ENGLISH, take_lesson, written, NULL);
}

static void start_course(void)
{
    take_workspace();
    course = (ChCurriculumOptions){.size = sizeof course, .level = "easy", .seed = 3};
}

TestSuite(course, .init = start_course, .fini = drop_workspace);

/* Verifies the first log behind KEY, and returns how its solve ends. */
static ChOutcome end_of_log(const char *key)
{
    ChVerification result = {.size = sizeof result};
    const char *const log = strstr(kept, key);
    const char *at = log + strlen(key);
    int depth = 0;

    cr_assert_not_null(log);
    do
        depth += (*at == '{') - (*at == '}');
    while (*at++ != '\0' && depth > 0);
    const size_t length = (size_t)(at - log) - strlen(key);
    cr_assert_eq(ch_verify_log(work, log + strlen(key), length, 0, &result, NULL), CH_OK);
    cr_expect_eq(result.verdict, 0);
    return strstr(log, "\"outcome\":\"solved\"") < at ? CH_SOLVED : CH_STUCK;
}

Test(course, has_the_easy_techniques_with_proofs)
{
    Course written = {0};

    cr_assert_eq(write_course(&written), CH_OK);
    cr_expect_gt(written.lessons, 3);
    expect("\"level\":\"easy\"");
    cr_expect_eq(end_of_log("\"with\":"), CH_SOLVED);
}

Test(course, leaves_the_solve_alone_and_may_end_early)
{
    Course written = {.most = 2};

    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    const uint64_t hash = ch_hash(work);
    cr_expect_eq(write_course(&written), CH_IO);
    cr_expect_eq(written.lessons, 2);
    cr_expect_eq(ch_hash(work), hash);
    cr_assert_eq(ch_write_step(work, 3, CH_ENGLISH, keep, NULL), CH_OK);
}

Test(course, ends_when_the_workspace_is_used)
{
    Course written = {.uses = true};

    read_text(easy);
    cr_expect_eq(write_course(&written), CH_DISTURBED);
    cr_expect_eq(written.lessons, 1);
}

Test(course, is_cancelled)
{
    uint64_t last = 1;
    Course written = {0};
    ChFault fault;

    course.poll = stop_at;
    course.poll_context = &last;
    cr_expect_eq(ch_write_curriculum(work, &course, CH_ENGLISH, take_lesson, &written, &fault),
                 CH_CANCELLED);
    cr_expect_eq(fault.status, CH_CANCELLED);
    const int before = written.lessons;
    last = UINT64_MAX;
    written = (Course){0};
    cr_expect_eq(write_course(&written), CH_OK);
    cr_expect_gt(written.lessons, before);
}

Test(course, bad_arguments)
{
    ChFault fault;

    cr_expect_eq(ch_write_curriculum(NULL, &course, CH_ENGLISH, keep, NULL, &fault),
                 CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_curriculum(work, &course, CH_ENGLISH, NULL, NULL, &fault),
                 CH_BAD_ARGUMENT);
    course.level = "hrd";
    cr_expect_eq(ch_write_curriculum(work, &course, CH_ENGLISH, keep, NULL, &fault), CH_BAD_ORDER);
    cr_expect_str_eq(fault.found, "--level hrd");
}
