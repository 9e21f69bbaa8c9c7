/* book_parts.c - see book_parts.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "book_parts.h"

#include <cairo-pdf.h>
#include <stdio.h>
#include <string.h>

#include "screen.h"

enum {
    LINE_BYTES = 512, /* the longest line, in bytes */
    SMALL = 9,        /* in points */
    FOOTER = 28       /* in points, from the lower edge to the line of the footer */
};

/* ---- pages ---- */

void ch_book_start_page(ChBook *book)
{
    if (!book->flows)
        return;
    book->page++;
    book->column = 0;
    book->tight = 0;
    if (book->header.length > 0) {
        ch_book_write(book, ch_text_whole(&book->header), CH_BOOK_HEADING, true);
        book->y += CH_BOOK_LEADING / 2;
    }
    book->is_blank = true;
}

/* Writes a line of the footer that ends at RIGHT, or starts at the left edge where RIGHT is 0. */
static void write_footer(ChBook *book, const char *line, double right)
{
    cairo_text_extents_t extents;

    ch_screen_font(book->cairo, line, book->language, false);
    cairo_set_font_size(book->cairo, SMALL);
    cairo_text_extents(book->cairo, line, &extents);
    cairo_set_source_rgb(book->cairo, 0.35, 0.35, 0.35);
    cairo_move_to(book->cairo, right > 0 ? right - extents.x_advance : CH_BOOK_EDGE,
                  book->height - FOOTER);
    cairo_show_text(book->cairo, line);
}

void ch_book_end_page(ChBook *book)
{
    char number[16];

    if (!book->flows)
        return;
    snprintf(number, sizeof number, "%u", book->page);
    write_footer(book, ch_text_whole(&book->footer), 0);
    write_footer(book, number, book->width - CH_BOOK_EDGE);
}

void ch_book_turn(ChBook *book)
{
    ch_book_end_page(book);
    cairo_show_page(book->cairo);
    book->y = CH_BOOK_EDGE;
    ch_book_start_page(book);
}

/* ---- words ---- */

static void write_line(ChBook *book, const char *line, int size, bool bold)
{
    ch_screen_font(book->cairo, line, book->language, bold);
    cairo_set_font_size(book->cairo, size);
    cairo_set_source_rgb(book->cairo, 0, 0, 0);
    cairo_move_to(book->cairo, CH_BOOK_EDGE, book->y + size);
    cairo_show_text(book->cairo, line);
    book->y += CH_BOOK_LEADING * size / CH_BOOK_WORDS;
}

/* Returns how many bytes of the text fit in one line.  The line ends before a blank or a line end;
 * within a word only where the word is longer than the line. */
static size_t line_length(ChBook *book, const char *text, int size, bool bold)
{
    char line[LINE_BYTES];
    size_t best = 0;

    cairo_set_font_size(book->cairo, size);
    for (size_t i = 0; i < LINE_BYTES - 1; i++) {
        const bool ends = text[i] == '\0' || text[i] == '\n';
        cairo_text_extents_t extents;
        if (!ends && text[i] != ' ' && ((unsigned char)text[i] & 0xc0) == 0x80)
            continue;
        memcpy(line, text, i);
        line[i] = '\0';
        ch_screen_font(book->cairo, line, book->language, bold);
        cairo_text_extents(book->cairo, line, &extents);
        if (extents.x_advance > book->width - 2 * CH_BOOK_EDGE)
            return best > 0 ? best : i > 0 ? i - 1 : 0;
        if (ends)
            return i;
        if (text[i] == ' ')
            best = i;
    }
    return best > 0 ? best : LINE_BYTES - 4;
}

void ch_book_write(ChBook *book, const char *words, int size, bool bold)
{
    while (*words != '\0') {
        char line[LINE_BYTES];
        size_t length = line_length(book, words, size, bold);
        if (length == 0 && *words != '\n' && *words != ' ')
            length = 1;
        while (length > 0 && ((unsigned char)words[length] & 0xc0) == 0x80)
            length--;
        memcpy(line, words, length);
        line[length] = '\0';
        if (book->y + CH_BOOK_LEADING > book->height - CH_BOOK_EDGE)
            ch_book_turn(book);
        write_line(book, line, size, bold);
        words += length;
        words += *words == ' ' || *words == '\n';
    }
}
