/* subtypes_whips.c - the types of typed whips.
 *
 * All variables are of the type of the last, which the marks name.
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_kinds.h"
#include "subtypes.h"

int ch_typed_whip_kind(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role == CH_ROLE_CELL)
            return CH_WHIP_CELLS;
        if (mark->role == CH_ROLE_HOUSE)
            return CH_WHIP_BOXES + mark->thing / 9;
    }
    return CH_WHIP_UNTYPED;
}
