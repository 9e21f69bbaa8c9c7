/* batch.h - a command that processes puzzles one by one, many at once, with results in order.
 *
 * The batch reads records, reports bad ones on standard error, and passes each to the command's
 * `process`, which writes to the job's output.  Bad records are passed on as well, since they keep
 * their place among the results.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_BATCH_H
#define CH_CLI_BATCH_H

#include "progress.h"
#include "puzzle_input.h"
#include "worker_pool.h"

enum { CH_CHUNK_ITEMS = 128 };

/* The chunk of input that a worker processes; the worker's struct begins with it. Quick work comes
 * in large chunks, so that workers seldom wait for each other. Slow work comes in small ones, so
 * that every worker has some. */
typedef struct ChChunk {
    int count;
    int room;             /* the most items it takes */
    ChExit status;        /* the worst of its items */
    uint64_t first;       /* the number of its first item */
    uint64_t nanoseconds; /* the time that it took */
    uint64_t taken;       /* bytes of input read when it was filled */
    uint64_t size;
    ChInputItem item[CH_CHUNK_ITEMS];
    ChText texts; /* texts of its items, in order: input of a bad one, tail, head, remarks */
} ChChunk;

typedef struct ChBatch ChBatch;

struct ChBatch {
    ChCli *cli;
    size_t worker_size; /* size of a worker's struct, which begins with a ChChunk */

    /* Writes the result of an item; ORDINAL counts all items from 0. Concurrent. */
    ChExit (*process)(const ChBatch *batch, void *worker, const ChInputItem *item, uint64_t ordinal,
                      ChJobOutput *job);

    /* Called before the first item of a chunk; or NULL. Concurrent. */
    void (*begin)(void *worker);

    /* Called before a chunk's output is printed, which then never happens early; or NULL. Serial,
     * in order. */
    void (*edit)(ChBatch *batch, void *worker, ChJobOutput *job);

    /* Called after a chunk's last item; or NULL. Serial, in any order. */
    void (*count)(ChBatch *batch, void *worker);

    /* Called after a chunk's output was printed; or NULL. Serial, in order: each worker then waits
     * for its turn. */
    void (*finish)(ChBatch *batch, void *worker);

    void (*leave)(void *worker); /* frees what the worker owns; or NULL */

    /* Called after all items; or NULL. TRAILING holds the comments after the last item, if texts
     * are kept. */
    ChExit (*close)(ChBatch *batch, const ChText *trailing);
    ChJsonWriter *files;  /* see puzzle_input.h */
    void *context;        /* the command's own, for these functions */
    uint64_t part, parts; /* every PARTS-th record is an item, from the PART-th on; 0: each */
    bool is_prose;        /* results are sentences: a translation gives each English term once */
    bool keeps_texts;     /* the command uses entry.tail, .head and .remarks */

    /* Called before all else; or NULL. It may read records from the input, adding the number of
     * those done to `items`, and give the last one back as `first`. Returns false when it has
     * reported an error. */
    bool (*open)(ChBatch *batch);
    bool has_first;
    ChInputItem first;

    /* Private to the batch, except for what `open` does. */
    ChPuzzleInput input;
    ChProgress progress;
    bool has_from;
    ChPuzzle from;    /* the puzzle of --from */
    uint64_t records; /* number of records read, of all parts */
    uint64_t done;    /* number after the last item that any worker has finished */
    uint64_t items;
    ChExit status;
    bool has_ended; /* all items of the input are done */
};

/* Returns the number of an item among the records of the input, from 1. */
static inline uint64_t ch_batch_number(const ChBatch *batch, uint64_t ordinal)
{
    return ordinal * batch->parts + batch->part;
}

/* Reads the next item of the input; false after the last. An input without any puzzle counts as
 * an empty list: it yields no record, but a note in ERR. */
bool ch_batch_next(ChBatch *batch, ChInputItem *item, ChText *err);

/* Runs the batch to its end and returns the worst exit status. The caller fills in CLI, functions
 * and context. */
ChExit ch_batch_run(ChBatch *batch);

#endif
