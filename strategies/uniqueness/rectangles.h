/* rectangles.h - a fact: the unique rectangles of a board.
 *
 *      12 . . | . 12 .      four empty cells in two rows, two columns and two boxes; at least one
 *      12 . . | . 123.      has just two candidates: corner 0, which defines the pair of digits
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_RECTANGLES_H
#define CH_STRATEGIES_RECTANGLES_H

#include "facts.h"

/* A rectangle. Corner 1 shares box and line with corner 0, corner 2 the other line; corner 3 is
 * opposite. */
typedef struct ChRectangle {
    uint8_t cell[4];
    uint8_t first; /* the two digits of the pair */
    uint8_t second;
    uint8_t extra;   /* corners with other candidates, four bits */
    bool full;       /* no corner lacks one of the two digits */
    uint16_t guards; /* digits of those other candidates */
} ChRectangle;

enum { CH_MAX_RECTANGLES = 486 };

typedef struct ChRectangles {
    int count;
    ChRectangle at[CH_MAX_RECTANGLES];
} ChRectangles;

/* Lists the rectangles. If several corners qualify, corner 0 is the first in the order of cells, so
 * no rectangle is listed twice with the same digits. */
void ch_rectangles_build(ChRectangles *rectangles, const ChBoard *board);

const ChRectangles *ch_facts_rectangles(ChFacts *facts);

#endif
