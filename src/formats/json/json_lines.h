/* json_lines.h - reads the puzzle of a JSON log.
 *
 * A log is one line, or is formatted over many.  Then each of the further lines begins with a
 * blank, a quotation mark or a closing bracket. So a truncated log cannot swallow the records after
 * it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_LINES_H
#define CH_FORMATS_JSON_LINES_H

#include "line_source.h"
#include "piece.h"
#include "puzzle.h"

/* Reads the lines of the object that begins in FIRST, which must be the last line read. */
void ch_json_gather(ChSource *source, const ChSpan *first);

/* Reads `puzzle` and `start` of a log; the rest of it must be well-formed, too. */
ChStatus ch_json_read_puzzle(ChPuzzle *puzzle, const ChPiece *object, ChFault *fault);

#endif
