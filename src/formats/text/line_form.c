/* line_form.c - see line_form.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "line_form.h"

#include <string.h>

#include "cell_symbols.h"
#include "cells_line.h"
#include "geometry.h"
#include "link_line.h"

/* The first group of a grid's row has fewer cells than half a line of 81. */
enum { LINE_HEAD = 41, NUMBER_MAX = 7 };

typedef struct Tally {
    size_t cells, digits, letters, strokes, uprights, groups;
    size_t head_cells, head_letters; /* before the first gap */
    char empty, other_empty;         /* the first kind of empty cell, and a second one */
    bool dashed;                     /* three dashes or stars in a row */
} Tally;

static void tally_empty(Tally *tally, const char *line, size_t at)
{
    const char c = line[at];

    if (tally->empty == 0)
        tally->empty = c;
    else if (tally->empty != c)
        tally->other_empty = c;
    if ((c == '-' || c == '*') && at >= 2 && line[at - 1] == c && line[at - 2] == c)
        tally->dashed = true;
}

static Tally tally_line(const char *line, size_t length, size_t from)
{
    Tally tally = {0};
    bool in_head = true;
    bool in_group = false;

    for (size_t at = from; at < length;) {
        const ChSymbol symbol = ch_symbol_at(line + at, length - at);
        const bool is_cell = ch_symbol_is_cell(symbol.kind);
        const bool is_letter = symbol.kind == CH_SYMBOL_LETTER || symbol.kind == CH_SYMBOL_TAIL;

        in_head = in_head && symbol.kind != CH_SYMBOL_BLANK && symbol.kind != CH_SYMBOL_TAIL;
        tally.cells += is_cell;
        tally.digits += symbol.kind < CH_NO_DIGIT;
        tally.letters += is_letter;
        tally.strokes += symbol.kind == CH_SYMBOL_STROKE || symbol.kind == CH_SYMBOL_PLUS;
        tally.uprights += symbol.kind == CH_SYMBOL_UPRIGHT;
        tally.head_cells += is_cell && in_head;
        tally.head_letters += is_letter && in_head;
        tally.groups += is_cell && !in_group;
        in_group = is_cell;
        if (symbol.kind == CH_NO_DIGIT)
            tally_empty(&tally, line, at);
        at += symbol.size;
    }
    return tally;
}

/* Classifies a line without digits or letters: ruling of some kind, unless its dashes, stars or
 * dots are cells. */
static ChLineForm bare_form(const Tally *tally)
{
    const bool is_alike = tally->other_empty == 0;

    if (tally->cells == 0)
        return tally->strokes > 0 ? CH_FORM_RULING : CH_FORM_REMARK;
    if (tally->strokes == 0 && is_alike && tally->dashed) {
        if (tally->cells == 9)
            return CH_FORM_DASHES;
        if (tally->head_cells == CH_CELLS || tally->head_cells == CH_CANDIDATES)
            return CH_FORM_LINE;
    }
    if (tally->dashed || tally->strokes > 0)
        return CH_FORM_RULING;
    return tally->head_cells >= LINE_HEAD ? CH_FORM_LINE : CH_FORM_ROW;
}

static bool is_section(const char *line, size_t length)
{
    if (length < 3 || line[0] != '[' || line[length - 1] != ']')
        return false;
    for (size_t i = 1; i + 1 < length; i++)
        if (!((line[i] | 0x20) >= 'a' && (line[i] | 0x20) <= 'z'))
            return false;
    return true;
}

/* Returns whether a text is a number.  A row of eight or nine digits is none: it was intended as
 * cells. */
static bool is_number(const char *text, size_t length)
{
    if (length > NUMBER_MAX)
        return false;
    for (size_t i = 0; i < length; i++)
        if (text[i] < '0' || text[i] > '9')
            return false;
    return true;
}

/* Returns whether a text is cells in pieces.  Dashes and stars alone may come in pieces too, but
 * then they are ruling. */
static bool is_in_pieces(const char *text, size_t length, const Tally *tally)
{
    return tally->cells == CH_CELLS && tally->head_cells < LINE_HEAD &&
           (tally->digits > 0 || !tally->dashed) && ch_cells_in_pieces(text, length);
}

static ChLineForm form_of(const char *line, size_t length, size_t indent, const Tally *tally)
{
    if (ch_link_begins(line + indent, length - indent))
        return CH_FORM_LINK;
    if (is_in_pieces(line + indent, length - indent, tally))
        return CH_FORM_LINE;
    if (line[indent] == ':' && tally->cells >= CH_CELLS && !tally->dashed)
        return CH_FORM_LIBRARY; /* perhaps of an empty grid */
    if (tally->digits == 0 && tally->letters == 0)
        return bare_form(tally);
    if (line[indent] == '{')
        return CH_FORM_JSON;
    if (line[indent] == ':')
        return CH_FORM_LIBRARY;
    if (is_section(line + indent, length - indent))
        return CH_FORM_SECTION;
    if (tally->head_cells + tally->head_letters >= LINE_HEAD &&
        tally->head_letters <= tally->head_cells)
        return CH_FORM_LINE;
    return tally->letters > tally->cells ? CH_FORM_WORDS : CH_FORM_ROW;
}

ChLineShape ch_line_shape(const char *line, size_t length)
{
    size_t indent = 0;

    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t'))
        length--;
    while (indent < length && (line[indent] == ' ' || line[indent] == '\t'))
        indent++;
    if (indent == length)
        return (ChLineShape){.form = CH_FORM_BLANK};
    if (line[indent] == '#' || (length - indent >= 2 && memcmp(line + indent, "//", 2) == 0))
        return (ChLineShape){.form = CH_FORM_REMARK};
    if (ch_text_flaw(line, length) < length)
        return (ChLineShape){.form = CH_FORM_FLAWED};

    const Tally tally = tally_line(line, length, indent);
    return (ChLineShape){.form = form_of(line, length, indent, &tally),
                         .indent = indent,
                         .cells = tally.cells,
                         .groups = tally.groups,
                         .upright = tally.uprights > 0,
                         .number = is_number(line + indent, length - indent),
                         .empty = tally.empty};
}
