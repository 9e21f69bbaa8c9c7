/* worker_pool.c - see worker_pool.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "worker_pool.h"

#include <pthread.h>
#include <stdlib.h>

enum { CH_MAX_HANDS = 256, CH_LARGE_SHEET = 512 * 1024, MOST_ASIDE = 32 };

/* What a slot has to say before its turn has come. */
typedef struct Aside {
    ChText out;
    ChText err;
    uint64_t ticket;
} Aside;

struct ChJobs {
    const ChTask *task;
    pthread_mutex_t fetching; /* guards the stream and `tickets` */
    pthread_mutex_t printing; /* guards the outputs, `turn` and what is aside */
    pthread_cond_t turned;
    uint64_t tickets; /* slots fetched so far */
    uint64_t turn;    /* the slot that may print */
    bool finished;    /* nothing left to fetch */
    Aside aside[MOST_ASIDE];
    int aside_count;
};

typedef struct ChWorker {
    ChJobs *jobs;
    ChJobOutput job;
    pthread_t thread;
    void *memory;
} ChWorker;

static bool open_worker(ChWorker *worker, ChJobs *jobs)
{
    *worker = (ChWorker){.jobs = jobs, .job = {.jobs = jobs}};
    worker->memory = calloc(1, jobs->task->worker_size);
    return worker->memory != NULL;
}

static void close_worker(ChWorker *worker)
{
    if (worker->jobs->task->leave != NULL)
        worker->jobs->task->leave(worker->jobs->task->shared, worker->memory);
    ch_text_free(&worker->job.out);
    ch_text_free(&worker->job.err);
    free(worker->memory);
}

/* Fetches the next slot.  A stream that has come to its end is not asked again. */
static bool fetch(ChWorker *worker)
{
    ChJobs *const jobs = worker->jobs;

    pthread_mutex_lock(&jobs->fetching);
    if (!jobs->finished && jobs->task->fetch(jobs->task->shared, worker->memory, &worker->job))
        worker->job.ticket = jobs->tickets++;
    else
        jobs->finished = true;
    const bool fetched = !jobs->finished;
    pthread_mutex_unlock(&jobs->fetching);
    return fetched;
}

static void await_turn(ChJobOutput *job)
{
    ChJobs *const jobs = job->jobs;

    pthread_mutex_lock(&jobs->printing);
    while (jobs->turn != job->ticket)
        pthread_cond_wait(&jobs->turned, &jobs->printing);
    pthread_mutex_unlock(&jobs->printing);
}

static void print(const ChTask *task, ChText *out, ChText *err)
{
    ch_output_flush(task->out, out);
    ch_output_flush(task->err, err);
}

static void print_job(ChJobOutput *job)
{
    pthread_mutex_lock(&job->jobs->printing);
    print(job->jobs->task, &job->out, &job->err);
    pthread_mutex_unlock(&job->jobs->printing);
}

void ch_job_output_turn(ChJobOutput *job)
{
    if (job->out.length + job->err.length < CH_LARGE_SHEET || job->jobs->task->edit != NULL)
        return;
    await_turn(job);
    print_job(job);
}

/* ---- what is put aside, with `printing` held ---- */

static void swap(ChText *one, ChText *other)
{
    const ChText text = *one;

    *one = *other;
    *other = text;
}

/* Puts a sheet aside whose turn has not come, so that its hand need not wait; false where there is
 * no room. */
static bool put_aside(ChJobOutput *job)
{
    ChJobs *const jobs = job->jobs;

    if (jobs->turn == job->ticket || jobs->aside_count == MOST_ASIDE)
        return false;
    Aside *const aside = &jobs->aside[jobs->aside_count++];
    swap(&aside->out, &job->out);
    swap(&aside->err, &job->err);
    aside->ticket = job->ticket;
    return true;
}

/* Prints what was put aside for this turn; false when there is nothing. */
static bool print_aside(ChJobs *jobs)
{
    for (int i = 0; i < jobs->aside_count; i++) {
        Aside *const aside = &jobs->aside[i];
        if (aside->ticket != jobs->turn)
            continue;
        print(jobs->task, &aside->out, &aside->err);
        const Aside printed = *aside;
        *aside = jobs->aside[--jobs->aside_count];
        jobs->aside[jobs->aside_count] = printed;
        return true;
    }
    return false;
}

