/* layout.h - where things lie in a picture, and what its parts share.
 *
 * A cell has 3 by 3 slots for its candidates and some room round them:
 *
 *      CH_CELL_SIZE = 2 * CH_CELL_PAD + 3 * CH_SLOT_SIZE
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_LAYOUT_H
#define CH_PICTURE_LAYOUT_H

#include "canvas.h"
#include "scheme.h"

enum { /* in tenths of a unit */
       CH_SLOT_SIZE = 200,
       CH_CELL_PAD = 50,
       CH_CELL_SIZE = 2 * CH_CELL_PAD + 3 * CH_SLOT_SIZE,
       CH_BOARD_SIZE = 9 * CH_CELL_SIZE,
       CH_MARGIN = 70,
       CH_NAMES_SIZE = 240, /* what coordinates take at the left and above */
       CH_DISC = 88,        /* the radius of what surrounds a mark */
       CH_MARK_TEXT = 150,
       CH_DIGIT_TEXT = 420,
       CH_SMALL_TEXT = 120,
       CH_LEGEND_ROW = 250,
       CH_LEGEND_COLUMNS = 2,
       CH_LEGEND_TEXT = 140
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

/* Reads the step and measures; draws nothing yet. */
void ch_layout_start(ChLayout *layout, const ChPicture *picture);

/* The whole picture. */
void ch_layout_draw(ChLayout *layout, ChCanvas *canvas);

/* ---- for the parts ---- */

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
                     corner.y + CH_CELL_PAD + digit / 3 * CH_SLOT_SIZE + CH_SLOT_SIZE / 2};
}

/* Whether a candidate is drawn as a pencil mark. */
static inline bool ch_layout_shows(const ChLayout *layout, int candidate)
{
    return layout->pencil && ch_board_has(layout->picture->board, candidate) &&
           layout->picture->board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT;
}

static inline const ChInk *ch_layout_ink(const ChLayout *layout, ChTone tone)
{
    return &ch_tone_row[tone].ink[layout->picture->palette];
}

/* A figure with the outline and the colours of a tone. */
ChFigure ch_layout_figure(const ChLayout *layout, ChFigureKind kind, ChTone tone);

/* The id of a thing, with the picture's prefix, in layout->id. */
const char *ch_layout_id(ChLayout *layout, const char *stem, const char *name, int number);

void ch_draw_text(ChLayout *layout, ChPoint middle, int size, ChTone tone, bool bold,
                  const char *text);

/* What surrounds a mark. */
void ch_draw_form(ChLayout *layout, ChPoint middle, int radius, ChTone tone);
void ch_draw_stroke(ChLayout *layout, ChPoint middle, int radius); /* through what goes */
void ch_draw_cross(ChLayout *layout, ChPoint middle, int radius);

void ch_draw_links(ChLayout *layout);
void ch_draw_hatching(ChLayout *layout);

/* How many rows the legend takes; and the legend. */
int ch_legend_rows(const ChLayout *layout);
void ch_draw_legend(ChLayout *layout);

#endif
