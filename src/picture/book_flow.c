/* book_flow.c - PDF books whose headings, words and figures flow from page to page; see picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cairo-pdf.h>

#include "book_parts.h"
#include "screen.h"

enum { /* in points */
       LETTER_WIDTH = 612,
       LETTER_HEIGHT = 792,
       GAP = 24, /* between figures */
       LABEL = 18
};

void ch_book_flow(ChBook *book, const ChFlow *flow)
{
    book->flows = true;
    book->language = flow->language;
    ch_text_puts(&book->header, flow->header != NULL ? flow->header : "");
    ch_text_puts(&book->footer, flow->footer != NULL ? flow->footer : "");
    if (flow->paper == CH_PAPER_LETTER) {
        book->width = LETTER_WIDTH;
        book->height = LETTER_HEIGHT;
        cairo_pdf_surface_set_size(book->surface, book->width, book->height);
    }
    book->y = CH_BOOK_EDGE;
    ch_book_start_page(book);
}

void ch_book_break(ChBook *book)
{
    if (!book->is_blank)
        ch_book_turn(book);
}

/* ---- content ---- */

/* Ends the row of figures above something else, which follows closely. */
static void end_figures(ChBook *book)
{
    if (book->column > 0)
        book->y += book->tight;
    else if (book->tight > 0)
        book->y -= book->row - book->tight;
    book->column = 0;
    book->tight = 0;
}

static void turn_before(ChBook *book, double height)
{
    if (book->y + height > book->height - CH_BOOK_EDGE && !book->is_blank)
        ch_book_turn(book);
}

void ch_book_heading(ChBook *book, const char *heading)
{
    end_figures(book);
    turn_before(book, 6 * CH_BOOK_LEADING);
    book->y += book->is_blank ? 0 : CH_BOOK_LEADING / 2;
    ch_book_write(book, heading, CH_BOOK_HEADING - 3, true);
    book->y += CH_BOOK_LEADING / 4;
    book->is_blank = false;
}

void ch_book_words(ChBook *book, const char *words)
{
    end_figures(book);
    ch_book_write(book, words, CH_BOOK_WORDS, false);
    book->y += CH_BOOK_LEADING / 2;
    book->is_blank = false;
}

/* Returns the height of a picture for each point of its width. */
static double shape_of(const ChPicture *picture)
{
    enum { SAMPLE = 1000 };
    ChPicture sample = *picture;

    sample.width = SAMPLE;
    return ch_picture_height(&sample) / (double)SAMPLE;
}

static void write_label(ChBook *book, const char *label, double x)
{
    ch_screen_font(book->cairo, label, book->language, true);
    cairo_set_font_size(book->cairo, CH_BOOK_WORDS);
    cairo_set_source_rgb(book->cairo, 0, 0, 0);
    cairo_move_to(book->cairo, x, book->y + CH_BOOK_WORDS);
    cairo_show_text(book->cairo, label);
}

/* Returns the width, at most WIDEST, with which the rows fill a page together with their words;
 * HEIGHT is then that of a row.  Where there are so many words that the figures would be too small,
 * the page holds one. */
static double fit_width(const ChBook *book, ChGallery gallery, double shape, double widest,
                        double *height)
{
    enum { SMALLEST = 180 };
    const double top = CH_BOOK_EDGE + (book->header.length > 0 ? 6 * CH_BOOK_LEADING : 0);
    const double page = book->height - CH_BOOK_EDGE - top + GAP;
    double width = 0;

    for (int rows = gallery.rows; rows > 0 && width<SMALLEST; rows = rows> 1 ? 1 : 0) {
        *height = page / rows;
        width = (*height - LABEL - GAP - gallery.lines * CH_BOOK_LEADING) / shape;
        if (gallery.lines == 0)
            break;
    }
    return width < SMALLEST && gallery.lines > 0 ? SMALLEST : width < widest ? width : widest;
}

void ch_book_figure(ChBook *book, const char *label, const ChPicture *picture, ChGallery gallery)
{
    const double room = book->width - 2 * CH_BOOK_EDGE + GAP;
    const double shape = shape_of(picture);
    const double step = room / gallery.columns;
    double width = step - GAP;
    double height = LABEL + width * shape + GAP;

    if (gallery.rows > 0)
        width = fit_width(book, gallery, shape, width, &height);
    if (book->column == 0)
        turn_before(book, LABEL + width * shape + gallery.lines * CH_BOOK_LEADING);
    const double x = CH_BOOK_EDGE + book->column * step + (step - GAP - width) / 2;
    write_label(book, label, x);
    cairo_save(book->cairo);
    cairo_translate(book->cairo, x, book->y + LABEL);
    ch_screen_draw(book->cairo, picture, width);
    cairo_restore(book->cairo);
    const double tight = LABEL + width * shape + GAP / 2.0;
    book->row = book->column > 0 && book->row > height ? book->row : height;
    book->tight = book->column > 0 && book->tight > tight ? book->tight : tight;
    book->is_blank = false;
    book->column = (book->column + 1) % gallery.columns;
    if (book->column == 0)
        book->y += book->row;
}
