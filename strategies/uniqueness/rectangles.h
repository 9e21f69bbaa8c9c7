/* rectangles.h - the unique rectangles of a board, a fact.
 *
 *      12 . . | . 12 .      four cells in two rows, two columns and two boxes, none of them filled,
 *      12 . . | . 123.      one at least with just two candidates: corner 0, which names the pair
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_RECTANGLES_H
#define CH_STRATEGIES_RECTANGLES_H

#include "facts.h"

/* Corner 1 shares box and line with corner 0, corner 2 the other line, corner 3 is opposite. */
typedef struct ChRectangle {
    uint8_t cell[4];
    uint8_t first; /* the two digits */
    uint8_t second;
    uint8_t extra;   /* the corners with other candidates, four bits */
    bool full;       /* no corner lacks one of the two digits */
    uint16_t guards; /* those other candidates */
} ChRectangle;

enum { CH_MAX_RECTANGLES = 486 };

typedef struct ChRectangles {
    int count;
    ChRectangle at[CH_MAX_RECTANGLES];
} ChRectangles;

/* Of several corners that would do, corner 0 is the first in the order of cells, so that no
 * rectangle comes twice with the same digits. */
void ch_rectangles_build(ChRectangles *rectangles, const ChBoard *board);

const ChRectangles *ch_facts_rectangles(ChFacts *facts);

#endif
