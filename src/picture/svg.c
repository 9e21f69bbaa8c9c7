/* svg.c - draws a picture as SVG, with plain attributes that a page's stylesheet can override by
 * class.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "draw.h"
#include "plot_draw.h"

typedef struct Svg {
    ChCanvas canvas; /* first, so that a canvas can be cast to its Svg */
    ChText *out;
    int size; /* the default of the texts in the group at depth SAID */
    uint32_t fill;
    int depth, default_depth;
} Svg;

/* ---- attributes ---- */

/* Leaves out the characters that XML does not allow. */
void ch_picture_words(ChText *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            ch_text_puts(out, "&lt;");
        else if (*text == '>')
            ch_text_puts(out, "&gt;");
        else if (*text == '&')
            ch_text_puts(out, "&amp;");
        else if (*text == '"')
            ch_text_puts(out, "&quot;");
        else if ((unsigned char)*text >= 0x20 || *text == '\n')
            ch_text_char(out, *text);
}

static void put_length(ChText *out, int tenths)
{
    if (tenths < 0)
        ch_text_char(out, '-');
    const unsigned length = (unsigned)(tenths < 0 ? -tenths : tenths);
    ch_text_number(out, length / 10);
    if (length % 10 == 0)
        return;
    ch_text_char(out, '.');
    ch_text_char(out, (char)('0' + length % 10));
}

static void begin_attribute(ChText *out, const char *name)
{
    ch_text_char(out, ' ');
    ch_text_puts(out, name);
    ch_text_puts(out, "=\"");
}

static void put_attribute(ChText *out, const char *name, const char *value)
{
    if (value[0] == '\0')
        return;
    begin_attribute(out, name);
    ch_picture_words(out, value);
    ch_text_char(out, '"');
}

static void put_length_attribute(ChText *out, const char *name, int tenths)
{
    begin_attribute(out, name);
    put_length(out, tenths);
    ch_text_char(out, '"');
}

static void put_colour(ChText *out, const char *name, uint32_t colour)
{
    static const char hex[] = "0123456789abcdef";

    if (colour == CH_NO_INK) {
        put_attribute(out, name, "none");
        return;
    }
    begin_attribute(out, name);
    ch_text_char(out, '#');
    for (int shift = 20; shift >= 0; shift -= 4)
        ch_text_char(out, hex[colour >> shift & 15]);
    ch_text_char(out, '"');
}

static void put_point(ChText *out, ChPoint point)
{
    put_length(out, point.x);
    ch_text_char(out, ' ');
    put_length(out, point.y);
}

/* ---- figures ---- */

static void put_stroke(ChText *out, const ChFigure *figure)
{
    if (figure->line == CH_NO_INK)
        return;
    put_colour(out, "stroke", figure->line);
    put_length_attribute(out, "stroke-width", figure->width);
    if (figure->dashed)
        put_attribute(out, "stroke-dasharray", figure->width > 20 ? "9 6" : "5 3");
}

static void put_rectangle(ChText *out, const ChFigure *figure)
{
    const ChPoint from = figure->point[0];
    const ChPoint to = figure->point[1];

    put_length_attribute(out, "x", from.x);
    put_length_attribute(out, "y", from.y);
    put_length_attribute(out, "width", to.x - from.x);
    put_length_attribute(out, "height", to.y - from.y);
    if (figure->size > 0)
        put_length_attribute(out, "rx", figure->size);
}

static void put_path(ChText *out, const ChFigure *figure)
{
    begin_attribute(out, "d");
    ch_text_char(out, 'M');
    put_point(out, figure->point[0]);
    if (figure->kind == CH_FIGURE_CURVE) {
        ch_text_char(out, 'Q');
        put_point(out, figure->point[1]);
        ch_text_char(out, ' ');
        put_point(out, figure->point[2]);
    } else {
        const int count = figure->kind == CH_FIGURE_LINE ? 2 : figure->points;
        for (int i = 1; i < count; i++) {
            ch_text_char(out, 'L');
            put_point(out, figure->point[i]);
        }
        if (figure->kind == CH_FIGURE_POLYGON)
            ch_text_char(out, 'Z');
    }
    ch_text_char(out, '"');
}

/* Puts the attributes of a text.  Digits are centred vertically when their baseline lies 0.36 of
 * the font size below the middle. */
static void put_text(const Svg *svg, const ChFigure *figure)
{
    ChText *const out = svg->out;

    put_length_attribute(out, "x", figure->point[0].x);
    put_length_attribute(out, "y", figure->point[0].y + figure->size * 36 / 100);
    if (figure->size != svg->size)
        put_length_attribute(out, "font-size", figure->size);
    if (figure->fill != svg->fill)
        put_colour(out, "fill", figure->fill);
    if (figure->bold)
        put_attribute(out, "font-weight", "bold");
    if (figure->starts)
        put_attribute(out, "text-anchor", "start");
}

