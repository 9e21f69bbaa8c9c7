/* puzzle_input.c - see puzzle_input.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_input.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>

#include "fault.h"
#include "manifest.h"
#include "notation.h"
#include "puzzle_rebase.h"
#include "suggestions.h"

void ch_puzzle_input_start(ChPuzzleInput *input, ChCli *cli)
{
    memset(input, 0, sizeof *input);
    input->cli = cli;
}

/* Reports a file that cannot be read, in order with the other messages. */
static void report_unread_file(ChPuzzleInput *input, int error, ChText *err)
{
    ch_complain_unread(err, input->cli, input->stream.name, error);
    input->status = CH_EXIT_TROUBLE;
}

/* Whether an errno of stat() or open() means that no file has the name. */
static bool means_no_file(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG;
}

static bool open_operand(ChPuzzleInput *input, ChText *err)
{
    const int error = ch_stream_open(&input->stream, input->operand);

    input->is_text = means_no_file(error);
    if (input->is_text) {
        ch_reader_open_text(&input->reader, input->operand, strlen(input->operand));
        return true;
    }
    if (error != 0) {
        report_unread_file(input, error, err);
        return false;
    }
    if (input->files != NULL)
        input->stream.digest = ch_digest_open();
    if (ch_reader_open(&input->reader, ch_stream_read, &input->stream) == CH_OK)
        return true;
    ch_stream_close(&input->stream);
    report_unread_file(input, ENOMEM, err);
    return false;
}

/* Adds the operand to the list of a manifest. */
static void list_operand(ChPuzzleInput *input)
{
    char sha256[CH_DIGEST_SIZE];

    if (input->is_text) {
        ch_json_open(input->files, NULL, '{');
        ch_json_put_string(input->files, "puzzle", input->operand);
        ch_json_close(input->files, '}');
        return;
    }
    ch_digest_close(input->stream.digest, sha256);
    input->stream.digest = NULL;
    ch_manifest_file(input->files, NULL, input->stream.name, input->stream.taken, sha256);
}

static void close_operand(ChPuzzleInput *input)
{
    if (input->files != NULL)
        list_operand(input);
    input->trailing = input->reader.remarks;
    input->reader.remarks = CH_TEXT_EMPTY;
    ch_reader_close(&input->reader);
    if (!input->is_text)
        ch_stream_close(&input->stream);
    input->is_open = false;
}

/* Opens the next operand that can be opened; false after the last. */
static bool open_next(ChPuzzleInput *input, ChText *err)
{
    const ChCli *const cli = input->cli;

    while (!input->is_open && input->next < (cli->operand_count > 0 ? cli->operand_count : 1)) {
        input->operand = cli->operand_count > 0 ? cli->operand[input->next] : "-";
        input->next++;
        input->is_open = open_operand(input, err);
        if (!input->is_open)
            continue;
        input->reader.keeps_remarks = input->keeps_remarks;
        input->reader.remarks = input->trailing;
        input->trailing = CH_TEXT_EMPTY;
    }
    return input->is_open;
}

/* Adds the reason of a read error to the entry: the stream knows it, the reader does not. */
static void add_read_error(ChPuzzleInput *input, ChEntry *entry)
{
    if (entry->status == CH_IO && !input->is_text && input->stream.error != 0)
        ch_fault_words(&entry->fault, CH_IO, entry->fault.line, entry->fault.column,
                       ch_io_reason(input->stream.error, input->cli->language));
}

bool ch_puzzle_input_next(ChPuzzleInput *input, ChInputItem *item, ChText *err)
{
    while (open_next(input, err)) {
        if (ch_reader_next(&input->reader, &item->entry)) {
            item->name = input->is_text ? NULL : input->stream.name;
            item->operand = input->operand;
            add_read_error(input, &item->entry);
            if (item->entry.status == CH_OK && item->entry.puzzle.has_notes &&
                input->cli->options.marking == 0)
                ch_item_remark(err, input->cli, item,
                               N_("the pencil marks are not complete lists of candidates; taken "
                                  "for notes, they rule out nothing"));
            return true;
        }
        close_operand(input);
    }
    return false;
}

void ch_puzzle_input_end(ChPuzzleInput *input)
{
    if (input->is_open)
        close_operand(input);
    ch_text_free(&input->trailing);
}

bool ch_puzzle_input_must_wait(const ChPuzzleInput *input)
{
    struct pollfd poller = {.fd = input->stream.descriptor, .events = POLLIN};

    return input->is_open && !input->is_text && !ch_reader_has_line(&input->reader) &&
           poll(&poller, 1, 0) == 0;
}

/* Lists the commands similar to an operand that may be a mistyped one. */
static void suggest_commands(ChText *out, const ChCli *cli, const char *operand)
{
    const ChSuggestions suggestions = ch_suggestions_commands(operand);

    ch_suggestions_put(out, cli->language, &suggestions, "");
}

/* Reports the fault of an operand as a whole. */
static void report_whole_operand(ChText *out, const ChCli *cli, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;
    ChFault shown;

    ch_fault(&shown, CH_OK, 0, 0, item->operand, strlen(item->operand));
    ch_text_puts(out, "crosshatch: ");
    ch_complain_place(out, cli, shown.found, fault);
}

