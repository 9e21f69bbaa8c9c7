/* sdk_section.h - the sections of .sdk files.
 *
 *      [Puzzle]
 *      53..7....        nine rows of givens
 *      ...
 *      [State]
 *      534.7....        and of all digits, once a player has begun
 *      ...
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SDK_SECTION_H
#define CH_FORMATS_SDK_SECTION_H

#include <stdbool.h>

#include "line_source.h"
#include "puzzle.h"

/* Whether a line without blanks in front begins with NAME, which is in small letters, in its
 * brackets. */
bool ch_section_is(const char *line, size_t length, const char *name);

/* The first row of the [State] that comes next; false, and no line taken, when none does. */
bool ch_state_find(ChSource *source, ChSpan *row);

/* Reads the grid that begins with this row: its digits beyond the puzzle's givens a player has
 * placed. */
ChStatus ch_state_read(ChPuzzle *puzzle, ChSource *source, const ChSpan *first, ChFault *fault);

#endif
