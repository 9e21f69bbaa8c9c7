/* singles.h - which singles a board's summaries rule out without a search.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLES_H
#define CH_STRATEGIES_SINGLES_H

#include "board.h"

/* Returns the techniques, a bit for each number below 32, that the summaries show to find
 * nothing. */
uint32_t ch_techniques_fruitless(const ChBoard *board);

#endif
