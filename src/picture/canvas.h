/* canvas.h - the figures that a picture consists of, and the interface that draws them.
 *
 * A picture is laid out figure by figure, from the background up, and passed to a canvas, which
 * draws it as SVG or through cairo.  Figures carry their colours; a canvas knows neither Sudoku nor
 * the palettes.  Lengths are integers in tenths of a unit, so that every machine computes the same
 * layout.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_CANVAS_H
#define CH_PICTURE_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#define CH_NO_INK UINT32_MAX /* a colour is 0xRRGGBB */

typedef struct ChPoint {
    int x, y;
} ChPoint;

typedef enum ChFigureKind {
    CH_FIGURE_RECTANGLE, /* point[0] and point[1] are opposite corners */
    CH_FIGURE_CIRCLE,    /* centre: point[0] */
    CH_FIGURE_POLYGON,   /* all points, closed */
    CH_FIGURE_LINE,      /* from point[0] to point[1] */
    CH_FIGURE_CURVE,     /* from point[0] to point[2]; point[1] is the control of the parabola */
    CH_FIGURE_TEXT       /* one line; point[0] is its middle, or its start */
} ChFigureKind;

enum { CH_FIGURE_POINTS = 6 };

typedef struct ChFigure {
    uint8_t kind; /* ChFigureKind */
    uint8_t points;
    bool dashed;
    bool bold;
    bool starts; /* a text starts at its point instead of being centred */
    ChPoint point[CH_FIGURE_POINTS];
    int size;      /* the radius of a circle or of corners, the height of a text's letters */
    int width;     /* the width of the outline or the line */
    uint32_t fill; /* of a text, the colour of its letters */
    uint32_t line;
    const char *text;
    const char *id;    /* "" for none; letters, digits and hyphens */
    const char *class; /* "" for none */
} ChFigure;

typedef struct ChCanvas ChCanvas;

/* The drawing interface.  Groups nest.  SIZE and FILL are the defaults for the texts of a group; 0
 * and CH_NO_INK for none. */
struct ChCanvas {
    void (*open)(ChCanvas *canvas, const char *id, const char *class, int size, uint32_t fill);
    void (*close)(ChCanvas *canvas);
    void (*draw)(ChCanvas *canvas, const ChFigure *figure);
};

#endif
