/* book.h - pages of a picture and words each, as one PDF.
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

/* Ends it; the first thing that went wrong. */
ChStatus ch_book_close(ChBook *book);

#endif
