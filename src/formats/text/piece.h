/* piece.h - a piece of input with its position.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PIECE_H
#define CH_FORMATS_PIECE_H

#include <stddef.h>

#include <crosshatch/status.h>

typedef struct ChPiece {
    const char *text;
    size_t length;
    size_t line;
    size_t column; /* of its first byte, from 1 */
} ChPiece;

/* Reports SIZE bytes of the piece, from byte AT on; SIZE is limited to the piece's end. */
ChStatus ch_piece_fault(ChFault *fault, ChStatus status, const ChPiece *piece, size_t at,
                        size_t size);

/* Reports a fault at byte AT with a number as the offending input. */
ChStatus ch_piece_fault_count(ChFault *fault, ChStatus status, const ChPiece *piece, size_t at,
                              size_t count);

/* Returns CH_OK when the piece is UTF-8 without NUL bytes. */
ChStatus ch_piece_check(const ChPiece *piece, ChFault *fault);

/* Return the first LENGTH bytes of a piece (this one), and the bytes after them (the next). */
static inline ChPiece ch_piece_head(ChPiece piece, size_t length)
{
    piece.length = length;
    return piece;
}

static inline ChPiece ch_piece_rest(ChPiece piece, size_t length)
{
    piece.text += length;
    piece.length -= length;
    piece.column += length;
    return piece;
}

#endif
