/* cmd_library.c - `crosshatch library`: does each technique find what a library of cases says?
 *
 * A line a case that fails, with what was expected and what was found; then the figures.
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

enum { CH_SLOT_CASES = 8 };

typedef struct Case {
    const char *name; /* of the file */
    size_t line;
    ChLibraryCase given;
} Case;

/* A hand judges a few cases at a time. */
typedef struct Judge {
    int count;
    uint64_t passed;
    ChExit trouble; /* of the reading, for this slot */
    uint64_t taken;
    uint64_t size;
    Case given[CH_SLOT_CASES];
    ChLibraryJudge judge;
} Judge;

typedef struct Court {
    ChCli *cli;
    int next; /* operand */
    bool is_open;
    ChStream stream;
    ChSource source;
    uint64_t passed;
    uint64_t failed;
    ChProgress progress;
    ChExit status;
} Court;

/* ---- fetching ---- */

static bool open_next(Court *court, Judge *worker, ChText *err)
{
    const ChCli *const cli = court->cli;

    while (!court->is_open && court->next < (cli->operand_count > 0 ? cli->operand_count : 1)) {
        const char *const operand = cli->operand_count > 0 ? cli->operand[court->next] : "-";
        int error = ch_stream_open(&court->stream, operand);
        court->next++;
        if (error == 0 && ch_source_open(&court->source, ch_stream_read, &court->stream) != CH_OK) {
            ch_stream_close(&court->stream);
            error = ENOMEM;
        }
        court->is_open = error == 0;
        if (error != 0) {
            ch_complain_unread(err, cli, court->stream.name, error);
            worker->trouble = CH_EXIT_TROUBLE;
        }
    }
    return court->is_open;
}

static void close_stream(Court *court)
{
    ch_source_close(&court->source);
    ch_stream_close(&court->stream);
    court->is_open = false;
}

static void end_stream(Court *court, Judge *worker, ChText *err)
{
    if (court->stream.error != 0) {
        ch_complain_unread(err, court->cli, court->stream.name, court->stream.error);
        worker->trouble = CH_EXIT_TROUBLE;
    }
    close_stream(court);
}

/* Whether --only wants it: an item is how the code and its variant begin. */
static bool is_wanted(const char *only, const ChLibraryCase *given)
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

/* Takes the case that a line holds, if it holds any. */
static void take_line(Court *court, Judge *worker, const ChSpan *span, ChText *err)
{
    Case *const next = &worker->given[worker->count];
    const ChPiece line = {.text = ch_source_text(&court->source, span),
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
        ch_complain_place(err, court->cli, court->stream.name, &fault);
        worker->trouble = CH_EXIT_TROUBLE;
    } else if (is_wanted(court->cli->options.only, &next->given)) {
        next->name = court->stream.name;
        next->line = span->number;
        worker->count++;
    }
}

static bool fetch(void *shared, void *memory, ChJobOutput *job)
{
    Court *const court = shared;
    Judge *const worker = memory;
    ChSpan span;

    worker->count = 0;
    worker->passed = 0;
    worker->trouble = CH_EXIT_OK;
    while (worker->count < CH_SLOT_CASES && open_next(court, worker, &job->err)) {
        ch_source_mark(&court->source);
        if (ch_source_line(&court->source, &span))
            take_line(court, worker, &span, &job->err);
        else
            end_stream(court, worker, &job->err);
    }
    court->status = ch_exit_worse(court->status, worker->trouble);
    worker->taken = court->stream.taken;
    worker->size = court->stream.size;
    return worker->count > 0;
}

/* ---- working ---- */

/* What a step concludes, as a list of names. */
static void name_conclusions(ChText *out, ChLanguage language, const ChCandidateSet *removed,
                             const ChCandidateSet *placed)
{
    uint16_t list[CH_CANDIDATES];
    const ChCandidateSet *const set[] = {placed, removed};
    static const ChFieldType type[] = {CH_FIELD_PLACED, CH_FIELD_REMOVED};

    for (int i = 0; i < 2; i++) {
        size_t count = 0;
        for (int candidate = ch_candidates_next(set[i], 0); candidate >= 0;
             candidate = ch_candidates_next(set[i], candidate + 1))
            list[count++] = (uint16_t)candidate;
        const ChField field = ch_field_list("conclusions", type[i], list, count);
        if (count > 0 && out->length > 0)
            ch_text_char(out, ' ');
        if (count > 0)
            ch_format(out, language, "{conclusions}", &field, 1);
    }
}

static const char *message_of(const ChLibraryCase *given, ChLibraryResult result)
{
    switch (result) {
    case CH_LIBRARY_UNKNOWN:
        return N_("{code} failed: no technique has code {wanted}");
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

static void tell_failure(ChText *out, ChLanguage language, const Case *tried,
                         const ChLibraryVerdict *verdict)
{
    const ChLibraryCase *const given = &tried->given;
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
    ch_text_puts(out, tried->name);
    ch_text_char(out, ':');
    ch_text_number(out, tried->line);
    ch_text_puts(out, ": ");
    ch_format(out, language, message_of(given, verdict->result), field,
              sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    ch_text_free(&code);
    ch_text_free(&expected);
    ch_text_free(&found);
}

static void judge(void *shared, void *memory, ChJobOutput *job)
{
    const Court *const court = shared;
    Judge *const worker = memory;

    for (int i = 0; i < worker->count; i++) {
        const ChLibraryVerdict verdict = ch_library_judge(&worker->judge, &worker->given[i].given);
        if (verdict.result == CH_LIBRARY_PASSED)
            worker->passed++;
        else if (!court->cli->options.quiet)
            tell_failure(&job->out, court->cli->language, &worker->given[i], &verdict);
    }
}

static void count(void *shared, void *memory)
{
    Court *const court = shared;
    const Judge *const worker = memory;

    court->passed += worker->passed;
    court->failed += (uint64_t)worker->count - worker->passed;
    ch_progress_tick(&court->progress, court->passed + court->failed, worker->taken, worker->size);
}

static void tell_figures(ChCli *cli, const Court *court)
{
    const ChField field[] = {ch_field_number("passed", (uint32_t)court->passed),
                             ch_field_number("failed", (uint32_t)court->failed)};
    ChText text = CH_TEXT_EMPTY;

    ch_format(&text, cli->language, N_("{passed} passed, {failed} failed"), field, 2);
    ch_text_char(&text, '\n');
    ch_output_flush(&cli->out, &text);
    ch_text_free(&text);
}

ChExit ch_command_library(ChCli *cli)
{
    Court court = {.cli = cli};
    const ChTask task = {.worker_size = sizeof(Judge),
                         .fetch = fetch,
                         .work = judge,
                         .count = count,
                         .shared = &court,
                         .out = &cli->out,
                         .err = &cli->err};

    ch_progress_start(&court.progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_workers(cli));
    if (court.is_open)
        close_stream(&court);
    ch_progress_end(&court.progress);
    if (status != CH_OK)
        return ch_complain(cli, ch_status_text(status), NULL, 0);
    if (court.passed + court.failed == 0 && court.status == CH_EXIT_OK)
        return ch_complain(cli, N_("there was no case to judge"), NULL, 0);
    tell_figures(cli, &court);
    return ch_exit_worse(court.status, court.failed > 0 ? CH_EXIT_UNMET : CH_EXIT_OK);
}
