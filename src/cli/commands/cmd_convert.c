/* cmd_convert.c - `crosshatch convert`: puzzles in another form, or as others equivalent to them.
 *
 * A puzzle passes through these stages, each of them optional: spare givens are removed, the
 * canonical form replaces it, it is dropped if it occurred before, it is shuffled.  Then it is
 * written, unless something would be lost.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "canonical.h"
#include "check.h"
#include "dedup_set.h"
#include "generate.h"
#include "puzzle_form.h"
#include "symmetry.h"

/* The text of one item in the job's output. */
typedef struct Piece {
    size_t end;   /* where it ends */
    bool has_key; /* it is a puzzle that may be a duplicate */
    ChDedupKey key;
} Piece;

/* A worker's chunk and workspace. */
typedef struct Converter {
    ChChunk chunk; /* first: see batch.h */
    int pieces;
    Piece piece[CH_CHUNK_ITEMS];
    ChSearch search;
    ChCheck check;
    ChPuzzleRecord record;
} Converter;

/* The settings of the command, and the puzzles seen so far. */
typedef struct ConvertRun {
    const ChPuzzleForm *form;
    bool changes; /* the puzzle is changed, so that its description no longer applies */
    ChDedupSet seen;
} ConvertRun;

/* ---- changing a puzzle ---- */

/* Reports why an item is not converted; returns STATUS. */
static ChExit report_item(const ChBatch *batch, const ChInputItem *item, ChJobOutput *job,
                          const char *message, ChExit status)
{
    ch_item_remark(&job->err, batch->cli, item, message);
    return status;
}

/* Removes spare givens. */
static ChExit minimize(const ChBatch *batch, Converter *converter, const ChInputItem *item,
                       ChJobOutput *job)
{
    ChPuzzle *const puzzle = &converter->record.puzzle;

    if (puzzle->has_marks)
        return report_item(batch, item, job,
                           N_("a puzzle of pencil marks has no givens to leave out"),
                           CH_EXIT_UNMET);
    ch_check_verdict(&converter->search, puzzle, CH_CHECK_LIMITS.nodes, &converter->check);
    switch (converter->check.verdict) {
    case CH_VERDICT_UNIQUE:
        ch_generate_minimal(&converter->search, puzzle);
        return CH_EXIT_OK;
    case CH_VERDICT_UNSOLVABLE:
        return report_item(batch, item, job,
                           N_("no givens can be left out of a puzzle without a solution"),
                           CH_EXIT_IMPOSSIBLE);
    case CH_VERDICT_SEVERAL:
        return report_item(batch, item, job,
                           N_("no givens can be left out of a puzzle with several solutions"),
                           CH_EXIT_UNMET);
    default:
        return report_item(batch, item, job,
                           N_("whether there is one solution was not found out within the budget"),
                           CH_EXIT_UNMET);
    }
}

/* Replaces the puzzle by its canonical form, which is defined for givens only. */
static ChExit make_canonical(const ChBatch *batch, Converter *converter, const ChInputItem *item,
                             ChJobOutput *job)
{
    ChPuzzle *const puzzle = &converter->record.puzzle;
    uint8_t given[CH_CELLS];

    if (puzzle->has_marks)
        return report_item(batch, item, job, N_("a puzzle of pencil marks has no canonical form"),
                           CH_EXIT_UNMET);
    if (puzzle->has_start && !batch->cli->options.force)
        return report_item(
            batch, item, job,
            N_("the canonical form is that of the givens: --force drops what a player "
               "placed and ruled out"),
            CH_EXIT_UNMET);
    memcpy(given, puzzle->given, sizeof given);
    ch_puzzle_clear(puzzle);
    ch_canonical(given, puzzle->given);
    converter->record.lists = false;
    return CH_EXIT_OK;
}

static ChExit change_puzzle(const ChBatch *batch, Converter *converter, const ChInputItem *item,
                            uint64_t ordinal, ChJobOutput *job)
{
    const ChCliOptions *const options = &batch->cli->options;
    ChPuzzle *const puzzle = &converter->record.puzzle;
    Piece *const piece = &converter->piece[converter->pieces];
    ChExit status = CH_EXIT_OK;

    if (options->minimal)
        status = minimize(batch, converter, item, job);
    if (status == CH_EXIT_OK && options->canonical)
        status = make_canonical(batch, converter, item, job);
    if (status != CH_EXIT_OK)
        return status;
    piece->has_key = options->dedup;
    if (options->dedup)
        piece->key = ch_dedup_key(puzzle);
    if (options->shuffle.given) {
        ChRandom random = ch_generate_stream(options->shuffle.value, ordinal);
        const ChSymmetry symmetry = ch_symmetry_random(&random);
        const ChPuzzle before = *puzzle;
        ch_symmetry_apply(&symmetry, &before, puzzle);
    }
    return CH_EXIT_OK;
}

/* ---- writing ---- */

