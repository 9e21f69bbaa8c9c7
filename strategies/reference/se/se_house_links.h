/* se_house_links.h - the strong links of a digit in a house.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_HOUSE_LINKS_H
#define CH_STRATEGIES_SE_HOUSE_LINKS_H

#include "se_grid.h"

/* Two groups of places, of which one holds the digit. */
typedef struct ChSeStrongLink {
    uint8_t house;
    bool grouped; /* the house has more than two places */
    ChGridCells end[2];
    ChGridCells seen[2]; /* the cells that see all of a group */
    uint32_t houses[2];  /* those that contain all of a group */
} ChSeStrongLink;

/* Lists the links of a digit in a house; returns how many. */
enum { CH_SE_LINKS_OF_HOUSE = 2 };
int ch_se_house_links(const ChSeGrid *grid, int house, int digit,
                      ChSeStrongLink link[CH_SE_LINKS_OF_HOUSE]);

#endif
