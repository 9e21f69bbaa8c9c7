/* subtypes_reverse.c - the tests of the sub-types of reverse BUGs.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"
#include "uniqueness.h"

enum { RECTANGLE = 4 /* cells */ };

ChCellSet ch_step_guarded_cells(const ChStepRecord *step)
{
    ChCellSet cells = {{0}};

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_GUARDIAN)
            ch_cells_add(&cells, CH_CANDIDATE_CELL(mark->thing));
    return cells;
}

int ch_step_pattern_type(const ChStepRecord *step)
{
    if (!ch_cells_empty(ch_step_cells(step, CH_ROLE_SET_CELL)))
        return 3;
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_HOUSE)
            return 4;
    return ch_cells_count(ch_step_guarded_cells(step)) == 1 ? 1 : 2;
}

static bool is_type(const ChStepRecord *step, int type, bool is_rectangle)
{
    const int cells = ch_cells_count(ch_step_cells(step, CH_ROLE_CELL));

    return ch_step_pattern_type(step) == type && (cells == RECTANGLE) == is_rectangle;
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
