/* book.h - pages as one PDF: each a picture with words on A4, or a picture alone in its own size.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_BOOK_H
#define CH_PICTURE_BOOK_H

#include "picture.h"

typedef struct ChBook ChBook;

/* Starts a book that is added to OUT; CH_NO_CAIRO, CH_NO_MEMORY. */
ChStatus ch_book_open(ChBook **book, ChText *out, const char *title);

/* A page: the heading, the picture (or NULL), then the words, which break at blanks and line ends
 * and go on over as many pages as they need. */
void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words);

/* A page that is the picture alone, as wide as it says. */
void ch_book_picture(ChBook *book, const ChPicture *picture);

/* Ends it; the first thing that went wrong. */
ChStatus ch_book_close(ChBook *book);

#endif
