/* batch.c - see batch.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"

#include <string.h>

#include "error_records.h"
#include "stats.h"
#include "terms.h"
#include "wrap.h"

/* The number of items in a worker's first chunk, and the bounds of the time that a chunk should
 * take. */
enum {
    FIRST_ITEMS = 8,
    SHORTEST_TIME = 1000000,
    LONGEST_TIME = 4 * SHORTEST_TIME
}; /* nanoseconds */

/* Saves a text in TEXTS. Of the text itself only the length stays valid, until find_text(). */
static void keep_text(ChText *texts, ChBytes *text, bool wanted)
{
    if (wanted)
        ch_text_add(texts, text->at, text->length);
    *text = (ChBytes){NULL, wanted && !texts->failed ? text->length : 0};
}

/* Points a saved text to its place AT; returns the place after it. */
static const char *find_text(ChBytes *text, const char *at)
{
    text->at = at;
    return at + text->length;
}

/* Saves the texts of a record, and the input of a bad one. */
static void keep_texts(ChText *texts, ChEntry *entry, bool wanted)
{
    ChBytes input = {entry->text, ch_record_input(entry)};

    keep_text(texts, &input, true);
    entry->text = NULL;
    entry->length = input.length;
    keep_text(texts, &entry->tail, wanted);
    keep_text(texts, &entry->head, wanted);
    keep_text(texts, &entry->remarks, wanted);
}

/* Points the saved texts of an item to their places, from AT on; returns the place after them. */
static const char *find_texts(ChEntry *entry, const char *at)
{
    ChBytes input = {NULL, entry->length};

    at = find_text(&input, at);
    entry->text = input.at;
    at = find_text(&entry->tail, at);
    at = find_text(&entry->head, at);
    return find_text(&entry->remarks, at);
}

/* Counts a record; reports whether it is of this part. */
static bool is_of_part(ChBatch *batch)
{
    return batch->records++ % batch->parts == batch->part - 1;
}

bool ch_batch_next(ChBatch *batch, ChInputItem *item, ChText *err)
{
    while (ch_puzzle_input_next(&batch->input, item, err)) {
        if (item->name != NULL && item->entry.status == CH_EMPTY_INPUT)
            ch_item_complain(err, batch->cli, item);
        else if (is_of_part(batch))
            return true;
    }
    return false;
}

/* Reads the next record, or takes the one that `open` gave back. */
static bool next_item(ChBatch *batch, ChInputItem *item, ChText *err)
{
    if (!batch->has_first)
        return ch_batch_next(batch, item, err);
    *item = batch->first;
    batch->has_first = false;
    return true;
}

/* Adds one record to the chunk. The reader's texts are lost with the next record, so they are saved
 * if wanted. */
static bool fetch_item(ChBatch *batch, ChChunk *chunk, ChJobOutput *job)
{
    ChInputItem *const item = &chunk->item[chunk->count];

    if (!next_item(batch, item, &job->err))
        return false;
    if (batch->has_from)
        ch_item_rebase(item, &batch->from);
    keep_texts(&chunk->texts, &item->entry, batch->keeps_texts);
    job->out.failed |= chunk->texts.failed;
    return true;
}

static bool fill_chunk(void *shared, void *worker, ChJobOutput *job)
{
    ChBatch *const batch = shared;
    ChChunk *const chunk = worker;

    chunk->count = 0;
    ch_text_clear(&chunk->texts);
    chunk->first = batch->items;
    if (chunk->room == 0)
        chunk->room = FIRST_ITEMS;
    while (chunk->count < chunk->room &&
           (chunk->count == 0 || !ch_puzzle_input_must_wait(&batch->input)) &&
           fetch_item(batch, chunk, job))
        chunk->count++;
    chunk->taken = batch->input.stream.taken;
    chunk->size = batch->cli->operand_count > 1 ? 0 : batch->input.stream.size;
    batch->items += (uint64_t)chunk->count;
    return chunk->count > 0;
}

/* Whether the item is the only operand and is neither a file nor a puzzle. It then has no place to
 * keep among results. */
static bool is_bad_operand(const ChBatch *batch, const ChInputItem *item)
{
    return item->name == NULL && batch->cli->operand_count == 1;
}

