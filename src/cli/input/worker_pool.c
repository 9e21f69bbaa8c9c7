/* worker_pool.c - see worker_pool.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "worker_pool.h"

#include <pthread.h>
#include <stdlib.h>

#include "wrap.h"

enum { MOST_WORKERS = 256, LARGE_OUTPUT = 512 * 1024, MOST_DEFERRED = 32 };

/* The output of a chunk whose turn to print has not come. */
typedef struct DeferredOutput {
    ChText out;
    ChText err;
    uint64_t ticket;
} DeferredOutput;

struct ChJobs {
    const ChTask *task;
    pthread_mutex_t fetching; /* guards the stream and `tickets` */
    pthread_mutex_t printing; /* guards the outputs, `turn` and the deferred outputs */
    pthread_cond_t turned;
    uint64_t tickets; /* chunks fetched so far */
    uint64_t turn;    /* the chunk that may print */
    bool finished;    /* nothing left to fetch */
    DeferredOutput deferred[MOST_DEFERRED];
    int deferred_count;
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

/* Fetches the next chunk; false at the end of the stream, which is then not read again. */
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

static void print_texts(const ChTask *task, ChText *out, ChText *err)
{
    ch_output_flush(task->out, out);
    ch_wrap(err, 0, ch_output_columns(task->err));
    ch_output_flush(task->err, err);
}

static void print_job(ChJobOutput *job)
{
    pthread_mutex_lock(&job->jobs->printing);
    print_texts(job->jobs->task, &job->out, &job->err);
    pthread_mutex_unlock(&job->jobs->printing);
}

void ch_job_output_turn(ChJobOutput *job)
{
    if (job->out.length + job->err.length < LARGE_OUTPUT || job->jobs->task->edit != NULL)
        return;
    await_turn(job);
    print_job(job);
}

/* ---- deferred outputs, with `printing` held ---- */

static void swap_texts(ChText *one, ChText *other)
{
    const ChText text = *one;

    *one = *other;
    *other = text;
}

/* Defers an output whose turn has not come, so that its worker need not wait; false if there is no
 * room. */
static bool defer_output(ChJobOutput *job)
{
    ChJobs *const jobs = job->jobs;

    if (jobs->turn == job->ticket || jobs->deferred_count == MOST_DEFERRED)
        return false;
    DeferredOutput *const deferred = &jobs->deferred[jobs->deferred_count++];
    swap_texts(&deferred->out, &job->out);
    swap_texts(&deferred->err, &job->err);
    deferred->ticket = job->ticket;
    return true;
}

/* Prints the deferred output whose turn it is; false if there is none. */
static bool print_deferred(ChJobs *jobs)
{
    for (int i = 0; i < jobs->deferred_count; i++) {
        DeferredOutput *const deferred = &jobs->deferred[i];
        if (deferred->ticket != jobs->turn)
            continue;
        print_texts(jobs->task, &deferred->out, &deferred->err);
        const DeferredOutput printed = *deferred;
        *deferred = jobs->deferred[--jobs->deferred_count];
        jobs->deferred[jobs->deferred_count] = printed;
        return true;
    }
    return false;
}

/* Passes the turn to the first chunk that is not printed; false when the output cannot be
 * written. */
static bool pass_turn(ChJobs *jobs)
{
    pthread_mutex_lock(&jobs->printing);
    do
        jobs->turn++;
    while (print_deferred(jobs));
    const bool good = jobs->task->out->error == 0;
    pthread_cond_broadcast(&jobs->turned);
    pthread_mutex_unlock(&jobs->printing);
    return good;
}

/* ---- chunks ---- */

/* Counts a chunk that is done; true when its output could be deferred. */
static bool count_chunk(ChWorker *worker)
{
    ChJobs *const jobs = worker->jobs;
    const ChTask *const task = jobs->task;

    pthread_mutex_lock(&jobs->printing);
    if (task->count != NULL)
        task->count(task->shared, worker->memory);
    const bool is_deferred =
        task->edit == NULL && task->finish == NULL && defer_output(&worker->job);
    pthread_mutex_unlock(&jobs->printing);
    return is_deferred;
}

static void do_chunk(ChWorker *worker)
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

static void *run_worker(void *context)
{
    ChWorker *const worker = context;

    while (fetch(worker))
        do_chunk(worker);
    return NULL;
}

/* Starts up to COUNT other workers and returns how many could be started. */
static unsigned start_workers(ChJobs *jobs, ChWorker *worker, unsigned count)
{
    unsigned started = 0;

    while (started < count && open_worker(&worker[started], jobs)) {
        if (pthread_create(&worker[started].thread, NULL, run_worker, &worker[started]) != 0) {
            close_worker(&worker[started]);
            break;
        }
        started++;
    }
    return started;
}

/* Runs all workers. The first one works alone until there is a second chunk: most streams are a
 * single puzzle. */
static void run_workers(ChJobs *jobs, ChWorker *first, ChWorker *others, unsigned count)
{
    unsigned started = 0;

    for (uint64_t chunk = 0; fetch(first); chunk++) {
        if (chunk == 1)
            started = start_workers(jobs, others, count);
        do_chunk(first);
    }
    for (unsigned i = 0; i < started; i++)
        pthread_join(others[i].thread, NULL);
    for (unsigned i = 0; i < started; i++) {
        print_job(&others[i].job);
        close_worker(&others[i]);
    }
    print_job(&first->job);
}

ChStatus ch_jobs_run(const ChTask *task, unsigned count)
{
    ChJobs jobs = {.task = task};
    const unsigned others = count < 2 ? 0 : (count < MOST_WORKERS ? count : MOST_WORKERS) - 1;
    ChWorker *const worker = calloc(others + 1, sizeof *worker);

    if (worker == NULL || !open_worker(&worker[0], &jobs)) {
        free(worker);
        return CH_NO_MEMORY;
    }
    pthread_mutex_init(&jobs.fetching, NULL);
    pthread_mutex_init(&jobs.printing, NULL);
    pthread_cond_init(&jobs.turned, NULL);
    run_workers(&jobs, &worker[0], &worker[1], others);
    pthread_cond_destroy(&jobs.turned);
    pthread_mutex_destroy(&jobs.printing);
    pthread_mutex_destroy(&jobs.fetching);
    for (int i = 0; i < MOST_DEFERRED; i++) {
        ch_text_free(&jobs.deferred[i].out);
        ch_text_free(&jobs.deferred[i].err);
    }
    close_worker(&worker[0]);
    free(worker);
    return CH_OK;
}
