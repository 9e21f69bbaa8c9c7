/* test_sizes.c - structs that begin with their size: the sizes of all versions are accepted, and
 * no others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

enum { ROOM = 256 };

/* The size of a struct whose members end at this offset. */
#define ROUNDED(offset) (((offset) + sizeof(size_t) - 1) / sizeof(size_t) * sizeof(size_t))

/* The struct under test, as long as the longest. */
static _Alignas(max_align_t) unsigned char given[ROOM];
static void *grading_memory;
static ChGrader *grader;

static int ignore(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return 0;
}

/* Ends the writing at once. */
static int end(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return 1;
}

static void set_up(void)
{
    take_workspace();
    grading_memory = malloc(ch_grader_size());
    cr_assert_eq(ch_grader_init(grading_memory, ch_grader_size(), &grader), CH_OK);
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 0, keep, NULL), CH_OK);
}

static void tear_down(void)
{
    free(grading_memory);
    drop_workspace();
}

TestSuite(sizes, .init = set_up, .fini = tear_down);

static ChStatus solve(void *options)
{
    return ch_solve(work, options, NULL);
}

static ChStatus get_step_info(void *info)
{
    return ch_step_info(work, 0, info);
}

static ChStatus search_by(void *options)
{
    return ch_find_solution(work, options, (char[CH_SOLUTION_SIZE]){0}, NULL, NULL);
}

static ChStatus search_for(void *result)
{
    return ch_count_solutions(work, NULL, 2, result, NULL);
}

static ChStatus draw(void *options)
{
    return ch_write_grid_picture(work, CH_ENGLISH, options, ignore, NULL);
}

static ChStatus review(void *options)
{
    return ch_write_review(work, "undo", 4, options, CH_ENGLISH, ignore, NULL, NULL);
}

static ChStatus generate(void *options)
{
    return ch_generate(work, options, NULL);
}

static ChStatus list_lessons(void *options)
{
    return ch_write_curriculum(work, options, CH_ENGLISH, end, NULL, NULL) == CH_IO
               ? CH_OK
               : CH_BAD_ARGUMENT;
}

/* A lesson needs a technique, for which older sizes have room too. */
static ChStatus teach(void *options)
{
    ChLessonOptions *const lesson = options;

    if (lesson->size >= offsetof(ChLessonOptions, seed))
        lesson->technique = "full-house";
    return ch_write_lesson(work, lesson, CH_ENGLISH, end, NULL, NULL) == CH_IO ? CH_OK
                                                                               : CH_BAD_ARGUMENT;
}

static ChStatus drill(void *options)
{
    ChDrillOptions *const drill = options;

    if (drill->size >= offsetof(ChDrillOptions, seed))
        drill->technique = "full-house";
    return ch_write_drill(work, drill, CH_ENGLISH, end, NULL, NULL) == CH_IO ? CH_OK
                                                                             : CH_BAD_ARGUMENT;
}

static ChStatus print_sheet(void *options)
{
    ChWorksheetOptions *const sheet = options;

    if (sheet->size >= offsetof(ChWorksheetOptions, seed))
        sheet->puzzles = easy;
    return ch_write_worksheet(work, sheet, CH_ENGLISH, end, NULL, NULL) == CH_IO ? CH_OK
                                                                                 : CH_BAD_ARGUMENT;
}

static ChStatus grade(void *grade)
{
    return ch_grade(grader, work, 0, grade);
}

static ChStatus grade_field(void *value)
{
    return ch_grade_field(grader, work, "givens", value);
}

static ChStatus grade_within(void *options)
{
    ChGrade grade = {.size = sizeof grade};

    return ch_grade_within(grader, work, options, &grade);
}

static ChStatus verify(void *result)
{
    return ch_verify_log(work, kept, kept_length, 0, result, NULL);
}

static ChStatus audit(void *options)
{
    ChVerification result = {.size = sizeof result};

    return ch_audit_log(work, kept, kept_length, options, &result, NULL);
}

