/* painter.h - the module that draws PNG and PDF.
 *
 * Cairo pulls in some twenty libraries, which would make each start of the command several times
 * slower.  So the code that needs cairo is a module, crosshatch-pictures.so, which the command and
 * the library load only for a PNG or a PDF.  The module exports one symbol, `ch_painter`.
 *
 *      painter.c  -->  ch_painter_load()  -->  ch_painter_open()  -->  module: ch_painter
 *                      loader.c                painter_open.c          book*.c, cairo_canvas.c,
 *                      library_loader.c                                fonts.c
 *                      no_cairo.c: NULL
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PAINTER_H
#define CH_PICTURE_PAINTER_H

#include "picture.h"
#include "plot.h"

/* The build of a module.  The module and the command share private structs, so a module serves only
 * the command of its own build; these members identify that build. */
typedef struct ChPainterMake {
    char version[32];
    size_t picture, board, step, plot; /* the sizes of ChPicture, ChBoard, ChStepRecord, ChPlot */
} ChPainterMake;

/* The functions of picture.h and plot.h that need cairo. */
typedef struct ChPainter {
    ChPainterMake make; /* always the first member */
    ChStatus (*png)(ChText *out, const ChPicture *picture);
    ChStatus (*plot_png)(ChText *out, const ChPlot *plot, ChLanguage language);
    bool (*can_write)(ChLanguage language);
    ChStatus (*book_open)(ChBook **book, ChText *out, const char *title);
    void (*book_page)(ChBook *book, const char *heading, const ChPicture *picture,
                      const char *words);
    void (*book_picture)(ChBook *book, const ChPicture *picture);
    void (*book_flow)(ChBook *book, const ChFlow *flow);
    void (*book_heading)(ChBook *book, const char *heading);
    void (*book_words)(ChBook *book, const char *words);
    void (*book_figure)(ChBook *book, const char *label, const ChPicture *picture,
                        ChGallery gallery);
    void (*book_break)(ChBook *book);
    ChStatus (*book_close)(ChBook *book);
} ChPainter;

#define CH_PAINTER_MAKE                                                                            \
    {                                                                                              \
        .version = CH_VERSION, .picture = sizeof(ChPicture), .board = sizeof(ChBoard),             \
        .step = sizeof(ChStepRecord), .plot = sizeof(ChPlot)                                       \
    }

/* Returns the painter of this build; NULL where there is none. */
const ChPainter *ch_painter_load(void);

/* Returns the painter of the module in a file, if that is of this build; otherwise NULL. */
const ChPainter *ch_painter_open(const char *path);

#endif
