/* book.c - PDF books; see picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "picture.h"

#include <cairo-pdf.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"

enum { /* in points */
       PAGE_WIDTH = 595,
       PAGE_HEIGHT = 842,
       EDGE = 56,
       PICTURE_WIDTH = 440,
       HEADING_SIZE = 16,
       WORDS_SIZE = 11,
       LEADING = 16,
       LINE_BYTES = 512 /* the longest line, in bytes */
};

struct ChBook {
    cairo_surface_t *surface;
    cairo_t *cairo;
    ChLanguage language;
    double y; /* the page is filled down to here */
};

ChStatus ch_book_open(ChBook **book, ChText *out, const char *title)
{
    ChBook *const made = calloc(1, sizeof *made);

    *book = made;
    if (made == NULL)
        return CH_NO_MEMORY;
    made->surface = ch_screen_pdf(out, PAGE_WIDTH, PAGE_HEIGHT, title);
    made->cairo = cairo_create(made->surface);
    return CH_OK;
}

static void write_line(ChBook *book, const char *line, int size, bool bold)
{
    ch_screen_font(book->cairo, line, book->language, bold);
    cairo_set_font_size(book->cairo, size);
    cairo_set_source_rgb(book->cairo, 0, 0, 0);
    cairo_move_to(book->cairo, EDGE, book->y + size);
    cairo_show_text(book->cairo, line);
    book->y += LEADING * size / WORDS_SIZE;
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
        if (extents.x_advance > PAGE_WIDTH - 2 * EDGE)
            return best > 0 ? best : i > 0 ? i - 1 : 0;
        if (ends)
            return i;
        if (text[i] == ' ')
            best = i;
    }
    return best > 0 ? best : LINE_BYTES - 4;
}

static void write_words(ChBook *book, const char *words, int size, bool bold)
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
        if (book->y + LEADING > PAGE_HEIGHT - EDGE) {
            cairo_show_page(book->cairo);
            book->y = EDGE;
        }
        write_line(book, line, size, bold);
        words += length;
        words += *words == ' ' || *words == '\n';
    }
}

void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words)
{
    book->y = EDGE;
    if (picture != NULL)
        book->language = picture->language;
    write_words(book, heading, HEADING_SIZE, true);
    if (picture != NULL) {
        ChPicture scaled = *picture;
        scaled.width = PICTURE_WIDTH;
        cairo_save(book->cairo);
        cairo_translate(book->cairo, EDGE, book->y + LEADING / 2);
        ch_screen_draw(book->cairo, picture, PICTURE_WIDTH);
        cairo_restore(book->cairo);
        book->y += ch_picture_height(&scaled) + LEADING;
    }
    write_words(book, words, WORDS_SIZE, false);
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
    const ChStatus status = ch_screen_end(book->cairo, book->surface);

    free(book);
    return status;
}
