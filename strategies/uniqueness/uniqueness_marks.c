/* uniqueness_marks.c - the highlights of a step that relies on uniqueness, read from its premises:
 * the deadly pattern, its guardians, the subset of type 3, the houses in which a digit is confined.
 *
 * SPDX-License-Identifier: MIT
 */
#include "external.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_CELLS = 16, MOST_DIGITS = 3 }; /* a BUG is shown by its guardians alone */
enum { MOST_IN_SHAPE = 9, SHAPE_DIGITS = 4 };

static void mark_pattern(const ChDeadlyPattern *deadly, int most_digits, ChMarks *marks)
{
    ChCellSet cells = {{0}};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        digits |= deadly->digits[cell];
        if (deadly->digits[cell] != 0)
            ch_cells_add(&cells, cell);
    }
    if (!deadly->is_impossible &&
        (ch_cells_count(cells) > MOST_CELLS || ch_count(digits) > most_digits))
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

/* Returns the most digits with which a pattern is shown by its cells. */
static int most_digits_of(const ChBoard *board, const ChDeadlyPattern *deadly)
{
    int cells = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        cells += deadly->digits[cell] != 0;
    if (ch_is_bug_lite(board, deadly))
        return CH_DIGITS;
    return cells <= MOST_IN_SHAPE ? SHAPE_DIGITS : MOST_DIGITS;
}

/* Reports whether some cell of the pattern can have any digit, as in two lines. */
static bool has_open_cell(const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] == CH_ALL_NINE)
            return true;
    return false;
}

void ch_mark_deadly_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    if (!has_open_cell(detail->deadly) || !ch_mark_two_lines(replay, step, marks))
        mark_pattern(detail->deadly, most_digits_of(&replay->board, detail->deadly), marks);
    mark_guardians(&replay->board, detail->deadly, marks);
}

/* Marks the cells of the premises as a set, which type 3 completes. */
static void mark_subset(const ChReplay *replay, const ChDetail *detail, ChMarks *marks)
{
    ChCellSet subset = {{0}};
    unsigned digits = 0;

    CH_EACH_CONSTRAINT(premise, &detail->premises) {
        if (premise >= CH_CELLS)
            break;
        ch_cells_add(&subset, premise);
        digits |= replay->board.candidates[premise];
    }
    if (!ch_cells_empty(subset))
        ch_marks_set(marks, &subset, digits);
}

static void mark_houses(const ChDetail *detail, ChMarks *marks)
{
    int house = -1;

    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &detail->premises) {
        if (house != (premise - CH_CELLS) / 9)
            ch_marks_add(marks, CH_ROLE_HOUSE, (premise - CH_CELLS) / 9, 0);
        house = (premise - CH_CELLS) / 9;
    }
}

void ch_mark_guarded_step(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    mark_houses(step->detail, marks);
    mark_guardians(&replay->board, step->detail->deadly, marks);
    mark_subset(replay, step->detail, marks);
}

void ch_mark_qius_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    if (ch_mark_two_lines(replay, step, marks))
        ch_mark_guarded_step(replay, step, marks);
}

static void mark_step(const ChReplay *replay, const ChStep *step, int most_digits, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    mark_pattern(detail->deadly, most_digits, marks);
    ch_mark_guarded_step(replay, step, marks);
}

void ch_mark_uniqueness(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    mark_step(replay, step, MOST_DIGITS, marks);
}

void ch_mark_bug_lite(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    mark_step(replay, step, CH_DIGITS, marks);
}

/* Marks the two places of a digit that is not the pattern's as a link: type 4 of external
 * rectangles. */
static void mark_third_digit(const ChBoard *board, const ChDetail *detail, ChMarks *marks)
{
    unsigned digits = 0;
    ChCandidatePair pair;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digits |= detail->deadly->digits[cell];
    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &detail->premises) {
        ChCandidateSet end[2] = {{{0}}, {{0}}};
        if ((digits >> (premise - CH_CELLS) % 9 & 1) != 0 ||
            !ch_premise_pair(board, premise, &pair))
            continue;
        for (int i = 0; i < 2; i++)
            ch_candidates_add(&end[i], pair.candidate[i]);
        ch_marks_link(marks, &end[0], &end[1], true);
    }
}

void ch_mark_external(const ChBoard *board, const ChDetail *detail, ChMarks *marks)
{
    const ChCandidateSet guardians =
        ch_external_guardians(board, detail->deadly, &detail->premises);

    mark_pattern(detail->deadly, MOST_DIGITS, marks);
    mark_houses(detail, marks);
    CH_EACH_CANDIDATE(candidate, &guardians)
        ch_marks_add(marks, CH_ROLE_GUARDIAN, candidate, 0);
}

void ch_mark_external_unique_rectangle(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;

    if (detail == NULL || detail->deadly_count == 0)
        return;
    ch_mark_external(&replay->board, detail, marks);
    mark_subset(replay, detail, marks);
    mark_third_digit(&replay->board, detail, marks);
}
