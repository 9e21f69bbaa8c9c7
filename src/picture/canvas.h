/* canvas.h - what a picture is made of, and who draws it.
 *
 * A picture is laid out figure by figure, from the ground up, and handed to a canvas, which draws
 * it as SVG or through cairo.  Figures know their colours; a canvas knows nothing of Sudoku, nor of
 * the palettes.  Lengths are whole tenths of a unit, so that every machine lays out the same.
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
    CH_FIGURE_CIRCLE,    /* about point[0] */
    CH_FIGURE_POLYGON,   /* all points, closed */
    CH_FIGURE_LINE,      /* from point[0] to point[1] */
    CH_FIGURE_CURVE,     /* from point[0] to point[2]; point[1] is the control of the parabola */
    CH_FIGURE_TEXT       /* one line; point[0] is its middle, or where it starts */
} ChFigureKind;

enum { CH_FIGURE_POINTS = 6 };

typedef struct ChFigure {
    uint8_t kind; /* ChFigureKind */
    uint8_t points;
    bool dashed;
    bool bold;
    bool starts; /* a text starts at its point */
    ChPoint point[CH_FIGURE_POINTS];
    int size;      /* the radius of a circle or of corners, the height of a text's letters */
    int width;     /* of the outline or the line */
    uint32_t fill; /* of a text its letters */
    uint32_t line;
    const char *text;
    const char *id;    /* "" for none; letters, digits and hyphens */
    const char *class; /* "" for none */
} ChFigure;

typedef struct ChCanvas ChCanvas;

/* Groups nest.  SIZE and FILL are what most texts of the group have; 0 and CH_NO_INK for none. */
struct ChCanvas {
    void (*open)(ChCanvas *canvas, const char *id, const char *class, int size, uint32_t fill);
    void (*close)(ChCanvas *canvas);
    void (*draw)(ChCanvas *canvas, const ChFigure *figure);
};

#endif