static void resize_chunk(ChChunk *chunk)
{
    if (chunk->nanoseconds > LONGEST_TIME && chunk->room > 1)
        chunk->room /= 2;
    else if (chunk->nanoseconds < SHORTEST_TIME && chunk->count == chunk->room)
        chunk->room = chunk->room < CH_CHUNK_ITEMS / 2 ? chunk->room * 2 : CH_CHUNK_ITEMS;
}

static void process_chunk(void *shared, void *worker, ChJobOutput *job)
{
    const ChBatch *const batch = shared;
    ChChunk *const chunk = worker;
    const char *texts = ch_text_string(&chunk->texts);
    const uint64_t started = ch_clock();

    chunk->status = CH_EXIT_OK;
    if (batch->begin != NULL)
        batch->begin(worker);
    for (int i = 0; i < chunk->count; i++) {
        ChInputItem *const item = &chunk->item[i];
        texts = find_texts(&item->entry, texts);
        if (item->entry.status != CH_OK) {
            ch_item_complain(&job->err, batch->cli, item);
            chunk->status = CH_EXIT_TROUBLE;
        }
        if (item->entry.status != CH_OK && is_bad_operand(batch, item))
            continue;
        const size_t start = job->out.length;
        const ChExit status = batch->process(batch, worker, item, chunk->first + (uint64_t)i, job);
        if (batch->is_prose && batch->cli->language != CH_ENGLISH)
            ch_terms_once(&job->out, start);
        if (batch->is_prose)
            ch_wrap(&job->out, start, ch_output_columns(&batch->cli->out));
        chunk->status = ch_exit_worse(chunk->status, status);
        ch_job_output_turn(job);
    }
    chunk->nanoseconds = ch_clock() - started;
    resize_chunk(chunk);
}

static void edit_chunk(void *shared, void *worker, ChJobOutput *job)
{
    ChBatch *const batch = shared;

    batch->edit(batch, worker, job);
}

static void count_chunk(void *shared, void *worker)
{
    ChBatch *const batch = shared;
    const ChChunk *const chunk = worker;
    const uint64_t done = chunk->first + (uint64_t)chunk->count;

    batch->status = ch_exit_worse(batch->status, chunk->status);
    if (batch->count != NULL)
        batch->count(batch, worker);
    if (done <= batch->done)
        return;
    batch->done = done;
    ch_progress_tick(&batch->progress, done, chunk->taken, chunk->size);
}

static void finish_chunk(void *shared, void *worker)
{
    ChBatch *const batch = shared;

    batch->finish(batch, worker);
}

static void close_chunk(void *shared, void *worker)
{
    const ChBatch *const batch = shared;
    ChChunk *const chunk = worker;

    ch_text_free(&chunk->texts);
    if (batch->leave != NULL)
        batch->leave(worker);
}

ChExit ch_batch_run(ChBatch *batch)
{
    if (batch->parts == 0)
        batch->part = batch->parts = 1;
    const ChTask task = {.worker_size = batch->worker_size,
                         .fetch = fill_chunk,
                         .work = process_chunk,
                         .edit = batch->edit != NULL ? edit_chunk : NULL,
                         .count = count_chunk,
                         .finish = batch->finish != NULL ? finish_chunk : NULL,
                         .leave = close_chunk,
                         .shared = batch,
                         .out = &batch->cli->out,
                         .err = &batch->cli->err};

    batch->has_from = batch->cli->options.from != NULL;
    if (batch->has_from &&
        !ch_puzzle_input_only(batch->cli, batch->cli->options.from, &batch->from))
        return CH_EXIT_TROUBLE;
    ch_puzzle_input_start(&batch->input, batch->cli);
    batch->input.keeps_remarks = batch->keeps_texts;
    batch->input.files = batch->files;
    if (batch->open != NULL && !batch->open(batch)) {
        ch_puzzle_input_end(&batch->input);
        return CH_EXIT_TROUBLE;
    }
    ch_progress_start(&batch->progress, batch->cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(batch->cli));
    ch_progress_end(&batch->progress);
    batch->has_ended = status == CH_OK;
    if (batch->close != NULL && status == CH_OK)
        batch->status = ch_exit_worse(batch->status, batch->close(batch, &batch->input.trailing));
    ch_puzzle_input_end(&batch->input);
    if (status != CH_OK)
        return ch_complain(batch->cli, ch_status_text(status), NULL, 0);
    return ch_exit_worse(batch->status, batch->input.status);
}
