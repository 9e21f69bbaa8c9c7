/* puzzle_reader.c - see puzzle_reader.h.
 *
 * A record's first line determines its kind, and the kind its reader.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_reader.h"

#include <string.h>

#include "cell_symbols.h"
#include "cells_line.h"
#include "fault.h"
#include "grid_lines.h"
#include "grid_rows.h"
#include "json_lines.h"
#include "library_line.h"
#include "line_form.h"
#include "link_line.h"
#include "opensudoku.h"
#include "sdk_section.h"

ChStatus ch_reader_open(ChReader *reader, ChRead read, void *context)
{
    *reader = (ChReader){.entries = 0};
    return ch_source_open(&reader->source, read, context);
}

void ch_reader_open_text(ChReader *reader, const char *text, size_t length)
{
    *reader = (ChReader){.entries = 0};
    ch_source_open_text(&reader->source, text, length);
}

void ch_reader_close(ChReader *reader)
{
    ch_xml_close(reader->xml);
    ch_text_free(&reader->other_columns);
    ch_text_free(&reader->remarks);
    ch_source_close(&reader->source);
}

static void clear_all_but_givens(ChPuzzle *puzzle)
{
    memset(puzzle->entered, CH_NO_DIGIT, sizeof puzzle->entered);
    puzzle->has_start = false;
    puzzle->has_notes = false;
    puzzle->no_marks = false;
    puzzle->has_marks = false;
    puzzle->removed = (ChCandidateSet){0};
    puzzle->marks = (ChCandidateSet){0};
    puzzle->written = (ChCandidateSet){0};
    puzzle->corner = (ChCandidateSet){0};
}

/* ---- one kind of record each ---- */

static void check_tail(ChEntry *entry)
{
    const ChPiece tail = {entry->tail.at, entry->tail.length, entry->line,
                          (size_t)(entry->tail.at - entry->text) + 1};

    if (tail.length > 0)
        entry->status = ch_piece_check(&tail, &entry->fault);
}

static bool read_plain(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const char *const text = ch_source_text(&reader->source, span);

    if (span->too_long || !ch_cells_plain(text, span->length, entry->puzzle.given))
        return false;
    ch_entry_begin(entry, text, span);
    clear_all_but_givens(&entry->puzzle);
    if (span->length > CH_CELLS) {
        ch_entry_set_tail(entry, CH_CELLS);
        check_tail(entry);
    }
    return true;
}

static void read_line(ChReader *reader, ChEntry *entry, const ChSpan *span, size_t indent)
{
    const ChPiece line = ch_piece_rest(ch_span_piece(&reader->source, span), indent);
    size_t end = 0;

    entry->status = ch_cells_read(&entry->puzzle, &line, &end, &entry->given_known, &entry->fault);
    if (entry->status != CH_OK)
        return;
    ch_entry_set_tail(entry, indent + end);
    entry->has_candidates = entry->puzzle.has_marks;
}

static void read_library(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const ChPiece line = ch_span_piece(&reader->source, span);
    size_t grid = 0;
    size_t end = 0;

    entry->status = ch_library_read(&entry->puzzle, &line, &grid, &end, &entry->fault);
    if (entry->status != CH_OK)
        return;
    const size_t indent = strspn(entry->text, " \t");
    entry->tail = (ChBytes){entry->text + end, entry->length - end};
    entry->head = (ChBytes){entry->text + indent, grid - indent};
    entry->given_known = true;
    entry->has_candidates = true;
}

static void read_link(ChReader *reader, ChEntry *entry, const ChSpan *span, size_t indent)
{
    const ChPiece line = ch_piece_rest(ch_span_piece(&reader->source, span), indent);
    ChLinkParts parts = {.title = &reader->other_columns};

    ch_text_clear(&reader->other_columns);
    entry->status = ch_link_read(&entry->puzzle, &line, &parts, &entry->fault);
    entry->given_known = parts.given_known;
    entry->has_candidates = parts.lists;
    if (entry->status != CH_OK)
        return;
    ch_entry_set_tail(entry, indent + parts.tail);
    if (entry->tail.length == 0)
        entry->tail = (ChBytes){ch_text_string(parts.title), parts.title->length};
}

static void read_json(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    ch_json_gather(&reader->source, span);
    ch_entry_extend(entry, &reader->source, span);

    const ChPiece object = {entry->text, entry->length, span->number, 1};
    entry->status = ch_json_read_puzzle(&entry->puzzle, &object, &entry->fault);
    entry->is_log = true;
    entry->given_known = true;
}

/* Reads the digits that a player has placed, in a [State] section. */
static void read_state(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    ChSpan row;

    if (!ch_state_find(&reader->source, &row))
        return;
    entry->status = ch_state_read(&entry->puzzle, &reader->source, &row, &entry->fault);
    entry->given_known = true;
    ch_entry_extend(entry, &reader->source, span);
}

