/* sdk_section.h - reads the sections of .sdk files.
 *
 *      [Puzzle]
 *      53..7....        nine rows of givens
 *      ...
 *      [State]
 *      534.7....        nine rows of all digits, once a player has begun
 *      ...
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SDK_SECTION_H
#define CH_FORMATS_SDK_SECTION_H

#include <stdbool.h>

#include "line_source.h"
#include "puzzle.h"

/* Returns whether a line without leading blanks begins with NAME, which is in lower case, with its
 * brackets. */
bool ch_section_is(const char *line, size_t length, const char *name);

/* Finds the first row of a [State] section that comes next; false, without reading a line, when
 * there is none. */
bool ch_state_find(ChSource *source, ChSpan *row);

/* Reads the grid that begins with this row: digits that are not givens of the puzzle were placed by
 * a player. */
ChStatus ch_state_read(ChPuzzle *puzzle, ChSource *source, const ChSpan *first, ChFault *fault);

#endif
