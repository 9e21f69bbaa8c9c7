/* layout.c - see layout.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "layout.h"

#include <string.h>

const char *ch_layout_id(ChLayout *layout, const char *stem, const char *name, int number)
{
    const char *const prefix = layout->picture->prefix;
    char *at = layout->id;
    char digits[12];
    int count = 0;

    const char *const part[] = {prefix != NULL && strlen(prefix) < CH_PICTURE_PREFIX ? prefix : "",
                                stem, name};
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        for (const char *from = part[i]; *from != '\0' && at < layout->id + CH_ID_SIZE - 12; from++)
            *at++ = *from;
    for (; number > 0 && count < 11; number /= 10)
        digits[count++] = (char)('0' + number % 10);
    while (count > 0)
        *at++ = digits[--count];
    *at = '\0';
    return layout->id;
}

ChFigure ch_layout_figure(const ChLayout *layout, ChFigureKind kind, ChTone tone)
{
    const ChToneRow *const row = &ch_tone_row[tone];
    const ChInk *const ink = ch_layout_ink(layout, tone);

    return (ChFigure){.kind = (uint8_t)kind,
                      .dashed = row->dashed,
                      .width = row->width,
                      .fill = kind == CH_FIGURE_TEXT ? ink->text : ink->fill,
                      .line = kind == CH_FIGURE_TEXT || row->width == 0 ? CH_NO_INK : ink->line,
                      .text = "",
                      .id = "",
                      .class = ""};
}

void ch_draw_text(ChLayout *layout, ChPoint middle, int size, ChTone tone, bool bold,
                  const char *text)
{
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_TEXT, tone);

    figure.point[0] = middle;
    figure.size = size;
    figure.bold = bold;
    figure.text = text;
    ch_draw_figure(layout, &figure);
}

static void set_points(ChFigure *figure, ChPoint middle, const int8_t (*corner)[2], int count,
                       int radius)
{
    figure->points = (uint8_t)count;
    for (int i = 0; i < count; i++)
        figure->point[i] = (ChPoint){middle.x + corner[i][0] * radius / 100,
                                     middle.y + corner[i][1] * radius / 100};
}

void ch_draw_form(ChLayout *layout, ChPoint middle, int radius, ChTone tone)
{
    static const int8_t diamond[4][2] = {{0, -118}, {118, 0}, {0, 118}, {-118, 0}};
    static const int8_t hexagon[6][2] = {{-56, -96}, {56, -96}, {112, 0},
                                         {56, 96},   {-56, 96}, {-112, 0}};
    static const int8_t square[2][2] = {{-92, -92}, {92, 92}};
    const uint8_t form = ch_tone_row[tone].form;
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_CIRCLE, tone);

    figure.point[0] = middle;
    figure.size = radius;
    if (form == CH_FORM_SQUARE) {
        figure.kind = CH_FIGURE_RECTANGLE;
        set_points(&figure, middle, square, 2, radius);
        figure.size = radius / 4;
    } else if (form == CH_FORM_DIAMOND || form == CH_FORM_HEXAGON) {
        figure.kind = CH_FIGURE_POLYGON;
        set_points(&figure, middle, form == CH_FORM_DIAMOND ? diamond : hexagon,
                   form == CH_FORM_DIAMOND ? 4 : 6, radius);
    }
    ch_draw_figure(layout, &figure);
    if (form == CH_FORM_RING) {
        figure.size = radius * 5 / 4;
        figure.fill = CH_NO_INK;
        ch_draw_figure(layout, &figure);
    }
}

void ch_draw_line(ChLayout *layout, ChPoint from, ChPoint to, ChTone tone, int width)
{
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_LINE, tone);

    figure.point[0] = from;
    figure.point[1] = to;
    figure.width = width;
    ch_draw_figure(layout, &figure);
}

void ch_draw_stroke(ChLayout *layout, ChPoint middle, int radius)
{
    const int reach = radius * 82 / 100;

    ch_draw_line(layout, (ChPoint){middle.x - reach, middle.y + reach},
                 (ChPoint){middle.x + reach, middle.y - reach}, CH_TONE_GONE, 20);
}

void ch_draw_cross(ChLayout *layout, ChPoint middle, int radius)
{
    const int width = ch_tone_row[CH_TONE_CLOSED].width;

    ch_draw_line(layout, (ChPoint){middle.x - radius, middle.y - radius},
                 (ChPoint){middle.x + radius, middle.y + radius}, CH_TONE_CLOSED, width);
    ch_draw_line(layout, (ChPoint){middle.x - radius, middle.y + radius},
                 (ChPoint){middle.x + radius, middle.y - radius}, CH_TONE_CLOSED, width);
}
