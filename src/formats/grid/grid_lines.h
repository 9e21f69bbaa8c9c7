/* grid_lines.h - which lines make up a grid of nine rows.
 *
 *      +-------+-------+-------+      opens it
 *      | 5 3 . | . 7 . | . . . |      three rows
 *      ...
 *      |-------+-------+-------|      ruling between bands, or a blank line, or nothing
 *      ...
 *      +-------+-------+-------+      closes it, if it was opened
 *
 * A grid ends with its ninth row, so that grids can follow each other without blank lines.  A bad
 * row counts as a row as long as it could have been meant as one: the next grid is then found where
 * it begins.  But a number above the first row, such as a count of grids, is no row: it is a record
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
    bool is_single;  /* a bad row that stands alone: it may have been meant as anything */
    ChStatus status; /* what is wrong with the lines as such */
    ChFault fault;
} ChGridLines;

/* Takes the lines of the grid that begins with FIRST, the record's first line and the last one
 * handed out.  Without any row it was but decoration. */
void ch_grid_gather(ChGridLines *grid, ChSource *source, const ChSpan *first);

/* The shape of a line of the source; what is too long is flawed. */
ChLineShape ch_span_shape(const ChSource *source, const ChSpan *span);

/* The rows taken, as they stand in the source now. */
void ch_grid_pieces(const ChGridLines *grid, const ChSource *source, ChPiece row[9]);

ChPiece ch_span_piece(const ChSource *source, const ChSpan *span);

#endif
