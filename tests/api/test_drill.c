/* test_drill.c - drills and worksheets: their parts, forms and seeds, and what they leave alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kept.h"

static ChDrillOptions drill;
static ChWorksheetOptions sheet;
static char first[sizeof kept];
static ChFault fault;

static void start(void)
{
    drill = (ChDrillOptions){
        .size = sizeof drill, .technique = "naked-pair", .seed = 3, .count = 2, .answers = 1};
    sheet = (ChWorksheetOptions){
        .size = sizeof sheet, .technique = "naked-pair", .seed = 3, .count = 2, .answers = 1};
    fault = (ChFault){0};
    kept_length = 0;
}

static void start_test(void)
{
    take_workspace();
    start();
}

TestSuite(drill, .init = start_test, .fini = drop_workspace);

static ChStatus write_drill(ChWrite write)
{
    return ch_write_drill(work, &drill, CH_ENGLISH, write, NULL, &fault);
}

static ChStatus write_sheet(ChWrite write)
{
    return ch_write_worksheet(work, &sheet, CH_ENGLISH, write, NULL, &fault);
}

/* What both documents do alike. */
static const struct {
    const char *name;
    ChStatus (*write)(ChWrite write);
    uint64_t *seed;
    const char **technique;
    const char **title;
    int *answers;
    ChDocumentForm *form;
    ChPaper *paper;
    ChPoll *poll;
    void **poll_context;
} DOCUMENTS[] = {
    {"drill", write_drill, &drill.seed, &drill.technique, &drill.title, &drill.answers, &drill.form,
     &drill.paper, &drill.poll, &drill.poll_context},
    {"worksheet", write_sheet, &sheet.seed, &sheet.technique, &sheet.title, &sheet.answers,
     &sheet.form, &sheet.paper, &sheet.poll, &sheet.poll_context},
};
enum { COUNT = sizeof DOCUMENTS / sizeof *DOCUMENTS };

static void expect_parts(const char *const *part)
{
    const char *at = kept;

    for (; *part != NULL; part++) {
        const char *const found = strstr(at, *part);
        cr_assert_not_null(found, "no %s behind the part before it", *part);
        at = found;
    }
}

Test(drill, has_its_parts_in_order)
{
    static const char *const of_drill[] = {"Drill: Naked Pair\n",
                                           "Find Naked Pair in each position",
                                           "Position 1",
                                           "Position 2",
                                           "\nAnswers\n",
                                           "Answer 1",
                                           "Answer 2",
                                           NULL};
    static const char *const of_sheet[] = {"Practice: Naked Pair\n",
                                           "Puzzle 1",
                                           "Puzzle 2",
                                           "\nAnswers\n",
                                           "Answer 1",
                                           "Answer 2",
                                           NULL};

    cr_assert_eq(write_drill(keep), CH_OK);
    expect_parts(of_drill);
    cr_assert_eq(write_sheet(keep), CH_OK);
    expect_parts(of_sheet);
}

Test(drill, is_the_same_for_a_seed_and_differs_for_another)
{
    for (int i = 0; i < COUNT; i++) {
        cr_assert_eq(DOCUMENTS[i].write(keep), CH_OK);
        strcpy(first, kept);
        read_text(easy);
        cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
        cr_assert_eq(DOCUMENTS[i].write(keep), CH_OK);
        cr_expect_str_eq(kept, first);
        *DOCUMENTS[i].seed = 4;
        cr_assert_eq(DOCUMENTS[i].write(keep), CH_OK);
        cr_expect_str_neq(kept, first);
    }
}

Test(drill, has_answers_and_a_title_if_wanted)
{
    for (int i = 0; i < COUNT; i++) {
        *DOCUMENTS[i].answers = 0;
        *DOCUMENTS[i].title = "Class 4b & others";
        *DOCUMENTS[i].form = CH_DOCUMENT_HTML;
        cr_assert_eq(DOCUMENTS[i].write(keep), CH_OK);
        cr_expect_eq(count_kept("Answer"), 0);
        cr_expect_eq(count_kept("<h1>Class 4b &amp; others</h1>"), 1);
        cr_expect_eq(count_kept("<figcaption>"), 2);
    }
}

Test(drill, has_as_many_as_usual)
{
    drill.form = sheet.form = CH_DOCUMENT_HTML;
    drill.count = sheet.count = drill.answers = 0;
    uint32_t made = 0;
    drill.made = sheet.made = &made;
    cr_assert_eq(write_drill(keep), CH_OK);
    cr_expect_eq(count_kept("<figcaption>Position "), 10);
    cr_expect_eq(made, 10);
    cr_assert_eq(write_sheet(keep), CH_OK);
    cr_expect_eq(count_kept("<figcaption>Puzzle "), 6);
    cr_expect_eq(made, 6);
}

Test(drill, tells_no_number_at_a_failure)
{
    uint32_t made = 7;

    drill.made = &made;
    drill.technique = "no-such-technique";
    cr_expect_eq(write_drill(keep), CH_BAD_STRATEGY);
    cr_expect_eq(made, 7);
}