/* Passes the turn to the first slot that is not done; false when the output cannot be written. */
static bool pass_turn(ChJobs *jobs)
{
    pthread_mutex_lock(&jobs->printing);
    do
        jobs->turn++;
    while (print_aside(jobs));
    const bool good = jobs->task->out->error == 0;
    pthread_cond_broadcast(&jobs->turned);
    pthread_mutex_unlock(&jobs->printing);
    return good;
}

/* ---- slots ---- */

/* Counts a slot that is done; true when its sheet could be put aside. */
static bool count_chunk(ChWorker *worker)
{
    ChJobs *const jobs = worker->jobs;
    const ChTask *const task = jobs->task;

    pthread_mutex_lock(&jobs->printing);
    if (task->count != NULL)
        task->count(task->shared, worker->memory);
    const bool is_aside = task->edit == NULL && task->finish == NULL && put_aside(&worker->job);
    pthread_mutex_unlock(&jobs->printing);
    return is_aside;
}

static void do_slot(ChWorker *worker)
{
    ChJobs *const jobs = worker->jobs;
    const ChTask *const task = jobs->task;

    task->work(task->shared, worker->memory, &worker->job);
    if (count_chunk(worker))
        return;
    await_turn(&worker->job);
    if (task->edit != NULL)
        task->edit(task->shared, worker->memory, &worker->job);
    print_job(&worker->job);
    if (task->finish != NULL)
        task->finish(task->shared, worker->memory);
    if (!pass_turn(jobs)) {
        pthread_mutex_lock(&jobs->fetching);
        jobs->finished = true;
        pthread_mutex_unlock(&jobs->fetching);
    }
}

static void *labour(void *context)
{
    ChWorker *const worker = context;

    while (fetch(worker))
        do_slot(worker);
    return NULL;
}

/* Starts the other hands; as many as the machine gives are enough. */
static unsigned hire(ChJobs *jobs, ChWorker *worker, unsigned count)
{
    unsigned hired = 0;

    while (hired < count && open_worker(&worker[hired], jobs)) {
        if (pthread_create(&worker[hired].thread, NULL, labour, &worker[hired]) != 0) {
            close_worker(&worker[hired]);
            break;
        }
        hired++;
    }
    return hired;
}

/* The first hand goes on alone until it knows of a second slot: most streams are a single
 * puzzle. */
static void run(ChJobs *jobs, ChWorker *first, ChWorker *others, unsigned count)
{
    unsigned hired = 0;

    for (uint64_t chunk = 0; fetch(first); chunk++) {
        if (chunk == 1)
            hired = hire(jobs, others, count);
        do_slot(first);
    }
    for (unsigned i = 0; i < hired; i++)
        pthread_join(others[i].thread, NULL);
    for (unsigned i = 0; i < hired; i++) {
        print_job(&others[i].job);
        close_worker(&others[i]);
    }
    print_job(&first->job);
}

ChStatus ch_jobs_run(const ChTask *task, unsigned count)
{
    ChJobs jobs = {.task = task};
    const unsigned others = count < 2 ? 0 : (count < CH_MAX_HANDS ? count : CH_MAX_HANDS) - 1;
    ChWorker *const worker = calloc(others + 1, sizeof *worker);

    if (worker == NULL || !open_worker(&worker[0], &jobs)) {
        free(worker);
        return CH_NO_MEMORY;
    }
    pthread_mutex_init(&jobs.fetching, NULL);
    pthread_mutex_init(&jobs.printing, NULL);
    pthread_cond_init(&jobs.turned, NULL);
    run(&jobs, &worker[0], &worker[1], others);
    pthread_cond_destroy(&jobs.turned);
    pthread_mutex_destroy(&jobs.printing);
    pthread_mutex_destroy(&jobs.fetching);
    for (int i = 0; i < MOST_ASIDE; i++) {
        ch_text_free(&jobs.aside[i].out);
        ch_text_free(&jobs.aside[i].err);
    }
    close_worker(&worker[0]);
    free(worker);
    return CH_OK;
}
