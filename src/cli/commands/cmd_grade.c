/* cmd_grade.c - `crosshatch grade`: the difficulty of each puzzle, one record per puzzle.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "batch.h"
#include "grade_choices.h"
#include "grade_columns.h"
#include "grade_limit.h"
#include "grade_metrics.h"
#include "grade_output.h"
#include "grade_plot.h"
#include "grade_resume.h"
#include "grade_trace.h"
#include "solving.h"
#include "stats.h"

/* A worker's chunk and workspace. */
typedef struct Worker {
    ChChunk chunk;        /* first: see batch.h */
    ChText steps;         /* for --trace */
    ChPlot plot;          /* of the chunk, for --plot */
    ChGradeCounts counts; /* of the chunk */
    ChGradeLimit limit;
    ChGrader grader;
} Worker;

/* The run of the command. */
typedef struct GradeRun {
    ChGradeSettings settings;
    ChGradeCounts counts;
    ChManifest manifest; /* with --output */
    ChGradeMetrics metrics;
} GradeRun;

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

/* The steps of a rating. */
typedef struct Trace {
    const ChSeScale *scale;
    ChText *text; /* NULL without --trace */
    int count;
    uint16_t rating[CH_PLOT_STEPS]; /* in tenths */
} Trace;

static void record_step(void *context, const ChSeHint *hint)
{
    Trace *const trace = context;

    if (trace->text != NULL)
        ch_rating_step(trace->text, trace->scale, hint);
    if (trace->count < CH_PLOT_STEPS)
        trace->rating[trace->count++] = (uint16_t)ch_se_printed(hint->rating);
}

/* Makes the space for whips when it is first needed; false without memory. */
static bool has_whip_space(ChGrader *grader, unsigned needs)
{
    if (needs >= CH_GRADE_BY_WHIPS(0) && grader->whips == NULL)
        grader->whips = calloc(1, sizeof *grader->whips);
    return needs < CH_GRADE_BY_WHIPS(0) || grader->whips != NULL;
}

/* Makes the puzzle of the item the grader's, and grades it. */
static void grade_puzzle(const ChGradeSettings *settings, Worker *worker, const ChGraded *graded,
                         const ChCliOptions *options)
{
    ChGrader *const grader = &worker->grader;
    const bool plots = options->plot != NULL;
    Trace trace = {.scale = ch_se_scales[graded->chosen],
                   .text = options->trace ? &worker->steps : NULL};
    const ChSeListener listener = {record_step, &trace};
    const bool by_chosen = plots || (graded->needs & CH_GRADE_SE) != 0;
    const ChSeRating *const rating = &grader->grades.rating[graded->chosen];
    const unsigned work = graded->needs | (by_chosen ? CH_GRADE_SCALE(graded->chosen) : 0);
    ChMeter *const meter = ch_grade_limit_start(&worker->limit, options);

    grader->settings = &settings->grader;
    grader->state = ch_solving_state(&settings->grader.plan, worker, sizeof *worker);
    grader->listener = options->trace || plots ? &listener : NULL;
    grader->heard = graded->chosen;
    grader->has_puzzle = false; /* each record is work of its own */
    ch_grader_turn(grader, &graded->item->entry.puzzle, meter == NULL ? work : 0);
    ch_grader_work(grader, work, meter);
    grader->listener = NULL;
    if (plots && rating->end == CH_SE_RATED && trace.count > 0)
        ch_plot_add(&worker->plot, ch_se_printed(rating->er), trace.rating, trace.count);
    if (grader->grades.is_cut || ((graded->needs & CH_GRADE_SE) && rating->end == CH_SE_TOO_LARGE))
        grader->grades.check.verdict = CH_VERDICT_UNFINISHED;
}