static int ignore_line(void *context, const char *bytes, size_t length)
{
    (void)context;
    (void)bytes;
    (void)length;
    return 0;
}

static ChStatus rate(void *options)
{
    return ch_write_rating(grader, work, options, ignore_line, NULL);
}

static ChStatus trace(void *options)
{
    return ch_write_traces(work, grader, options, ignore_line, NULL, NULL, NULL);
}

static ChStatus count_traces(void *counts)
{
    const ChTraceOptions options = {.size = sizeof options, .split = "test"}; /* has no trace */

    return ch_write_traces(work, grader, &options, ignore_line, NULL, counts, NULL);
}

/* Each struct, the function that takes it, and the sizes of its older versions. */
static const struct {
    const char *name;
    ChStatus (*take)(void *given);
    size_t now;
    size_t older[4];
} ROWS[] = {
    {"ChOptions",
     solve,
     sizeof(ChOptions),
     {offsetof(ChOptions, order), offsetof(ChOptions, poll)}},
    {"ChStepInfo", get_step_info, sizeof(ChStepInfo), {offsetof(ChStepInfo, assumes_unique)}},
    {"ChSearchOptions", search_by, sizeof(ChSearchOptions), {offsetof(ChSearchOptions, poll)}},
    {"ChSearchResult", search_for, sizeof(ChSearchResult), {0}},
    {"ChPictureOptions",
     draw,
     sizeof(ChPictureOptions),
     {ROUNDED(offsetof(ChPictureOptions, unused))}},
    {"ChReviewOptions", review, sizeof(ChReviewOptions), {0}},
    {"ChGenerateOptions", generate, sizeof(ChGenerateOptions), {0}},
    {"ChCurriculumOptions", list_lessons, sizeof(ChCurriculumOptions), {0}},
    {"ChLessonOptions", teach, sizeof(ChLessonOptions), {0}},
    {"ChDrillOptions", drill, sizeof(ChDrillOptions), {0}},
    {"ChWorksheetOptions", print_sheet, sizeof(ChWorksheetOptions), {0}},
    {"ChAuditOptions", audit, sizeof(ChAuditOptions), {0}},
    {"ChGradeOptions", grade_within, sizeof(ChGradeOptions), {0}},
    {"ChRatingOptions", rate, sizeof(ChRatingOptions), {0}},
    {"ChTraceOptions", trace, sizeof(ChTraceOptions), {0}},
    {"ChTraceCounts", count_traces, sizeof(ChTraceCounts), {0}},
    {"ChGrade", grade, sizeof(ChGrade), {0}},
    {"ChGradeValue", grade_field, sizeof(ChGradeValue), {0}},
    {"ChVerification",
     verify,
     sizeof(ChVerification),
     {offsetof(ChVerification, fact), offsetof(ChVerification, assumes_unique)}},
};

static bool is_older(size_t size, const size_t *older)
{
    while (*older != 0 && *older != size)
        older++;
    return *older != 0;
}

Test(sizes, only_those_of_versions_are_taken)
{
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (size_t size = 0; size <= ROWS[i].now + 2 * sizeof(size_t); size++) {
            const bool is_known = is_older(size, ROWS[i].older) ||
                                  (size >= ROWS[i].now && size % sizeof(size_t) == 0);
            memset(given, 0, sizeof given);
            memcpy(given, &size, sizeof size);
            cr_expect_eq(ROWS[i].take(given), is_known ? CH_OK : CH_BAD_ARGUMENT, "%s of %zu",
                         ROWS[i].name, size);
            size_t size_after;
            memcpy(&size_after, given, sizeof size_after);
            cr_expect_eq(size_after, size, "%s of %zu", ROWS[i].name, size);
            for (size_t k = size < sizeof size ? sizeof size : size; k < ROOM; k++)
                cr_expect_eq(given[k], 0, "%s of %zu: byte %zu", ROWS[i].name, size, k);
        }
}
