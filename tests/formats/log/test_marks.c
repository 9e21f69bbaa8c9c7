/* test_marks.c - the groups of a pattern, from a technique's marks to the log and back.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "marks.h"
#include "whole_log.h"

static ChMarks marks;

static ChCandidateSet candidates(int one, int other)
{
    ChCandidateSet set = {{0}};

    ch_candidates_add(&set, one);
    ch_candidates_add(&set, other);
    return set;
}

static ChCellSet cells(int one, int other)
{
    ChCellSet set = {{0}};

    ch_cells_add(&set, one);
    ch_cells_add(&set, other);
    return set;
}

static int cell_at(int row, int column)
{
    return CH_CELL_AT(row - 1, column - 1);
}

static int candidate_at(int row, int column, int digit)
{
    return CH_CANDIDATE(cell_at(row, column), digit - 1);
}

static void write_step(ChText *text)
{
    const ChStepRecord step = {.number = 1,
                               .technique = "x",
                               .kind = marks.kind,
                               .mark = marks.mark,
                               .mark_count = marks.count};
    ChLogRecord log = {.outcome = CH_STUCK, .step = &step, .step_count = 1};

    ch_puzzle_clear(&log.puzzle);
    memset(log.solution, CH_NO_DIGIT, sizeof log.solution);
    write_whole_log(text, &log);
}

static void expect_pattern(const char *pattern)
{
    static const char KEY[] = "\"pattern\":";
    ChText text = CH_TEXT_EMPTY;
    ChText again = CH_TEXT_EMPTY;
    ChLogDocument document;
    ChFault fault = {0};

    write_step(&text);
    const char *const key = strstr(text.data, KEY);
    cr_assert(key != NULL);
    const char *const written = key + strlen(KEY);
    cr_expect(strncmp(written, pattern, strlen(pattern)) == 0, "%s\nis not\n%s", written, pattern);
    const ChJsonSource source = {text.data, text.length, 1, 1};
    cr_assert(ch_log_read(&document, &source, &fault) == CH_OK, "%s at %u: %s",
              ch_status_text(fault.status), fault.column, fault.found);
    write_whole_log(&again, &document.log);
    cr_expect_str_eq(text.data, again.data);
    ch_log_document_free(&document);
    ch_text_free(&again);
    ch_text_free(&text);
}

static void begin_step(void)
{
    marks = (ChMarks){0};
}

TestSuite(marks, .init = begin_step);

Test(marks, a_pattern_without_marks_is_empty)
{
    expect_pattern("{}}");
}

Test(marks, a_set_has_cells_and_digits)
{
    const ChCellSet two = cells(cell_at(1, 1), cell_at(1, 3));
    const ChCellSet one = cells(cell_at(9, 9), cell_at(9, 9));

    cr_expect(ch_marks_set(&marks, &two, 0x85) == 0);
    cr_expect(ch_marks_set(&marks, &one, 3) == 1);
    ch_marks_common(&marks, 1, 0, 0);
    ch_marks_common(&marks, 0, 1, 7);
    expect_pattern("{\"sets\":[{\"cells\":[\"r1c1\",\"r1c3\"],\"digits\":\"138\"},"
                   "{\"cells\":[\"r9c9\"],\"digits\":\"12\"}],"
                   "\"commons\":[{\"sets\":[2,1],\"digit\":\"1\"},"
                   "{\"sets\":[1,2],\"digit\":\"8\"}]}}");
}

Test(marks, links_keep_their_order_and_their_groups)
{
    const ChCandidateSet a = candidates(candidate_at(3, 4, 7), candidate_at(3, 4, 7));
    const ChCandidateSet b = candidates(candidate_at(8, 4, 7), candidate_at(9, 4, 7));

    ch_marks_link(&marks, &a, &b, true);
    ch_marks_add(&marks, CH_ROLE_DIGIT, 6, 0);
    ch_marks_link(&marks, &b, &a, false);
    expect_pattern("{\"digits\":\"7\",\"links\":["
                   "{\"from\":\"r3c4=7\",\"to\":[\"r8c4=7\",\"r9c4=7\"],\"strong\":true},"
                   "{\"from\":[\"r8c4=7\",\"r9c4=7\"],\"to\":\"r3c4=7\",\"strong\":false}]}}");
}

Test(marks, colours_are_lists)
{
    const ChCandidateSet a = candidates(candidate_at(1, 1, 1), candidate_at(1, 2, 2));
    const ChCandidateSet b = candidates(candidate_at(3, 3, 3), candidate_at(3, 3, 3));

    ch_marks_colour(&marks, &a);
    ch_marks_add(&marks, CH_ROLE_CELL, cell_at(5, 5), 0);
    ch_marks_colour(&marks, &b);
    expect_pattern("{\"cells\":[\"r5c5\"],"
                   "\"colours\":[[\"r1c1=1\",\"r1c2=2\"],[\"r3c3=3\"]]}}");
}

/* A fish in all its parts, each a role with a key of its own. */
Test(marks, plain_roles_are_lists)
{
    ch_marks_add(&marks, CH_ROLE_ENDOFIN, candidate_at(1, 1, 4), 0);
    ch_marks_add(&marks, CH_ROLE_FIN, candidate_at(1, 2, 4), 0);
    ch_marks_add(&marks, CH_ROLE_COVER, 18, 0);
    ch_marks_add(&marks, CH_ROLE_COVER, 26, 0);
    ch_marks_add(&marks, CH_ROLE_HOUSE, 9, 0);
    ch_marks_add(&marks, CH_ROLE_CLOSED, cell_at(1, 1), 5);
    expect_pattern("{\"houses\":[\"r1\"],\"covers\":[\"c1\",\"c9\"],\"fins\":[\"r1c2=4\"],"
                   "\"endofins\":[\"r1c1=4\"],\"closed\":[{\"cell\":\"r1c1\",\"step\":5}]}}");
}

Test(marks, one_too_many_is_told)
{
    for (int i = 0; i < CH_MAX_MARKS; i++)
        ch_marks_add(&marks, CH_ROLE_CELL, 0, 0);
    cr_expect(marks.count == CH_MAX_MARKS && !marks.overflow);
    ch_marks_add(&marks, CH_ROLE_CELL, 0, 0);
    cr_expect(marks.count == CH_MAX_MARKS && marks.overflow);
}
