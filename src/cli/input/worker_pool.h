/* worker_pool.h - one stream of work for several hands, its output in the order of its input.
 *
 *      fetch ──> work ──> print       fetch and print: one hand at a time, in order
 *                work ──> print       work: all hands at once
 *                work ──> print
 *
 * A hand fetches a slot of work, works on it alone into its own sheet, and prints when its turn has
 * come; until then it puts the sheet aside and goes on, or waits where its memory is still wanted
 * or too much is aside.  So the bytes are the same for any number of hands, and memory is that of
 * the hands and of what is aside, however long the stream.  A sheet that grows large waits for its
 * turn early and is printed as it grows.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WORKER_POOL_H
#define CH_CLI_WORKER_POOL_H

#include <stdint.h>

#include <crosshatch/status.h>

#include "output.h"

typedef struct ChJobs ChJobs;

/* What a hand has to say about its slot: results, and messages for standard error. */
typedef struct ChJobOutput {
    ChText out;
    ChText err;
    ChJobs *jobs;
    uint64_t ticket; /* the place of the slot in the stream */
} ChJobOutput;

/* A kind of work.  A hand's memory holds its slot and whatever it works with; it is zeroed once
 * and then kept. */
typedef struct ChTask {
    size_t worker_size;
    bool (*fetch)(void *shared, void *worker, ChJobOutput *job); /* serial; false: nothing left */
    void (*work)(void *shared, void *worker,
                 ChJobOutput *job);            /* concurrent; SHARED is not written */
    void (*count)(void *shared, void *worker); /* serial, in any order, once it is done; or NULL */
    void (*edit)(void *shared, void *worker, ChJobOutput *job); /* serial, in order, before it is
                                                              printed; or NULL */
    void (*finish)(void *shared, void *worker); /* serial, in order, once printed; or NULL */
    void (*leave)(void *shared, void *worker);  /* frees what the hand holds; or NULL */
    void *shared;
    ChOutput *out;
    ChOutput *err;
} ChTask;

/* Does all the work with up to COUNT hands, the caller's own among them: further threads start
 * only when there is more than one slot.  CH_NO_MEMORY when there is none for a single hand; what
 * went wrong in writing is in the outputs. */
ChStatus ch_jobs_run(const ChTask *task, unsigned count);

/* To be called between records: prints the sheet early when it has grown large. */
void ch_job_output_turn(ChJobOutput *job);

#endif
