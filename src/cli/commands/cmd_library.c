/* cmd_library.c - `crosshatch library`: whether each technique finds the conclusions of a library
 * of cases.
 *
 * Prints a line for each case that fails, with the expected and the found conclusions, and then the
 * figures.
 *
 *      cases.txt:7: 0301 failed: expected r1c1<>3; found r1c1<>3 and r9c1<>3.
 *      12 passed, 1 failed
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <string.h>

#include "cli.h"
#include "judge.h"
#include "line_source.h"
#include "progress.h"
#include "stream.h"
#include "worker_pool.h"

enum { CHUNK_CASES = 8 };

/* A case and its place. */
typedef struct Case {
    const char *name; /* name of the file */
    size_t line;
    ChLibraryCase given;
} Case;

/* A worker's chunk, of a few cases, and workspace. */
typedef struct Worker {
    int count;
    uint64_t passed;
    ChExit trouble; /* exit status of reading the chunk */
    uint64_t taken;
    uint64_t size;
    Case given[CHUNK_CASES];
    ChLibraryJudge judge;
} Worker;

/* The input and the figures. */
typedef struct LibraryRun {
    ChCli *cli;
    int next; /* index of the next operand */
    bool is_open;
    ChStream stream;
    ChSource source;
    uint64_t passed;
    uint64_t failed;
    ChProgress progress;
    ChExit status;
} LibraryRun;

/* ---- fetching ---- */

static bool open_next_file(LibraryRun *run, Worker *worker, ChText *err)
{
    const ChCli *const cli = run->cli;

    while (!run->is_open && run->next < (cli->operand_count > 0 ? cli->operand_count : 1)) {
        const char *const operand = cli->operand_count > 0 ? cli->operand[run->next] : "-";
        int error = ch_stream_open(&run->stream, operand);
        run->next++;
        if (error == 0 && ch_source_open(&run->source, ch_stream_read, &run->stream) != CH_OK) {
            ch_stream_close(&run->stream);
            error = ENOMEM;
        }
        run->is_open = error == 0;
        if (error != 0) {
            ch_complain_unread(err, cli, run->stream.name, error);
            worker->trouble = CH_EXIT_TROUBLE;
        }
    }
    return run->is_open;
}

static void close_stream(LibraryRun *run)
{
    ch_source_close(&run->source);
    ch_stream_close(&run->stream);
    run->is_open = false;
}

static void end_stream(LibraryRun *run, Worker *worker, ChText *err)
{
    if (run->stream.error != 0) {
        ch_complain_unread(err, run->cli, run->stream.name, run->stream.error);
        worker->trouble = CH_EXIT_TROUBLE;
    }
    close_stream(run);
}

/* Whether --only selects a case: each of its items is a prefix of code and variant. */
static bool is_selected(const char *only, const ChLibraryCase *given)
{
    char code[sizeof given->code + sizeof given->variant] = "";

    if (only == NULL)
        return true;
    strcat(strcat(strcat(code, given->code), "-"), given->variant);
    for (const char *item = only; *item != '\0';) {
        const size_t length = strcspn(item, ",");
        if (length > 0 && strncmp(code, item, length) == 0)
            return true;
        item += length + (item[length] != '\0');
    }
    return false;
}

/* Adds the case of a line to the chunk, if the line has one. */
static void read_line(LibraryRun *run, Worker *worker, const ChSpan *span, ChText *err)
{
    Case *const next = &worker->given[worker->count];
    const ChPiece line = {.text = ch_source_text(&run->source, span),
                          .length = span->length,
                          .line = span->number,
                          .column = 1};
    ChFault fault;
    ChStatus status = CH_OK;

    if (line.length == 0 || line.text[0] == '#')
        return;
    if (span->too_long)
        status = ch_piece_fault(&fault, CH_LONG_LINE, &line, 0, line.length);
    else
        status = ch_library_read_case(&next->given, &line, &fault);
    if (status != CH_OK) {
        ch_complain_place(err, run->cli, run->stream.name, &fault);
        worker->trouble = CH_EXIT_TROUBLE;
    } else if (is_selected(run->cli->options.only, &next->given)) {
        next->name = run->stream.name;
        next->line = span->number;
        worker->count++;
    }
}

static bool fetch_chunk(void *shared, void *memory, ChJobOutput *job)
{
    LibraryRun *const run = shared;
    Worker *const worker = memory;
    ChSpan span;

    worker->count = 0;
    worker->passed = 0;
    worker->trouble = CH_EXIT_OK;
    while (worker->count < CHUNK_CASES && open_next_file(run, worker, &job->err)) {
        ch_source_mark(&run->source);
        if (ch_source_line(&run->source, &span))
            read_line(run, worker, &span, &job->err);
        else
            end_stream(run, worker, &job->err);
    }
    run->status = ch_exit_worse(run->status, worker->trouble);
    worker->taken = run->stream.taken;
    worker->size = run->stream.size;
    return worker->count > 0;
}

/* ---- working ---- */

