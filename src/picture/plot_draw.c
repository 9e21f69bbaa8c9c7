/* plot_draw.c - see plot_draw.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plot_draw.h"

#include <stdio.h>

enum {
    LEFT = 500, /* from the edge of a chart's half to its axis */
    TOP = 500,
    WIDE = 3050, /* the chart itself */
    HIGH = 2000,
    SECOND = CH_PLOT_WIDTH / 2,
    LETTERS = 120
};
enum { INK = 0x222222, BARS = 0x1f5fa8, WHITE = 0xffffff };

/* A chart of bars side by side.  TOP is the value at its upper edge. */
typedef struct Chart {
    ChCanvas *canvas;
    int left;
    const uint64_t *value;
    int count;
    uint64_t top;
} Chart;

static void write_text(const Chart *chart, int x, int y, bool bold, const char *text)
{
    const ChFigure figure = {.kind = CH_FIGURE_TEXT,
                             .bold = bold,
                             .point = {{x, y}},
                             .size = LETTERS,
                             .fill = INK,
                             .line = CH_NO_INK,
                             .text = text,
                             .id = "",
                             .class = ""};

    chart->canvas->draw(chart->canvas, &figure);
}

static void draw_line(const Chart *chart, ChPoint from, ChPoint to)
{
    const ChFigure figure = {.kind = CH_FIGURE_LINE,
                             .point = {from, to},
                             .width = 10,
                             .fill = CH_NO_INK,
                             .line = INK,
                             .id = "",
                             .class = ""};

    chart->canvas->draw(chart->canvas, &figure);
}

static void draw_box(ChCanvas *canvas, ChPoint from, ChPoint to, uint32_t fill)
{
    const ChFigure figure = {.kind = CH_FIGURE_RECTANGLE,
                             .point = {from, to},
                             .fill = fill,
                             .line = CH_NO_INK,
                             .id = "",
                             .class = ""};

    canvas->draw(canvas, &figure);
}

/* Returns how far a value is above the axis. */
static int height_of(const Chart *chart, uint64_t value)
{
    return (int)(value * HIGH / chart->top);
}

/* Draws the bars; equal neighbours as one, without a gap between them. */
static void draw_bars(const Chart *chart)
{
    for (int i = 0, next; i < chart->count; i = next) {
        for (next = i + 1; next < chart->count && chart->value[next] == chart->value[i];)
            next++;
        if (chart->value[i] == 0)
            continue;
        const ChPoint from = {chart->left + i * WIDE / chart->count,
                              TOP + HIGH - height_of(chart, chart->value[i])};
        const ChPoint to = {chart->left + next * WIDE / chart->count, TOP + HIGH};
        draw_box(chart->canvas, from, to, BARS);
    }
}

static void draw_axes(const Chart *chart, const char *title, const char *below)
{
    const ChPoint origin = {chart->left, TOP + HIGH};

    draw_line(chart, origin, (ChPoint){chart->left + WIDE, TOP + HIGH});
    draw_line(chart, origin, (ChPoint){chart->left, TOP});
    write_text(chart, chart->left + WIDE / 2, TOP - 250, true, title);
    write_text(chart, chart->left + WIDE / 2, TOP + HIGH + 400, false, below);
}

/* Marks a value, in units of UNIT, at the vertical axis. */
static void mark_value(const Chart *chart, uint64_t value, uint64_t unit)
{
    const int y = TOP + HIGH - height_of(chart, value);
    char text[24];

    snprintf(text, sizeof text, "%llu", (unsigned long long)(value / unit));
    draw_line(chart, (ChPoint){chart->left - 40, y}, (ChPoint){chart->left, y});
    write_text(chart, chart->left - 220, y, false, text);
}

/* Marks a place below the horizontal axis; PARTS of WIDE. */
static void mark_place(const Chart *chart, int part, int parts, const char *text)
{
    const int x = chart->left + part * WIDE / parts;

    draw_line(chart, (ChPoint){x, TOP + HIGH}, (ChPoint){x, TOP + HIGH + 40});
    write_text(chart, x, TOP + HIGH + 150, false, text);
}

static void draw_histogram(ChCanvas *canvas, const ChPlot *plot, ChLanguage language)
{
    Chart chart = {canvas, LEFT, plot->rated, CH_PLOT_BINS, 1};
    char text[8];

    for (int bin = 0; bin < CH_PLOT_BINS; bin++)
        if (plot->rated[bin] > chart.top)
            chart.top = plot->rated[bin];
    draw_bars(&chart);
    draw_axes(&chart, ch_translate(language, N_("Puzzles by rating")),
              ch_translate(language, N_("ER")));
    mark_value(&chart, 0, 1);
    mark_value(&chart, chart.top, 1);
    for (int rating = 1; rating <= CH_PLOT_BINS / 2 + 1; rating += 2) {
        snprintf(text, sizeof text, "%d", rating);
        mark_place(&chart, rating - 1, CH_PLOT_BINS / 2, text);
    }
}

static void draw_path(ChCanvas *canvas, const ChPlot *plot, ChLanguage language)
{
    enum { POINT = 10, LEAST = 2 * POINT }; /* ratings are in tenths */
    uint64_t mean[CH_PLOT_MOMENTS];
    Chart chart = {canvas, SECOND + LEFT, mean, CH_PLOT_MOMENTS, LEAST};

    for (int moment = 0; moment < CH_PLOT_MOMENTS; moment++) {
        mean[moment] = plot->puzzles > 0 ? plot->sum[moment] / plot->puzzles : 0;
        if (mean[moment] > chart.top)
            chart.top = mean[moment];
    }
    chart.top = (chart.top + POINT - 1) / POINT * POINT;
    draw_bars(&chart);
    draw_axes(&chart, ch_translate(language, N_("Ratings of the steps (mean)")),
              ch_translate(language, N_("steps made")));
    for (uint64_t value = 0; value <= chart.top; value += chart.top > 4 * POINT ? 2 * POINT : POINT)
        mark_value(&chart, value, POINT);
    mark_place(&chart, 0, 2, "0 %");
    mark_place(&chart, 1, 2, "50 %");
    mark_place(&chart, 2, 2, "100 %");
}

void ch_plot_draw(ChCanvas *canvas, const ChPlot *plot, ChLanguage language)
{
    draw_box(canvas, (ChPoint){0, 0}, (ChPoint){CH_PLOT_WIDTH, CH_PLOT_HEIGHT}, WHITE);
    draw_histogram(canvas, plot, language);
    draw_path(canvas, plot, language);
}
