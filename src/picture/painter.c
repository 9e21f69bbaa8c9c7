/* painter.c - forwards PNG and PDF to the module, or returns CH_NO_CAIRO without one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "painter.h"

ChStatus ch_picture_png(ChText *out, const ChPicture *picture)
{
    const ChPainter *const painter = ch_painter_load();

    return painter != NULL ? painter->png(out, picture) : CH_NO_CAIRO;
}

ChStatus ch_plot_png(ChText *out, const ChPlot *plot, ChLanguage language)
{
    const ChPainter *const painter = ch_painter_load();

    return painter != NULL ? painter->plot_png(out, plot, language) : CH_NO_CAIRO;
}

/* Returns true without a painter, so that the caller reports the missing painter rather than a
 * missing font. */
bool ch_picture_can_write(ChLanguage language)
{
    const ChPainter *const painter = ch_painter_load();

    return painter == NULL || painter->can_write(language);
}

ChStatus ch_book_open(ChBook **book, ChText *out, const char *title)
{
    const ChPainter *const painter = ch_painter_load();

    *book = NULL;
    return painter != NULL ? painter->book_open(book, out, title) : CH_NO_CAIRO;
}

void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_page(book, heading, picture, words);
}

void ch_book_picture(ChBook *book, const ChPicture *picture)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_picture(book, picture);
}

void ch_book_flow(ChBook *book, const ChFlow *flow)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_flow(book, flow);
}

void ch_book_heading(ChBook *book, const char *heading)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_heading(book, heading);
}

void ch_book_words(ChBook *book, const char *words)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_words(book, words);
}

void ch_book_figure(ChBook *book, const char *label, const ChPicture *picture, ChGallery gallery)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_figure(book, label, picture, gallery);
}

void ch_book_break(ChBook *book)
{
    const ChPainter *const painter = ch_painter_load();

    if (painter != NULL)
        painter->book_break(book);
}

ChStatus ch_book_close(ChBook *book)
{
    const ChPainter *const painter = ch_painter_load();

    return painter != NULL ? painter->book_close(book) : CH_NO_CAIRO;
}
