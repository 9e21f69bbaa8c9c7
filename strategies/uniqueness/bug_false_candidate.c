/* bug_false_candidate.c - a candidate that would leave a bivalue universal grave.
 *
 * Suppose that a candidate is true. Its cell is then filled, and the cells that it sees lose its
 * digit. If every other empty cell then has just two candidates, and every digit two places (or
 * none) among them in each house, these cells are one deadly pattern (uniqueness.h):
 *
 *      3.. | 123 .  12      if the 3 were true, only 1 and 2 would remain in the row; in the same
 *                           way each digit would have two places in the other houses
 *
 * The guardians, all of them the candidate's digit in cells that it sees, would be false. So the
 * candidate is false.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "pairing.h"
#include "uniqueness.h"

/* Adds all empty cells but one, without a digit where they see it. Returns false if they are no
 * grave. */
static bool fill_pattern(const ChBoard *board, int cell, int digit, ChPattern *pattern)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    ChPairing pairing = {.missing = 0};

    CH_EACH_CELL(other, empty) {
        unsigned digits = board->candidates[other];
        if (other == cell)
            continue;
        if (ch_cells_has(&ch_cell_peers[cell], other))
            digits &= ~(1u << digit);
        if (ch_count(digits) != 2 || !ch_pairing_add(&pairing, other, digits))
            return false;
        pattern->deadly.digits[other] = (uint16_t)digits;
    }
    ch_pattern_find_guards(pattern, board);
    return pairing.missing == 0 && pattern->guards != 0;
}

static bool try_candidate(const ChFinderInput *input, ChSink *sink, int cell, int digit)
{
    ChPattern pattern = {.banned = 0};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BUG_FALSE_CANDIDATE);

    if (!fill_pattern(input->board, cell, digit, &pattern) ||
        !ch_pattern_is_possible(input, &pattern))
        return false;
    ch_add_deadly_pattern(&deduction, &pattern.deadly);
    ch_add_cell_eliminations(&deduction, input->board, cell, 1u << digit);
    return ch_report(&deduction, sink);
}

bool ch_find_bug_false_candidate(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    ChCellSet cells = empty;

    CH_EACH_CELL(other, ch_cells_minus(empty, ch_facts_pairs(input->facts)->bivalue)) {
        ChCellSet near = ch_cell_peers[other];
        ch_cells_add(&near, other);
        cells = ch_cells_and(cells, near);
        if (ch_cells_empty(cells))
            return false;
    }
    CH_EACH_CELL(cell, cells)
        CH_EACH_DIGIT(digit, board->candidates[cell])
            if (try_candidate(input, sink, cell, digit))
                return true;
    return false;
}
