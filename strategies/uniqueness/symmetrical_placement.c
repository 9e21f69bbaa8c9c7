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
 * givens is its own partner, since the others are each other's. A quarter turn is a half turn when
 * done twice, and says nothing more.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

int ch_mirror_cell(int way, int cell)
{
    const int row = CH_ROW_OF(cell);
    const int column = CH_COLUMN_OF(cell);

    return way == CH_HALF_TURN       ? CH_CELL_AT(8 - row, 8 - column)
           : way == CH_MAIN_DIAGONAL ? CH_CELL_AT(column, row)
                                     : CH_CELL_AT(8 - column, 8 - row);
}

bool ch_mirror_find(ChMirror *mirror, const ChBoard *board, int way)
{
    mirror->way = way;
    memset(mirror->partner, CH_NO_DIGIT, sizeof mirror->partner);
    CH_EACH_CELL(cell, board->givens) {
        const int image = ch_mirror_cell(way, cell);
        uint8_t *const partner = &mirror->partner[board->digit[cell]];
        if (!ch_cells_has(&board->givens, image) ||
            (*partner != CH_NO_DIGIT && *partner != board->digit[image]))
            return false;
        *partner = board->digit[image];
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (mirror->partner[digit] == CH_NO_DIGIT)
            mirror->partner[digit] = (uint8_t)digit;
    return true;
}

unsigned ch_mirror_exchanged(const ChMirror *mirror)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)(mirror->partner[digit] != digit) << digit;
    return digits;
}

/* ---- finding ---- */

/* Reports the cells that stay in their place. */
static bool try_mirror(const ChFinderInput *input, ChSink *sink, int way)
{
    const ChBoard *const board = input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_SYMMETRICAL_PLACEMENT);
    ChDeadlyPattern deadly[CH_MIRROR_AXIS] = {{{0}}};
    ChMirror mirror;

    if (!ch_mirror_find(&mirror, board, way))
        return false;
    const unsigned exchanged = ch_mirror_exchanged(&mirror);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned own = board->candidates[cell] & ~exchanged;
        if (board->digit[cell] != CH_NO_DIGIT || ch_mirror_cell(way, cell) != cell || own == 0 ||
            own == board->candidates[cell])
            continue;
        assert(deduction.detail.deadly_count < CH_MIRROR_AXIS);
        deadly[deduction.detail.deadly_count++].digits[cell] = (uint16_t)exchanged;
        if (way == CH_HALF_TURN && ch_is_single(own))
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
    for (int way = 0; way < CH_MIRRORS; way++)
        if (try_mirror(input, sink, way))
            return true;
    return false;
}

/* ---- a step ---- */

/* Reports whether the symmetry keeps the cells of a pattern in their place, and exchanges the
 * pattern's digits and no others. */
static bool is_deadly(const ChMirror *mirror, const ChDeadlyPattern *deadly)
{
    const unsigned exchanged = ch_mirror_exchanged(mirror);

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] != 0 &&
            (deadly->digits[cell] != exchanged || ch_mirror_cell(mirror->way, cell) != cell))
            return false;
    return true;
}

bool ch_mirror_of_step(ChMirror *mirror, const ChBoard *before, const ChStepRecord *step)
{
    for (int way = 0; way < CH_MIRRORS && step->deadly_count > 0; way++) {
        bool fits = ch_mirror_find(mirror, before, way);
        for (size_t i = 0; fits && i < step->deadly_count; i++)
            fits = is_deadly(mirror, &step->deadly[i]);
        if (fits)
            return true;
    }
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
