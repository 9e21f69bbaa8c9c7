/* ansi.c - see ansi.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "ansi.h"

#include <string.h>

#include "grid_print.h"

static const char *const CODE[] = {
    [CH_ANSI_PLAIN] = "",
    [CH_ANSI_BOLD] = "\033[1m",
    [CH_ANSI_NEWS] = "\033[32m",
};

void ch_ansi_begin(ChText *out, bool colours, ChAnsiStyle style)
{
    if (colours)
        ch_text_puts(out, CODE[style]);
}

void ch_ansi_end(ChText *out, bool colours, ChAnsiStyle style)
{
    if (colours && style != CH_ANSI_PLAIN)
        ch_text_puts(out, "\033[0m");
}

static ChAnsiStyle style_of_cell(int cell, const ChCellSet *givens, const ChCellSet *news)
{
    if (news != NULL && ch_cells_has(news, cell))
        return CH_ANSI_NEWS;
    return ch_cells_has(givens, cell) ? CH_ANSI_BOLD : CH_ANSI_PLAIN;
}

static bool is_cell(char character)
{
    return character == '.' || (character >= '1' && character <= '9');
}

void ch_ansi_grid(ChText *out, bool colours, const uint8_t *digit, const ChCellSet *givens,
                  const ChCellSet *news)
{
    ChText plain = CH_TEXT_EMPTY;
    int place = 0; /* of the next cell, row by row */

    ch_print_grid(&plain, digit, NULL);
    for (const char *at = ch_text_string(&plain); *at != '\0'; at++) {
        const ChAnsiStyle style =
            is_cell(*at) && place < CH_CELLS
                ? style_of_cell(CH_CELL_AT(place / 9, place % 9), givens, news)
                : CH_ANSI_PLAIN;
        ch_ansi_begin(out, colours, style);
        ch_text_char(out, *at);
        ch_ansi_end(out, colours, style);
        place += is_cell(*at);
    }
    out->failed |= plain.failed;
    ch_text_free(&plain);
}

/* Adds the first line of a text; returns the rest behind it. */
static const char *put_line(ChText *out, const char *text)
{
    const size_t length = strcspn(text, "\n");

    ch_text_add(out, text, length);
    return text[length] == '\n' ? text + length + 1 : text + length;
}

void ch_ansi_pair(ChText *out, bool colours, const uint8_t *left, const uint8_t *right,
                  const ChCellSet *givens, const ChCellSet *news)
{
    ChText one = CH_TEXT_EMPTY;
    ChText two = CH_TEXT_EMPTY;

    ch_ansi_grid(&one, colours, left, givens, news);
    ch_ansi_grid(&two, colours, right, givens, news);
    const char *other = ch_text_string(&two);
    for (const char *at = ch_text_string(&one); *at != '\0';) {
        at = put_line(out, at);
        ch_text_puts(out, "   ");
        other = put_line(out, other);
        ch_text_char(out, '\n');
    }
    out->failed |= one.failed | two.failed;
    ch_text_free(&one);
    ch_text_free(&two);
}
