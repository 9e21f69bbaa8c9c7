/* plot.h - a list of puzzles in two charts: how many have each rating, and how hard the steps are
 * on the way from the first to the last.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PLOT_H
#define CH_PICTURE_PLOT_H

#include "message.h"
#include "text.h"

enum {
    CH_PLOT_BINS = 24,     /* half a point each, from 1.0 on; the last has all from 12.5 on */
    CH_PLOT_MOMENTS = 100, /* hundredths of a solve, by the number of steps */
    CH_PLOT_STEPS = 900    /* more than a solve can have */
};

/* The counts; zero is an empty plot.  They are sums, so the order of puzzles does not matter. */
typedef struct ChPlot {
    uint64_t puzzles;
    uint64_t rated[CH_PLOT_BINS];  /* puzzles by rating */
    uint64_t sum[CH_PLOT_MOMENTS]; /* of the ratings of the steps at that moment, in tenths */
} ChPlot;

/* Adds a puzzle with its rating and those of its steps, in tenths. */
void ch_plot_add(ChPlot *plot, int rating, const uint16_t *step, int steps);

/* Adds the puzzles of another plot. */
void ch_plot_merge(ChPlot *plot, const ChPlot *other);

/* Adds the charts to OUT as SVG without an XML declaration, or as PNG; that returns CH_NO_CAIRO
 * where the program was built without cairo. */
void ch_plot_svg(ChText *out, const ChPlot *plot, ChLanguage language);
ChStatus ch_plot_png(ChText *out, const ChPlot *plot, ChLanguage language);

#endif
