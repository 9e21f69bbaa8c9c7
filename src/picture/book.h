/* book.h - a PDF of several pages: each an A4 page with a picture and text, or a picture alone in
 * its own size.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_BOOK_H
#define CH_PICTURE_BOOK_H

#include "picture.h"

typedef struct ChBook ChBook;

/* Starts a book that is appended to OUT; ch_book_close() frees it.  Returns CH_NO_CAIRO or
 * CH_NO_MEMORY on failure. */
ChStatus ch_book_open(ChBook **book, ChText *out, const char *title);

/* Adds a page: the heading, the picture (or NULL), then the words.  They break at blanks and line
 * ends, and continue on further pages as needed. */
void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words);

/* Adds a page that is the picture alone, in the picture's own width. */
void ch_book_picture(ChBook *book, const ChPicture *picture);

/* Ends and frees the book; returns the first error. */
ChStatus ch_book_close(ChBook *book);

#endif
