/* plot.c - see plot.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "plot.h"

void ch_plot_add(ChPlot *plot, int rating, const uint16_t *step, int steps)
{
    const int bin = (rating - 10) / 5;

    plot->puzzles++;
    plot->rated[bin < 0 ? 0 : bin < CH_PLOT_BINS ? bin : CH_PLOT_BINS - 1]++;
    for (int moment = 0; moment < CH_PLOT_MOMENTS && steps > 0; moment++)
        plot->sum[moment] += step[moment * steps / CH_PLOT_MOMENTS];
}

void ch_plot_merge(ChPlot *plot, const ChPlot *other)
{
    plot->puzzles += other->puzzles;
    for (int bin = 0; bin < CH_PLOT_BINS; bin++)
        plot->rated[bin] += other->rated[bin];
    for (int moment = 0; moment < CH_PLOT_MOMENTS; moment++)
        plot->sum[moment] += other->sum[moment];
}
