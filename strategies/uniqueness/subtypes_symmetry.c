/* subtypes_symmetry.c - the kinds of automorphisms.
 *
 * Rows and columns of the grid may have been moved, so a half turn is told by what it is: made
 * twice, it moves nothing, and once, all cells but one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "step_kinds.h"
#include "uniqueness.h"

int ch_symmetry_kind(const ChBoard *before, const ChStepRecord *step)
{
    ChAutomorphism automorphism;

    if (!ch_automorphism_of_step(&automorphism, before, step))
        return 0;
    const int order = ch_automorphism_order(&automorphism);
    const int fixed = ch_automorphism_fixed(&automorphism);
    if (order == 2 && fixed == 9)
        return automorphism.mirrored ? CH_SYMMETRY_DIAGONAL : CH_SYMMETRY_STICKS;
    if (order == 2 && fixed == 1 && !automorphism.mirrored)
        return CH_SYMMETRY_HALF_TURN;
    return order == 4 && fixed == 1 && automorphism.mirrored ? CH_SYMMETRY_QUARTER_TURN : 0;
}
