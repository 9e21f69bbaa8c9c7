/* cmd_dataset.c - `crosshatch dataset`: reasoning traces of generated puzzles, as training data.
 *
 * Puzzle I of a seed depends only on seed, order and I, and so do its traces; the workers may
 * divide the work in any way.  A file appears under its name when it is complete.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "generate_order.h"
#include "grade_output.h"
#include "progress.h"
#include "puzzle_search.h"
#include "stats.h"
#include "traces.h"
#include "worker_pool.h"

enum { ALL_SCALES = CH_GRADE_PATH | CH_GRADE_HODOKU | CH_GRADE_SCALE(0) };

/* Numbers of puzzles and traces. */
typedef struct Counts {
    uint64_t puzzles; /* that belong to the part */
    uint64_t missing; /* not found within the tries */
    uint64_t traces;
    uint64_t refused; /* traces that do not pass the strict audit */
    uint64_t refused_by[CH_STATS_TECHNIQUES];
} Counts;

/* The order and the progress. */
typedef struct Dataset {
    ChOrder order;
    const char *strategies; /* in use; NULL: those that a puzzle needs */
    ChSplit split;
    uint64_t seed;
    uint64_t count; /* puzzles to make */
    uint64_t most;  /* the most tries for a puzzle */
    uint64_t next;  /* the first index that no worker has taken */
    uint64_t end;   /* the index after the last */
    uint64_t done;
    bool is_whole; /* all of them are made and written */
    Counts counts;
    ChProgress progress;
} Dataset;

/* A worker's puzzle and workspace. */
typedef struct Worker {
    uint64_t index;
    Counts counts; /* of this puzzle */
    void *state;   /* room for the state of any profile */
    ChPuzzleSearch generator;
    ChGrader grader;
    ChTraces traces;
} Worker;

static bool fetch_index(void *shared, void *worker, ChJobOutput *job)
{
    Dataset *const dataset = shared;
    Worker *const self = worker;

    (void)job;
    self->index = dataset->next++;
    return self->index < dataset->end;
}

/* ---- one puzzle ---- */

static void write_traces(const Dataset *dataset, Worker *self, ChJobOutput *job)
{
    ChTraces *const traces = &self->traces;

    self->counts.puzzles++;
    ch_grader_work(&self->grader, ALL_SCALES, NULL);
    traces->audit.state = self->state;
    if (ch_traces_start(traces, &self->grader, dataset->strategies, NULL) != CH_OK)
        return;
    while (ch_traces_next(traces, &self->grader, &job->out)) {
        if (traces->verdict.proof == CH_VERIFIED) {
            self->counts.traces++;
        } else {
            self->counts.refused++;
            self->counts.refused_by[traces->technique->number % CH_STATS_TECHNIQUES]++;
        }
        ch_job_output_turn(job);
    }
    ch_traces_end(traces);
}

static void make_puzzle(void *shared, void *worker, ChJobOutput *job)
{
    const Dataset *const dataset = shared;
    Worker *const self = worker;
    const ChGenerateLimits limits = {.most = dataset->most};
    ChPuzzle puzzle;

    self->counts = (Counts){0};
    if (self->state == NULL)
        self->state = calloc(1, ch_profile_most_state());
    if (self->state == NULL) {
        job->out.failed = true;
        return;
    }
    if (self->generator.judge.space == NULL) {
        ch_grader_start(&self->grader);
        self->generator.judge.space = &self->grader.space;
    }
    if (!ch_puzzle_search(&self->generator, &dataset->order, dataset->seed, self->index, &limits,
                          &puzzle)) {
        self->counts.missing++;
        return;
    }
    ch_grader_turn(&self->grader, &puzzle, 0);
    if (dataset->split == CH_SPLIT_ALL || dataset->split == ch_split_of(&puzzle))
        write_traces(dataset, self, job);
}

static void count_puzzle(void *shared, void *worker)
{
    Dataset *const dataset = shared;
    const Worker *const self = worker;
    Counts *const sum = &dataset->counts;

    sum->puzzles += self->counts.puzzles;
    sum->missing += self->counts.missing;
    sum->traces += self->counts.traces;
    sum->refused += self->counts.refused;
    for (int i = 0; i < CH_STATS_TECHNIQUES; i++)
        sum->refused_by[i] += self->counts.refused_by[i];
    dataset->done++;
    ch_progress_tick(&dataset->progress, sum->traces, dataset->done, dataset->count);
}

static void free_state(void *shared, void *worker)
{
    (void)shared;
    free(((Worker *)worker)->state);
}

