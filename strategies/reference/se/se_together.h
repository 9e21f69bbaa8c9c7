/* se_together.h - hints below level 2, applied together.
 *
 * Dynamic chains of level 0 and 1 and the hints before them, apart from unique loops and BUGs, have
 * the property of se_bulk.h: on a grid with fewer candidates, where none of them is left, all that
 * they remove is gone.  So they lead to one grid in any order, and only there level 2 is searched.
 * If they fill the grid, no step needs a higher level.
 *
 * They nest no chains, so their nodes are limited, and most puzzles rated 11 or more have a higher
 * ER before long.  From then on, neither their order nor their ratings matter, unless there might
 * be a loop or a BUG on a grid between.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_TOGETHER_H
#define CH_STRATEGIES_SE_TOGETHER_H

#include "se_grid.h"

enum { CH_SE_IN_ORDER = 2 }; /* the lowest level whose hints are taken one by one */

/* Reports whether no hint below level 2 rates higher than ER, on the grid or with fewer
 * candidates. */
bool ch_se_covers_level_1(const ChSeGrid *grid, double er);

/* Reports whether there may be a unique loop or a BUG on a grid between these. */
bool ch_se_order_matters(const ChSeGrid *before, const ChSeGrid *after);

#endif
