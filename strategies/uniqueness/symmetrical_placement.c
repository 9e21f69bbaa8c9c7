/* symmetrical_placement.c - Gurth's symmetrical placement: the givens have a symmetry, so the
 * solution has it too.
 *
 * Turn the grid by a half turn, or mirror it at a diagonal. Suppose that the givens are in the same
 * cells as before, with some digits exchanged in pairs. The solution, turned and with these digits
 * exchanged, is then a solution too. If the puzzle has only one, nothing has changed: a cell that
 * stays where it is holds a digit that is not exchanged.
 *
 *      1 . . | . . . | . . 7      the half turn exchanges 1 with 9 and 3 with 7
 *      . . . | . x . | . . .      x  the centre is a digit that is its own partner
 *      3 . . | . . . | . . 9
 *
 * Each such cell is a deadly pattern (step.h) of the digits that are exchanged. A digit without
 * givens is its own partner, since the others are each other's. Other cells, and other symmetries,
 * are left to automorphism_find.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { AXIS = 9 /* the most cells that stay in their place */ };

/* Reports the cells that stay in their place. */
static bool try_turn(const ChFinderInput *input, ChSink *sink, ChTurn turn)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SYMMETRICAL_PLACEMENT);
    ChDeadlyPattern deadly[AXIS] = {{.is_impossible = false}};
    ChAutomorphism automorphism;

    if (!ch_automorphism_find(&automorphism, board, turn))
        return false;
    const unsigned exchanged = ch_automorphism_changed(&automorphism);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned own = board->candidates[cell] & ~exchanged;
        if (board->digit[cell] != CH_NO_DIGIT ||
            ch_automorphism_cell(&automorphism, cell) != cell || own == 0 ||
            own == board->candidates[cell])
            continue;
        assert(deduction.detail.deadly_count < AXIS);
        deadly[deduction.detail.deadly_count++].digits[cell] = (uint16_t)exchanged;
        if (turn == CH_HALF_TURN && ch_is_single(own))
            deduction.placed = (uint16_t)CH_CANDIDATE(cell, ch_lowest(own));
        else
            ch_add_cell_eliminations(&deduction, board, cell, exchanged);
    }
    deduction.detail.deadly = deadly;
    return ch_report(&deduction, sink);
}

/* The givens never change, and candidates only get fewer: where nothing was found, nothing will
 * be. */
bool ch_find_symmetrical_placement(const ChFinderInput *input, ChSink *sink)
{
    if (input->since != 0 || (input->puzzle != NULL && input->puzzle->has_marks))
        return false;
    for (int turn = CH_HALF_TURN; turn <= CH_OTHER_DIAGONAL; turn++)
        if (try_turn(input, sink, (ChTurn)turn))
            return true;
    return false;
}

void ch_mark_symmetrical_placement(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    for (uint32_t i = 0; detail != NULL && i < detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const unsigned exchanged = detail->deadly[i].digits[cell];
            if (exchanged == 0)
                continue;
            ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
            CH_EACH_DIGIT(digit, replay->board.candidates[cell] & ~exchanged)
                ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
        }
}
