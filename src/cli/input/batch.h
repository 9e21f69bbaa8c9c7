/* batch.h - a command that treats puzzles one by one, many at once, in order.
 *
 * The batch reads records, tells of bad ones on standard error, and hands each to the command's
 * `process`, which writes to the sheet; a bad one too, since it keeps its place among the results.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_BATCH_H
#define CH_CLI_BATCH_H

#include "progress.h"
#include "puzzle_input.h"
#include "worker_pool.h"

enum { CH_CHUNK_ITEMS = 128 };

/* The head of a hand: what it is working on.  Work that is quickly done comes in large slots, so
 * that the hands seldom wait for each other, and slow work in small ones, so that all have some. */
typedef struct ChChunk {
    int count;
    int room;             /* how many items it takes at most */
    ChExit status;        /* the worst of its items */
    uint64_t first;       /* number of its first item */
    uint64_t nanoseconds; /* that it took */
    uint64_t taken;       /* bytes of input read when it was filled */
    uint64_t size;
    ChInputItem item[CH_CHUNK_ITEMS];
    ChText texts; /* of its items, one after another: input of a bad one, tail, head, remarks */
} ChChunk;

typedef struct ChBatch ChBatch;

struct ChBatch {
    ChCli *cli;
    size_t worker_size; /* of a struct that begins with a ChChunk */

    /* Writes what is to be said of an item; ORDINAL counts all items from 0.  Concurrent. */
    ChExit (*process)(const ChBatch *batch, void *worker, const ChInputItem *item, uint64_t ordinal,
                      ChJobOutput *job);

    /* Before the first item of a slot; or NULL.  Concurrent. */
    void (*begin)(void *worker);

    /* Before the slot is printed, which is then never early; or NULL.  Serial, in order. */
    void (*edit)(ChBatch *batch, void *worker, ChJobOutput *job);

    /* After the slot was printed; or NULL.  Serial, in order. */
    void (*finish)(ChBatch *batch, void *worker);

    void (*leave)(void *worker); /* frees what the hand holds; or NULL */

    /* What stands behind all items; or NULL.  TRAILING: comments behind the last of them, if texts
     * are kept. */
    ChExit (*close)(ChBatch *batch, const ChText *trailing);
    void *context;    /* the command's own, for `process` and `finish` */
    bool tells;       /* the answers are sentences: a translation names each English term once */
    bool keeps_texts; /* what comes with a puzzle is wanted: entry.tail, .head, .remarks */

    /* Before all else; or NULL.  It may take records from the intake, adding to `items` how many
     * are done, and give the last one back as `first`.  False: it complained. */
    bool (*open)(ChBatch *batch);
    bool has_first;
    ChInputItem first;

    /* The batch's own, but for what `open` does. */
    ChPuzzleInput input;
    ChProgress progress;
    bool has_from;
    ChPuzzle from; /* the puzzle of --from */
    uint64_t done; /* up to the last item that any hand is done with */
    uint64_t items;
    ChExit status;
};

/* The next record of the input; false after the last.  An input without any puzzle is an empty
 * list: it has no record, and adds a note to ERR. */
bool ch_batch_next(ChBatch *batch, ChInputItem *item, ChText *err);

/* Runs the batch to its end; CLI, functions and context are filled in. */
ChExit ch_batch_run(ChBatch *batch);

#endif