/* Adds the conclusions of a step, as a list of names. */
static void name_conclusions(ChText *out, ChLanguage language, const ChCandidateSet *removed,
                             const ChCandidateSet *placed)
{
    uint16_t list[CH_CANDIDATES];
    const ChCandidateSet *const set[] = {placed, removed};
    static const ChFieldType type[] = {CH_FIELD_PLACED, CH_FIELD_REMOVED};

    for (int i = 0; i < 2; i++) {
        size_t count = 0;
        CH_EACH_CANDIDATE(candidate, set[i])
            list[count++] = (uint16_t)candidate;
        const ChField field = ch_field_list("conclusions", type[i], list, count);
        if (count > 0 && out->length > 0)
            ch_text_char(out, ' ');
        if (count > 0)
            ch_format(out, language, "{conclusions}", &field, 1);
    }
}

static const char *failure_message(const ChLibraryCase *given, ChLibraryResult result)
{
    switch (result) {
    case CH_LIBRARY_UNKNOWN:
        return given->is_named ? N_("{code} failed: no technique has this name")
                               : N_("{code} failed: no technique has code {wanted}");
    case CH_LIBRARY_CLASH:
        return N_("{code} failed: the digits of the position rule each other out");
    case CH_LIBRARY_MISSED:
        return N_("{code} failed: expected {expected}; found nothing");
    case CH_LIBRARY_CHAIN:
        return N_("{code} failed: expected a chain of {length} links; found one of {links}");
    case CH_LIBRARY_OTHER:
    case CH_LIBRARY_PASSED:
        break;
    }
    return given->fails ? N_("{code} failed: expected nothing; found {found}")
                        : N_("{code} failed: expected {expected}; found {found}");
}

static void put_failure(ChText *out, ChLanguage language, const Case *failed,
                        const ChLibraryVerdict *verdict)
{
    const ChLibraryCase *const given = &failed->given;
    ChText code = CH_TEXT_EMPTY;
    ChText expected = CH_TEXT_EMPTY;
    ChText found = CH_TEXT_EMPTY;

    ch_text_puts(&code, given->code);
    ch_text_puts(&code, given->variant[0] != '\0' ? "-" : "");
    ch_text_puts(&code, given->variant);
    name_conclusions(&expected, language, &given->removed, &given->placed);
    name_conclusions(&found, language, &verdict->removed, &verdict->placed);
    const ChField field[] = {ch_field_string("code", ch_text_whole(&code)),
                             ch_field_string("wanted", given->code),
                             ch_field_number("length", (uint32_t)given->length),
                             ch_field_number("links", (uint32_t)verdict->length),
                             ch_field_string("expected", ch_text_whole(&expected)),
                             ch_field_string("found", ch_text_whole(&found))};
    ch_text_puts(out, failed->name);
    ch_text_char(out, ':');
    ch_text_number(out, failed->line);
    ch_text_puts(out, ": ");
    ch_format(out, language, failure_message(given, verdict->result), field,
              sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    ch_text_free(&code);
    ch_text_free(&expected);
    ch_text_free(&found);
}

static void judge_chunk(void *shared, void *memory, ChJobOutput *job)
{
    const LibraryRun *const run = shared;
    Worker *const worker = memory;

    for (int i = 0; i < worker->count; i++) {
        const ChLibraryVerdict verdict = ch_library_judge(&worker->judge, &worker->given[i].given);
        if (verdict.result == CH_LIBRARY_PASSED)
            worker->passed++;
        else if (!run->cli->options.quiet)
            put_failure(&job->out, run->cli->language, &worker->given[i], &verdict);
    }
}

static void count_chunk(void *shared, void *memory)
{
    LibraryRun *const run = shared;
    const Worker *const worker = memory;

    run->passed += worker->passed;
    run->failed += (uint64_t)worker->count - worker->passed;
    ch_progress_tick(&run->progress, run->passed + run->failed, worker->taken, worker->size);
}

static void print_figures(ChCli *cli, const LibraryRun *run)
{
    const ChField field[] = {ch_field_number("passed", (uint32_t)run->passed),
                             ch_field_number("failed", (uint32_t)run->failed)};
    ChText text = CH_TEXT_EMPTY;

    ch_format(&text, cli->language, N_("{passed} passed, {failed} failed"), field, 2);
    ch_text_char(&text, '\n');
    ch_output_flush(&cli->out, &text);
    ch_text_free(&text);
}

ChExit ch_command_library(ChCli *cli)
{
    LibraryRun run = {.cli = cli};
    const ChTask task = {.worker_size = sizeof(Worker),
                         .fetch = fetch_chunk,
                         .work = judge_chunk,
                         .count = count_chunk,
                         .shared = &run,
                         .out = &cli->out,
                         .err = &cli->err};

    ch_progress_start(&run.progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    if (run.is_open)
        close_stream(&run);
    ch_progress_end(&run.progress);
    if (status != CH_OK)
        return ch_complain(cli, ch_status_text(status), NULL, 0);
    if (run.passed + run.failed == 0 && run.status == CH_EXIT_OK)
        return ch_complain(cli, N_("there was no case to judge"), NULL, 0);
    print_figures(cli, &run);
    return ch_exit_worse(run.status, run.failed > 0 ? CH_EXIT_UNMET : CH_EXIT_OK);
}
