/* se_direct.h - direct hints of scales that also carry out the eliminations behind the placement.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_DIRECT_H
#define CH_STRATEGIES_SE_DIRECT_H

#include "se_hint.h"

/* Adds to a direct hint the eliminations of its locked digit or hidden set; other hints remain. */
void ch_se_complete_direct(const ChSeGrid *grid, ChSeHint *hint);

#endif
