/* picture.h - a board, and the pattern of a step on it, as SVG, PNG or PDF.
 *
 * Everything is read from the step record: its conclusions and the marks of its pattern.  Colour is
 * never alone: what belongs to the pattern is a green disc, what goes is crossed out, a fin is
 * square, an endo fin a diamond; strong links are solid and weak ones dashed.
 *
 *      id             what
 *      r4c6           the cell
 *      r4c6-3         a candidate, or the digit in the cell
 *      link-2         the second link (of several strokes if it has groups at its ends)
 *      way-2          the second arrow of a net, of which only the shortest ways are drawn
 *      house-b5       a house of the pattern;  cover-c3  a cover
 *      sets-r4c6      the frame round the letters of a cell's sets
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

/* Strings are only looked at while the picture is drawn. */
typedef struct ChPicture {
    const ChBoard *board;     /* before the step; may be one that cannot be solved */
    const ChStepRecord *step; /* NULL: the board alone */
    ChPencil pencil;
    ChPalette palette;
    bool coordinates;        /* r1 to r9 and c1 to c9 at the edges */
    bool legend;             /* a line for each kind of thing in the pattern, below the board */
    ChLanguage language;     /* of the legend, and of the texts that follow */
    const char *title;       /* what a screen reader says first; NULL for none */
    const char *description; /* and then; NULL for none */
    const char *prefix;      /* of every id, for several pictures in a page; NULL for none: a
                                letter, then letters, digits and hyphens, in all fewer than
                                CH_PICTURE_PREFIX */
    unsigned width;          /* in pixels; of a PDF in points; 0: one a unit */
} ChPicture;

/* Adds what a screen reader is to say of the picture of a step, or with STEP NULL of a board
 * alone. */
void ch_picture_caption(ChText *title, ChText *description, ChLanguage language,
                        const ChBoard *board, const ChStepRecord *step);

/* How high the picture is at its width. */
unsigned ch_picture_height(const ChPicture *picture);

/* Add the picture to OUT, whose `failed` tells when memory ran out; an SVG without the line of a
 * document that stands for itself, so that it can stand in a page too. */
void ch_picture_svg(ChText *out, const ChPicture *picture);

/* The same in characters, for a terminal: a ruled grid, and with SIGNS behind digits what COLOURS
 * say, and the legend, a line a sign.  Without SIGNS it is the grid of ch_print_candidates(), at
 * most coloured. */
void ch_picture_terminal(ChText *out, const ChPicture *picture, bool colours, bool signs);

/* CH_NO_CAIRO where the program was built without it.  A PDF is a book (book.h). */
ChStatus ch_picture_png(ChText *out, const ChPicture *picture);

/* Whether there is a font for PNG and PDF that has the letters of a language. */
bool ch_picture_can_write(ChLanguage language);

/* A text as XML and HTML take it, in quotation marks too. */
void ch_picture_words(ChText *out, const char *text);

#endif
