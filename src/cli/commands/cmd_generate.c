/* cmd_generate.c - `crosshatch generate`: puzzles to order from a seed, one per line.
 *
 * Entry I of a seed depends only on seed, order and I, so the workers may divide the work in any
 * way.  Entries that were given up are left out and counted.
 *
 * SPDX-License-Identifier: MIT
 */
#include <pthread.h>
#include <stdlib.h>

#include "cli.h"
#include "generate_order.h"
#include "generate_origins.h"
#include "grid_print.h"
#include "progress.h"
#include "puzzle_search.h"
#include "solving.h"
#include "stats.h"
#include "worker_pool.h"

enum { CHUNK_PUZZLES = 16 };

/* The order and the progress. */
typedef struct Generation {
    ChOrder order;
    ChOrigin *origin; /* those of the order, to be freed */
    uint64_t seed;
    uint64_t count;
    uint64_t chunk;    /* puzzles in a chunk: more where each is quick to find */
    uint64_t most;     /* the most tries for a puzzle */
    uint64_t deadline; /* 0: no deadline */
    uint64_t next;     /* the first index that no worker has taken */

    pthread_mutex_t counting; /* guards the rest */
    uint64_t made;
    uint64_t tries;
    ChProgress progress;
} Generation;

/* A worker's chunk and workspace. */
typedef struct Worker {
    uint64_t first, last; /* the chunk: first <= index < last */
    Generation *generation;
    ChPuzzleSearch generator;
    ChSeSpace space;
} Worker;

static bool is_late(const Generation *generation)
{
    return generation->deadline != 0 && ch_clock() >= generation->deadline;
}

static ChField field_count(const char *name, uint64_t count)
{
    return ch_field_number(name, count < UINT32_MAX ? (uint32_t)count : UINT32_MAX);
}

/* Shows the progress. */
static void show_progress(Generation *generation)
{
    const uint64_t elapsed = ch_progress_due(&generation->progress);

    if (elapsed == 0)
        return;
    const ChField field[] = {
        field_count("made", generation->made),
        field_count("count", generation->count),
        field_count("tries", generation->tries),
        field_count("rate", (uint64_t)((double)generation->made / ((double)elapsed / 1e9))),
    };
    ch_progress_say(&generation->progress,
                    N_("{made} of {count} {count?puzzle/puzzles}, {rate} a second; {tries} "
                       "{tries?try/tries}"),
                    field, 4);
}

/* Adds to the numbers of puzzles and tries. */
static void add_counts(Generation *generation, uint64_t made, uint64_t tries)
{
    pthread_mutex_lock(&generation->counting);
    generation->made += made;
    generation->tries += tries;
    show_progress(generation);
    pthread_mutex_unlock(&generation->counting);
}

/* Called before each try, which it counts; true at the deadline. */
static bool must_stop(void *context)
{
    Generation *const generation = context;

    if (is_late(generation))
        return true;
    add_counts(generation, 0, 1);
    return false;
}

static bool fetch_chunk(void *shared, void *worker, ChJobOutput *job)
{
    Generation *const generation = shared;
    Worker *const self = worker;
    const uint64_t left = generation->count - generation->next;

    (void)job;
    self->generation = generation;
    self->first = generation->next;
    self->last = self->first + (left < generation->chunk ? left : generation->chunk);
    generation->next = self->last;
    return left > 0 && !is_late(generation);
}

static void make_chunk(void *shared, void *worker, ChJobOutput *job)
{
    const Generation *const generation = shared;
    Worker *const self = worker;
    const ChGenerateLimits limits = {generation->most, must_stop, self->generation};
    ChPuzzle puzzle;

    self->generator.judge.space = &self->space;
    self->generator.judge.state = ch_solving_state(&generation->order.plan, self, sizeof *self);
    for (uint64_t index = self->first; index < self->last; index++)
        if (ch_puzzle_search(&self->generator, &generation->order, generation->seed, index, &limits,
                             &puzzle)) {
            ch_print_line(&job->out, puzzle.given, NULL);
            add_counts(self->generation, 1, 0);
        }
}

/* Whether nearly every first try succeeds. */
static bool is_plain(const ChCliOptions *options)
{
    return options->levels == NULL && options->rating == NULL && options->score == NULL &&
           options->givens == NULL && options->pattern == NULL && options->with == NULL &&
           options->needs == NULL && options->without == NULL;
}

static bool read_origins(ChCli *cli, Generation *generation)
{
    if (generation->order.has_mask && cli->operand_count > 0)
        return ch_complain_found(
            cli, N_("--pattern does not go with puzzles to vary: varying them moves givens"), "");
    const bool good =
        ch_generate_origins_read(cli, &generation->origin, &generation->order.origin_count);
    generation->order.origin = generation->origin;
    return good;
}

static bool read_options(ChCli *cli, Generation *generation)
{
    const ChCliOptions *const options = &cli->options;

    generation->seed = options->seed.given ? options->seed.value : 1;
    generation->count = options->count != 0 ? options->count : 1;
    generation->chunk = is_plain(options) ? CHUNK_PUZZLES : 1;
    generation->most = options->tries != 0 ? options->tries : CH_GENERATE_TRIES;
    if (options->time != 0)
        generation->deadline = ch_clock() + options->time * UINT64_C(1000000000);
    return ch_generate_order_read(cli, &generation->order) && read_origins(cli, generation);
}

static ChExit report_shortfall(ChCli *cli, const Generation *generation)
{
    const ChField field[] = {field_count("made", generation->made),
                             field_count("count", generation->count),
                             field_count("tries", generation->tries)};

    if (generation->made == generation->count || cli->out.error != 0)
        return CH_EXIT_OK;
    ch_complain(cli,
                N_("{made} of {count} {count?puzzle was/puzzles were} found in {tries} "
                   "{tries?try/tries}"),
                field, 3);
    return CH_EXIT_UNMET;
}

static ChExit run_workers(ChCli *cli, Generation *generation)
{
    ChTask task = {.fetch = fetch_chunk,
                   .work = make_chunk,
                   .shared = generation,
                   .out = &cli->out,
                   .err = &cli->err};

    if (!read_options(cli, generation))
        return CH_EXIT_TROUBLE;
    task.worker_size = ch_solving_worker(&generation->order.plan, sizeof(Worker));
    pthread_mutex_init(&generation->counting, NULL);
    ch_progress_start(&generation->progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    ch_progress_end(&generation->progress);
    pthread_mutex_destroy(&generation->counting);
    return status == CH_OK ? report_shortfall(cli, generation)
                           : ch_complain(cli, ch_status_text(status), NULL, 0);
}

ChExit ch_command_generate(ChCli *cli)
{
    Generation *const generation = calloc(1, sizeof *generation);

    if (generation == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    const ChExit status = run_workers(cli, generation);
    free(generation->origin);
    free(generation);
    return status;
}
