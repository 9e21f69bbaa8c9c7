/* link_line.h - the address of a page that has a puzzle in it.
 *
 *      https://...?bd=53007...         its first 81 digits and dots in a row, no more of them
 *      https://.../#p=53..7...&d=...&x=...  a name
 *              |      |        |     |      trailing text
 *              |      |        |     candidates that the player ruled out, 729 bits in base64url
 *              |      |        digits that the player placed, 81 characters
 *              |      the givens
 *              a link of Crosshatch's own page (docs/web.md)
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LINK_LINE_H
#define CH_FORMATS_LINK_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "piece.h"
#include "puzzle.h"

/* Whether a line without blanks in front is one. */
bool ch_link_begins(const char *line, size_t length);

/* *TAIL: where the link ends.  *IS_OWN: it is of our page, which tells givens and placed digits
 * apart.  A candidate that is dead anyway is not struck. */
ChStatus ch_link_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, bool *is_own,
                      ChFault *fault);

#endif
