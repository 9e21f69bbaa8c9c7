/* worker_pool.h - one stream of work for several workers, its output in the order of its input.
 *
 *      fetch ──> work ──> print       fetch and print: one worker at a time, in order
 *                work ──> print       work: all workers at once
 *                work ──> print
 *
 * A worker fetches a chunk of work, processes it into its own output, and prints that when its turn
 * comes.  Until then it defers the output and continues with the next chunk.  It waits instead
 * where its memory is still needed, or where too much output is deferred.  So the printed bytes are
 * the same for any number of workers.  Memory is limited to that of the workers and of the deferred
 * output, however long the stream.  An output that grows large waits for its turn early and is
 * printed as it grows.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WORKER_POOL_H
#define CH_CLI_WORKER_POOL_H

#include <stdint.h>

#include <crosshatch/status.h>

#include "output.h"

typedef struct ChJobs ChJobs;

/* The output of one chunk: results, and messages for standard error. */
typedef struct ChJobOutput {
    ChText out;
    ChText err;
    ChJobs *jobs;
    uint64_t ticket; /* the position of the chunk in the stream */
} ChJobOutput;

/* The functions of one kind of work. A worker's memory holds its chunk and its workspace; it is
 * zeroed once and then reused. */
typedef struct ChTask {
    size_t worker_size;
    bool (*fetch)(void *shared, void *worker, ChJobOutput *job); /* serial; false: no work left */
    void (*work)(void *shared, void *worker,
                 ChJobOutput *job);            /* concurrent; must not write to SHARED */
    void (*count)(void *shared, void *worker); /* serial, in any order, after the work; or NULL */
    void (*edit)(void *shared, void *worker,
                 ChJobOutput *job);             /* serial, in order, before printing; or NULL */
    void (*finish)(void *shared, void *worker); /* serial, in order, after printing; or NULL */
    void (*leave)(void *shared, void *worker);  /* frees what the worker owns; or NULL */
    void *shared;
    ChOutput *out;
    ChOutput *err;
} ChTask;

/* Does all the work with up to COUNT workers, including the calling thread. Further threads start
 * only when there is more than one chunk. Returns CH_NO_MEMORY when there is none for a single
 * worker. Errors of writing are in the outputs. */
ChStatus ch_jobs_run(const ChTask *task, unsigned count);

/* Prints the output early when it has grown large; to be called between records. */
void ch_job_output_turn(ChJobOutput *job);

#endif
