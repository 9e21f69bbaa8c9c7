/* json_lines.h - the puzzle inside a JSON log.
 *
 * A log is one line, or it was laid out over many: then each of the further lines begins with a
 * blank, a quotation mark or a closing bracket, so that a log cut short cannot swallow the records
 * behind it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_LINES_H
#define CH_FORMATS_JSON_LINES_H

#include "line_source.h"
#include "piece.h"
#include "puzzle.h"

/* Takes the lines of the object that begins in FIRST, the last line handed out. */
void ch_json_gather(ChSource *source, const ChSpan *first);

/* `puzzle` and `start` of a log; the rest of it must be well-formed, too. */
ChStatus ch_json_read_puzzle(ChPuzzle *puzzle, const ChPiece *object, ChFault *fault);

#endif
