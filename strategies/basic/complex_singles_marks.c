/* complex_singles_marks.c - the pattern of a complex single, and its sub-types.
 *
 * The cell and the digit of the single, with its house where it is hidden.  A colour for each inner
 * step, in their order; the last colour has what they rule out and a later one or the single needs.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "inner_steps.h"
#include "subtypes.h"

/* Adds the candidates that a board has in a constraint. */
static void add_candidates(const ChBoard *board, int constraint, ChCandidateSet *to)
{
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_board_has(board, candidate))
            ch_candidates_add(to, candidate);
    }
}

/* Returns the candidates in the constraints of the inner steps from number FROM on, and of the
 * single. */
static ChCandidateSet candidates_needed(const ChBoard *board, const ChStep *step, int from)
{
    ChConstraintSet later = {{0}};
    ChCandidateSet needed = {{0}};

    ch_constraints_add(&later, step->seed);
    for (int i = from; i < CH_INNER_STEPS && step->detail->seed[i] != 0; i++)
        ch_inner_step_premises((int)step->detail->seed[i], &later);
    CH_EACH_CONSTRAINT_FROM(constraint, 0, &later)
        add_candidates(board, constraint, &needed);
    return needed;
}

void ch_mark_complex_single(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChBoard board = replay->board;
    ChCandidateSet gone = {{0}};
    ChInnerStep inner;

    ch_marks_add(marks, CH_ROLE_CELL, CH_CANDIDATE_CELL(step->placed), 0);
    ch_marks_add(marks, CH_ROLE_DIGIT, CH_CANDIDATE_DIGIT(step->placed), 0);
    if (step->seed >= CH_CELLS)
        ch_marks_add(marks, CH_ROLE_HOUSE, (step->seed - CH_CELLS) / 9, 0);
    for (int i = 0; i < CH_INNER_STEPS && step->detail->seed[i] != 0; i++) {
        if (!ch_inner_step_read(&board, (int)step->detail->seed[i], &inner))
            continue;
        const ChCandidateSet needed = candidates_needed(&board, step, i + 1);
        const ChCandidateSet lost = ch_candidates_and(&inner.lost, &needed);
        gone = ch_candidates_or(&gone, &lost);
        ch_marks_colour(marks, &inner.pattern);
        ch_inner_step_take(&board, &inner);
    }
    ch_marks_colour(marks, &gone);
}

/* ---- sub-types ---- */

/* Reports whether the single is hidden in a house of this kind. */
static bool is_hidden_in(const ChStepRecord *step, int first_house)
{
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_HOUSE)
            return mark->thing / 9 == first_house / 9;
    return false;
}

bool ch_is_complex_in_box(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, 0);
}

bool ch_is_complex_in_row(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, CH_FIRST_ROW);
}

bool ch_is_complex_in_column(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, CH_FIRST_COLUMN);
}

bool ch_is_complex_naked(const ChBoard *before, const ChStepRecord *step)
{
    return !ch_is_complex_in_box(before, step) && !ch_is_complex_in_row(before, step) &&
           !ch_is_complex_in_column(before, step);
}
