/* rectangle_wing.c - wings whose pivot is a unique or avoidable rectangle.
 *
 * But for its guardians, a rectangle would hold just two digits (uniqueness.h). One guardian is
 * true, so the rectangle acts like one cell that has the guardians' digits:
 *
 *      12x. . | . 12x. | xz . .    xy     x and y have a wing each: a cell with the digit and z
 *      12 . . | . 12y. | .  . .           that sees all guardians of the digit; where z sees all
 *      .  . . | . yz . | z- . .           wings, it is ruled out
 *                                  xyz    a third digit of the guardians has a wing, too, or is z
 *                                         itself, and its guardians act as wings
 *                                  wxyz   the same with four digits
 *
 *                                  w      x is the only digit of the guardians; each of them sees
 *                                         one of two cells with x and z, the wings
 *
 * One guardian is true: it is z, or its wing is. Except in a W-wing, at least two digits have
 * wings. At least two corners have guardians.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_DIGITS = 4 };

typedef struct Wing {
    const ChFinderInput *input;
    ChSink *sink;
    int count; /* digits of the guardians in the wings tried now */

    const ChPattern *pattern;
    ChCellSet guarded[CH_DIGITS]; /* by digit, the corners that have it as a guardian */
    int end;                      /* the digit that is ruled out */
} Wing;

static bool report_wings(const Wing *wing, ChCellSet wings, ChCellSet seen)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_RECTANGLE_WING);

    ch_add_deadly_pattern(&deduction, &wing->pattern->deadly);
    ch_add_cell_premises(&deduction, wings);
    ch_add_eliminations(&deduction, wing->input->board, seen, wing->end);
    return ch_pattern_needs_all(wing->pattern, wing->input->board, &deduction) &&
           ch_report(&deduction, wing->sink);
}

/* Chooses a wing for each of the digits; SEEN sees those chosen before. */
static bool choose_wings(const Wing *wing, unsigned digits, ChCellSet wings, ChCellSet seen)
{
    if (ch_cells_empty(seen))
        return false;
    if (digits == 0)
        return report_wings(wing, wings, seen);
    const int digit = ch_lowest(digits);
    const ChCellSet pool = ch_cells_and(ch_facts_pairs(wing->input->facts)->bivalue,
                                        ch_common_peers(wing->guarded[digit]));
    CH_EACH_CELL(cell, pool) {
        ChCellSet more = wings;
        ch_cells_add(&more, cell);
        if (wing->input->board->candidates[cell] == (1u << digit | 1u << wing->end) &&
            choose_wings(wing, digits & (digits - 1), more,
                         ch_cells_and(seen, ch_cell_peers[cell])))
            return true;
    }
    return false;
}

static bool try_end(const Wing *wing)
{
    const unsigned digits = wing->pattern->guards & ~(1u << wing->end);
    ChCellSet seen = ch_board_open(wing->input->board, wing->end);

    if (ch_count(digits) < 2)
        return false;
    if (digits != wing->pattern->guards)
        seen = ch_cells_and(seen, ch_common_peers(wing->guarded[wing->end]));
    return choose_wings(wing, digits, (ChCellSet){{0}}, seen);
}

/* Tries W-wings. No corner is a wing. */
static bool try_two_wings(const Wing *wing, int digit)
{
    const uint16_t *const candidates = wing->input->board->candidates;
    const unsigned pair = 1u << digit | 1u << wing->end;
    const ChCellSet pool = ch_facts_pairs(wing->input->facts)->bivalue;

    CH_EACH_CELL(one, pool) {
        const ChCellSet rest = ch_cells_minus(wing->pattern->extra, ch_cell_peers[one]);
        CH_EACH_CELL(other, pool) {
            ChCellSet wings = {{0}};
            ch_cells_add(&wings, one);
            ch_cells_add(&wings, other);
            if (other > one && candidates[one] == pair && candidates[other] == pair &&
                wing->pattern->deadly.digits[one] == 0 &&
                wing->pattern->deadly.digits[other] == 0 &&
                ch_cells_within(rest, ch_cell_peers[other]) &&
                report_wings(wing, wings, ch_common_peers(wings)))
                return true;
        }
    }
    return false;
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Wing *const wing = context;

    if (ch_count(pattern->guards) != wing->count || ch_cells_count(pattern->extra) < 2)
        return false;
    wing->pattern = pattern;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        wing->guarded[digit] =
            ch_cells_and(pattern->extra, ch_board_open(wing->input->board, digit));
    for (wing->end = 0; wing->end < CH_DIGITS; wing->end++)
        if (wing->count > 1 ? try_end(wing)
            : (pattern->guards >> wing->end & 1) == 0
                ? try_two_wings(wing, ch_lowest(pattern->guards))
                : false)
            return true;
    return false;
}

bool ch_find_rectangle_wing(const ChFinderInput *input, ChSink *sink)
{
    Wing wing = {.input = input, .sink = sink};

    for (wing.count = 1; wing.count <= MOST_DIGITS; wing.count++)
        if (ch_each_rectangle(input, try_pattern, &wing))
            return true;
    return false;
}

/* Marks each wing as a set. */
void ch_mark_rectangle_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ch_mark_deadly_pattern(replay, step, marks);
    if (step->detail == NULL || step->detail->deadly_count == 0)
        return;
    CH_EACH_CONSTRAINT(premise, &step->detail->premises) {
        ChCellSet wing = {{0}};
        if (premise >= CH_CELLS)
            return;
        ch_cells_add(&wing, premise);
        ch_marks_set(marks, &wing, replay->board.candidates[premise]);
    }
}
