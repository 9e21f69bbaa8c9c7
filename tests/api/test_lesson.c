/* test_lesson.c - lessons: their parts, forms and seeds, and what they leave alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static ChLessonOptions lesson;
static char first[sizeof kept];

static void start_lesson(void)
{
    take_workspace();
    lesson =
        (ChLessonOptions){.size = sizeof lesson, .technique = "naked-pair", .seed = 3, .count = 2};
}

TestSuite(lesson, .init = start_lesson, .fini = drop_workspace);

static ChStatus write_lesson(ChLanguage language)
{
    return ch_write_lesson(work, &lesson, language, keep, NULL, NULL);
}

Test(lesson, has_its_parts_in_order)
{
    static const char *const parts[] = {
        "Naked Pair\n",     "\nThe idea\n",        "\nHow to spot it\n",
        "1. Where to look", "2. The pattern",      "3. What follows from it",
        "Find it yourself", "Position 1",          "Position 2",
        "The puzzle",       "\nAnswers\n",         "Answer 1",
        "Answer 2",         "Answer of the puzzle"};
    const char *at = kept;

    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *const found = strstr(at, parts[i]);
        cr_assert_not_null(found, "no %s behind the part before it", parts[i]);
        at = found;
    }
}

Test(lesson, is_the_same_for_a_seed_and_differs_for_another)
{
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    strcpy(first, kept);
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    cr_expect_str_eq(kept, first);
    lesson.seed = 4;
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    cr_expect_str_neq(kept, first);
}

Test(lesson, has_the_positions_wanted)
{
    lesson.form = CH_DOCUMENT_HTML;
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    cr_expect_eq(count_kept("<figcaption>Position "), 2);
    cr_expect_eq(strncmp(kept, "<!DOCTYPE html>", 15), 0);
    cr_expect_eq(count_kept("</html>"), 1);
    uint32_t made = 0;
    lesson.count = 0;
    lesson.made = &made;
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    cr_expect_eq(made, 5);
    cr_expect_eq(count_kept("<figcaption>Position "), 5);
    cr_expect_eq(count_kept("<figcaption>Answer "), 6);
}

Test(lesson, is_in_the_language_and_the_colours_wanted)
{
    lesson.form = CH_DOCUMENT_HTML;
    cr_assert_eq(write_lesson(CH_KOREAN), CH_OK);
    cr_expect_eq(count_kept("<html lang=\"ko\">"), 1);
    strcpy(first, kept);
    lesson.palette = CH_PALETTE_PRINT;
    cr_assert_eq(write_lesson(CH_KOREAN), CH_OK);
    cr_expect_str_neq(kept, first);
}

Test(lesson, leaves_the_puzzle_and_the_solve_alone)
{
    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, keep, NULL), CH_OK);
    strcpy(first, kept);
    cr_assert_eq(write_lesson(CH_ENGLISH), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, keep, NULL), CH_OK);
    cr_expect_str_eq(kept, first);
}

Test(lesson, is_cancelled_at_any_try)
{
    ChFault fault;
    uint64_t last = 0;

    lesson.poll = stop_at;
    lesson.poll_context = &last;
    for (ChStatus status = CH_CANCELLED; status != CH_OK; last += 1 + last / 2) {
        kept_length = 0;
        status = ch_write_lesson(work, &lesson, CH_ENGLISH, keep, NULL, &fault);
        cr_assert(status == CH_OK || status == CH_CANCELLED);
        cr_expect_eq(kept_length == 0, status != CH_OK);
        cr_expect(status == CH_OK || fault.status == CH_CANCELLED);
    }
    cr_expect_gt(last, 10, "it ends at %d tries", (int)last);
}

static void expect_refused(void)
{
    ChFault fault = {0};

    cr_expect_eq(ch_write_lesson(work, &lesson, CH_ENGLISH, keep, NULL, &fault), CH_BAD_ARGUMENT);
    cr_expect_eq(fault.status, CH_BAD_ARGUMENT);
    start_lesson();
}

Test(lesson, bad_arguments)
{
    static const char *const unknown[] = {"x-wong", "", "wings", "all"};
    ChFault fault;

    cr_expect_eq(ch_write_lesson(work, &lesson, CH_ENGLISH, refuse, NULL, &fault), CH_IO);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        lesson.technique = unknown[i];
        cr_expect_eq(ch_write_lesson(work, &lesson, CH_ENGLISH, keep, NULL, &fault),
                     CH_BAD_STRATEGY, "%s", unknown[i]);
        cr_expect_str_eq(fault.found, unknown[i]);
    }
    lesson.technique = NULL;
    expect_refused();
    lesson.form = (ChDocumentForm)3;
    expect_refused();
    lesson.paper = (ChPaper)2;
    expect_refused();
    lesson.palette = (ChPalette)3;
    expect_refused();
}
