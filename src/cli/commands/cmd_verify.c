/* cmd_verify.c - `crosshatch verify`: is this log a proof?
 *
 * A line a log: `verified`, `refuted: step N: reason`, `unproved (budget)`, or `error` for what
 * could not be read.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "cli.h"
#include "fault.h"
#include "json_split.h"
#include "log_json.h"
#include "progress.h"
#include "stream.h"
#include "technique.h"
#include "verify.h"
#include "worker_pool.h"

/* A hand verifies one log at a time: each is long enough. */
typedef struct Witness {
    const char *name; /* of the file */
    ChStatus status;  /* of the splitting */
    ChFault fault;
    ChText text; /* the log's own text */
    size_t line, column;
    ChExit result;
    ChVerifier verifier;
} Witness;

typedef struct Hearing {
    ChCli *cli;
    int next; /* operand */
    bool is_open;
    ChStream stream;
    ChJsonSplitter splitter;
    uint64_t done;
    ChProgress progress;
    ChExit status;
} Hearing;

/* ---- fetching ---- */

static size_t read_stream(void *context, char *buffer, size_t size)
{
    const long count = ch_stream_read(context, buffer, size);

    return count < 0 ? CH_READ_FAILED : (size_t)count;
}

static bool open_next(Hearing *hearing, ChText *err)
{
    const ChCli *const cli = hearing->cli;

    while (!hearing->is_open && hearing->next < (cli->operand_count > 0 ? cli->operand_count : 1)) {
        const char *const operand = cli->operand_count > 0 ? cli->operand[hearing->next] : "-";
        const int error = ch_stream_open(&hearing->stream, operand);
        hearing->next++;
        hearing->is_open = error == 0;
        if (error == 0) {
            ch_json_split_open(&hearing->splitter, read_stream, &hearing->stream);
        } else {
            ch_complain_unread(err, cli, hearing->stream.name, error);
            hearing->status = CH_EXIT_TROUBLE;
        }
    }
    return hearing->is_open;
}

static void close_stream(Hearing *hearing)
{
    ch_json_split_close(&hearing->splitter);
    ch_stream_close(&hearing->stream);
    hearing->is_open = false;
}

/* Copies the next log into the hand; false at the end of the stream. */
static bool take_log(Hearing *hearing, Witness *witness)
{
    ChJsonSource source;

    witness->status = ch_json_split_next(&hearing->splitter, &source, &witness->fault);
    if (witness->status == CH_IO)
        ch_fault_words(&witness->fault, CH_IO, witness->fault.line, witness->fault.column,
                       strerror(hearing->stream.error));
    if (witness->status == CH_OK && source.text == NULL)
        return false;
    witness->name = hearing->stream.name;
    ch_text_clear(&witness->text);
    if (witness->status == CH_OK) {
        ch_text_add(&witness->text, source.text, source.length);
        if (witness->text.failed)
            witness->status = ch_fault_words(&witness->fault, CH_NO_MEMORY, source.line, 0, "");
        witness->line = source.line;
        witness->column = source.column;
    }
    return true;
}

static bool fetch(void *shared, void *worker, ChJobOutput *job)
{
    Hearing *const hearing = shared;
    Witness *const witness = worker;

    while (open_next(hearing, &job->err)) {
        if (take_log(hearing, witness)) {
            if (witness->status == CH_IO)
                close_stream(hearing);
            return true;
        }
        close_stream(hearing);
    }
    return false;
}

/* ---- working ---- */

static ChExit say_verdict(ChText *out, ChLanguage language, const ChVerdict *verdict)
{
    const ChField field[] = {ch_field_number("step", verdict->step),
                             ch_field_string("fact", verdict->fact)};

    if (verdict->proof == CH_VERIFIED) {
        ch_text_puts(out, verdict->assumes_unique ? "verified, if the puzzle has one solution\n"
                                                  : "verified\n");
        return CH_EXIT_OK;
    }
    if (verdict->proof == CH_UNPROVED) {
        ch_text_puts(out, "unproved (budget)\n");
        return CH_EXIT_UNMET;
    }
    ch_text_puts(out, "refuted: ");
    if (verdict->step != 0) {
        ch_text_puts(out, "step ");
        ch_text_number(out, verdict->step);
        ch_text_puts(out, ": ");
    }
    ch_format(out, language, ch_reason_text(verdict->reason), field,
              sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    return CH_EXIT_UNMET;
}

static void hear(void *shared, void *worker, ChJobOutput *job)
{
    const Hearing *const hearing = shared;
    Witness *const witness = worker;
    const ChJsonSource source = {.text = ch_text_string(&witness->text),
                                 .length = witness->text.length,
                                 .line = witness->line,
                                 .column = witness->column};
    ChLogDocument document = {0};
    ChVerdict verdict;

    if (witness->status == CH_OK)
        witness->status = ch_log_read(&document, &source, &witness->fault);
    if (witness->status == CH_OK) {
        witness->verifier.is_technique = ch_technique_exists;
        ch_verify(&witness->verifier, &document.log, 0, &verdict);
        witness->result = say_verdict(&job->out, hearing->cli->language, &verdict);
    } else {
        ch_text_puts(&job->out, "error\n");
        ch_complain_place(&job->err, hearing->cli, witness->name, &witness->fault);
        witness->result = CH_EXIT_TROUBLE;
    }
    ch_log_document_free(&document);
}

static void count(void *shared, void *worker)
{
    Hearing *const hearing = shared;
    const Witness *const witness = worker;

    hearing->status = ch_exit_worse(hearing->status, witness->result);
    ch_progress_tick(&hearing->progress, ++hearing->done, 0, 0);
}

static void leave(void *shared, void *worker)
{
    Witness *const witness = worker;

    (void)shared;
    ch_text_free(&witness->text);
}

ChExit ch_command_verify(ChCli *cli)
{
    static const char none[] = N_("there was no log to verify");
    Hearing hearing = {.cli = cli};
    const ChTask task = {.worker_size = sizeof(Witness),
                         .fetch = fetch,
                         .work = hear,
                         .count = count,
                         .leave = leave,
                         .shared = &hearing,
                         .out = &cli->out,
                         .err = &cli->err};

    ch_progress_start(&hearing.progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    ch_progress_end(&hearing.progress);
    if (hearing.is_open)
        close_stream(&hearing);
    if (status != CH_OK)
        return ch_complain(cli, ch_status_text(status), NULL, 0);
    if (hearing.done == 0 && hearing.status == CH_EXIT_OK)
        return ch_complain(cli, none, NULL, 0);
    return hearing.status;
}
