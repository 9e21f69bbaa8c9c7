/* piece.c - see piece.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "piece.h"

#include <stdio.h>

#include "cell_symbols.h"
#include "fault.h"

ChStatus ch_piece_fault(ChFault *fault, ChStatus status, const ChPiece *piece, size_t at,
                        size_t size)
{
    const size_t left = piece->length - at;

    return ch_fault(fault, status, piece->line, piece->column + at, piece->text + at,
                    size < left ? size : left);
}

ChStatus ch_piece_fault_count(ChFault *fault, ChStatus status, const ChPiece *piece, size_t at,
                              size_t count)
{
    char found[24];

    snprintf(found, sizeof found, "%zu", count);
    return ch_fault_words(fault, status, piece->line, piece->column + at, found);
}

ChStatus ch_piece_check(const ChPiece *piece, ChFault *fault)
{
    const size_t flaw = ch_text_flaw(piece->text, piece->length);

    if (flaw == piece->length)
        return CH_OK;
    return ch_piece_fault(fault, piece->text[flaw] == '\0' ? CH_NUL_BYTE : CH_BAD_UTF8, piece, flaw,
                          1);
}
