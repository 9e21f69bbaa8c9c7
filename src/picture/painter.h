/* painter.h - what draws PNG and PDF, as a module of its own.
 *
 * Cairo brings some twenty libraries, which would make each start of the command several times as
 * long.  So what needs cairo is a module, crosshatch-pictures.so, which the command loads when a
 * PNG or a PDF is asked for.  All that the module shows is `ch_painter`.
 *
 *      painter.c  -->  ch_painter_load()  -->  module: ch_painter
 *                      loader.c                book.c, cairo_canvas.c, fonts.c
 *                      no_cairo.c: NULL
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PAINTER_H
#define CH_PICTURE_PAINTER_H

#include "book.h"

/* The two sides share structs that are nobody else's business, so a module serves the command of
 * its own build only: these say whether it is one. */
typedef struct ChPainterMake {
    char version[32];
    size_t picture, board, step; /* the sizes of ChPicture, ChBoard, ChStepRecord */
} ChPainterMake;

/* What picture.h and book.h promise. */
typedef struct ChPainter {
    ChPainterMake make; /* first, for ever */
    ChStatus (*png)(ChText *out, const ChPicture *picture);
    bool (*can_write)(ChLanguage language);
    ChStatus (*book_open)(ChBook **book, ChText *out, const char *title);
    void (*book_page)(ChBook *book, const char *heading, const ChPicture *picture,
                      const char *words);
    void (*book_picture)(ChBook *book, const ChPicture *picture);
    ChStatus (*book_close)(ChBook *book);
} ChPainter;

#define CH_PAINTER_MAKE                                                                            \
    {                                                                                              \
        .version = CH_VERSION, .picture = sizeof(ChPicture), .board = sizeof(ChBoard),             \
        .step = sizeof(ChStepRecord)                                                               \
    }

/* The painter of this build; NULL where there is none. */
const ChPainter *ch_painter_load(void);

#endif
