/* cmd_generate.c - `crosshatch generate`: puzzles to order from a seed, a line each.
 *
 * Entry I of a seed depends on seed, order and I alone, so the hands may share the work in any
 * order.  Entries that were given up are left out and counted.
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
#include "stats.h"
#include "worker_pool.h"

enum { SLOT_PUZZLES = 16, DEFAULT_TRIES = 1000000 };

typedef struct Making {
    ChOrder order;
    ChOrigin *origin; /* the order's */
    uint64_t seed;
    uint64_t count;
    uint64_t chunk;    /* puzzles in a slot: the more, the sooner each is done */
    uint64_t most;     /* tries for a puzzle */
    uint64_t deadline; /* 0: there is none */
    uint64_t next;     /* first index that nobody has taken */

    pthread_mutex_t counting; /* guards the rest */
    uint64_t made;
    uint64_t tries;
    ChProgress progress;
} Making;

typedef struct Hand {
    uint64_t first, last; /* of the slot: first <= index < last */
    Making *making;
    ChPuzzleSearch generator;
} Hand;

static bool is_late(const Making *making)
{
    return making->deadline != 0 && ch_clock() >= making->deadline;
}

static ChField field_count(const char *name, uint64_t count)
{
    return ch_field_number(name, count < UINT32_MAX ? (uint32_t)count : UINT32_MAX);
}

/* Tells how far it is. */
static void show(Making *making)
{
    const uint64_t elapsed = ch_progress_due(&making->progress);

    if (elapsed == 0)
        return;
    const ChField field[] = {
        field_count("made", making->made),
        field_count("count", making->count),
        field_count("tries", making->tries),
        field_count("rate", (uint64_t)((double)making->made / ((double)elapsed / 1e9))),
    };
    ch_progress_say(&making->progress,
                    N_("{made} of {count} {count?puzzle/puzzles}, {rate} a second; {tries} "
                       "{tries?try/tries}"),
                    field, 4);
}

/* Counts a puzzle, or the try before it. */
static void count(Making *making, uint64_t made, uint64_t tries)
{
    pthread_mutex_lock(&making->counting);
    making->made += made;
    making->tries += tries;
    show(making);
    pthread_mutex_unlock(&making->counting);
}

/* Before each try. */
static bool must_stop(void *context)
{
    Making *const making = context;

    if (is_late(making))
        return true;
    count(making, 0, 1);
    return false;
}

static bool take_slot(void *shared, void *worker, ChJobOutput *job)
{
    Making *const making = shared;
    Hand *const mine = worker;
    const uint64_t left = making->count - making->next;

    (void)job;
    mine->making = making;
    mine->first = making->next;
    mine->last = mine->first + (left < making->chunk ? left : making->chunk);
    making->next = mine->last;
    return left > 0 && !is_late(making);
}

static void make_slot(void *shared, void *worker, ChJobOutput *job)
{
    const Making *const making = shared;
    Hand *const mine = worker;
    const ChGenerateLimits limits = {making->most, must_stop, mine->making};
    ChPuzzle puzzle;

    for (uint64_t index = mine->first; index < mine->last; index++)
        if (ch_puzzle_search(&mine->generator, &making->order, making->seed, index, &limits,
                             &puzzle)) {
            ch_print_line(&job->out, puzzle.given, NULL);
            count(mine->making, 1, 0);
        }
}

/* Whether a try is nearly always enough. */
static bool is_plain(const ChCliOptions *options)
{
    return options->levels == NULL && options->rating == NULL && options->score == NULL &&
           options->givens == NULL && options->pattern == NULL && options->with == NULL &&
           options->needs == NULL && options->without == NULL;
}

static bool read_origins(ChCli *cli, Making *making)
{
    if (making->order.has_mask && cli->operand_count > 0)
        return ch_complain_found(
            cli, N_("--pattern does not go with puzzles to vary: varying them moves givens"), "");
    const bool good = ch_generate_origins_read(cli, &making->origin, &making->order.origin_count);
    making->order.origin = making->origin;
    return good;
}

static bool read_options(ChCli *cli, Making *making)
{
    const ChCliOptions *const options = &cli->options;

    making->seed = options->seed.given ? options->seed.value : 1;
    making->count = options->count != 0 ? options->count : 1;
    making->chunk = is_plain(options) ? SLOT_PUZZLES : 1;
    making->most = options->tries != 0 ? options->tries : DEFAULT_TRIES;
    if (options->time != 0)
        making->deadline = ch_clock() + options->time * UINT64_C(1000000000);
    return ch_generate_order_read(cli, &making->order) && read_origins(cli, making);
}

static ChExit report(ChCli *cli, const Making *making)
{
    const ChField field[] = {field_count("made", making->made), field_count("count", making->count),
                             field_count("tries", making->tries)};

    if (making->made == making->count || cli->out.error != 0)
        return CH_EXIT_OK;
    ch_complain(cli,
                N_("{made} of {count} {count?puzzle was/puzzles were} found in {tries} "
                   "{tries?try/tries}"),
                field, 3);
    return CH_EXIT_UNMET;
}

static ChExit run(ChCli *cli, Making *making)
{
    const ChTask task = {.worker_size = sizeof(Hand),
                         .fetch = take_slot,
                         .work = make_slot,
                         .shared = making,
                         .out = &cli->out,
                         .err = &cli->err};

    if (!read_options(cli, making))
        return CH_EXIT_TROUBLE;
    pthread_mutex_init(&making->counting, NULL);
    ch_progress_start(&making->progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    ch_progress_end(&making->progress);
    pthread_mutex_destroy(&making->counting);
    return status == CH_OK ? report(cli, making)
                           : ch_complain(cli, ch_status_text(status), NULL, 0);
}

ChExit ch_command_generate(ChCli *cli)
{
    Making *const making = calloc(1, sizeof *making);

    if (making == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    const ChExit status = run(cli, making);
    free(making->origin);
    free(making);
    return status;
}
