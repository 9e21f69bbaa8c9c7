/* subtypes_rectangle.c - the tests of the sub-types of wings and Sue de Coq from the guardians of a
 * rectangle, inside or outside of its corners.
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

bool ch_is_unique_xy_wing(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step) && has_guards(step, 2);
}

bool ch_is_unique_xyz_wing(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step) && has_guards(step, 3);
}

bool ch_is_unique_wxyz_wing(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step) && has_guards(step, 4);
}

bool ch_is_avoidable_xy_wing(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step) && has_guards(step, 2);
}

bool ch_is_avoidable_xyz_wing(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step) && has_guards(step, 3);
}

bool ch_is_avoidable_wxyz_wing(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step) && has_guards(step, 4);
}

bool ch_is_unique_sue_de_coq(const ChBoard *before, const ChStepRecord *step)
{
    return !is_avoidable(before, step);
}

bool ch_is_avoidable_sue_de_coq(const ChBoard *before, const ChStepRecord *step)
{
    return is_avoidable(before, step);
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
