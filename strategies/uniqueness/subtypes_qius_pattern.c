/* subtypes_qius_pattern.c - the tests of the sub-types of Qiu's deadly pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

enum { LOCKED = 5 };

/* Returns the type of a step: 1 to 4 if all guardians are in the pair. */
static int type_of(const ChStepRecord *step)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);
    ChCellSet extra = {{0}};
    bool has_house = false;

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role == CH_ROLE_GUARDIAN)
            ch_cells_add(&extra, CH_CANDIDATE_CELL(mark->thing));
        has_house |= mark->role == CH_ROLE_HOUSE;
    }
    if (!ch_cells_within(extra, cells))
        return LOCKED;
    if (!ch_cells_empty(ch_step_cells(step, CH_ROLE_SET_CELL)))
        return 3;
    return has_house ? 4 : ch_cells_count(extra) == 1 ? 1 : 2;
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