/* Reads a grid; false when the lines are just ruling. */
static bool read_grid(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    ChGridLines lines;
    ChGridNotes notes;
    ChPiece row[9];

    ch_grid_gather(&lines, &reader->source, span);
    if (lines.rows == 0)
        return false;
    ch_entry_extend(entry, &reader->source, span);
    ch_grid_pieces(&lines, &reader->source, row);
    entry->status = ch_grid_read(&entry->puzzle, row, lines.rows, &notes, &entry->fault);
    entry->given_known = notes.placed;
    entry->has_candidates = entry->status == CH_OK && notes.candidates && !entry->puzzle.has_notes;
    if (entry->status == CH_ROW_CELLS && lines.is_single)
        entry->status = entry->fault.status = CH_LINE_CELLS;
    if (entry->status == CH_OK && lines.status != CH_OK) {
        entry->status = lines.status;
        entry->fault = lines.fault;
    }
    if (reader->section != 0 && entry->status == CH_OK)
        read_state(reader, entry, span);
    return true;
}

static void read_row(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const ChPiece line = ch_span_piece(&reader->source, span);

    ch_entry_begin(entry, line.text, span);
    ch_text_clear(&reader->other_columns);
    entry->status = ch_csv_read(&reader->csv, &entry->puzzle, &line, &entry->given_known,
                                &reader->other_columns, &entry->fault);
    entry->has_candidates = entry->status == CH_OK && entry->puzzle.has_marks;
    entry->tail = (ChBytes){ch_text_string(&reader->other_columns),
                            entry->status == CH_OK ? reader->other_columns.length : 0};
}

/* Reads a line of a table; false for its head. */
static bool read_table(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    ChCsv other;

    if (!ch_csv_head(&other, ch_source_text(&reader->source, span), span->length)) {
        read_row(reader, entry, span);
        return true;
    }
    reader->csv = other;
    return false;
}

/* Begins a document with this line; true when it, and everything after it, cannot be read. */
static bool begin_document(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const ChPiece line = ch_span_piece(&reader->source, span);
    const ChStatus status = ch_xml_open(&reader->xml, span->number);

    reader->in_section = false;
    ch_source_back(&reader->source, span);
    if (status == CH_OK)
        return false;
    ch_entry_begin(entry, "", &(ChSpan){.number = span->number});
    entry->status = ch_piece_fault(&entry->fault, status, &line, 0, line.length);
    ch_source_pass_all(&reader->source);
    return true;
}

static void read_game(ChReader *reader, ChEntry *entry, const ChXmlGame *game)
{
    const ChPiece data = {ch_text_string(&game->data), game->data.length, game->line, game->column};

    entry->status =
        ch_opensudoku_read(&entry->puzzle, &data, &entry->has_candidates, &entry->fault);
    entry->given_known = true;
    entry->tail = (ChBytes){ch_text_string(&game->note), game->note.length};
    if (reader->keeps_remarks)
        ch_text_add(&reader->remarks, ch_text_string(&game->head), game->head.length);
}

/* Reads the document's next game, or its fault; false after its end. */
static bool read_document(ChReader *reader, ChEntry *entry)
{
    ChFault fault;
    const ChXmlGame *game;
    const ChStatus status = ch_xml_next(reader->xml, &reader->source, &game, &fault);

    if (game != NULL) {
        ch_entry_begin(entry, "", &(ChSpan){.number = game->line});
        read_game(reader, entry, game);
        return true;
    }
    ch_xml_close(reader->xml);
    reader->xml = NULL;
    if (status == CH_OK)
        return false;
    ch_entry_begin(entry, "", &(ChSpan){.number = fault.line});
    entry->status = status;
    entry->fault = fault;
    return true;
}

static void refuse_words(ChReader *reader, ChEntry *entry, const ChSpan *span, size_t indent)
{
    const ChPiece line = ch_span_piece(&reader->source, span);

    entry->status =
        ch_piece_fault(&entry->fault, CH_NO_PUZZLE, &line, indent, line.length - indent);
}

static void refuse_flaw(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const ChPiece line = ch_span_piece(&reader->source, span);

    if (span->too_long)
        entry->status = ch_piece_fault(&entry->fault, CH_LONG_LINE, &line, 0, 0);
    else
        entry->status = ch_piece_check(&line, &entry->fault);
    if (span->too_long)
        entry->fault.column = CH_LINE_MAX + 1;
}

/* ---- sections of .sdk files ---- */

static bool refuse_section(ChReader *reader, ChEntry *entry)
{
    const ChSpan header = {.number = reader->section};

    ch_entry_begin(entry, "", &header);
    entry->status = ch_fault_words(&entry->fault, CH_GRID_ROWS, reader->section, 1, "0");
    reader->section = 0;
    reader->entries++;
    return true;
}

/* Enters a section; true when an earlier [Puzzle] had no grid. */
static bool enter_section(ChReader *reader, ChEntry *entry, const ChSpan *span, size_t indent)
{
    const char *const name = ch_source_text(&reader->source, span) + indent;
    const size_t before = reader->section;

    reader->in_section = !ch_section_is(name, span->length - indent, "[puzzle]");
    if (before != 0)
        refuse_section(reader, entry);
    reader->section = reader->in_section ? 0 : span->number;
    return before != 0;
}

