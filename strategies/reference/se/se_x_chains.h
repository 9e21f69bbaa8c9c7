/* se_x_chains.h - X chains of a digit: which there are, without listing them.
 *
 * They depend on the places of their digit alone, so each digit keeps what was found for its latest
 * places.  Nets (se_net.h) are the same for chains of several digits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_X_CHAINS_H
#define CH_STRATEGIES_SE_X_CHAINS_H

#include "se_grid.h"

typedef struct ChSeXChains {
    bool is_known;
    ChGridCells places;
    int nodes;               /* of the shortest chains; INT_MAX: there are none */
    ChGridCells shortest[2]; /* their starts: off, on */
    /* By start: no cycle through it with fewer nodes has an effect; 0: none does that does not come
     * after the shortest chains. */
    uint8_t cycle_nodes[CH_CELLS];
    bool has_short_cycle; /* some cycle of up to six nodes has an effect */
} ChSeXChains;

/* Finds the X chains of a digit; MOST_OF returns the most nodes of cycles that do not come after
 * chains of so many. */
void ch_se_find_x_chains(ChSeXChains *chains, const ChSeGrid *grid, int digit,
                         int (*most_of)(int nodes));

#endif
