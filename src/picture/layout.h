/* layout.h - the geometry of a picture, and the figures from which its parts are drawn.
 *
 * A cell has 3 by 3 slots for its candidates and some room around them, most of it above, for the
 * letters of sets:
 *
 *      CH_CELL_SIZE = 2 * CH_CELL_PAD + 3 * CH_SLOT_SIZE = CH_CELL_HEAD + 3 * CH_SLOT_SIZE + foot
 *
 * In that room the outlines of houses have separate lanes, so that no two overlap: the outer lane
 * for boxes, the inner one for rows and columns.  The outlines of rows and columns extend beyond
 * the board's edge at both ends, where nothing else is drawn:
 *
 *      edge of the board   |  box  |  line  |  slots
 *              CH_BOX_LANE |<----->|        |
 *             CH_LINE_LANE |<-------------->|
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_LAYOUT_H
#define CH_PICTURE_LAYOUT_H

#include "canvas.h"
#include "scheme.h"

enum { /* in tenths of a unit */
       CH_SLOT_SIZE = 200,
       CH_CELL_PAD = 90,
       CH_CELL_HEAD = 110,
       CH_CELL_SIZE = 2 * CH_CELL_PAD + 3 * CH_SLOT_SIZE,
       CH_BOARD_SIZE = 9 * CH_CELL_SIZE,
       CH_BOX_LANE = 26, /* from a cell's edge to the middle of an outline */
       CH_LINE_LANE = 62,
       CH_MARGIN = 80,
       CH_NAMES_SIZE = 260, /* the space for coordinates at the left and above */
       CH_DISC = 90,        /* the radius of the form around a mark */
       CH_MARK_TEXT = 160,
       CH_DIGIT_TEXT = 470,
       CH_SMALL_TEXT = 120,
       CH_TAG_TEXT = 100,
       CH_LEGEND_ROW = 270,
       CH_LEGEND_COLUMNS = 2,
       CH_LEGEND_TEXT = 155
};

enum { CH_ID_SIZE = CH_PICTURE_PREFIX + 24 };

typedef struct ChLayout {
    const ChPicture *picture;
    ChCanvas *canvas;
    ChScheme scheme;
    ChPoint origin; /* the board's upper left corner */
    ChPoint size;   /* of the whole */
    bool pencil;    /* marks are shown */
    char id[CH_ID_SIZE];
} ChLayout;

static inline ChPoint ch_cell_corner(const ChLayout *layout, int cell)
{
    return (ChPoint){layout->origin.x + CH_COLUMN_OF(cell) * CH_CELL_SIZE,
                     layout->origin.y + CH_ROW_OF(cell) * CH_CELL_SIZE};
}

static inline ChPoint ch_cell_middle(const ChLayout *layout, int cell)
{
    const ChPoint corner = ch_cell_corner(layout, cell);

    return (ChPoint){corner.x + CH_CELL_SIZE / 2, corner.y + CH_CELL_SIZE / 2};
}

static inline ChPoint ch_slot_middle(const ChLayout *layout, int candidate)
{
    const ChPoint corner = ch_cell_corner(layout, CH_CANDIDATE_CELL(candidate));
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    return (ChPoint){corner.x + CH_CELL_PAD + digit % 3 * CH_SLOT_SIZE + CH_SLOT_SIZE / 2,
                     corner.y + CH_CELL_HEAD + digit / 3 * CH_SLOT_SIZE + CH_SLOT_SIZE / 2};
}

/* Reports whether a candidate is drawn as a pencil mark. */
static inline bool ch_layout_shows(const ChLayout *layout, int candidate)
{
    return layout->pencil && ch_board_has(layout->picture->board, candidate) &&
           layout->picture->board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT;
}

static inline const ChInk *ch_layout_ink(const ChLayout *layout, ChTone tone)
{
    return &ch_tone_row[tone].ink[layout->picture->palette];
}

static inline void ch_draw_figure(ChLayout *layout, const ChFigure *figure)
{
    layout->canvas->draw(layout->canvas, figure);
}

/* Opens a group; the figures drawn until ch_close_group() belong to it. */
static inline void ch_open_group(ChLayout *layout, const char *id, const char *class)
{
    layout->canvas->open(layout->canvas, id, class, 0, CH_NO_INK);
}

static inline void ch_close_group(ChLayout *layout)
{
    layout->canvas->close(layout->canvas);
}

/* Returns a figure with the outline and the colours of a tone. */
ChFigure ch_layout_figure(const ChLayout *layout, ChFigureKind kind, ChTone tone);

/* Builds the id of a thing, with the picture's prefix, in layout->id, and returns it. */
const char *ch_layout_id(ChLayout *layout, const char *stem, const char *name, int number);

void ch_draw_text(ChLayout *layout, ChPoint middle, int size, ChTone tone, bool bold,
                  const char *text);

/* Draw the form around a mark, the stroke through an eliminated one, and the cross of a closed
 * cell. */
void ch_draw_form(ChLayout *layout, ChPoint middle, int radius, ChTone tone);
void ch_draw_stroke(ChLayout *layout, ChPoint middle, int radius);
void ch_draw_cross(ChLayout *layout, ChPoint middle, int radius);

void ch_draw_line(ChLayout *layout, ChPoint from, ChPoint to, ChTone tone, int width);

#endif
