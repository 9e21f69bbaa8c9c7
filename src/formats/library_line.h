/* library_line.h - a line of a technique library, as HoDoKu writes it.
 *
 *      :0402:47:5..6+2.+97...:719 722:419 479:::
 *       |    |  |            |       |
 *       |    |  |            |       eliminations, placements, extra: not part of the puzzle
 *       |    |  |            candidates already deleted, each digit-row-column
 *       |    |  81 cells, + before digits that are placed rather than given
 *       |    the digits concerned
 *       the technique's code
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LIBRARY_LINE_H
#define CH_FORMATS_LIBRARY_LINE_H

#include <stddef.h>

#include "piece.h"
#include "puzzle.h"

/* *TAIL: where the eliminations begin.  A deleted candidate that is dead anyway is not struck. */
ChStatus ch_library_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, ChFault *fault);

#endif
