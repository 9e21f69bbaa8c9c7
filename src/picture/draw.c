/* draw.c - see draw.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "draw.h"

#include <string.h>

#include "parts.h"

/* Colours the cells whose digits have a number. */
static void tone_turns(ChScheme *scheme, const uint16_t *turn)
{
    for (int cell = 0; turn != NULL && cell < CH_CELLS; cell++)
        if (turn[cell] > 0)
            scheme->cell[cell] = CH_TONE_GROUND;
}

void ch_layout_start(ChLayout *layout, const ChPicture *picture)
{
    const int names = picture->coordinates ? CH_NAMES_SIZE : 0;

    memset(layout, 0, sizeof *layout);
    layout->picture = picture;
    ch_scheme_make(&layout->scheme, picture->board, picture->step);
    tone_turns(&layout->scheme, picture->turn);
    layout->pencil = ch_scheme_has_pencil(&layout->scheme, picture);
    layout->origin = (ChPoint){CH_MARGIN + names, CH_MARGIN + names};
    layout->size =
        (ChPoint){CH_BOARD_SIZE + 2 * CH_MARGIN + names, CH_BOARD_SIZE + 2 * CH_MARGIN + names};
    layout->size.y += ch_legend_rows(layout) * CH_LEGEND_ROW;
}

void ch_layout_draw(ChLayout *layout, ChCanvas *canvas)
{
    layout->canvas = canvas;
    ch_draw_cells(layout);
    ch_draw_grid(layout);
    ch_draw_boxes(layout);
    ch_draw_frames(layout);
    ch_draw_hatching(layout);
    ch_draw_loop(layout);
    ch_draw_links(layout);
    ch_draw_digits(layout);
    if (layout->pencil)
        ch_draw_marks(layout);
    ch_draw_turns(layout);
    ch_draw_badges(layout);
    if (layout->picture->coordinates)
        ch_draw_names(layout);
    if (ch_legend_rows(layout) > 0)
        ch_draw_legend(layout);
}

unsigned ch_picture_height(const ChPicture *picture)
{
    ChLayout layout;

    ch_layout_start(&layout, picture);
    const unsigned width = picture->width != 0 ? picture->width : (unsigned)layout.size.x / 10;
    return (unsigned)(((uint64_t)width * (unsigned)layout.size.y + (unsigned)layout.size.x - 1) /
                      (unsigned)layout.size.x);
}
