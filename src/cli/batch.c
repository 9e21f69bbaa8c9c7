/* batch.c - see batch.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"

#include <string.h>

#include "records.h"
#include "tally.h"
#include "terms.h"

/* The sizes of a hand's first slot, and for how long it should have work. */
enum { FIRST_ITEMS = 8, QUICK = 1000000, SLOW = 4 * QUICK }; /* nanoseconds */

/* Until it is found again, a kept text has its length alone. */
static void keep_text(ChText *texts, ChBytes *text, bool wanted)
{
    if (wanted)
        ch_text_add(texts, text->at, text->length);
    *text = (ChBytes){NULL, wanted && !texts->failed ? text->length : 0};
}

static const char *find_text(ChBytes *text, const char *at)
{
    text->at = at;
    return at + text->length;
}

/* What comes with a record, and of a bad one what it is. */
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

/* Says where it lies, in the same order; returns where that of the next item lies. */
static const char *find_texts(ChEntry *entry, const char *at)
{
    ChBytes input = {NULL, entry->length};

    at = find_text(&input, at);
    entry->text = input.at;
    at = find_text(&entry->tail, at);
    at = find_text(&entry->head, at);
    return find_text(&entry->remarks, at);
}

bool ch_batch_next(ChBatch *batch, ChItem *item, ChText *err)
{
    while (ch_intake_next(&batch->intake, item, err)) {
        if (item->name == NULL || item->entry.status != CH_EMPTY_INPUT)
            return true;
        ch_item_complain(err, batch->cli, item);
    }
    return false;
}

/* The next record: the one that `open` gave back, if any. */
static bool next_item(ChBatch *batch, ChItem *item, ChText *err)
{
    if (!batch->has_first)
        return ch_batch_next(batch, item, err);
    *item = batch->first;
    batch->has_first = false;
    return true;
}

/* Takes in one record, whose text is gone with the next; what comes with it is kept if wanted. */
static bool fetch_item(ChBatch *batch, ChSlot *slot, ChSheet *sheet)
{
    ChItem *const item = &slot->item[slot->count];

    if (!next_item(batch, item, &sheet->err))
        return false;
    if (batch->has_from)
        ch_item_rebase(item, &batch->from);
    keep_texts(&slot->texts, &item->entry, batch->keeps_texts);
    sheet->out.failed |= slot->texts.failed;
    return true;
}

static bool fill_slot(void *shared, void *hand, ChSheet *sheet)
{
    ChBatch *const batch = shared;
    ChSlot *const slot = hand;

    slot->count = 0;
    ch_text_clear(&slot->texts);
    slot->first = batch->items;
    if (slot->room == 0)
        slot->room = FIRST_ITEMS;
    while (slot->count < slot->room && (slot->count == 0 || !ch_intake_must_wait(&batch->intake)) &&
           fetch_item(batch, slot, sheet))
        slot->count++;
    slot->taken = batch->intake.stream.taken;
    slot->size = batch->cli->operand_count > 1 ? 0 : batch->intake.stream.size;
    batch->items += (uint64_t)slot->count;
    return slot->count > 0;
}

/* A single operand that is neither a file nor a puzzle has no place to keep among results. */
static bool is_slip(const ChBatch *batch, const ChItem *item)
{
    return item->name == NULL && batch->cli->operand_count == 1;
}

static void resize(ChSlot *slot)
{
    if (slot->nanoseconds > SLOW && slot->room > 1)
        slot->room /= 2;
    else if (slot->nanoseconds < QUICK && slot->count == slot->room)
        slot->room = slot->room < CH_SLOT_ITEMS / 2 ? slot->room * 2 : CH_SLOT_ITEMS;
}

static void treat_slot(void *shared, void *hand, ChSheet *sheet)
{
    const ChBatch *const batch = shared;
    ChSlot *const slot = hand;
    const char *texts = ch_text_string(&slot->texts);
    const uint64_t started = ch_clock();

    slot->status = CH_EXIT_OK;
    if (batch->begin != NULL)
        batch->begin(hand);
    for (int i = 0; i < slot->count; i++) {
        ChItem *const item = &slot->item[i];
        texts = find_texts(&item->entry, texts);
        if (item->entry.status != CH_OK) {
            ch_item_complain(&sheet->err, batch->cli, item);
            slot->status = CH_EXIT_TROUBLE;
        }
        if (item->entry.status != CH_OK && is_slip(batch, item))
            continue;
        const size_t start = sheet->out.length;
        const ChExit status = batch->treat(batch, hand, item, slot->first + (uint64_t)i, sheet);
        if (batch->tells && batch->cli->language != CH_ENGLISH)
            ch_terms_once(&sheet->out, start);
        slot->status = ch_exit_worse(slot->status, status);
        ch_sheet_turn(sheet);
    }
    slot->nanoseconds = ch_clock() - started;
    resize(slot);
}

static void edit_slot(void *shared, void *hand, ChSheet *sheet)
{
    ChBatch *const batch = shared;

    batch->edit(batch, hand, sheet);
}

static void count_slot(void *shared, void *hand)
{
    ChBatch *const batch = shared;
    const ChSlot *const slot = hand;
    const uint64_t done = slot->first + (uint64_t)slot->count;

    batch->status = ch_exit_worse(batch->status, slot->status);
    if (done <= batch->done)
        return;
    batch->done = done;
    ch_progress_tick(&batch->progress, done, slot->taken, slot->size);
}

static void settle_slot(void *shared, void *hand)
{
    ChBatch *const batch = shared;

    batch->settle(batch, hand);
}

static void leave_slot(void *shared, void *hand)
{
    const ChBatch *const batch = shared;
    ChSlot *const slot = hand;

    ch_text_free(&slot->texts);
    if (batch->leave != NULL)
        batch->leave(hand);
}

ChExit ch_batch_run(ChBatch *batch)
{
    const ChTask task = {.hand_size = batch->hand_size,
                         .fetch = fill_slot,
                         .work = treat_slot,
                         .edit = batch->edit != NULL ? edit_slot : NULL,
                         .count = count_slot,
                         .settle = batch->settle != NULL ? settle_slot : NULL,
                         .leave = leave_slot,
                         .shared = batch,
                         .out = &batch->cli->out,
                         .err = &batch->cli->err};

    batch->has_from = batch->cli->options.from != NULL;
    if (batch->has_from && !ch_intake_from(batch->cli, &batch->from))
        return CH_EXIT_TROUBLE;
    ch_intake_start(&batch->intake, batch->cli);
    batch->intake.keeps_remarks = batch->keeps_texts;
    if (batch->open != NULL && !batch->open(batch)) {
        ch_intake_end(&batch->intake);
        return CH_EXIT_TROUBLE;
    }
    ch_progress_start(&batch->progress, batch->cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_hands(batch->cli));
    ch_progress_end(&batch->progress);
    if (batch->close != NULL && status == CH_OK)
        batch->status = ch_exit_worse(batch->status, batch->close(batch, &batch->intake.trailing));
    ch_intake_end(&batch->intake);
    if (status != CH_OK)
        return ch_complain(batch->cli, ch_status_text(status), NULL, 0);
    return ch_exit_worse(batch->status, batch->intake.status);
}
