/* book_parts.h - the state of a PDF book, shared by its two kinds of pages: pages of one picture
 * (book.c), and content that flows from page to page (book_flow.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_BOOK_PARTS_H
#define CH_PICTURE_BOOK_PARTS_H

#include "picture.h"

struct _cairo;
struct _cairo_surface;

enum { /* in points */
       CH_A4_WIDTH = 595,
       CH_A4_HEIGHT = 842,
       CH_BOOK_EDGE = 56,
       CH_BOOK_HEADING = 16,
       CH_BOOK_WORDS = 11,
       CH_BOOK_LEADING = 16
};

struct ChBook {
    struct _cairo_surface *surface;
    struct _cairo *cairo;
    ChLanguage language;
    double width, height; /* of the paper */
    double y;             /* the page is filled down to here */

    /* Of a book whose content flows: */
    bool flows;
    bool is_blank; /* nothing was written on the page since its header */
    unsigned page; /* the number of the page, from 1 */
    ChText header; /* at the top of each page */
    ChText footer; /* at the bottom of each page, before its number */
    int column;    /* of the next figure */
    double row;    /* the height of the row of figures, with the blank below it */
    double tight;  /* its height without that; 0: no figure came last */
};

/* Writes words from the current height on, broken into lines, and on further pages as needed. */
void ch_book_write(ChBook *book, const char *words, int size, bool bold);

/* Ends the page and starts the next. */
void ch_book_turn(ChBook *book);

/* Write the footer and the header of a page, if the content flows. */
void ch_book_end_page(ChBook *book);
void ch_book_start_page(ChBook *book);

#endif
