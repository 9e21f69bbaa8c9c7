/* link_line.h - reads the address of a page that contains a puzzle.
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

/* Returns whether a line without leading blanks is a link. */
bool ch_link_begins(const char *line, size_t length);

/* Reads a link.  *TAIL: the end of the link.  *IS_OWN: it is a link of Crosshatch's page, which
 * distinguishes givens and placed digits.  A removed candidate that the digits rule out anyway is
 * ignored. */
ChStatus ch_link_read(ChPuzzle *puzzle, const ChPiece *line, size_t *tail, bool *is_own,
                      ChFault *fault);

#endif
