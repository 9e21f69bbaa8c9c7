/* cmd_verify.c - `crosshatch verify`: whether each log is a proof.
 *
 * Prints a line per log: `verified`, `refuted: step N: reason`, `unproved (budget)`, or `error` for
 * a log that could not be read; with --json an object (docs/verdict.schema.json).
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>

#include "audit.h"
#include "cli.h"
#include "fault.h"
#include "json_split.h"
#include "log_json.h"
#include "progress.h"
#include "solving.h"
#include "stream.h"
#include "verdict_json.h"
#include "worker_pool.h"

/* A worker's log and workspace. It verifies one log at a time, since each takes long enough. */
typedef struct Worker {
    const char *name; /* name of the file */
    ChStatus status;  /* status of splitting the stream into logs */
    ChFault fault;
    ChText text; /* the log's own text */
    size_t line, column;
    ChExit result;
    ChVerifier verifier;
    ChAudit *audit; /* with --strict, and made for the first log */
} Worker;

/* The input and the progress. */
typedef struct VerifyRun {
    ChCli *cli;
    ChPlan plan; /* the strategies of a stuck solve */
    int next;    /* index of the next operand */
    bool is_open;
    ChStream stream;
    ChJsonSplitter splitter;
    uint64_t done;
    ChProgress progress;
    ChExit status;
} VerifyRun;

/* ---- fetching ---- */

static size_t read_stream(void *context, char *buffer, size_t size)
{
    const long count = ch_stream_read(context, buffer, size);

    return count < 0 ? CH_READ_FAILED : (size_t)count;
}

static bool open_next_file(VerifyRun *run, ChText *err)
{
    const ChCli *const cli = run->cli;

    while (!run->is_open && run->next < (cli->operand_count > 0 ? cli->operand_count : 1)) {
        const char *const operand = cli->operand_count > 0 ? cli->operand[run->next] : "-";
        const int error = ch_stream_open(&run->stream, operand);
        run->next++;
        run->is_open = error == 0;
        if (error == 0) {
            ch_json_split_open(&run->splitter, read_stream, &run->stream);
        } else {
            ch_complain_unread(err, cli, run->stream.name, error);
            run->status = CH_EXIT_TROUBLE;
        }
    }
    return run->is_open;
}

static void close_stream(VerifyRun *run)
{
    ch_json_split_close(&run->splitter);
    ch_stream_close(&run->stream);
    run->is_open = false;
}

/* Copies the next log into the worker; false at the end of the stream. */
static bool read_log(VerifyRun *run, Worker *self)
{
    ChJsonSource source;

    self->status = ch_json_split_next(&run->splitter, &source, &self->fault);
    if (self->status == CH_IO)
        ch_fault_words(&self->fault, CH_IO, self->fault.line, self->fault.column,
                       ch_io_reason(run->stream.error, run->cli->language));
    if (self->status == CH_OK && source.text == NULL)
        return false;
    self->name = run->stream.name;
    ch_text_clear(&self->text);
    if (self->status == CH_OK) {
        ch_text_add(&self->text, source.text, source.length);
        if (self->text.failed)
            self->status = ch_fault_words(&self->fault, CH_NO_MEMORY, source.line, 0, "");
        self->line = source.line;
        self->column = source.column;
    }
    return true;
}

static bool fetch_log(void *shared, void *worker, ChJobOutput *job)
{
    VerifyRun *const run = shared;
    Worker *const self = worker;

    while (open_next_file(run, &job->err)) {
        if (read_log(run, self)) {
            if (self->status == CH_IO)
                close_stream(run);
            return true;
        }
        close_stream(run);
    }
    return false;
}

/* ---- working ---- */

static ChExit exit_of(const ChVerdict *verdict)
{
    return verdict->proof == CH_VERIFIED ? CH_EXIT_OK : CH_EXIT_UNMET;
}

/* Adds the line of a verdict. */
static void put_verdict(ChText *out, ChLanguage language, const ChVerdict *verdict)
{
    if (verdict->proof == CH_VERIFIED)
        ch_text_puts(out, verdict->assumes_unique ? "verified, if the puzzle has one solution"
                                                  : "verified");
    else if (verdict->proof == CH_UNPROVED)
        ch_text_puts(out, "unproved (budget)");
    else
        ch_text_puts(out, "refuted: ");
    if (verdict->proof == CH_REFUTED) {
        if (verdict->step != 0) {
            ch_text_puts(out, "step ");
            ch_text_number(out, verdict->step);
            ch_text_puts(out, ": ");
        }
        ch_verdict_reason(out, language, verdict);
    }
    ch_text_char(out, '\n');
}