/* ---- the stream ---- */

/* Keeps a comment, but no ruling, up to CH_REMARKS_MAX bytes in all. */
static void keep_remark(ChReader *reader, const ChSpan *span)
{
    const char *const line = ch_source_text(&reader->source, span);
    size_t indent = 0;

    while (line[indent] == ' ' || line[indent] == '\t')
        indent++;
    if (!reader->keeps_remarks || reader->remarks.length + span->length > CH_REMARKS_MAX ||
        (line[indent] != '#' && line[indent] != '/') ||
        ch_text_flaw(line, span->length) < span->length)
        return;
    ch_text_add(&reader->remarks, line, span->length);
    ch_text_char(&reader->remarks, '\n');
}

/* Passes the comments since the last entry to this one. */
static void attach_remarks(ChReader *reader, ChEntry *entry)
{
    entry->remarks = (ChBytes){ch_text_string(&reader->remarks), reader->remarks.length};
    reader->remarks.length = 0;
}

/* Reads the record that begins with this line; false when there is nothing in it. */
static bool read_record(ChReader *reader, ChEntry *entry, const ChSpan *span)
{
    const ChLineShape shape = ch_span_shape(&reader->source, span);

    if (shape.form == CH_FORM_REMARK)
        keep_remark(reader, span);
    if (shape.form == CH_FORM_BLANK || shape.form == CH_FORM_REMARK)
        return false;
    if (ch_opensudoku_begins(ch_source_text(&reader->source, span) + shape.indent,
                             span->length - shape.indent))
        return begin_document(reader, entry, span);
    if (shape.form == CH_FORM_SECTION)
        return enter_section(reader, entry, span, shape.indent);
    if (reader->in_section)
        return false;
    if (reader->csv.separator != 0 && shape.form != CH_FORM_FLAWED)
        return read_table(reader, entry, span);
    ch_entry_begin(entry, ch_source_text(&reader->source, span), span);
    switch (shape.form) {
    case CH_FORM_LINE:
        read_line(reader, entry, span, shape.indent);
        break;
    case CH_FORM_LIBRARY:
        read_library(reader, entry, span);
        break;
    case CH_FORM_LINK:
        read_link(reader, entry, span, shape.indent);
        break;
    case CH_FORM_JSON:
        read_json(reader, entry, span);
        break;
    case CH_FORM_WORDS:
        if (ch_csv_head(&reader->csv, ch_source_text(&reader->source, span), span->length))
            return false;
        refuse_words(reader, entry, span, shape.indent);
        break;
    case CH_FORM_FLAWED:
        refuse_flaw(reader, entry, span);
        break;
    default:
        if (!read_grid(reader, entry, span))
            return false;
    }
    reader->section = 0;
    return true;
}

/* Makes the last entries when there are no more lines. */
static bool finish_input(ChReader *reader, ChEntry *entry)
{
    const ChSpan nothing = {.number = reader->source.line};

    if (reader->section != 0)
        return refuse_section(reader, entry);
    if (reader->done)
        return false;
    reader->done = true;
    ch_entry_begin(entry, "", &nothing);
    if (reader->source.failed)
        entry->status = ch_fault_words(&entry->fault, CH_IO, nothing.number, 0, "");
    else if (reader->entries == 0)
        entry->status = ch_fault_words(&entry->fault, CH_EMPTY_INPUT, nothing.number, 1, "");
    return entry->status != CH_OK;
}

bool ch_reader_next(ChReader *reader, ChEntry *entry)
{
    ChSpan span;

    for (;;) {
        if (reader->xml != NULL && read_document(reader, entry))
            break;
        ch_source_mark(&reader->source);
        if (!ch_source_line(&reader->source, &span)) {
            if (!finish_input(reader, entry))
                return false;
            if (entry->status != CH_EMPTY_INPUT)
                attach_remarks(reader, entry);
            return true;
        }
        if (!reader->in_section && reader->csv.separator == 0 && read_plain(reader, entry, &span)) {
            reader->section = 0;
            break;
        }
        if (read_record(reader, entry, &span))
            break;
    }
    attach_remarks(reader, entry);
    if (reader->remarks.failed || reader->other_columns.failed)
        entry->status = ch_fault_words(&entry->fault, CH_NO_MEMORY, entry->line, 0, "");
    reader->entries++;
    return true;
}

ChStatus ch_puzzle_read(ChPuzzle *puzzle, const char *text, size_t length, ChFault *fault)
{
    ChReader reader;
    ChEntry entry;

    ch_reader_open_text(&reader, text, length);
    ch_reader_next(&reader, &entry);
    if (entry.status == CH_OK) {
        *puzzle = entry.puzzle;
        if (ch_reader_next(&reader, &entry) && entry.status == CH_OK)
            entry.status =
                ch_fault(&entry.fault, CH_SECOND_PUZZLE, entry.line, 1, entry.text, entry.length);
    }
    ch_reader_close(&reader);
    if (entry.status != CH_OK && fault != NULL)
        *fault = entry.fault;
    return entry.status;
}