/* ---- the command ---- */

static bool read_options(ChCli *cli, Dataset *dataset)
{
    const ChCliOptions *const options = &cli->options;

    dataset->seed = options->seed.given ? options->seed.value : 1;
    dataset->count = options->puzzles != 0 ? options->puzzles : 10;
    dataset->next = options->first != 0 ? options->first - 1 : 0;
    dataset->end = dataset->next + dataset->count;
    dataset->most = options->tries != 0 ? options->tries : CH_GENERATE_TRIES;
    dataset->split = (ChSplit)options->split;
    dataset->strategies = options->strategies;
    return ch_generate_order_read(cli, &dataset->order);
}

static ChField field_count(const char *name, uint64_t count)
{
    return ch_field_number(name, count < UINT32_MAX ? (uint32_t)count : UINT32_MAX);
}

/* Reports the puzzles and the traces that are missing. */
static ChExit report(ChCli *cli, const Counts *counts)
{
    const ChField field[] = {field_count("missing", counts->missing),
                             field_count("refused", counts->refused)};

    if (counts->missing > 0)
        ch_complain(cli,
                    N_("{missing} {missing?puzzle was/puzzles were} not found within the tries"),
                    field, 1);
    if (counts->refused > 0)
        ch_complain(cli,
                    N_("{refused} {refused?trace is/traces are} left out, which did not pass the "
                       "strict verification"),
                    field, 2);
    return counts->missing + counts->refused > 0 ? CH_EXIT_UNMET : CH_EXIT_OK;
}

/* Prints the figures of --stats. */
static void print_figures(ChCli *cli, const Counts *counts, uint64_t elapsed)
{
    ChText text = CH_TEXT_EMPTY;

    ch_stats_count(&text, "puzzles", counts->puzzles);
    ch_stats_count(&text, "traces", counts->traces);
    ch_stats_count(&text, "refused", counts->refused);
    for (int i = 0; i < ch_technique_limit() && i < CH_STATS_TECHNIQUES; i++)
        ch_stats_technique(&text, i, counts->refused_by[i]);
    ch_stats_rate(&text, "traces", counts->traces, elapsed);
    ch_output_flush(&cli->err, &text);
    ch_text_free(&text);
}

static ChExit run_workers(ChCli *cli, Dataset *dataset)
{
    const ChTask task = {.worker_size = sizeof(Worker),
                         .fetch = fetch_index,
                         .work = make_puzzle,
                         .count = count_puzzle,
                         .leave = free_state,
                         .shared = dataset,
                         .out = &cli->out,
                         .err = &cli->err};
    const uint64_t started = ch_clock();

    ch_progress_start(&dataset->progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    ch_progress_end(&dataset->progress);
    if (status != CH_OK)
        return ch_complain(cli, ch_status_text(status), NULL, 0);
    dataset->is_whole = cli->out.error == 0;
    if (!dataset->is_whole)
        return CH_EXIT_TROUBLE;
    if (cli->options.figures)
        print_figures(cli, &dataset->counts, ch_clock() - started);
    return report(cli, &dataset->counts);
}

static void put_counts(ChJsonWriter *json, const Counts *counts)
{
    ch_json_open(json, "counts", '{');
    ch_json_put_number(json, "records", counts->traces);
    ch_json_put_number(json, "puzzles", counts->puzzles);
    ch_json_put_number(json, "missing", counts->missing);
    ch_json_put_number(json, "refused", counts->refused);
    ch_json_close(json, '}');
}

/* Writes the file of --output and its manifest; nothing is left of it unless it is whole. */
static ChExit write_file(ChCli *cli, Dataset *dataset)
{
    ChManifest manifest;

    if (!ch_manifest_open(&manifest, cli, "dataset"))
        return CH_EXIT_TROUBLE;
    ch_grade_put_rules(&manifest.json, ALL_SCALES, 0);
    ch_manifest_options(&manifest);
    const ChExit status = run_workers(cli, dataset);
    put_counts(&manifest.json, &dataset->counts);
    return ch_exit_worse(status, ch_manifest_close(&manifest, dataset->is_whole));
}

ChExit ch_command_dataset(ChCli *cli)
{
    Dataset *const dataset = calloc(1, sizeof *dataset);
    ChExit status = CH_EXIT_TROUBLE;

    if (dataset == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    if (read_options(cli, dataset))
        status = ch_manifest_is_wanted(cli) ? write_file(cli, dataset) : run_workers(cli, dataset);
    free(dataset);
    return status;
}
