/* test_images.c - public functions: pictures as PNG and PDF, lessons as PDF, where the module is
 * that draws them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static ChPictureOptions options;

static void set_up(void)
{
    take_workspace();
    read_text(easy);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    options = (ChPictureOptions){.size = sizeof options, .format = CH_PICTURE_PNG};
    kept_length = 0;
}

TestSuite(images, .init = set_up, .fini = drop_workspace);

#if HAS_PAINTER
/* A number of the header of a PNG. */
static unsigned number_at(size_t at)
{
    unsigned number = 0;

    for (size_t i = at; i < at + 4; i++)
        number = number << 8 | (unsigned char)kept[i];
    return number;
}

static bool begins(const char *magic)
{
    return kept_length > strlen(magic) && memcmp(kept, magic, strlen(magic)) == 0;
}

static bool holds(const char *part)
{
    const size_t length = strlen(part);

    for (size_t i = 0; i + length <= kept_length; i++)
        if (memcmp(kept + i, part, length) == 0)
            return true;
    return false;
}

Test(images, a_png_has_the_width_wanted)
{
    options.width = 345;
    cr_assert_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, keep, NULL), CH_OK);
    cr_expect(begins("\x89PNG\r\n\x1a\n"));
    cr_expect_eq(number_at(16), 345);
    const size_t before = kept_length;
    cr_assert_eq(ch_write_step_picture(work, 3, CH_ENGLISH, &options, keep, NULL), CH_OK);
    cr_expect(begins("\x89PNG"));
    cr_expect_gt(number_at(20), 345, "the legend is below");
    cr_expect_neq(kept_length, before);
}

Test(images, a_pdf_is_one_page)
{
    options.format = CH_PICTURE_PDF;
    cr_assert_eq(ch_write_step_picture(work, 3, CH_ENGLISH, &options, keep, NULL), CH_OK);
    cr_expect(begins("%PDF-"));
    cr_expect(kept_length > 6 && memcmp(kept + kept_length - 6, "%%EOF\n", 6) == 0);
}

Test(images, are_the_same_each_time)
{
    static char first[sizeof kept];

    for (int format = CH_PICTURE_PNG; format <= CH_PICTURE_PDF; format++) {
        options.format = (ChPictureFormat)format;
        cr_assert_eq(ch_write_step_picture(work, 0, CH_ENGLISH, &options, keep, NULL), CH_OK);
        const size_t before = kept_length;
        memcpy(first, kept, kept_length);
        cr_assert_eq(ch_write_step_picture(work, 0, CH_ENGLISH, &options, keep, NULL), CH_OK);
        cr_expect(kept_length == before && memcmp(first, kept, kept_length) == 0);
    }
}

/* A machine may have no font with the letters of Korean. */
Test(images, in_korean)
{
    const ChStatus status = ch_write_step_picture(work, 0, CH_KOREAN, &options, keep, NULL);

    cr_expect(status == CH_OK || (status == CH_NO_FONT && kept_length == 0));
    cr_expect_eq(ch_write_grid_picture(work, CH_KOREAN, &options, keep, NULL), CH_OK);
}

Test(images, a_lesson_is_on_the_paper_wanted)
{
    static const char *const size[] = {"[ 0 0 595", "[ 0 0 612"};
    ChLessonOptions lesson = {.size = sizeof lesson, .technique = "naked-pair", .count = 1};

    lesson.form = CH_DOCUMENT_PDF;
    for (int paper = CH_PAPER_A4; paper <= CH_PAPER_LETTER; paper++) {
        lesson.paper = (ChPaper)paper;
        cr_assert_eq(ch_write_lesson(work, &lesson, CH_ENGLISH, keep, NULL, NULL), CH_OK);
        cr_expect(begins("%PDF-"));
        cr_expect(holds(size[paper]) && !holds(size[1 - paper]));
    }
}

Test(images, a_worksheet_has_so_many_puzzles_on_a_page)
{
    static const int pages[][2] = {{1, 3}, {2, 2}, {4, 1}, {6, 1}, {0, 1}};
    ChWorksheetOptions sheet = {
        .size = sizeof sheet, .level = "easy", .count = 3, .form = CH_DOCUMENT_PDF};

    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        char count[20];
        sheet.per_page = pages[i][0];
        cr_assert_eq(ch_write_worksheet(work, &sheet, CH_ENGLISH, keep, NULL, NULL), CH_OK);
        snprintf(count, sizeof count, "/Count %d", pages[i][1]);
        cr_expect(holds(count), "%d puzzles on a page: not %s", pages[i][0], count);
    }
}

Test(images, a_drill_is_a_pdf)
{
    const ChDrillOptions drill = {
        .size = sizeof drill, .technique = "naked-pair", .count = 1, .form = CH_DOCUMENT_PDF};

    cr_assert_eq(ch_write_drill(work, &drill, CH_ENGLISH, keep, NULL, NULL), CH_OK);
    cr_expect(begins("%PDF-"));
}

Test(images, a_failing_writer_ends_them)
{
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, refuse, NULL), CH_IO);
}
#else
Test(images, need_the_module)
{
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, keep, NULL), CH_NO_CAIRO);
    options.format = CH_PICTURE_PDF;
    cr_expect_eq(ch_write_step_picture(work, 0, CH_ENGLISH, &options, keep, NULL), CH_NO_CAIRO);
    const ChLessonOptions lesson = {
        .size = sizeof lesson, .technique = "naked-pair", .form = CH_DOCUMENT_PDF};
    ChFault fault;
    cr_expect_eq(ch_write_lesson(work, &lesson, CH_ENGLISH, keep, NULL, &fault), CH_NO_CAIRO);
    cr_expect_eq(fault.status, CH_NO_CAIRO);
    cr_expect_eq(kept_length, 0u);
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, refuse, NULL), CH_NO_CAIRO);
}
#endif

Test(images, refuse_an_unknown_format)
{
    options.format = (ChPictureFormat)3;
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, keep, NULL), CH_BAD_ARGUMENT);
    options.format = (ChPictureFormat)-1;
    cr_expect_eq(ch_write_step_picture(work, 0, CH_ENGLISH, &options, keep, NULL), CH_BAD_ARGUMENT);
    options.format = CH_PICTURE_PNG;
    cr_expect_eq(ch_write_grid_picture(work, CH_ENGLISH, &options, NULL, NULL), CH_BAD_ARGUMENT);
    cr_expect_eq(ch_write_step_picture(work, 999, CH_ENGLISH, &options, keep, NULL),
                 CH_BAD_ARGUMENT);
}
