/* opensudoku.h - the cells of a game of OpenSudoku.
 *
 *      004300209...                    81 digits
 *      version: 1\n0|3,4,|1|5|-|0|     value, notes, whether a player may change it
 *      version: 2\n0|12|1|5|0|0|       and 3: notes as bits
 *      version: 4\n0|12|0|1|5|0|0|0|   and besides notes for the corner, which are passed over
 *
 * A digit that a player may change was placed by one.  Where a cell has notes, what they leave out
 * was ruled out; a cell without any says nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_OPENSUDOKU_H
#define CH_FORMATS_OPENSUDOKU_H

#include <stdbool.h>

#include "piece.h"
#include "puzzle.h"

/* Whether a line begins a document, see xml_games.h: it starts with <?xml or <opensudoku. */
bool ch_opensudoku_begins(const char *line, size_t length);

/* *LISTS: whether there are notes.  Faults name the place of DATA, not that within it. */
ChStatus ch_opensudoku_read(ChPuzzle *puzzle, const ChPiece *data, bool *lists, ChFault *fault);

#endif