static void draw_figure(ChCanvas *canvas, const ChFigure *figure)
{
    static const char *const name[] = {
        [CH_FIGURE_RECTANGLE] = "rect", [CH_FIGURE_CIRCLE] = "circle", [CH_FIGURE_POLYGON] = "path",
        [CH_FIGURE_LINE] = "path",      [CH_FIGURE_CURVE] = "path",    [CH_FIGURE_TEXT] = "text",
    };
    const Svg *const svg = (Svg *)canvas;
    ChText *const out = svg->out;

    ch_text_char(out, '<');
    ch_text_puts(out, name[figure->kind]);
    put_attribute(out, "id", figure->id);
    put_attribute(out, "class", figure->class);
    if (figure->kind == CH_FIGURE_TEXT) {
        put_text(svg, figure);
        ch_text_char(out, '>');
        ch_picture_words(out, figure->text);
        ch_text_puts(out, "</text>\n");
        return;
    }
    if (figure->kind == CH_FIGURE_RECTANGLE) {
        put_rectangle(out, figure);
    } else if (figure->kind == CH_FIGURE_CIRCLE) {
        put_length_attribute(out, "cx", figure->point[0].x);
        put_length_attribute(out, "cy", figure->point[0].y);
        put_length_attribute(out, "r", figure->size);
    } else {
        put_path(out, figure);
    }
    put_colour(out, "fill", figure->fill);
    put_stroke(out, figure);
    ch_text_puts(out, "/>\n");
}

static void open_group(ChCanvas *canvas, const char *id, const char *class, int size, uint32_t fill)
{
    Svg *const svg = (Svg *)canvas;

    svg->depth++;
    ch_text_puts(svg->out, "<g");
    put_attribute(svg->out, "id", id);
    put_attribute(svg->out, "class", class);
    if (size > 0) {
        put_length_attribute(svg->out, "font-size", size);
        put_colour(svg->out, "fill", fill);
        svg->size = size;
        svg->fill = fill;
        svg->default_depth = svg->depth;
    }
    ch_text_puts(svg->out, ">\n");
}

static void close_group(ChCanvas *canvas)
{
    Svg *const svg = (Svg *)canvas;

    ch_text_puts(svg->out, "</g>\n");
    if (svg->depth-- != svg->default_depth)
        return;
    svg->size = 0;
    svg->fill = CH_NO_INK;
    svg->default_depth = 0;
}

/* ---- the document ---- */

static void put_words(ChText *out, ChLayout *layout, const char *element, const char *words)
{
    if (words == NULL)
        return;
    ch_text_char(out, '<');
    ch_text_puts(out, element);
    put_attribute(out, "id", ch_layout_id(layout, "", element, 0));
    ch_text_char(out, '>');
    ch_picture_words(out, words);
    ch_text_puts(out, "</");
    ch_text_puts(out, element);
    ch_text_puts(out, ">\n");
}

/* Begins the tag of a picture whose figures fill SIZE. */
static void open_tag(ChText *out, ChPoint size, unsigned width, unsigned height,
                     ChLanguage language)
{
    ch_text_puts(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"");
    ch_text_number(out, width);
    ch_text_puts(out, "\" height=\"");
    ch_text_number(out, height);
    ch_text_puts(out, "\" viewBox=\"0 0 ");
    put_point(out, size);
    ch_text_puts(out, "\" role=\"img\" text-anchor=\"middle\"");
    put_attribute(out, "lang", ch_language_code(language));
}

static void close_tag(ChText *out)
{
    ch_text_puts(out, " font-family=\"Helvetica, Arial, &quot;DejaVu Sans&quot;, sans-serif\">\n");
}

static void put_head(ChText *out, ChLayout *layout)
{
    const ChPicture *const picture = layout->picture;
    const unsigned width = picture->width != 0 ? picture->width : (unsigned)layout->size.x / 10;

    open_tag(out, layout->size, width, ch_picture_height(picture), picture->language);
    if (picture->title != NULL)
        put_attribute(out, "aria-labelledby", ch_layout_id(layout, "", "title", 0));
    if (picture->description != NULL)
        put_attribute(out, "aria-describedby", ch_layout_id(layout, "", "desc", 0));
    close_tag(out);
}

void ch_picture_svg(ChText *out, const ChPicture *picture)
{
    Svg svg = {.canvas = {open_group, close_group, draw_figure}, .out = out, .fill = CH_NO_INK};
    ChLayout layout;

    ch_layout_start(&layout, picture);
    put_head(out, &layout);
    put_words(out, &layout, "title", picture->title);
    put_words(out, &layout, "desc", picture->description);
    ch_layout_draw(&layout, &svg.canvas);
    ch_text_puts(out, "</svg>\n");
}

void ch_plot_svg(ChText *out, const ChPlot *plot, ChLanguage language)
{
    Svg svg = {.canvas = {open_group, close_group, draw_figure}, .out = out, .fill = CH_NO_INK};

    open_tag(out, (ChPoint){CH_PLOT_WIDTH, CH_PLOT_HEIGHT}, CH_PLOT_WIDTH / 10, CH_PLOT_HEIGHT / 10,
             language);
    close_tag(out);
    ch_plot_draw(&svg.canvas, plot, language);
    ch_text_puts(out, "</svg>\n");
}