/* Makes the memory of an audit, once for a worker. */
static ChStatus prepare_audit(Worker *self, const ChPlan *plan, bool is_part)
{
    if (self->audit != NULL)
        return CH_OK;
    self->audit = calloc(1, sizeof *self->audit);
    void *const state = calloc(1, ch_profile_most_state());
    if (self->audit == NULL || state == NULL) {
        free(state);
        free(self->audit);
        self->audit = NULL;
        return ch_fault_words(&self->fault, CH_NO_MEMORY, 0, 0, "");
    }
    self->audit->plan = plan;
    self->audit->state = state;
    self->audit->is_part = is_part;
    return CH_OK;
}

static ChStatus audit_log(Worker *self, const ChLogRecord *log, ChVerdict *verdict)
{
    const ChStatus status = ch_audit(self->audit, log, 0, verdict);

    return status == CH_OK ? CH_OK : ch_fault_words(&self->fault, status, 0, 0, "");
}

/* Proves the log, or audits it. */
static ChStatus judge_log(const VerifyRun *run, Worker *self, const ChLogRecord *log,
                          ChVerdict *verdict)
{
    enum { NO, WHOLE, STEPS };
    const int strict = run->cli->options.strict;

    if (strict != NO) {
        const ChStatus status = prepare_audit(self, &run->plan, strict == STEPS);
        return status != CH_OK ? status : audit_log(self, log, verdict);
    }
    self->verifier.is_technique = ch_technique_exists;
    ch_verify(&self->verifier, log, 0, verdict);
    return CH_OK;
}

static void verify_log(void *shared, void *worker, ChJobOutput *job)
{
    const VerifyRun *const run = shared;
    const bool is_json = run->cli->options.json;
    Worker *const self = worker;
    const ChJsonSource source = {.text = ch_text_string(&self->text),
                                 .length = self->text.length,
                                 .line = self->line,
                                 .column = self->column};
    ChLogDocument document = {0};
    ChVerdict verdict;

    if (self->status == CH_OK)
        self->status = ch_log_read(&document, &source, &self->fault);
    if (self->status == CH_OK)
        self->status = judge_log(run, self, &document.log, &verdict);
    if (self->status == CH_OK) {
        self->result = exit_of(&verdict);
        if (is_json)
            ch_verdict_json(&job->out, run->cli->language, &verdict, run->cli->options.strict != 0);
        else
            put_verdict(&job->out, run->cli->language, &verdict);
    } else {
        if (is_json)
            ch_verdict_error_json(&job->out, run->cli->language, &self->fault);
        else
            ch_text_puts(&job->out, "error\n");
        ch_complain_place(&job->err, run->cli, self->name, &self->fault);
        self->result = CH_EXIT_TROUBLE;
    }
    ch_log_document_free(&document);
}

static void count_log(void *shared, void *worker)
{
    VerifyRun *const run = shared;
    const Worker *const self = worker;

    run->status = ch_exit_worse(run->status, self->result);
    ch_progress_tick(&run->progress, ++run->done, 0, 0);
}

static void free_worker(void *shared, void *worker)
{
    Worker *const self = worker;

    (void)shared;
    ch_text_free(&self->text);
    if (self->audit != NULL) {
        free(self->audit->state);
        free(self->audit);
    }
}

ChExit ch_command_verify(ChCli *cli)
{
    static const char none[] = N_("there was no log to verify");
    VerifyRun run = {.cli = cli};
    const ChTask task = {.worker_size = sizeof(Worker),
                         .fetch = fetch_log,
                         .work = verify_log,
                         .count = count_log,
                         .leave = free_worker,
                         .shared = &run,
                         .out = &cli->out,
                         .err = &cli->err};

    if (!ch_solving_plan(cli, &run.plan))
        return CH_EXIT_TROUBLE;
    ch_progress_start(&run.progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    ch_progress_end(&run.progress);
    if (run.is_open)
        close_stream(&run);
    if (status != CH_OK)
        return ch_complain(cli, ch_status_text(status), NULL, 0);
    if (run.done == 0 && run.status == CH_EXIT_OK)
        return ch_complain(cli, none, NULL, 0);
    return run.status;
}