/* Reports the losses; false if there are none, or --force accepts them. */
static bool report_losses(const ChBatch *batch, const ChInputItem *item, unsigned losses,
                          ChJobOutput *job)
{
    const ConvertRun *const run = batch->context;
    const ChField field = ch_field_string("form", run->form->name);

    if (batch->cli->options.force)
        return false;
    for (int loss = 0; loss < CH_LOSSES; loss++)
        if (losses >> loss & 1)
            ch_item_remark_on(&job->err, batch->cli, item, ch_loss_message((ChLoss)loss), &field,
                              1);
    return losses != 0;
}

static ChExit write_puzzle(const ChBatch *batch, Converter *converter, const ChInputItem *item,
                           uint64_t ordinal, ChJobOutput *job)
{
    const ConvertRun *const run = batch->context;
    ChPuzzleRecord *const record = &converter->record;
    const ChExit status = change_puzzle(batch, converter, item, ordinal, job);

    if (status != CH_EXIT_OK)
        return status;
    unsigned losses = ch_form_losses(run->form, record);
    if (run->changes && ch_record_is_case(record))
        losses |= 1u << CH_LOSS_CASE;
    if (report_losses(batch, item, losses, job))
        return CH_EXIT_UNMET;
    ch_record_drop(record, losses);
    run->form->write(&job->out, record);
    return CH_EXIT_OK;
}

static void fill_record(ChPuzzleRecord *record, const ChEntry *entry)
{
    *record = (ChPuzzleRecord){.puzzle = entry->puzzle,
                               .lists = entry->has_candidates,
                               .remarks = entry->remarks,
                               .head = entry->head};
    *(entry->head.length > 0 ? &record->tail : &record->text) = entry->tail;
}

static ChExit convert_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                           uint64_t ordinal, ChJobOutput *job)
{
    const ConvertRun *const run = batch->context;
    Converter *const converter = worker;
    Piece *const piece = &converter->piece[converter->pieces];
    ChExit status = CH_EXIT_TROUBLE;

    piece->has_key = false;
    if (run->form->apart && ordinal > 0)
        ch_text_char(&job->out, '\n');
    fill_record(&converter->record, &item->entry);
    if (item->entry.status == CH_OK)
        status = write_puzzle(batch, converter, item, ordinal, job);
    if (status != CH_EXIT_OK)
        ch_text_puts(&job->out, run->form->error);
    piece->end = job->out.length;
    converter->pieces++;
    return status;
}

/* ---- the command ---- */

static void begin_chunk(void *worker)
{
    Converter *const converter = worker;

    converter->pieces = 0;
}

/* Removes the texts of duplicates from the job's output. */
static void drop_duplicates(ChBatch *batch, void *worker, ChJobOutput *job)
{
    ConvertRun *const run = batch->context;
    const Converter *const converter = worker;
    ChText *const out = &job->out;
    size_t kept = 0;
    size_t start = 0;

    for (int i = 0; i < converter->pieces && !out->failed; i++) {
        const Piece *const piece = &converter->piece[i];
        if (!piece->has_key || ch_dedup_set_add(&run->seen, piece->key)) {
            memmove(out->data + kept, out->data + start, piece->end - start);
            kept += piece->end - start;
        }
        start = piece->end;
    }
    ch_text_cut(out, kept);
}

/* Writes the comments after the last puzzle. Other comments belong to the puzzle after them. */
static ChExit put_trailing(ChBatch *batch, const ChText *trailing)
{
    const ChPuzzleForm *const form = ((const ConvertRun *)batch->context)->form;
    const ChField field = ch_field_string("form", form->name);

    if (trailing->failed)
        return ch_complain(batch->cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    if (trailing->length == 0)
        return CH_EXIT_OK;
    if (form->holds >> CH_LOSS_REMARKS & 1) {
        ch_output_write(&batch->cli->out, trailing->data, trailing->length);
        return CH_EXIT_OK;
    }
    if (batch->cli->options.force)
        return CH_EXIT_OK;
    ch_complain(batch->cli,
                N_("{form} cannot hold the comments behind the last puzzle; --force drops them"),
                &field, 1);
    return CH_EXIT_UNMET;
}

ChExit ch_command_convert(ChCli *cli)
{
    const ChCliOptions *const options = &cli->options;
    ConvertRun run = {.form = &ch_puzzle_forms[options->to],
                      .changes = options->minimal || options->canonical || options->shuffle.given};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Converter),
                     .process = convert_item,
                     .begin = begin_chunk,
                     .edit = options->dedup ? drop_duplicates : NULL,
                     .close = put_trailing,
                     .context = &run,
                     .keeps_texts = true};

    ch_output_write(&cli->out, run.form->head, strlen(run.form->head));
    ChExit status = ch_batch_run(&batch);
    ch_output_write(&cli->out, run.form->foot, strlen(run.form->foot));
    if (run.seen.failed)
        status = ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    ch_dedup_set_free(&run.seen);
    return status;
}
