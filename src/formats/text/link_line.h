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
 * Links of other sites that pack the puzzle in letters are those of site_link.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LINK_LINE_H
#define CH_FORMATS_LINK_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "piece.h"
#include "puzzle.h"
#include "text.h"

/* Returns whether a line without leading blanks is a link. */
bool ch_link_begins(const char *line, size_t length);

/* What a link says besides the puzzle. */
typedef struct ChLinkParts {
    size_t tail;      /* the end of the link in its line */
    bool given_known; /* it distinguishes givens and placed digits */
    bool lists;       /* it lists candidates */
    ChText *title;    /* set by the caller, who owns it: the name of the puzzle is put there */
} ChLinkParts;

/* Reads a link.  A removed candidate that the digits rule out anyway is ignored. */
ChStatus ch_link_read(ChPuzzle *puzzle, const ChPiece *line, ChLinkParts *parts, ChFault *fault);

#endif
