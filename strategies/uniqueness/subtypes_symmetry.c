/* subtypes_symmetry.c - the tests of the sub-types of automorphisms.
 *
 * Rows and columns of the grid may have been moved, so a half turn is told by what it is: made
 * twice, it moves nothing, and once, all cells but one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"
#include "uniqueness.h"

static bool is_of_kind(const ChBoard *before, const ChStepRecord *step, int order, bool mirrored,
                       int fixed)
{
    ChAutomorphism automorphism;

    return ch_automorphism_of_step(&automorphism, before, step) &&
           ch_automorphism_order(&automorphism) == order && automorphism.mirrored == mirrored &&
           ch_automorphism_fixed(&automorphism) == fixed;
}

bool ch_is_half_turn(const ChBoard *before, const ChStepRecord *step)
{
    return is_of_kind(before, step, 2, false, 1);
}

bool ch_is_sticks(const ChBoard *before, const ChStepRecord *step)
{
    return is_of_kind(before, step, 2, false, 9);
}

bool ch_is_diagonal(const ChBoard *before, const ChStepRecord *step)
{
    return is_of_kind(before, step, 2, true, 9);
}

bool ch_is_quarter_turn(const ChBoard *before, const ChStepRecord *step)
{
    return is_of_kind(before, step, 4, true, 1);
}
