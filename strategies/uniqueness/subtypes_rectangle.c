/* subtypes_rectangle.c - the tests of the sub-types of wings, almost locked sets and chains from
 * the guardians of a rectangle, inside or outside of its corners.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

/* Reports whether a corner has a digit: an avoidable rectangle. */
static bool is_avoidable(const ChBoard *before, const ChStepRecord *step)
{
    CH_EACH_CELL(cell, ch_step_cells(step, CH_ROLE_CELL))
        if (before->digit[cell] != CH_NO_DIGIT)
            return true;
    return false;
}

/* Reports whether the guardians have COUNT digits. */
static bool has_guards(const ChStepRecord *step, int count)
{
    unsigned digits = 0;

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_GUARDIAN)
            digits |= 1u << CH_CANDIDATE_DIGIT(mark->thing);
    return ch_count(digits) == count;
}

bool ch_is_unique_rectangle(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step);
}

bool ch_is_avoidable_rectangle(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step);
}

#define BY_GUARDS(name, count)                                                                     \
    bool ch_is_unique_##name(const ChBoard *before, const ChStepRecord *step)                      \
    {                                                                                              \
        return !is_avoidable(before, step) && has_guards(step, count);                             \
    }                                                                                              \
    bool ch_is_avoidable_##name(const ChBoard *before, const ChStepRecord *step)                   \
    {                                                                                              \
        return is_avoidable(before, step) && has_guards(step, count);                              \
    }
BY_GUARDS(w_wing, 1)
BY_GUARDS(xy_wing, 2)
BY_GUARDS(xyz_wing, 3)
BY_GUARDS(wxyz_wing, 4)
#undef BY_GUARDS

/* ---- almost locked sets ---- */

/* Reports whether each guardian sees all places of its digit in the set. */
static bool is_doubly_linked(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet set = ch_step_cells(step, CH_ROLE_SET_CELL);

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role != CH_ROLE_GUARDIAN)
            continue;
        const ChCellSet places =
            ch_cells_and(set, ch_board_open(before, CH_CANDIDATE_DIGIT(mark->thing)));
        if (ch_cells_empty(places) ||
            !ch_cells_within(places, ch_cell_peers[CH_CANDIDATE_CELL(mark->thing)]))
            return false;
    }
    return true;
}

bool ch_is_unique_singly_linked(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step) && !is_doubly_linked(before, step);
}

bool ch_is_unique_doubly_linked(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step) && is_doubly_linked(before, step);
}

bool ch_is_avoidable_singly_linked(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step) && !is_doubly_linked(before, step);
}

bool ch_is_avoidable_doubly_linked(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step) && is_doubly_linked(before, step);
}

/* ---- hidden singles ---- */

/* Reports whether the house is one of nine. */
static bool is_hidden_in(const ChStepRecord *step, int first)
{
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_HOUSE)
            return mark->thing >= first && mark->thing < first + 9;
    return false;
}

bool ch_is_avoidable_hidden_box(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, 0);
}

bool ch_is_avoidable_hidden_row(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, CH_FIRST_ROW);
}

bool ch_is_avoidable_hidden_column(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return is_hidden_in(step, CH_FIRST_ROW + 9);
}

/* ---- wings from guardians outside of the corners ---- */

typedef enum ExternalWing { TURBOT_FISH, W_WING, XY_WING, ALS_XZ } ExternalWing;

static ExternalWing wing_of(const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;

    if (ch_step_next_link(step, &at, &link))
        return TURBOT_FISH;
    if (has_guards(step, 1))
        return W_WING;
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_GUARDIAN && step->eliminate_count > 0 &&
            CH_CANDIDATE_DIGIT(mark->thing) == CH_CANDIDATE_DIGIT(step->eliminate[0]))
            return ALS_XZ;
    return XY_WING;
}

#define BY_WING(name, NAME)                                                                        \
    bool ch_is_external_unique_##name(const ChBoard *before, const ChStepRecord *step)             \
    {                                                                                              \
        return !is_avoidable(before, step) && wing_of(step) == NAME;                               \
    }                                                                                              \
    bool ch_is_external_avoidable_##name(const ChBoard *before, const ChStepRecord *step)          \
    {                                                                                              \
        return is_avoidable(before, step) && wing_of(step) == NAME;                                \
    }
BY_WING(turbot_fish, TURBOT_FISH)
BY_WING(w_wing, W_WING)
BY_WING(xy_wing, XY_WING)
BY_WING(als_xz, ALS_XZ)
#undef BY_WING
