/* library.c - Tests the public functions when memory runs out: each allocation of each call
 * fails once, alone and with all after it.
 *
 * A call must end with CH_NO_MEMORY, or as usual where it does not need the memory.  It keeps
 * no block; its output is the beginning of the usual text; the workspace is as it was, or empty
 * after reading; and the same call then succeeds.  Functions documented to allocate nothing
 * must not. Usage: library MAP, where MAP is the list of exported names.  Prints TAP.
 *
 * SPDX-License-Identifier: MIT
 */
#include <crosshatch/crosshatch.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "failing.h"

enum { PAGE_SIZE = 1 << 20 };

typedef struct Page {
    size_t length;
    char text[PAGE_SIZE];
} Page;

static const char EASY[] =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
static const char HALF[] =
    "534070000600195000098000060800060003400803001700020006060000280000419005000080079";
static const char HARD[] =
    "...7.53.1................454.5...1.783.6..5.........8.5.3.97...24.8....3..9.54...";
static const char SEVERAL[] =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1........";
static const char NEARLY[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286...";
static const char FILE_OF_TWO[] =
    "puzzle,name\n"
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079,one\n"
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1........,two\n";
static const char XML[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\"><name>n</name><game "
    "data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\" "
    "note=\"some\"/></opensudoku>\n";

static ChWorkspace *work;
static ChGrader *grader;
static Page log_of_nearly; /* a JSON log, to be read */
static Page output, usual; /* output of a call, and of the same call when nothing fails */

static int collect_output(void *context, const char *bytes, size_t length)
{
    Page *const page = context;

    if (page->length + length > sizeof page->text)
        return 1;
    memcpy(page->text + page->length, bytes, length);
    page->length += length;
    return 0;
}

static ChStatus read_text(const char *text)
{
    return ch_read(work, text, strlen(text), NULL);
}

/* ---- calls ---- */

/* Stops at the first fault, and keeps it. */
static int take_puzzle(void *context, const ChFault *fault)
{
    ChStatus *const status = context;

    *status = fault != NULL ? fault->status : ch_write_grid(work, "line", collect_output, &output);
    return *status != CH_OK;
}

static int take_solution(void *context, const char *solution)
{
    return collect_output(context, solution, 81);
}

static ChStatus call_read_line(void)
{
    return read_text(HARD);
}

static ChStatus call_read_log(void)
{
    return ch_read(work, log_of_nearly.text, log_of_nearly.length, NULL);
}

static ChStatus call_read_xml(void)
{
    return read_text(XML);
}

static ChStatus call_read_givens(void)
{
    return ch_read_givens(work, EASY, strlen(EASY), NULL);
}

static ChStatus call_each_puzzle(void)
{
    ChStatus taken = CH_OK;
    const ChStatus status =
        ch_each_puzzle(work, FILE_OF_TWO, strlen(FILE_OF_TWO), take_puzzle, &taken);

    return status != CH_OK ? status : taken;
}

static ChStatus call_make_canonical(void)
{
    return ch_make_canonical(work);
}

static ChStatus call_shuffle(void)
{
    return ch_shuffle(work, 7);
}

static ChStatus call_essential(void)
{
    return ch_essential(work);
}

static ChStatus call_solve(void)
{
    const ChOptions options = {.size = sizeof options, .guess = 1, .order = "naked-pair"};

    return ch_solve(work, &options, NULL);
}

static ChStatus call_count_solutions(void)
{
    ChSearchResult result = {.size = sizeof result};

    return ch_count_solutions(work, NULL, 5, &result, NULL);
}

static ChStatus call_find_solution(void)
{
    char solution[CH_SOLUTION_SIZE];

    return ch_find_solution(work, NULL, solution, NULL, NULL);
}

static ChStatus call_random_solution(void)
{
    char solution[CH_SOLUTION_SIZE];

    return ch_random_solution(work, NULL, 3, solution, NULL, NULL);
}

static ChStatus call_each_solution(void)
{
    return ch_each_solution(work, NULL, take_solution, &output, NULL, NULL);
}

static ChStatus call_next_step(void)
{
    return ch_next_step(work, NULL, NULL);
}

static ChStatus call_next_digit(void)
{
    ch_set_marking(work, CH_MARKING_CORNER);
    return ch_next_digit(work, NULL, NULL);
}

/* Stops at the tenth step. */
static int count_to_ten(void *context)
{
    return ++*(int *)context == 10;
}

static ChStatus call_each_step(void)
{
    int count = 0;

    return ch_each_step(work, NULL, count_to_ten, &count, NULL);
}

static ChStatus call_practise(void)
{
    const ChPracticeOptions options = {
        .size = sizeof options, .technique = "x-wing", .position = 1, .seed = 3};

    return ch_practise(work, &options, NULL);
}

/* Ends the writing after a lesson. */
static int collect_lesson(void *context, const char *bytes, size_t length)
{
    return collect_output(context, bytes, length) + 1;
}

static ChStatus call_write_curriculum(void)
{
    const ChCurriculumOptions options = {.size = sizeof options, .level = "medium"};
    const ChStatus status =
        ch_write_curriculum(work, &options, CH_KOREAN, collect_lesson, &output, NULL);

    return status == CH_IO ? CH_OK : status;
}

static ChStatus write_lesson(ChDocumentForm form)
{
    const ChLessonOptions options = {
        .size = sizeof options, .technique = "naked-single", .count = 1, .form = form};

    return ch_write_lesson(work, &options, CH_KOREAN, collect_output, &output, NULL);
}

static ChStatus call_write_lesson(void)
{
    return write_lesson(CH_DOCUMENT_TEXT);
}

static ChStatus call_write_lesson_html(void)
{
    return write_lesson(CH_DOCUMENT_HTML);
}

static ChStatus call_write_drill(void)
{
    const ChDrillOptions options = {.size = sizeof options,
                                    .technique = "naked-single",
                                    .count = 1,
                                    .answers = 1,
                                    .form = CH_DOCUMENT_HTML};

    return ch_write_drill(work, &options, CH_KOREAN, collect_output, &output, NULL);
}

static ChStatus call_write_worksheet(void)
{
    const ChWorksheetOptions options = {.size = sizeof options, .puzzles = EASY, .answers = 1};

    return ch_write_worksheet(work, &options, CH_KOREAN, collect_output, &output, NULL);
}

static ChStatus call_write_worksheet_made(void)
{
    const ChWorksheetOptions options = {.size = sizeof options, .level = "easy", .count = 1};

    return ch_write_worksheet(work, &options, CH_KOREAN, collect_output, &output, NULL);
}

static ChStatus call_generate(void)
{
    const ChGenerateOptions options = {.size = sizeof options, .with = "naked-pair", .seed = 3};

    return ch_generate(work, &options, NULL);
}

static ChStatus call_write_traces(void)
{
    const ChTraceOptions options = {.size = sizeof options, .strategies = "singles"};

    return ch_write_traces(work, grader, &options, collect_output, &output, NULL, NULL);
}

static ChStatus call_make_minimal(void)
{
    return ch_make_minimal(work);
}

static ChStatus call_write_why(void)
{
    return ch_write_why(work, "r1c2", NULL, CH_KOREAN, collect_output, &output, NULL);
}

static ChStatus call_write_judgement(void)
{
    return ch_write_judgement(work, "r1c2=1", "x-wing", NULL, CH_KOREAN, collect_output, &output,
                              NULL);
}

static ChStatus call_write_techniques(void)
{
    return ch_write_techniques("X-Wing", CH_KOREAN, collect_output, &output);
}

static ChStatus call_step_fact(void)
{
    ChStepFact fact = {.size = sizeof fact};

    return ch_step_fact(work, 5, 0, &fact);
}

static ChStatus call_change(void)
{
    const bool changed = ch_apply(work, 0) == CH_OK && ch_set(work, 1, 2, 1) == CH_OK &&
                         ch_clear(work, 1, 2) == CH_OK && ch_rule_out(work, 1, 2, 4, 0) == CH_OK;

    return changed ? CH_OK : CH_BAD_ARGUMENT;
}

static ChStatus call_step_info(void)
{
    ChStepInfo info = {.size = sizeof info};

    return ch_step_info(work, 0, &info);
}

static ChStatus call_grade_within(void)
{
    const ChGradeOptions options = {.size = sizeof options, .scales = CH_SCALE_LEVEL};
    ChGrade grade = {.size = sizeof grade};

    return ch_grade_within(grader, work, &options, &grade);
}

static ChStatus call_grade(void)
{
    ChGrade grade = {.size = sizeof grade};

    return ch_grade(grader, work, CH_SCALE_LEVEL | CH_SCALE_HODOKU | CH_SCALE_SE, &grade);
}

static ChStatus call_grade_field(void)
{
    ChGradeValue value = {.size = sizeof value};

    return ch_grade_field(grader, work, "tande", &value);
}

static ChStatus call_write_rating(void)
{
    return ch_write_rating(grader, work, NULL, collect_output, &output);
}

static ChStatus call_write_grid(void)
{
    return ch_write_grid(work, "candidates", collect_output, &output);
}

static ChStatus call_write_form(void)
{
    return ch_write_form(work, "opensudoku", collect_output, &output);
}

static ChStatus call_form_holds(void)
{
    return ch_form_holds(work, "sdk") ? CH_OK : CH_BAD_ARGUMENT;
}

static ChStatus call_write_step(void)
{
    return ch_write_step(work, 3, CH_KOREAN, collect_output, &output);
}

static ChStatus call_write_notation(void)
{
    return ch_write_notation(work, 3, collect_output, &output);
}

static ChStatus call_write_explanation(void)
{
    return ch_write_explanation(work, CH_KOREAN, collect_output, &output);
}

static ChStatus call_write_summary(void)
{
    return ch_write_summary(work, CH_KOREAN, collect_output, &output);
}

static ChStatus call_write_log(void)
{
    return ch_write_log(work, CH_ENGLISH, 1, collect_output, &output);
}

static ChStatus call_write_proof(void)
{
    return ch_write_proof(work, "lrat", collect_output, &output);
}

static ChStatus call_write_formula(void)
{
    return ch_write_formula(work, "pbp", collect_output, &output);
}

static ChStatus call_write_check(void)
{
    return ch_write_check(work, CH_ENGLISH, collect_output, &output);
}

static ChStatus call_write_review(void)
{
    static const char game[] = "r1c1=5 undo r1c1<>4";

    return ch_write_review(work, game, strlen(game), NULL, CH_ENGLISH, collect_output, &output,
                           NULL);
}

static ChStatus call_write_grid_picture(void)
{
    return ch_write_grid_picture(work, CH_KOREAN, NULL, collect_output, &output);
}

static ChStatus call_write_step_picture(void)
{
    return ch_write_step_picture(work, 5, CH_ENGLISH, NULL, collect_output, &output);
}

static ChStatus call_write_fault(void)
{
    return ch_write_fault(&(ChFault){.status = CH_BAD_CELL, .found = "x"}, CH_KOREAN,
                          collect_output, &output);
}

static ChStatus call_audit_log(void)
{
    ChVerification result = {.size = sizeof result};
    const ChStatus status =
        ch_audit_log(work, log_of_nearly.text, log_of_nearly.length, NULL, &result, NULL);

    return status == CH_OK && result.verdict != 0 ? CH_BAD_ARGUMENT : status;
}

static ChStatus call_verify_log(void)
{
    ChVerification result = {.size = sizeof result};
    const ChStatus status =
        ch_verify_log(work, log_of_nearly.text, log_of_nearly.length, 0, &result, NULL);

    return status == CH_OK && result.verdict != 0 ? CH_BAD_ARGUMENT : status;
}

static ChStatus call_look(void)
{
    const bool seen = ch_digit(work, 1, 1) >= 0 && ch_candidates(work, 1, 1) < 512 &&
                      ch_outcome(work) <= CH_AMBIGUOUS && ch_step_count(work) < 1000 &&
                      ch_hash(work) != 1 && ch_workspace_size() > 0 && ch_grader_size() > 0 &&
                      ch_grade_field_name(0) != NULL;

    return seen && *ch_version() != '\0' && *ch_status_text(CH_OK) != '\0' ? CH_OK : CH_IO;
}

static ChStatus call_workspace_init(void)
{
    return ch_workspace_init(work, ch_workspace_size(), &work);
}

static ChStatus call_grader_init(void)
{
    return ch_grader_init(grader, ch_grader_size(), &grader);
}

/* ---- the table of calls ---- */

typedef enum Keeps {
    NO_MATTER,  /* the call puts something else into the workspace */
    AS_BEFORE,  /* whatever happens, or if it fails */
    EMPTY_GRID, /* if it fails */
} Keeps;

typedef struct Row {
    const char *name;
    const char *before; /* input that is read and, if wanted, solved */
    bool solved;
    bool allocates; /* else documented not to allocate */
    Keeps keeps;
    ChStatus (*make_call)(void);
} Row;

static const Row ROWS[] = {
    {"ch_read", EASY, true, true, EMPTY_GRID, call_read_log},
    {"ch_read", EASY, true, true, EMPTY_GRID, call_read_line},
    {"ch_read", EASY, true, true, EMPTY_GRID, call_read_xml},
    {"ch_read_givens", HALF, false, true, AS_BEFORE, call_read_givens},
    {"ch_each_puzzle", HARD, true, true, NO_MATTER, call_each_puzzle},
    {"ch_make_canonical", HARD, false, false, NO_MATTER, call_make_canonical},
    {"ch_shuffle", HARD, false, false, NO_MATTER, call_shuffle},
    {"ch_practise", HARD, false, false, NO_MATTER, call_practise},
    {"ch_generate", HARD, false, true, NO_MATTER, call_generate},
    {"ch_make_minimal", EASY, false, false, NO_MATTER, call_make_minimal},
    {"ch_solve", HARD, false, false, NO_MATTER, call_solve},
    {"ch_essential", HARD, true, false, NO_MATTER, call_essential},
    {"ch_count_solutions", SEVERAL, false, false, AS_BEFORE, call_count_solutions},
    {"ch_find_solution", HARD, true, false, AS_BEFORE, call_find_solution},
    {"ch_random_solution", HARD, true, false, AS_BEFORE, call_random_solution},
    {"ch_each_solution", HARD, false, false, AS_BEFORE, call_each_solution},
    {"ch_step_info", HARD, true, false, AS_BEFORE, call_step_info},
    {"ch_step_fact", HARD, true, false, AS_BEFORE, call_step_fact},
    {"ch_next_step", HARD, false, false, NO_MATTER, call_next_step},
    {"ch_next_digit", HARD, false, false, NO_MATTER, call_next_digit},
    {"ch_set_marking", HARD, false, false, NO_MATTER, call_next_digit},
    {"ch_marking", HARD, false, false, NO_MATTER, call_next_digit},
    {"ch_each_step", HARD, false, false, NO_MATTER, call_each_step},
    {"ch_apply", HARD, true, false, NO_MATTER, call_change},
    {"ch_set", HARD, true, false, NO_MATTER, call_change},
    {"ch_clear", HARD, true, false, NO_MATTER, call_change},
    {"ch_rule_out", HARD, true, false, NO_MATTER, call_change},
    {"ch_grade", HARD, true, false, AS_BEFORE, call_grade},
    {"ch_grade_within", HARD, true, false, AS_BEFORE, call_grade_within},
    {"ch_write_traces", NEARLY, true, true, AS_BEFORE, call_write_traces},
    {"ch_grade_field", HARD, true, false, AS_BEFORE, call_grade_field},
    {"ch_write_rating", EASY, true, true, AS_BEFORE, call_write_rating},
    {"ch_form_holds", HALF, false, false, AS_BEFORE, call_form_holds},
    {"ch_write_grid", HALF, false, true, AS_BEFORE, call_write_grid},
    {"ch_write_form", HALF, false, true, AS_BEFORE, call_write_form},
    {"ch_write_step", HARD, true, true, AS_BEFORE, call_write_step},
    {"ch_write_notation", HARD, true, true, AS_BEFORE, call_write_notation},
    {"ch_write_explanation", HARD, true, true, AS_BEFORE, call_write_explanation},
    {"ch_write_summary", HARD, true, true, AS_BEFORE, call_write_summary},
    {"ch_write_curriculum", HARD, true, true, AS_BEFORE, call_write_curriculum},
    {"ch_write_lesson", HARD, true, true, AS_BEFORE, call_write_lesson},
    {"ch_write_lesson", HARD, true, true, AS_BEFORE, call_write_lesson_html},
    {"ch_write_drill", HARD, true, true, AS_BEFORE, call_write_drill},
    {"ch_write_worksheet", HARD, true, true, AS_BEFORE, call_write_worksheet},
    {"ch_write_worksheet", HARD, true, true, AS_BEFORE, call_write_worksheet_made},
    {"ch_write_log", HARD, true, true, AS_BEFORE, call_write_log},
    {"ch_write_proof", HARD, true, true, AS_BEFORE, call_write_proof},
    {"ch_write_formula", HARD, true, true, AS_BEFORE, call_write_formula},
    {"ch_write_check", SEVERAL, true, true, AS_BEFORE, call_write_check},
    {"ch_write_why", HARD, true, true, AS_BEFORE, call_write_why},
    {"ch_write_judgement", HARD, true, true, AS_BEFORE, call_write_judgement},
    {"ch_write_techniques", HARD, true, true, AS_BEFORE, call_write_techniques},
    {"ch_write_review", HARD, true, true, AS_BEFORE, call_write_review},
    {"ch_write_grid_picture", HALF, true, true, AS_BEFORE, call_write_grid_picture},
    {"ch_write_step_picture", HARD, true, true, AS_BEFORE, call_write_step_picture},
    {"ch_write_fault", EASY, false, true, AS_BEFORE, call_write_fault},
    {"ch_audit_log", EASY, true, true, AS_BEFORE, call_audit_log},
    {"ch_verify_log", EASY, true, true, AS_BEFORE, call_verify_log},
    {"ch_candidates", HARD, true, false, AS_BEFORE, call_look},
    {"ch_digit", HARD, true, false, AS_BEFORE, call_look},
    {"ch_hash", HARD, true, false, AS_BEFORE, call_look},
    {"ch_outcome", HARD, true, false, AS_BEFORE, call_look},
    {"ch_step_count", HARD, true, false, AS_BEFORE, call_look},
    {"ch_status_text", HARD, true, false, AS_BEFORE, call_look},
    {"ch_version", HARD, true, false, AS_BEFORE, call_look},
    {"ch_workspace_size", HARD, true, false, AS_BEFORE, call_look},
    {"ch_grader_size", HARD, true, false, AS_BEFORE, call_look},
    {"ch_grade_field_name", HARD, true, false, AS_BEFORE, call_look},
    {"ch_workspace_init", HARD, true, false, NO_MATTER, call_workspace_init},
    {"ch_grader_init", HARD, true, false, AS_BEFORE, call_grader_init},
};
enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

/* ---- trials ---- */

/* The visible state of a workspace. */
typedef struct View {
    uint64_t hash;
    uint32_t steps;
    ChOutcome outcome;
    int digits;
    int digit[81];
    unsigned candidates[81];
} View;

static View view_workspace(void)
{
    View view;

    memset(&view, 0, sizeof view);
    view.hash = ch_hash(work);
    view.steps = ch_step_count(work);
    view.outcome = ch_outcome(work);
    for (int i = 0; i < 81; i++) {
        view.digit[i] = ch_digit(work, 1 + i / 9, 1 + i % 9);
        view.digits += view.digit[i] != 0;
        view.candidates[i] = ch_candidates(work, 1 + i / 9, 1 + i % 9);
    }
    return view;
}

static ChStatus make_call(const Row *row)
{
    output.length = 0;
    return row->make_call();
}

static void prepare_workspace(const Row *row)
{
    (void)read_text(row->before);
    if (row->solved)
        (void)ch_solve(work, NULL, NULL);
}

static bool wrote_usual(void)
{
    return output.length == usual.length && memcmp(output.text, usual.text, output.length) == 0;
}

/* Returns what is wrong when an allocation fails; NULL when nothing is. */
static const char *flaw(const Row *row, ChStatus well, long at, bool on)
{
    prepare_workspace(row);
    const View before = view_workspace();
    failing_begin(at, on);
    const ChStatus status = make_call(row);
    const long living = failing_living();
    failing_begin(0, false);
    const View after = view_workspace();

    if (living != 0)
        return "it keeps memory";
    if (status != CH_NO_MEMORY && (status != well || !wrote_usual()))
        return "neither out of memory nor as usual";
    if (output.length > usual.length || memcmp(output.text, usual.text, output.length) != 0)
        return "what it wrote is not the beginning of the usual text";
    if (row->keeps == AS_BEFORE && memcmp(&before, &after, sizeof before) != 0)
        return "the workspace is not as it was";
    if (row->keeps == EMPTY_GRID && status != CH_OK && (after.digits != 0 || after.steps != 0))
        return "the grid is not empty";
    if (make_call(row) != well || !wrote_usual())
        return "afterwards it does not work";
    return NULL;
}

static long total_requested; /* allocations of all calls, as the shim counts them */

static bool try_row(const Row *row)
{
    prepare_workspace(row);
    failing_begin(0, false);
    const ChStatus well = make_call(row);
    const long requested = failing_requested();
    total_requested += requested;
    usual = output;
    const char *what = well != CH_OK                      ? "it fails when nothing else does"
                       : !row->allocates && requested > 0 ? "it allocates"
                                                          : NULL;
    for (long at = 1; what == NULL && at <= requested; at++)
        for (int on = 0; what == NULL && on < 2; on++)
            what = flaw(row, well, at, on != 0);
    printf("%sok %d - %s, %ld allocations\n", what != NULL ? "not " : "", (int)(row - ROWS) + 1,
           row->name, requested);
    if (what != NULL)
        printf("# %s\n", what);
    return what == NULL;
}

/* Returns whether each name that the library exports has a row. */
static bool has_all(const char *map)
{
    FILE *const file = fopen(map, "r");
    char line[200];
    char name[100];
    bool all = file != NULL;
    int names = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        bool found = false;
        if (sscanf(line, " ch_%90[a-z_];", name) != 1)
            continue;
        names++;
        for (int i = 0; i < ROW_COUNT; i++)
            found |= strcmp(ROWS[i].name + strlen("ch_"), name) == 0;
        if (!found)
            printf("# ch_%s has no row\n", name);
        all &= found;
    }
    if (file != NULL)
        fclose(file);
    return all && names > 0;
}

int main(int argc, char **argv)
{
    void *const memory[] = {malloc(ch_workspace_size()), malloc(ch_grader_size())};
    bool good = argc == 2 && ch_workspace_init(memory[0], ch_workspace_size(), &work) == CH_OK &&
                ch_grader_init(memory[1], ch_grader_size(), &grader) == CH_OK &&
                read_text(NEARLY) == CH_OK && ch_solve(work, NULL, NULL) == CH_OK &&
                ch_write_log(work, CH_ENGLISH, 1, collect_output, &log_of_nearly) == CH_OK;

    bool rows_good = good;
    for (int i = 0; good && i < ROW_COUNT; i++)
        rows_good &= try_row(&ROWS[i]);
    rows_good &= total_requested > 0;
    const bool all = good && has_all(argv[1]);
    printf("%sok %d - each function has a row\n1..%d\n", all ? "" : "not ", ROW_COUNT + 1,
           ROW_COUNT + 1);
    free(memory[0]);
    free(memory[1]);
    return all && rows_good ? EXIT_SUCCESS : EXIT_FAILURE;
}
