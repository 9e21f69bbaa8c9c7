/* grade_plot.h - the charts of `grade --plot`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_PLOT_H
#define CH_CLI_GRADE_PLOT_H

#include "cli.h"
#include "plot.h"

/* Whether --plot names a file that can be drawn; reports if not. */
bool ch_grade_can_plot(ChCli *cli);

/* Writes the file of --plot. */
ChExit ch_grade_write_plot(ChCli *cli, const ChPlot *plot);

#endif
