/* book.c - PDF books; see picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cairo-pdf.h>
#include <stdlib.h>
#include <string.h>

#include "book_parts.h"
#include "screen.h"

enum { PICTURE_WIDTH = 440, LINE_BYTES = 512 /* the longest line, in bytes */ };

ChStatus ch_book_open(ChBook **book, ChText *out, const char *title)
{
    ChBook *const made = calloc(1, sizeof *made);

    *book = made;
    if (made == NULL)
        return CH_NO_MEMORY;
    made->width = CH_A4_WIDTH;
    made->height = CH_A4_HEIGHT;
    made->surface = ch_screen_pdf(out, made->width, made->height, title);
    made->cairo = cairo_create(made->surface);
    return CH_OK;
}

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

void ch_book_turn(ChBook *book)
{
    ch_book_end_page(book);
    cairo_show_page(book->cairo);
    book->y = CH_BOOK_EDGE;
    ch_book_start_page(book);
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

void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words)
{
    book->y = CH_BOOK_EDGE;
    if (picture != NULL)
        book->language = picture->language;
    ch_book_write(book, heading, CH_BOOK_HEADING, true);
    if (picture != NULL) {
        ChPicture scaled = *picture;
        scaled.width = PICTURE_WIDTH;
        cairo_save(book->cairo);
        cairo_translate(book->cairo, CH_BOOK_EDGE, book->y + CH_BOOK_LEADING / 2);
        ch_screen_draw(book->cairo, picture, PICTURE_WIDTH);
        cairo_restore(book->cairo);
        book->y += ch_picture_height(&scaled) + CH_BOOK_LEADING;
    }
    ch_book_write(book, words, CH_BOOK_WORDS, false);
    cairo_show_page(book->cairo);
}

void ch_book_picture(ChBook *book, const ChPicture *picture)
{
    const unsigned width = ch_screen_width(picture);

    cairo_pdf_surface_set_size(book->surface, width, ch_picture_height(picture));
    ch_screen_sheet(book->cairo, picture, width);
    cairo_show_page(book->cairo);
}

ChStatus ch_book_close(ChBook *book)
{
    if (book->flows && !book->is_blank) {
        ch_book_end_page(book);
        cairo_show_page(book->cairo);
    }
    const ChStatus status = ch_screen_end(book->cairo, book->surface);

    ch_text_free(&book->header);
    ch_text_free(&book->footer);
    free(book);
    return status;
}