/* Reports an operand that is neither a file nor a puzzle, and names both readings. */
static void report_operand(ChText *out, const ChCli *cli, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;
    ChText reason = CH_TEXT_EMPTY;
    ChFault shown;

    const char *const operand = *item->operand != '\0' ? item->operand : "''";

    ch_fault(&shown, CH_OK, 0, 0, operand, strlen(operand));
    ch_fault_text(&reason, cli->language, fault);
    const ChField field[] = {
        ch_field_string("operand", shown.found),
        ch_field_number("line", fault->line),
        ch_field_number("column", fault->column),
        ch_field_string("reason", ch_text_whole(&reason)),
    };
    ch_format(out, cli->language,
              cli->implied ? N_("crosshatch: {operand} names no command and no file, and is no "
                                "puzzle: line {line}, column {column}: {reason}")
                           : N_("crosshatch: {operand} names no file, and is no puzzle: "
                                "line {line}, column {column}: {reason}"),
              field, sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    ch_text_free(&reason);
    if (cli->implied)
        suggest_commands(out, cli, operand);
}

void ch_item_complain(ChText *out, const ChCli *cli, const ChInputItem *item)
{
    const ChFault *const fault = &item->entry.fault;

    if (item->name != NULL)
        ch_complain_place(out, cli, item->name, fault);
    else if (fault->column > 0)
        report_operand(out, cli, item);
    else
        report_whole_operand(out, cli, item);
}

static bool names_file(const char *operand)
{
    struct stat about;

    return strcmp(operand, "-") == 0 || stat(operand, &about) == 0 || !means_no_file(errno);
}

bool ch_puzzle_input_is_slip(const ChCli *cli, const char *operand, ChText *err)
{
    const size_t start = err->length;
    ChInputItem item = {.operand = operand};
    ChReader reader;
    bool has_puzzle = false;

    if (names_file(operand))
        return false;
    ch_reader_open_text(&reader, operand, strlen(operand));
    while (!has_puzzle && ch_reader_next(&reader, &item.entry)) {
        has_puzzle = item.entry.status == CH_OK;
        if (err->length == start)
            ch_item_complain(err, cli, &item);
    }
    ch_reader_close(&reader);
    if (has_puzzle)
        ch_text_cut(err, start);
    return !has_puzzle;
}

void ch_item_remark(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message)
{
    ch_item_remark_on(out, cli, item, message, NULL, 0);
}

void ch_item_remark_on(ChText *out, const ChCli *cli, const ChInputItem *item, const char *message,
                       const ChField *field, size_t count)
{
    ch_text_puts(out, item->name != NULL ? item->name : "crosshatch");
    if (item->name != NULL) {
        ch_text_char(out, ':');
        ch_text_number(out, item->entry.line);
    }
    ch_text_puts(out, ": ");
    ch_format(out, cli->language, message, field, count);
    ch_text_char(out, '\n');
}

/* Whether the record's cells are the first 81 characters of a line. */
static bool is_plain_line(const ChEntry *entry)
{
    return entry->length >= CH_CELLS && memchr(entry->text, '\n', CH_CELLS) == NULL &&
           memchr(entry->text, ' ', CH_CELLS) == NULL && memchr(entry->text, '+', CH_CELLS) == NULL;
}

void ch_item_rebase(ChInputItem *item, const ChPuzzle *from)
{
    ChEntry *const entry = &item->entry;

    if (entry->status != CH_OK)
        return;
    entry->status = ch_puzzle_rebase(&entry->puzzle, from, &entry->fault);
    if (entry->status == CH_OK || item->name == NULL)
        return;
    entry->fault.line = (uint32_t)entry->line;
    bool placed;
    const int given = ch_read_conclusion(entry->fault.found, strlen(entry->fault.found), &placed);
    const int cell = CH_CANDIDATE_CELL(given);
    if (given >= 0 && is_plain_line(entry))
        entry->fault.column = (uint32_t)(9 * CH_ROW_OF(cell) + CH_COLUMN_OF(cell) + 1);
}

/* Reads the only puzzle of an input; false, and reported, unless there is exactly one. */
static bool read_only_puzzle(ChPuzzleInput *input, ChInputItem *item, ChPuzzle *puzzle, ChText *err)
{
    ChEntry *const entry = &item->entry;

    if (!ch_puzzle_input_next(input, item, err))
        return false;
    if (entry->status == CH_OK) {
        *puzzle = entry->puzzle;
        if (!ch_puzzle_input_next(input, item, err))
            return true;
        if (entry->status == CH_OK)
            entry->status = ch_fault(&entry->fault, CH_SECOND_PUZZLE, entry->line, 0, entry->text,
                                     entry->length);
    }
    ch_item_complain(err, input->cli, item);
    return false;
}

bool ch_puzzle_input_only(ChCli *cli, const char *operand, ChPuzzle *puzzle)
{
    ChCli from = *cli;
    ChPuzzleInput input;
    ChInputItem item;
    ChText err = CH_TEXT_EMPTY;

    from.operand = &operand;
    from.operand_count = 1;
    from.implied = false;
    ch_puzzle_input_start(&input, &from);
    const bool good = read_only_puzzle(&input, &item, puzzle, &err);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    ch_puzzle_input_end(&input);
    return good;
}
