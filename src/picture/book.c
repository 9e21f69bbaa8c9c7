/* book.c - PDF books; see picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cairo-pdf.h>
#include <stdlib.h>

#include "book_parts.h"
#include "screen.h"

enum { PICTURE_WIDTH = 440 };

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
