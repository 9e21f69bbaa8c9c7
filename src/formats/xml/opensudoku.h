/* opensudoku.h - reads the cells of a game of OpenSudoku.
 *
 *      004300209...                    81 digits
 *      version: 1\n0|3,4,|1|5|-|0|     value, notes, whether a player may change it
 *      version: 2\n0|12|1|5|0|0|       and 3: notes as bits
 *      version: 4\n0|12|0|1|5|0|0|0|   and also notes for the corner, which are ignored
 *
 * A digit that a player may change was placed by one.  Where a cell has notes, the candidates
 * missing in them were ruled out; a cell without any has no information.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_OPENSUDOKU_H
#define CH_FORMATS_OPENSUDOKU_H

#include <stdbool.h>

#include "piece.h"
#include "puzzle.h"

/* Returns whether a line begins a document, see xml_games.h: it starts with <?xml or
 * <opensudoku. */
bool ch_opensudoku_begins(const char *line, size_t length);

/* Reads the cells.  *LISTS: whether there are notes that list candidates.  Faults have the position
 * of DATA, not that within it. */
ChStatus ch_opensudoku_read(ChPuzzle *puzzle, const ChPiece *data, bool *lists, ChFault *fault);

#endif
