/* uniqueness_marks.c - the highlights of a step that relies on uniqueness, read from its premises:
 * the deadly pattern, its guardians, the subset of type 3, the houses in which a digit is confined.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "uniqueness.h"

enum { MOST_CELLS = 16, MOST_DIGITS = 3 }; /* a BUG is shown by its guardians alone */

static void mark_pattern(const ChDeadlyPattern *deadly, int most_digits, ChMarks *marks)
{
    ChCellSet cells = {{0}};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        digits |= deadly->digits[cell];
        if (deadly->digits[cell] != 0)
            ch_cells_add(&cells, cell);
    }
    if (ch_cells_count(cells) > MOST_CELLS || ch_count(digits) > most_digits)
        return;
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
}

static void mark_guardians(const ChBoard *board, const ChDeadlyPattern *deadly, ChMarks *marks)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, deadly->digits[cell] == 0
                                 ? 0
                                 : board->candidates[cell] & ~(unsigned)deadly->digits[cell])
            ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
}

void ch_mark_deadly_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    mark_pattern(detail->deadly, MOST_DIGITS, marks);
    mark_guardians(&replay->board, detail->deadly, marks);
}

static void mark_step(const ChReplay *replay, const ChStep *step, int most_digits, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;
    ChCellSet subset = {{0}};
    unsigned digits = 0;
    int house = -1;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    mark_pattern(detail->deadly, most_digits, marks);
    CH_EACH_CONSTRAINT(premise, &detail->premises) {
        if (premise >= CH_CELLS) {
            if (house != (premise - CH_CELLS) / 9)
                ch_marks_add(marks, CH_ROLE_HOUSE, (premise - CH_CELLS) / 9, 0);
            house = (premise - CH_CELLS) / 9;
            continue;
        }
        ch_cells_add(&subset, premise);
        digits |= replay->board.candidates[premise];
    }
    mark_guardians(&replay->board, detail->deadly, marks);
    if (!ch_cells_empty(subset))
        ch_marks_set(marks, &subset, digits);
}

void ch_mark_uniqueness(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    mark_step(replay, step, MOST_DIGITS, marks);
}

void ch_mark_bug_lite(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    mark_step(replay, step, CH_DIGITS, marks);
}
