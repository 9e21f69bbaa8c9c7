/* singles_closure.c - see singles_closure.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "singles_closure.h"

/* Returns the houses in which the kinds find the digit's only place. */
static uint32_t single_houses(const ChBoard *board, ChSingleKinds kinds, int digit)
{
    const uint32_t full = kinds.full_houses ? board->single[CH_EMPTY] : 0;

    return board->single[digit] & (kinds.houses | full);
}

/* Returns a candidate that is single in a house or a cell; -1 when there is none. */
static int find_single(const ChBoard *board, ChSingleKinds kinds)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const uint32_t houses = single_houses(board, kinds, digit);
        if (houses != 0)
            return CH_CANDIDATE(ch_board_single_cell(board, digit, ch_lowest(houses)), digit);
    }
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    CH_EACH_CELL(cell, empty)
        if (kinds.cells && ch_is_single(board->candidates[cell]))
            return CH_CANDIDATE(cell, ch_lowest(board->candidates[cell]));
    return -1;
}

ChClosureEnd ch_singles_closure_by(ChBoard *board, ChSingleKinds kinds)
{
    while (!ch_board_is_broken(board)) {
        const int single = board->empty > 0 ? find_single(board, kinds) : -1;
        if (single < 0)
            return board->empty > 0 ? CH_CLOSURE_STUCK : CH_CLOSURE_FULL;
        ch_board_place(board, CH_CANDIDATE_CELL(single), CH_CANDIDATE_DIGIT(single));
    }
    return CH_CLOSURE_BROKEN;
}

ChClosureEnd ch_singles_closure(ChBoard *board)
{
    const ChSingleKinds all = {.houses = CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS,
                               .full_houses = true,
                               .cells = true};

    return ch_singles_closure_by(board, all);
}

ChClosureEnd ch_singles_closure_puzzle(ChBoard *board, const ChPuzzle *puzzle)
{
    return ch_board_load(board, puzzle) >= 0 ? CH_CLOSURE_BROKEN : ch_singles_closure(board);
}
