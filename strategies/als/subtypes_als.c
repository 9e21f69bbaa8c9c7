/* subtypes_als.c - the test of the sub-type of a Sue de Coq.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

bool ch_is_isolated(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet centre = ch_step_cells(step, CH_ROLE_CELL);
    const ChCellSet sides = ch_cells_minus(ch_step_cells(step, CH_ROLE_SET_CELL), centre);
    unsigned digits = ch_step_digits(step, CH_ROLE_DIGIT);

    CH_EACH_CELL(cell, sides)
        digits &= ~(unsigned)before->candidates[cell];
    return digits != 0;
}
