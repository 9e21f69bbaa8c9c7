/* subtypes_qius_pattern.c - the tests of the sub-types of Qiu's deadly pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"
#include "uniqueness.h"

enum { LOCKED = 5 };

/* Returns the type of a step: 1 to 4 if all guardians are in the pair. */
static int type_of(const ChStepRecord *step)
{
    const ChCellSet pair = ch_step_cells(step, CH_ROLE_CELL);

    return ch_cells_within(ch_step_guarded_cells(step), pair) ? ch_step_pattern_type(step) : LOCKED;
}

#define TYPE(name, type)                                                                           \
    bool name(const ChBoard *before, const ChStepRecord *step)                                     \
    {                                                                                              \
        (void)before;                                                                              \
        return type_of(step) == (type);                                                            \
    }
TYPE(ch_is_qius_pattern_1, 1)
TYPE(ch_is_qius_pattern_2, 2)
TYPE(ch_is_qius_pattern_3, 3)
TYPE(ch_is_qius_pattern_4, 4)
TYPE(ch_is_locked_qius_pattern, LOCKED)
