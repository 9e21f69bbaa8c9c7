/* grid_rows.h - reads a grid of nine rows, each a line of nine cells.
 *
 *      53..7....                         nine characters
 *      53. | .7. | ...                   with ruling or blanks anywhere
 *      5 3 0 0 7 0 0 0 0                 nine numbers
 *      5 3 124 | 26 7 2468 | 1489 ...    nine lists of candidates: a pencil-mark grid
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_GRID_ROWS_H
#define CH_FORMATS_GRID_ROWS_H

#include "cells_line.h"

typedef struct ChGridNotes {
    bool placed;     /* a digit has a + */
    bool candidates; /* it is a pencil-mark grid */
} ChGridNotes;

/* Reads COUNT rows, nine in a good grid; with fewer it only reports the faults they have. */
ChStatus ch_grid_read(ChPuzzle *puzzle, const ChPiece *row, int count, ChGridNotes *notes,
                      ChFault *fault);

#endif
