/* place.c - the two functions that change a board; see board.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "place_avx2.h"
#include "place_digit.h"

void ch_board_place(ChBoard *board, int cell, int digit)
{
    assert(board->digit[cell] == CH_NO_DIGIT && ch_board_has(board, CH_CANDIDATE(cell, digit)));
#ifdef CH_PLACE_AVX2
    if (ch_place_has_avx2())
        ch_place_avx2(board, cell, digit);
    else
#endif
        place_digit(board, cell, digit);
    assert(ch_board_is_ok(board));
}

void ch_board_remove(ChBoard *board, int cell, int digit)
{
    const unsigned rest = board->candidates[cell] & ~(1u << digit);

    assert(board->digit[cell] == CH_NO_DIGIT && rest != board->candidates[cell]);
    board->candidates[cell] = (uint16_t)rest;
    board->has_empty_cell |= rest == 0;
    board->hidden &= ~hidden_bits(1u << digit);
    board->hidden |= remove_place(board, cell, digit, &board->empty_houses);
    assert(ch_board_is_ok(board));
}