static ChExit grade_item(const ChBatch *batch, void *memory, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const ChGradeSettings *const settings = &((const GradeRun *)batch->context)->settings;
    const ChCliOptions *const options = &batch->cli->options;
    Worker *const worker = memory;
    ChGrades *const grades = &worker->grader.grades;
    ChGraded graded = {.item = item,
                       .number = ch_batch_number(batch, ordinal),
                       .needs = settings->form.needs,
                       .chosen = options->scale,
                       .grades = grades};
    const uint64_t started = ch_clock();

    ch_text_clear(&worker->steps);
    grades->check.verdict = CH_VERDICT_ERROR;
    grades->is_cut = false;
    memset(grades->has_rating, 0, sizeof grades->has_rating);
    if (item->entry.status == CH_OK && !has_whip_space(&worker->grader, graded.needs))
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(CH_NO_MEMORY));
    else if (item->entry.status == CH_OK)
        grade_puzzle(settings, worker, &graded, options);
    graded.nanoseconds = ch_clock() - started;
    worker->counts.of[grades->check.verdict]++;
    if (options->trace)
        ch_grade_trace(&job->out, batch->cli, &graded, &worker->steps);
    else
        ch_grade_print(&job->out, &settings->form, &graded);
    return exit_of(grades->check.verdict);
}

/* Moves the chunk's plot and counts to those of the command. They are sums, so the order of chunks
 * does not matter. */
static void count_chunk(ChBatch *batch, void *memory)
{
    GradeRun *const run = batch->context;
    Worker *const worker = memory;

    ch_plot_merge(&run->settings.plot, &worker->plot);
    worker->plot = (ChPlot){0};
    ch_grade_count(&run->counts, &worker->counts);
    ch_grade_metrics_tick(&run->metrics, &run->counts);
}

static void free_worker(void *worker)
{
    Worker *const own = worker;

    ch_text_free(&own->steps);
    free(own->grader.whips);
}

/* ---- the command ---- */

static bool open_output(ChBatch *batch)
{
    const ChGradeSettings *const settings = &((const GradeRun *)batch->context)->settings;
    ChText head = CH_TEXT_EMPTY;

    ch_grade_head(&head, &settings->form);
    const bool good = batch->cli->options.resume != NULL
                          ? ch_grade_resume(batch, &settings->form, &head)
                          : ch_output_flush(&batch->cli->out, &head);
    ch_text_free(&head);
    return good;
}

static ChExit print_columns(ChCli *cli)
{
    ChText text = CH_TEXT_EMPTY;

    ch_grade_describe_columns(&text, cli->language);
    const bool good = ch_output_flush(&cli->out, &text);
    ch_text_free(&text);
    return good ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}

/* Takes the settings that the options choose; reports what does not fit. */
static bool choose(ChCli *cli, ChGradeSettings *settings, ChBatch *batch)
{
    if (!ch_grade_choose(cli, settings) || (cli->options.plot != NULL && !ch_grade_can_plot(cli)) ||
        !ch_grade_choose_part(cli, &batch->part, &batch->parts) ||
        !ch_solving_plan(cli, &settings->grader.plan))
        return false;
    batch->worker_size = ch_solving_worker(&settings->grader.plan, batch->worker_size);
    ch_hodoku_plan(&settings->grader.hodoku);
    settings->grader.as_is = cli->options.as_is;
    settings->grader.marks_work = 0;
    batch->keeps_texts = (settings->form.needs & CH_GRADE_ECHO) != 0;
    settings->plot = (ChPlot){0};
    return true;
}

ChExit ch_command_grade(ChCli *cli)
{
    GradeRun run = {.counts = {{0}}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Worker),
                     .process = grade_item,
                     .count = count_chunk,
                     .leave = free_worker,
                     .open = open_output,
                     .context = &run};

    if (cli->options.columns != NULL && strcmp(cli->options.columns, "help") == 0)
        return print_columns(cli);
    if (!choose(cli, &run.settings, &batch) || !ch_grade_metrics_start(&run.metrics, cli) ||
        !ch_grade_output_open(&run.manifest, &batch, &run.settings))
        return CH_EXIT_TROUBLE;
    ChExit status = ch_batch_run(&batch);
    status = ch_exit_worse(status, ch_grade_output_close(&run.manifest, &batch, &run.counts));
    status = ch_exit_worse(status, ch_grade_metrics_end(&run.metrics, &run.counts));
    if (cli->options.plot != NULL)
        status = ch_exit_worse(status, ch_grade_write_plot(cli, &run.settings.plot));
    if (cli->out.name != NULL)
        ch_output_close(&cli->out);
    return status;
}
