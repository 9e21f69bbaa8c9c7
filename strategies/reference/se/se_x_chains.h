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

/* The links of a digit: the places that one sees, and those that it makes single when it is off. */
typedef struct ChSeXLinks {
    ChGridCells places;
    ChGridCells ends; /* the places that are one of two */
    ChGridCells tie[CH_CELLS];
    ChGridCells made; /* the places with `next`: those on in the next step */
    ChGridCells next[CH_CELLS];
    ChGridCells known; /* the places with consequences: off, on */
    ChGridCells leads[2][CH_CELLS];
} ChSeXLinks;

typedef struct ChSeXChains {
    bool is_known;
    bool knows_cycles; /* `cycle_nodes` is computed */
    ChSeXLinks links;
    ChGridCells starts[2];   /* the places, off and on, that lead to their contrary */
    int nodes;               /* of the shortest chains; INT_MAX: there are none */
    ChGridCells shortest[2]; /* their starts: off, on */
    /* By start: no cycle through it with fewer nodes has an effect; 0: none does that does not come
     * after the shortest chains. */
    uint8_t cycle_nodes[CH_CELLS];
} ChSeXChains;

/* Finds the X chains of a digit. */
void ch_se_find_x_chains(ChSeXChains *chains, const ChSeGrid *grid, int digit);

/* Reports whether some cycle of up to six nodes has an effect. */
bool ch_se_has_short_x_cycle(ChSeXChains *chains);

/* Finds the cycles; MOST_OF returns the most nodes of those that do not come after chains of so
 * many. */
void ch_se_find_x_cycles(ChSeXChains *chains, int (*most_of)(int nodes));

#endif
