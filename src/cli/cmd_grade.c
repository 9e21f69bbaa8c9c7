/* cmd_grade.c - `crosshatch grade`: how hard each puzzle is, a record a puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "grade_fields.h"
#include "records.h"
#include "resume.h"
#include "solving.h"
#include "tally.h"

typedef struct Grader {
    ChSlot slot; /* first: see batch.h */
    ChSearch search;
    ChEngine engine;
    ChGraded graded;
} Grader;

typedef struct Grading {
    ChPlan plan;
    ChGradeForm form;
} Grading;

/* ---- one puzzle ---- */

static ChExit exit_of(ChSoundness verdict)
{
    switch (verdict) {
    case CH_VERDICT_UNIQUE:
        return CH_EXIT_OK;
    case CH_VERDICT_UNSOLVABLE:
        return CH_EXIT_IMPOSSIBLE;
    case CH_VERDICT_ERROR:
        return CH_EXIT_TROUBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

static void walk(const Grading *grading, Grader *grader, const ChPuzzle *puzzle)
{
    ChGraded *const graded = &grader->graded;

    (void)ch_engine_solve(&grader->engine, puzzle, &grading->plan, false);
    graded->path = ch_path_grade(&grader->engine, &grading->plan);
    if (grading->form.needs & CH_GRADE_WIDTH)
        graded->width = ch_path_width(&grader->engine, &grading->plan);
}

static ChExit grade(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                    ChSheet *sheet)
{
    const Grading *const grading = batch->context;
    Grader *const grader = hand;
    ChGraded *const graded = &grader->graded;
    const uint64_t started = ch_clock();

    graded->entry = &item->entry;
    graded->number = ordinal + 1;
    graded->check.verdict = CH_VERDICT_ERROR;
    if (item->entry.status == CH_OK)
        ch_check_verdict(&grader->search, &item->entry.puzzle, CH_CHECK_LIMITS.nodes,
                         &graded->check);
    if (graded->check.verdict == CH_VERDICT_UNIQUE && (grading->form.needs & CH_GRADE_PATH))
        walk(grading, grader, &item->entry.puzzle);
    graded->nanoseconds = ch_clock() - started;
    ch_grade_print(&sheet->out, &grading->form, graded);
    return exit_of(graded->check.verdict);
}

static void leave(void *hand)
{
    Grader *const grader = hand;

    ch_text_free(&grader->slot.tails);
}

/* ---- the command ---- */

static bool choose_form(ChCli *cli, Grading *grading)
{
    const ChCliOptions *const options = &cli->options;
    const char *const format =
        options->format != NULL && strcmp(options->format, "csv") != 0 ? options->format : NULL;
    const char *const unknown = ch_grade_form(&grading->form, format, options->json, options->echo);

    if (format != NULL && options->json) {
        ch_complain(cli, N_("--format does not go with --json"), NULL, 0);
        return false;
    }
    if (format != NULL && strchr(format, '%') == NULL) {
        const ChField field = ch_field_string("found", format);
        ch_complain(cli, N_("--format takes csv, or a text with percent letters; found '{found}'"),
                    &field, 1);
        return false;
    }
    if (unknown == NULL)
        return true;
    ChText letters = CH_TEXT_EMPTY;
    const char found[] = {'%', *unknown, '\0'};
    ch_grade_letters(&letters);
    const ChField field[] = {ch_field_string("found", found),
                             ch_field_string("letters", ch_text_string(&letters))};
    ch_complain(cli, N_("--format knows {letters} and %%; found '{found}'"), field, 2);
    ch_text_free(&letters);
    return false;
}

/* Where the records go, and from which puzzle on. */
static bool begin(ChCli *cli, const Grading *grading, ChBatch *batch)
{
    ChText head = CH_TEXT_EMPTY;
    bool good = true;

    ch_grade_head(&head, &grading->form);
    if (cli->options.resume != NULL)
        good = ch_resume(cli, cli->options.resume, ch_text_string(&head), &batch->skip);
    else
        ch_output_write(&cli->out, ch_text_string(&head), head.length);
    ch_text_free(&head);
    return good;
}

ChExit ch_command_grade(ChCli *cli)
{
    Grading grading;
    ChBatch batch = {.cli = cli,
                     .hand_size = sizeof(Grader),
                     .treat = grade,
                     .leave = leave,
                     .context = &grading};

    if (!choose_form(cli, &grading) || !ch_solving_plan(cli, &grading.plan) ||
        !begin(cli, &grading, &batch))
        return CH_EXIT_TROUBLE;
    batch.keeps_tails = (grading.form.needs & CH_GRADE_ECHO) != 0;
    const ChExit status = ch_batch_run(&batch);
    if (batch.skip == 0)
        return status;
    const ChField field = ch_field_string("name", cli->options.resume);
    return ch_complain(cli, N_("{name} has more records than there are puzzles"), &field, 1);
}
