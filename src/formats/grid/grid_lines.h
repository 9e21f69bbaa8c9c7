/* grid_lines.h - collects the lines of a grid of nine rows.
 *
 *      +-------+-------+-------+      opens it
 *      | 5 3 . | . 7 . | . . . |      three rows
 *      ...
 *      |-------+-------+-------|      ruling between bands, or a blank line, or nothing
 *      ...
 *      +-------+-------+-------+      closes it, if it was opened
 *
 * A grid ends with its ninth row, so that grids can follow each other without blank lines.  A bad
 * row counts as a row if it may have been intended as one, so that the next grid is found at its
 * beginning.  But a number above the first row, such as a count of grids, is no row: it is a record
 * of its own.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_GRID_LINES_H
#define CH_FORMATS_GRID_LINES_H

#include "line_form.h"
#include "line_source.h"
#include "piece.h"

typedef struct ChGridLines {
    ChSpan row[9];
    int rows;
    bool is_single;  /* a bad row by itself: its intended format is unknown */
    ChStatus status; /* the fault of the lines as such */
    ChFault fault;
} ChGridLines;

/* Collects the lines of the grid that begins with FIRST, which must be the record's first line and
 * the last one read.  A result without rows was only decoration. */
void ch_grid_gather(ChGridLines *grid, ChSource *source, const ChSpan *first);

/* Returns the shape of a line of the source; a line that is too long is flawed. */
ChLineShape ch_span_shape(const ChSource *source, const ChSpan *span);

/* Returns the collected rows as they are in the source now. */
void ch_grid_pieces(const ChGridLines *grid, const ChSource *source, ChPiece row[9]);

ChPiece ch_span_piece(const ChSource *source, const ChSpan *span);

#endif
