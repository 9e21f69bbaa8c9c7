/* grid.c - draws the board without its digits: cell backgrounds, rulings, outlines, the lines of a
 * loop, names of rows and columns.
 *
 * SPDX-License-Identifier: MIT
 */
#include "parts.h"

#include "loop.h"
#include "notation.h"

/* Draws the stripes of a cell of several sets: one in the tint of each set, the first set at the
 * left. */
static void draw_stripes(ChLayout *layout, int cell)
{
    const unsigned sets = layout->scheme.letters[cell];
    const ChPoint corner = ch_cell_corner(layout, cell);
    const int count = ch_count(sets);
    int at = 0;

    if (count < 2 || !ch_scheme_is_set(layout->scheme.cell[cell]))
        return;
    CH_EACH_BIT(set, sets) {
        const ChTone tone = ch_scheme_set(set);
        ChFigure stripe = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
        stripe.point[0] = (ChPoint){corner.x + CH_CELL_SIZE * at / count, corner.y};
        stripe.point[1] =
            (ChPoint){corner.x + CH_CELL_SIZE * (at + 1) / count, corner.y + CH_CELL_SIZE};
        stripe.class = ch_tone_row[tone].class;
        ch_draw_figure(layout, &stripe);
        at++;
    }
}

void ch_draw_cells(ChLayout *layout)
{
    char name[CH_NAME_SIZE];

    ch_open_group(layout, "", "cells");
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const uint8_t tone = layout->scheme.cell[cell];
        const ChPoint corner = ch_cell_corner(layout, cell);
        ChFigure figure = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
        ch_name_cell(name, cell);
        figure.point[0] = corner;
        figure.point[1] = (ChPoint){corner.x + CH_CELL_SIZE, corner.y + CH_CELL_SIZE};
        figure.line = CH_NO_INK;
        figure.id = ch_layout_id(layout, "", name, 0);
        figure.class = ch_tone_row[tone].class;
        ch_draw_figure(layout, &figure);
        draw_stripes(layout, cell);
    }
    ch_close_group(layout);
}

static void draw_rulings(ChLayout *layout, ChTone tone)
{
    const ChPoint at = layout->origin;

    for (int i = 0; i <= 9; i++) {
        const int offset = i * CH_CELL_SIZE;
        if ((i % 3 == 0) != (tone == CH_TONE_THICK))
            continue;
        const int over = tone == CH_TONE_THICK ? ch_tone_row[tone].width / 2 : 0;
        ch_draw_line(layout, (ChPoint){at.x + offset, at.y - over},
                     (ChPoint){at.x + offset, at.y + CH_BOARD_SIZE + over}, tone,
                     ch_tone_row[tone].width);
        ch_draw_line(layout, (ChPoint){at.x - over, at.y + offset},
                     (ChPoint){at.x + CH_BOARD_SIZE + over, at.y + offset}, tone,
                     ch_tone_row[tone].width);
    }
}

void ch_draw_grid(ChLayout *layout)
{
    ch_open_group(layout, "", "grid");
    draw_rulings(layout, CH_TONE_THIN);
    draw_rulings(layout, CH_TONE_THICK);
    ch_close_group(layout);
}

/* Returns how far the outline of a house lies inside it, horizontally and vertically. */
static ChPoint frame_inset(int house)
{
    if (house < CH_FIRST_ROW)
        return (ChPoint){CH_BOX_LANE, CH_BOX_LANE};
    if (house < CH_FIRST_COLUMN)
        return (ChPoint){-CH_BOX_LANE, CH_LINE_LANE};
    return (ChPoint){CH_LINE_LANE, -CH_BOX_LANE};
}

static void draw_frame(ChLayout *layout, int house, ChTone tone)
{
    const ChPoint inset = frame_inset(house);
    const ChPoint first = ch_cell_corner(layout, ch_house_cell[house][0]);
    const ChPoint last = ch_cell_corner(layout, ch_house_cell[house][8]);
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
    char name[CH_NAME_SIZE];

    ch_name_house(name, house);
    figure.point[0] = (ChPoint){first.x + inset.x, first.y + inset.y};
    figure.point[1] = (ChPoint){last.x + CH_CELL_SIZE - inset.x, last.y + CH_CELL_SIZE - inset.y};
    figure.size = 60;
    figure.id = ch_layout_id(layout, tone == CH_TONE_BASE ? "house-" : "cover-", name, 0);
    figure.class = ch_tone_row[tone].class;
    ch_draw_figure(layout, &figure);
}

void ch_draw_frames(ChLayout *layout)
{
    ch_open_group(layout, "", "houses");
    for (int house = 0; house < CH_HOUSES; house++) {
        if (layout->scheme.covers >> house & 1)
            draw_frame(layout, house, CH_TONE_COVER);
        if (layout->scheme.bases >> house & 1)
            draw_frame(layout, house, CH_TONE_BASE);
    }
    ch_close_group(layout);
}

void ch_draw_names(ChLayout *layout)
{
    char name[] = "r1";

    ch_open_group(layout, "", "names");
    for (int i = 0; i < 9; i++) {
        const int middle = i * CH_CELL_SIZE + CH_CELL_SIZE / 2;
        name[1] = (char)('1' + i);
        name[0] = 'r';
        ch_draw_text(layout,
                     (ChPoint){layout->origin.x - CH_NAMES_SIZE / 2, layout->origin.y + middle},
                     CH_LEGEND_TEXT, CH_TONE_NAMES, false, name);
        name[0] = 'c';
        ch_draw_text(layout,
                     (ChPoint){layout->origin.x + middle, layout->origin.y - CH_NAMES_SIZE / 2},
                     CH_LEGEND_TEXT, CH_TONE_NAMES, false, name);
    }
    ch_close_group(layout);
}

static void draw_box(ChLayout *layout, int cell)
{
    const ChPoint corner = ch_cell_corner(layout, cell);
    ChFigure box = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, CH_TONE_PIVOT);

    box.point[0] = (ChPoint){corner.x + CH_BOX_LANE, corner.y + CH_BOX_LANE};
    box.point[1] =
        (ChPoint){corner.x + CH_CELL_SIZE - CH_BOX_LANE, corner.y + CH_CELL_SIZE - CH_BOX_LANE};
    box.size = 50;
    box.fill = CH_NO_INK;
    ch_draw_figure(layout, &box);
}

void ch_draw_boxes(ChLayout *layout)
{
    ch_open_group(layout, "", "boxes");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (layout->scheme.cell[cell] == CH_TONE_PIVOT)
            draw_box(layout, cell);
    ch_close_group(layout);
}

void ch_draw_loop(ChLayout *layout)
{
    const ChCellSet loop = layout->scheme.loop;

    if (ch_cells_empty(loop))
        return;
    ch_open_group(layout, "", ch_tone_row[CH_TONE_LOOP].class);
    CH_EACH_CELL(one, loop)
        CH_EACH_CELL_FROM(other, one + 1, loop)
            if (ch_loop_joins(loop, one, other))
                ch_draw_line(layout, ch_cell_middle(layout, one), ch_cell_middle(layout, other),
                             CH_TONE_LOOP, ch_tone_row[CH_TONE_LOOP].width);
    ch_close_group(layout);
}
