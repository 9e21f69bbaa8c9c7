/* board.c - checks a board by a plain recomputation; see board.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "board.h"

static bool lane_is_ok(const ChBoard *board, int plane, int house)
{
    unsigned expected = 0;

    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        const bool bit = plane == CH_EMPTY ? board->digit[cell] == CH_NO_DIGIT
                                           : ch_board_has(board, CH_CANDIDATE(cell, plane));
        expected |= (unsigned)bit << place;
    }
    const bool placed = plane != CH_EMPTY && (board->placed[plane] >> house & 1);
    const bool single = board->single[plane] >> house & 1;

    return board->places[plane][house] == expected &&
           single == (ch_is_single(expected) && !placed) &&
           (plane == CH_EMPTY || expected != 0 || (board->empty_houses >> house & 1));
}

static bool cell_is_ok(const ChBoard *board, int cell)
{
    const int digit = board->digit[cell];

    const bool filled = board->filled[cell / 32] >> cell % 32 & 1;
    const uint8_t *const house = ch_cell_house[cell];

    if ((board->candidates[cell] == 0 && !board->has_empty_cell) ||
        filled != (digit != CH_NO_DIGIT))
        return false;
    if (digit == CH_NO_DIGIT)
        return true;
    return board->candidates[cell] == 1u << digit &&
           (board->placed[digit] >> house[0] & board->placed[digit] >> house[1] &
            board->placed[digit] >> house[2] & 1);
}

static bool hidden_is_ok(const ChBoard *board, int digit)
{
    const uint32_t single = board->single[digit];

    return ((single & CH_HOUSE_BOXES) != 0) == ((board->hidden & CH_HIDDEN(0, digit)) != 0) &&
           ((single & CH_HOUSE_ROWS) != 0) == ((board->hidden & CH_HIDDEN(1, digit)) != 0) &&
           ((single & CH_HOUSE_COLUMNS) != 0) == ((board->hidden & CH_HIDDEN(2, digit)) != 0);
}

bool ch_board_is_ok(const ChBoard *board)
{
    int empty = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        empty += board->digit[cell] == CH_NO_DIGIT;
        if (!cell_is_ok(board, cell))
            return false;
    }
    for (int plane = 0; plane < CH_PLANES; plane++)
        for (int house = 0; house < CH_HOUSES; house++)
            if (!lane_is_ok(board, plane, house))
                return false;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (!hidden_is_ok(board, digit))
            return false;
    return board->empty == empty;
}
