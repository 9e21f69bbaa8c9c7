/* no_cairo.c - what a program built without cairo says of PNG and PDF.
 *
 * SPDX-License-Identifier: MIT
 */
#include "book.h"

ChStatus ch_picture_png(ChText *out, const ChPicture *picture)
{
    (void)out;
    (void)picture;
    return CH_NO_CAIRO;
}

ChStatus ch_picture_pdf(ChText *out, const ChPicture *picture)
{
    return ch_picture_png(out, picture);
}

bool ch_picture_can_write(ChLanguage language)
{
    (void)language;
    return true;
}

ChStatus ch_book_open(ChBook **book, ChText *out, const char *title)
{
    (void)out;
    (void)title;
    *book = NULL;
    return CH_NO_CAIRO;
}

void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words)
{
    (void)book;
    (void)heading;
    (void)picture;
    (void)words;
}

ChStatus ch_book_close(ChBook *book)
{
    (void)book;
    return CH_NO_CAIRO;
}
