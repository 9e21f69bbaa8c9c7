/* cells_line.h - reads a puzzle in one line: 81 cells, or 729 pencil marks.
 *
 *      53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 name
 *      +4...13..                        a digit after + was placed by the player
 *      12.4....9......... ... 81 x 9    mark k of a cell is the digit k or empty
 *      5 3 . . 7 . . . . 6 ...          81 pieces, or 27 of three cells
 *      53..7....,6..195...,.98 ...      nine pieces of nine
 *
 * Cells run from row to row.  Trailing text follows a blank, a tab, a comma, ; or #.  Pieces are
 * all of the same length, with blanks or a comma between; trailing text cannot follow them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_CELLS_LINE_H
#define CH_FORMATS_CELLS_LINE_H

#include <stdbool.h>

#include "piece.h"
#include "puzzle.h"

/* Reads 81 plain cells into GIVEN.  Returns whether a line starts with them, at least one of them a
 * digit, and its cells end there.  Most puzzles have this format, so this is the fast path. */
bool ch_cells_plain(const char *line, size_t length, uint8_t given[CH_CELLS]);

/* Returns whether a whole line, without leading blanks, is 81 cells in pieces.  Nine times
 * 123456789 is not: that is a row of a pencil-mark grid. */
bool ch_cells_in_pieces(const char *line, size_t length);

/* Reads a line of any of these kinds.  *TAIL: the end of its cells.  *PLACED: whether a digit has a
 * +. */
ChStatus ch_cells_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, bool *placed,
                       ChFault *fault);

/* Reads a field that has 81 cells and nothing else. */
ChStatus ch_cells_read_field(ChPuzzle *puzzle, const ChPiece *field, bool *placed, ChFault *fault);

#endif
