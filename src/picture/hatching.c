/* hatching.c - shows why a single has no other place: the rows and columns of the digits that close
 * the other cells.
 *
 *        . . 5 | . . .          a line runs from each digit that closes cells along its row
 *      --------|--- ...         or its column, up to the last cell that it closes; these
 *        . x . | . . .          cells are crossed out
 *
 * SPDX-License-Identifier: MIT
 */
#include "parts.h"

/* Returns the last closed cell in this line, seen from FROM in DIRECTION (1 or -1); -1 when there
 * is none. */
static int last_closed(const ChLayout *layout, int from, int house, int direction)
{
    int last = -1;
    int place = 0;

    while (ch_house_cell[house][place] != from)
        place++;
    for (place += direction; place >= 0 && place < 9; place += direction)
        if (ch_cells_has(&layout->scheme.closed, ch_house_cell[house][place]))
            last = ch_house_cell[house][place];
    return last;
}

static void draw_ray(ChLayout *layout, int from, int to)
{
    ChFigure ray = ch_layout_figure(layout, CH_FIGURE_LINE, CH_TONE_RAY);

    if (to < 0)
        return;
    ray.point[0] = ch_cell_middle(layout, from);
    ray.point[1] = ch_cell_middle(layout, to);
    ch_draw_figure(layout, &ray);
}

void ch_draw_hatching(ChLayout *layout)
{
    const ChCandidateSet *const hatching = &layout->scheme.hatching;
    const ChCellSet *const closed = &layout->scheme.closed;

    if (!layout->scheme.is_single)
        return;
    ch_open_group(layout, "", "hatching");
    CH_EACH_CANDIDATE(one, hatching)
        for (int line = 1; line <= 2; line++) {
            const int cell = CH_CANDIDATE_CELL(one);
            const int house = ch_cell_house[cell][line];
            draw_ray(layout, cell, last_closed(layout, cell, house, 1));
            draw_ray(layout, cell, last_closed(layout, cell, house, -1));
        }
    CH_EACH_CELL(cell, *closed)
        if (!layout->pencil)
            ch_draw_cross(layout, ch_cell_middle(layout, cell), 110);
    ch_close_group(layout);
}
