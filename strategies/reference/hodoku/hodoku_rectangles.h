/* hodoku_rectangles.h - the rectangles of a board, in the scale's order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_RECTANGLES_H
#define CH_STRATEGIES_HODOKU_RECTANGLES_H

#include "hodoku_grid.h"

/* A rectangle.  Corner 0 shares box and line with corner 1; corner 2 is in the crossing line of
 * corner 0, corner 3 in that of corner 1. */
typedef struct ChHodokuRectangle {
    uint8_t cell[4];
    uint8_t digit[2]; /* ascending; of avoidable rectangles in the order found */
} ChHodokuRectangle;

enum { CH_HODOKU_RECTANGLES = 486 };

typedef struct ChHodokuRectangles {
    int count;
    ChHodokuRectangle at[CH_HODOKU_RECTANGLES];
} ChHodokuRectangles;

/* Finds each rectangle of empty cells once.  PAIRS: the bivalue cells.  The digits are those of the
 * first bivalue cell that has a corner in a cell where placed digits do not rule them out.  FULL:
 * no corner may lack one of the two. */
void ch_hodoku_find_rectangles(ChHodokuRectangles *rectangles, const ChHodokuGrid *grid,
                               const ChGridCells *pairs, bool full);

/* Finds rectangles of cells that are filled but not given, and of one or two others that would
 * complete two digits crosswise. */
void ch_hodoku_find_avoidable(ChHodokuRectangles *rectangles, const ChHodokuGrid *grid,
                              const ChGridCells *pairs);

#endif
