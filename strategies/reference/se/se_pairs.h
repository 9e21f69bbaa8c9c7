/* se_pairs.h - new pairs: cells and houses left with two candidates, which allow new chains.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_PAIRS_H
#define CH_STRATEGIES_SE_PAIRS_H

#include "se_grid.h"

/* The kinds of links: X chains use houses, Y chains use cells. */
enum { CH_SE_ALONG_CELLS = 1, CH_SE_ALONG_HOUSES = 2, CH_SE_ALONG_BOTH = 3 };

enum { CH_SE_PAIRS = CH_CELLS + CH_HOUSES * CH_DIGITS };

typedef struct ChSePairs {
    int count;
    uint16_t pair[CH_SE_PAIRS][2]; /* candidates; cells first, then boxes, rows and columns */
    uint8_t type[CH_SE_PAIRS];     /* of the house; CH_SE_TYPES: a cell */
} ChSePairs;

/* Lists the cells and houses that have just two candidates now, and had others in SINCE. */
void ch_se_new_pairs(const ChSeGrid *now, const ChSeGrid *since, int along, ChSePairs *pairs);

/* Marks the digits with two places in each house, and the cells with two candidates. */
void ch_se_twos(const ChSeGrid *grid, ChSeNews *twos);

/* Like ch_se_new_pairs(), when only these candidates were removed since. */
void ch_se_pairs_left(const ChSeGrid *now, const uint16_t *lost, int count, ChSePairs *pairs);

#endif