Test(drill, leaves_the_puzzle_and_the_solve_alone)
{
    read_text(hard);
    cr_assert_eq(ch_solve(work, NULL, NULL), CH_OK);
    cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, keep, NULL), CH_OK);
    strcpy(first, kept);
    for (int i = 0; i < COUNT; i++) {
        cr_assert_eq(DOCUMENTS[i].write(keep), CH_OK);
        cr_assert_eq(ch_write_log(work, CH_ENGLISH, 1, keep, NULL), CH_OK);
        cr_expect_str_eq(kept, first);
    }
}

Test(drill, is_cancelled_at_any_try)
{
    for (int i = 0; i < COUNT; i++) {
        uint64_t last = 0;
        *DOCUMENTS[i].poll = stop_at;
        *DOCUMENTS[i].poll_context = &last;
        for (ChStatus status = CH_CANCELLED; status != CH_OK; last++) {
            kept_length = 0;
            status = DOCUMENTS[i].write(keep);
            cr_assert(status == CH_OK || status == CH_CANCELLED);
            cr_expect_eq(kept_length == 0, status != CH_OK);
            cr_expect(status == CH_OK || fault.status == CH_CANCELLED);
        }
        cr_expect_gt(last, 3, "%s ends at %d tries", DOCUMENTS[i].name, (int)last);
    }
}

Test(drill, ends_without_a_position)
{
    drill.technique = "double-junior-exocet";
    drill.count = 1;
    cr_expect_eq(write_drill(keep), CH_BUDGET);
    cr_expect_eq(fault.status, CH_BUDGET);
    cr_expect_eq(kept_length, 0u);
}

/* ---- the puzzles of a worksheet ---- */

Test(drill, a_worksheet_of_a_level)
{
    sheet.technique = NULL;
    sheet.level = "easy";
    cr_assert_eq(write_sheet(keep), CH_OK);
    cr_expect_eq(strncmp(kept, "Sudoku\n", 7), 0);
    cr_expect_eq(count_kept("Puzzle "), 2);
    sheet.level = "hrd";
    cr_expect_eq(write_sheet(keep), CH_BAD_ORDER);
    cr_expect_str_eq(fault.found, "--level hrd");
}

static void take_puzzles(const char *text)
{
    sheet.technique = NULL;
    sheet.puzzles = text;
    sheet.count = 0;
}

Test(drill, a_worksheet_of_a_text)
{
    char text[300];

    snprintf(text, sizeof text, "%s # Monday\n%s\n%s\n", easy, hard, easy);
    take_puzzles(text);
    cr_assert_eq(write_sheet(keep), CH_OK);
    cr_expect_eq(count_kept("Puzzle "), 3);
    cr_expect_eq(count_kept("Answer 1: Monday\n"), 1);
    sheet.count = 2;
    cr_assert_eq(write_sheet(keep), CH_OK);
    cr_expect_eq(count_kept("Puzzle "), 2);
}

Test(drill, a_worksheet_refuses_bad_puzzles)
{
    static const struct {
        const char *line;
        ChStatus status;
    } cases[] = {
        {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4....",
         CH_NOT_UNIQUE},
        {"55...............................................................................",
         CH_NOT_UNIQUE},
        {"frob", CH_NO_PUZZLE},
        {"", CH_OK}};
    char text[300];

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(text, sizeof text, "%s\n%s\n", easy, cases[i].line);
        take_puzzles(text);
        cr_expect_eq(write_sheet(keep), cases[i].status, "%s", cases[i].line);
        cr_expect(cases[i].status == CH_OK ||
                  (fault.status == cases[i].status && fault.line == 2 && fault.column == 1));
        start();
    }
    take_puzzles("");
    cr_expect_eq(write_sheet(keep), CH_EMPTY_INPUT);
    cr_expect_eq(kept_length, 0u);
}

/* ---- bad arguments ---- */

static void expect_refused(int document)
{
    cr_expect_eq(DOCUMENTS[document].write(keep), CH_BAD_ARGUMENT);
    cr_expect_eq(fault.status, CH_BAD_ARGUMENT);
    start();
}

Test(drill, bad_arguments)
{
    static const char *const unknown[] = {"x-wong", "", "wings", "all"};

    for (int i = 0; i < COUNT; i++) {
        cr_expect_eq(DOCUMENTS[i].write(refuse), CH_IO);
        for (size_t j = 0; j < sizeof unknown / sizeof *unknown; j++) {
            *DOCUMENTS[i].technique = unknown[j];
            cr_expect_eq(DOCUMENTS[i].write(keep), CH_BAD_STRATEGY, "%s", unknown[j]);
            cr_expect_str_eq(fault.found, unknown[j]);
        }
        *DOCUMENTS[i].technique = NULL;
        expect_refused(i);
        *DOCUMENTS[i].form = (ChDocumentForm)3;
        expect_refused(i);
        *DOCUMENTS[i].paper = (ChPaper)2;
        expect_refused(i);
    }
    drill.palette = (ChPalette)3;
    expect_refused(0);
}

Test(drill, bad_arguments_of_a_worksheet)
{
    static const int per_page[] = {-1, 3, 5, 7};

    for (size_t i = 0; i < sizeof per_page / sizeof *per_page; i++) {
        sheet.per_page = per_page[i];
        expect_refused(1);
    }
    sheet.level = "easy";
    expect_refused(1);
    sheet.puzzles = easy;
    expect_refused(1);
}
