/* avoidable_hidden_single.c - avoidable rectangles that a hidden single would complete.
 *
 *      1   . . | 2x . .      r1c1 and r2c4 are filled with the same digit, but not given. In row 2
 *      2y  . . | 1  2 .      all places of 2 but r2c1 see r1c4. If r1c4 were 2, r2c1 would be 2 as
 *      .   . . | .  . .      well, and the digits could be exchanged. So it is not 2.
 *
 * The house is one of the fourth corner, and does not have the third. It has other places of the
 * digit, or the fourth corner is a hidden single already.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

/* A rectangle across two boxes; two opposite corners are filled with the same digit. */
typedef struct Corners {
    const ChFinderInput *input;
    ChSink *sink;
    int filled[2];
    int open[2];
} Corners;

/* Tries to rule out a digit in an open corner by the houses of the other one. */
static bool try_digit(const Corners *at, int target, int other, int digit)
{
    const ChBoard *const board = at->input->board;
    ChCellSet cells = {{0}};

    for (int i = 0; i < 2; i++) {
        ch_cells_add(&cells, at->filled[i]);
        ch_cells_add(&cells, at->open[i]);
    }
    const ChPattern pattern =
        ch_pattern_of(board, cells, 1u << board->digit[at->filled[0]] | 1u << digit);
    if (!ch_pattern_is_possible(at->input, &pattern))
        return false;
    for (int house = 0; house < CH_HOUSES; house++) {
        ChCellSet rest = ch_cells_and(ch_board_open(board, digit), ch_house_cells[house]);
        if (!ch_cells_has(&rest, other))
            continue;
        ch_cells_remove(&rest, other);
        if (ch_cells_empty(rest) || !ch_cells_within(rest, ch_cell_peers[target]))
            continue;
        ChDeduction deduction = ch_deduction(CH_TECHNIQUE_AVOIDABLE_RECTANGLE_HIDDEN_SINGLE);
        ch_add_deadly_pattern(&deduction, &pattern.deadly);
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
        ch_add_cell_eliminations(&deduction, board, target, 1u << digit);
        if (ch_pattern_needs_all(&pattern, board, &deduction) && ch_report(&deduction, at->sink))
            return true;
    }
    return false;
}

static bool try_corners(const Corners *at)
{
    const uint16_t *const candidates = at->input->board->candidates;

    for (int i = 0; i < 2; i++)
        CH_EACH_DIGIT(digit, candidates[at->open[0]] & candidates[at->open[1]] & CH_ALL_NINE)
            if (try_digit(at, at->open[i], at->open[1 - i], digit))
                return true;
    return false;
}

bool ch_find_avoidable_hidden_single(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    for (int one = 0; one < CH_CELLS; one++)
        for (int two = one + 1; two < CH_CELLS; two++) {
            const Corners at = {input,
                                sink,
                                {one, two},
                                {CH_CELL_AT(CH_ROW_OF(one), CH_COLUMN_OF(two)),
                                 CH_CELL_AT(CH_ROW_OF(two), CH_COLUMN_OF(one))}};
            if (board->digit[one] != CH_NO_DIGIT && board->digit[one] == board->digit[two] &&
                !ch_cells_has(&board->givens, one) && !ch_cells_has(&board->givens, two) &&
                ch_cells_has(&empty, at.open[0]) && ch_cells_has(&empty, at.open[1]) &&
                (CH_BOX_OF(one) == CH_BOX_OF(at.open[0])) !=
                    (CH_BOX_OF(one) == CH_BOX_OF(at.open[1])) &&
                try_corners(&at))
                return true;
        }
    return false;
}
