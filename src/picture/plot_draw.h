/* plot_draw.h - draws the charts of a plot on a canvas.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PLOT_DRAW_H
#define CH_PICTURE_PLOT_DRAW_H

#include "canvas.h"
#include "plot.h"

enum { CH_PLOT_WIDTH = 7600, CH_PLOT_HEIGHT = 3000 }; /* in tenths of a unit */

void ch_plot_draw(ChCanvas *canvas, const ChPlot *plot, ChLanguage language);

#endif
