/* picture.h - a board, and the pattern of a step on it, as SVG, PNG or PDF.
 *
 * Everything is read from the step record: its conclusions and the marks of its pattern.  Colour is
 * never the only distinction: a candidate of the pattern is a green disc, an eliminated one is
 * crossed out, a fin is square, an endo-fin a diamond; strong links are solid and weak ones dashed.
 *
 *      id             element
 *      r4c6           the cell
 *      r4c6-3         a candidate, or the digit in the cell
 *      link-2         the second link (of several strokes if it has groups at its ends)
 *      way-2          the second arrow of a net, of which only the shortest paths are drawn
 *      house-b5       a house of the pattern;  cover-c3  a cover
 *      sets-r4c6      the frame around the letters of a cell's sets
 *      legend-fin     the legend's line for a class of tones.def
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PICTURE_H
#define CH_PICTURE_PICTURE_H

#include <crosshatch/types.h>

#include "board.h"
#include "message.h"
#include "record.h"
#include "text.h"

enum { CH_PALETTES = CH_PALETTE_PRINT + 1, CH_PICTURE_PREFIX = 16, CH_PICTURE_WIDEST = 20000 };

/* A picture to draw.  Strings are borrowed while it is drawn. */
typedef struct ChPicture {
    const ChBoard *board;     /* the board before the step; may be unsolvable */
    const ChStepRecord *step; /* NULL for the board alone */
    ChPencil pencil;
    ChPalette palette;
    bool coordinates;        /* r1 to r9 and c1 to c9 at the edges */
    bool legend;             /* a line for each kind of thing in the pattern, below the board */
    ChLanguage language;     /* of the legend, the title and the description */
    const char *title;       /* read first by a screen reader; NULL for none */
    const char *description; /* read after the title; NULL for none */
    /* The beginning of every id, for several pictures in a page: a letter, then letters, digits and
     * hyphens, fewer than CH_PICTURE_PREFIX in all; NULL for none. */
    const char *prefix;
    const ChCellSet *news; /* in characters only: digits of the board to show as placed; or NULL */
    /* In SVG, PNG and PDF only: by cell, the number of the step that placed its digit, or 0; NULL
     * for none. */
    const uint16_t *turn;
    unsigned width; /* in pixels, or points in a PDF; 0: one per unit */
} ChPicture;

/* Adds the title and the description that a screen reader reads for the picture of a step; with
 * STEP NULL, of a board alone. */
void ch_picture_caption(ChText *title, ChText *description, ChLanguage language,
                        const ChBoard *board, const ChStepRecord *step);

/* Returns the height of the picture at its width. */
unsigned ch_picture_height(const ChPicture *picture);

/* Adds the picture to OUT as SVG; OUT->failed is set when memory runs out.  The SVG has no XML
 * declaration, so that it can be embedded in a page. */
void ch_picture_svg(ChText *out, const ChPicture *picture);

/* How much of a grid is drawn in characters: the rows or columns that matter to the step, if they
 * are few; the whole; nothing. */
typedef enum ChGridExtent { CH_GRID_AUTO, CH_GRID_FULL, CH_GRID_NONE } ChGridExtent;

/* What a terminal can show, and what the user wants on it.  All zero: plain ASCII, 80 columns. */
typedef struct ChTerminal {
    bool unicode; /* it has characters for lines */
    int width;    /* in characters; 0: 80 */
    ChGridExtent extent;
} ChTerminal;

/* Adds the picture in characters.  A tone is a colour, or without COLOURS a sign behind the digit;
 * the legend explains those in use.  On a narrow terminal, where cells have no room for signs, they
 * replace the digits. */
void ch_picture_terminal(ChText *out, const ChPicture *picture, bool colours,
                         const ChTerminal *terminal);

/* Adds the picture as PNG; returns CH_NO_CAIRO where the program was built without cairo.  A PDF is
 * a book. */
ChStatus ch_picture_png(ChText *out, const ChPicture *picture);

/* Reports whether there is a font for PNG and PDF that has the letters of a language. */
bool ch_picture_can_write(ChLanguage language);

/* Adds a text escaped for XML and HTML, also for quoted attributes. */
void ch_picture_words(ChText *out, const char *text);

/* ---- books ---- */

/* A PDF of several pages: each an A4 page with a picture and text, or a picture alone in its own
 * size. */
typedef struct ChBook ChBook;

/* Starts a book that is appended to OUT; ch_book_close() frees it.  Returns CH_NO_CAIRO or
 * CH_NO_MEMORY on failure. */
ChStatus ch_book_open(ChBook **book, ChText *out, const char *title);

/* Adds a page: the heading, the picture (or NULL), then the words.  They break at blanks and line
 * ends, and continue on further pages as needed. */
void ch_book_page(ChBook *book, const char *heading, const ChPicture *picture, const char *words);

/* Adds a page that is the picture alone, in the picture's own width. */
void ch_book_picture(ChBook *book, const ChPicture *picture);

/* ---- books whose content flows ---- */

/* The pages of such a book.  Strings may be NULL. */
typedef struct ChFlow {
    ChPaper paper;
    ChLanguage language;
    const char *header; /* at the top of each page */
    const char *footer; /* at the bottom of each page, before its number */
} ChFlow;

/* The arrangement of figures: in COLUMNS, and so small that ROWS of them fill a page; ROWS 0: as
 * wide as their columns.  LINES of words that follow a figure share its part of the page. */
typedef struct ChGallery {
    int columns, rows, lines;
} ChGallery;

/* Makes the content of an empty book flow, instead of one page for each call. */
void ch_book_flow(ChBook *book, const ChFlow *flow);

/* Add a heading, a paragraph, and a picture with its label.  What does not fit starts a page. */
void ch_book_heading(ChBook *book, const char *heading);
void ch_book_words(ChBook *book, const char *words);
void ch_book_figure(ChBook *book, const char *label, const ChPicture *picture, ChGallery gallery);

/* Starts a new page, unless nothing is on this one. */
void ch_book_break(ChBook *book);

/* Ends and frees the book; returns the first error. */
ChStatus ch_book_close(ChBook *book);

#endif
