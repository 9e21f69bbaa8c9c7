/* se_strong.h - producers of the sukaku scale: chains of strong links, and wings of four or more
 * digits.
 *
 * Each reports the hint that the scale would sort first: lowest rating, most eliminations, suffix.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_STRONG_H
#define CH_STRATEGIES_SE_STRONG_H

#include "se_scale.h"

/* LINKS: 2 to 4. */
enum { CH_SE_MOST_LINKS = 4 };
bool ch_se_strong_links(const ChSeScale *scale, const ChSeGrid *grid, int links,
                        const ChSeSink *sink);

/* DIGITS: 4 to 7. */
enum { CH_SE_MOST_WING = 7 };
bool ch_se_large_wings(const ChSeGrid *grid, int digits, const ChSeSink *sink);

/* ---- the strong links of a house ---- */

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
