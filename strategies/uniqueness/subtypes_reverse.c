/* subtypes_reverse.c - the tests of the sub-types of reverse BUGs.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

enum { RECTANGLE = 4 /* cells */ };

/* Returns the type of a step, 1 to 4. */
static int type_of(const ChStepRecord *step)
{
    ChCellSet extra = {{0}};
    bool has_house = false;

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role == CH_ROLE_GUARDIAN)
            ch_cells_add(&extra, CH_CANDIDATE_CELL(mark->thing));
        has_house |= mark->role == CH_ROLE_HOUSE;
    }
    if (!ch_cells_empty(ch_step_cells(step, CH_ROLE_SET_CELL)))
        return 3;
    return has_house ? 4 : ch_cells_count(extra) == 1 ? 1 : 2;
}

static bool is_type(const ChStepRecord *step, int type, bool is_rectangle)
{
    const int cells = ch_cells_count(ch_step_cells(step, CH_ROLE_CELL));

    return type_of(step) == type && (cells == RECTANGLE) == is_rectangle;
}

#define TYPE(name, type, is_rectangle)                                                             \
    bool name(const ChBoard *before, const ChStepRecord *step)                                     \
    {                                                                                              \
        (void)before;                                                                              \
        return is_type(step, type, is_rectangle);                                                  \
    }
TYPE(ch_is_reverse_rectangle_1, 1, true)
TYPE(ch_is_reverse_rectangle_2, 2, true)
TYPE(ch_is_reverse_rectangle_3, 3, true)
TYPE(ch_is_reverse_rectangle_4, 4, true)
TYPE(ch_is_reverse_loop_1, 1, false)
TYPE(ch_is_reverse_loop_2, 2, false)
TYPE(ch_is_reverse_loop_3, 3, false)
TYPE(ch_is_reverse_loop_4, 4, false)
