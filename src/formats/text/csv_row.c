/* csv_row.c - see csv_row.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "csv_row.h"

#include <string.h>

#include "cells_line.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Returns the field at the start of a piece, with its quotation marks but without its separator. */
static ChPiece field_of(const ChPiece *piece, char separator)
{
    bool quoted = false;
    size_t length = 0;

    for (; length < piece->length && (quoted || piece->text[length] != separator); length++)
        quoted ^= piece->text[length] == '"';
    return ch_piece_head(*piece, length);
}

/* Returns a field without the blanks around it and without quotation marks. */
static ChPiece trim_field(ChPiece field)
{
    while (field.length > 0 && is_blank(field.text[field.length - 1]))
        field.length--;
    while (field.length > 0 && is_blank(field.text[0]))
        field = ch_piece_rest(field, 1);
    if (field.length >= 2 && field.text[0] == '"' && field.text[field.length - 1] == '"')
        return ch_piece_rest(ch_piece_head(field, field.length - 1), 1);
    return field;
}

static bool is_word(ChPiece field, const char *word)
{
    field = trim_field(field);
    if (field.length != strlen(word))
        return false;
    for (size_t i = 0; i < field.length; i++)
        if ((field.text[i] | 0x20) != word[i])
            return false;
    return true;
}

static bool read_head(ChCsv *csv, const char *line, size_t length, char separator)
{
    ChPiece rest = {line, length, 1, 1};

    *csv = (ChCsv){.column = SIZE_MAX};
    for (bool more = true; more; csv->columns++) {
        const ChPiece field = field_of(&rest, separator);
        if (csv->column == SIZE_MAX && (is_word(field, "puzzle") || is_word(field, "quizzes")))
            csv->column = csv->columns;
        more = field.length < rest.length;
        rest = ch_piece_rest(rest, field.length + more);
    }
    if (csv->column < csv->columns)
        csv->separator = separator;
    return csv->separator != 0;
}

bool ch_csv_head(ChCsv *csv, const char *line, size_t length)
{
    for (const char *separator = ",;\t"; *separator != '\0'; separator++)
        if (read_head(csv, line, length, *separator))
            return true;
    return false;
}

/* ---- rows ---- */

/* Adds the content of a field: in quotation marks, doubled quotation marks become single. */
static void add_field(ChText *text, ChPiece field)
{
    const ChPiece content = trim_field(field);
    const bool quoted = content.text > field.text && content.text[-1] == '"';

    for (size_t i = 0; i < content.length; i++) {
        ch_text_char(text, content.text[i]);
        if (quoted && content.text[i] == '"' && i + 1 < content.length &&
            content.text[i + 1] == '"')
            i++;
    }
}

ChStatus ch_csv_read(const ChCsv *csv, ChPuzzle *puzzle, const ChPiece *line, bool *placed,
                     ChText *text, ChFault *fault)
{
    ChPiece rest = *line;
    size_t end;
    size_t column = 0;
    ChStatus status = ch_piece_check(line, fault);

    for (bool more = true; more && status == CH_OK; column++) {
        const ChPiece field = field_of(&rest, csv->separator);
        const ChPiece cells = trim_field(field);
        more = field.length < rest.length;
        if (column == csv->column) {
            status = ch_cells_read(puzzle, &cells, &end, placed, fault);
            if (status == CH_OK && end < cells.length)
                status = ch_piece_fault(fault, CH_CELLS_END, &cells, end, cells.length - end);
        } else if (csv->columns == 2) {
            add_field(text, field);
        } else {
            if (text->length > 0)
                ch_text_char(text, csv->separator);
            ch_text_add(text, field.text, field.length);
        }
        rest = ch_piece_rest(rest, field.length + more);
    }
    if (status == CH_OK && column <= csv->column)
        status = ch_piece_fault(fault, CH_NO_PUZZLE, line, 0, line->length);
    return status;
}
