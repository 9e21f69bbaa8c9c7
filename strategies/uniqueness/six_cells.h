/* six_cells.h - six cells in two lines that may form an extended rectangle.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SIX_CELLS_H
#define CH_STRATEGIES_SIX_CELLS_H

#include "board.h"

typedef struct ChSixCells ChSixCells;

struct ChSixCells {
    const ChBoard *board;
    /* Is shown three digits that all except one or two of the cells share; true ends the search. */
    bool (*visit)(const ChSixCells *six, unsigned digits);
    int cell[6];
    unsigned digits[4]; /* union of the first I pairs of cells */
    int fat[4];         /* number of these cells with more than three candidates */
};

/* Visits the patterns in two lines. Returns true if a visit ended the search. */
bool ch_six_cells_of_lines(ChSixCells *six, int line, int other);

#endif
