/* subtypes_exotic.c - the tests of the sub-types of distributed disjoint subsets and
 * guarded patterns.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

/* Twinned XY-chains: six cells where two lines cross three.  With two candidates in each they would
 * be one XY-cycle.  Found by Nils Leder, named by Andrew Stuart.
 *
 *      14 - 34  - 46      without the 5 of 235, the first two columns are an XY-cycle; without
 *       |    |    |       the 2, the last two are
 *      12 - 235 - 56
 */
bool ch_is_twinned_xy_chains(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);
    unsigned rows = 0;
    unsigned columns = 0;
    bool has_pivot = false;

    CH_EACH_CELL(cell, cells) {
        rows |= 1u << CH_ROW_OF(cell);
        columns |= 1u << CH_COLUMN_OF(cell);
        has_pivot = has_pivot || ch_count(before->candidates[cell]) > 2;
    }
    const int height = ch_count(rows);
    const int width = ch_count(columns);
    return ch_cells_count(cells) == 6 && height * width == 6 && height > 1 && width > 1 &&
           has_pivot;
}

/* Returns whether a row and a column that cross in a box hold all the cells with it, and there are
 * cells in the rest of each and where each line crosses the box. */
static bool are_in_three(ChCellSet cells, ChCellSet box, ChCellSet row, ChCellSet column)
{
    const ChCellSet lines = ch_cells_or(row, column);

    return ch_cells_within(cells, ch_cells_or(box, lines)) &&
           ch_cells_meet(cells, ch_cells_minus(row, box)) &&
           ch_cells_meet(cells, ch_cells_minus(column, box)) &&
           ch_cells_meet(cells, ch_cells_minus(box, lines)) &&
           ch_cells_meet(cells, ch_cells_and(box, row)) &&
           ch_cells_meet(cells, ch_cells_and(box, column));
}

bool ch_is_three_dimensional(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);

    (void)before;
    for (int cross = 0; cross < CH_CELLS; cross++)
        if (are_in_three(cells, ch_house_cells[ch_cell_house[cross][0]],
                         ch_house_cells[ch_cell_house[cross][1]],
                         ch_house_cells[ch_cell_house[cross][2]]))
            return true;
    return false;
}

/* ---- guarded patterns (guarded_pattern.c) ---- */

static bool has_pair(const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;

    return ch_step_next_link(step, &at, &link);
}

/* Reports whether each guardian sees its digit in the almost locked set. */
static bool are_matched(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet set = ch_step_cells(step, CH_ROLE_SET_CELL);

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role != CH_ROLE_GUARDIAN)
            continue;
        const ChCellSet part =
            ch_cells_and(set, ch_board_open(before, CH_CANDIDATE_DIGIT(mark->thing)));
        if (!ch_cells_within(part, ch_cell_peers[CH_CANDIDATE_CELL(mark->thing)]))
            return false;
    }
    return true;
}

static bool has_digits(const ChStepRecord *step, int count)
{
    return ch_count(ch_step_digits(step, CH_ROLE_DIGIT)) == count;
}

bool ch_is_oddagon_3(const ChBoard *before, const ChStepRecord *step)
{
    return has_digits(step, 2) && !has_pair(step) && are_matched(before, step);
}

bool ch_is_tridagon_3(const ChBoard *before, const ChStepRecord *step)
{
    return has_digits(step, 3) && !has_pair(step) && are_matched(before, step);
}

bool ch_is_tridagon_4(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return has_digits(step, 3) && has_pair(step);
}

bool ch_is_tridagon_xz(const ChBoard *before, const ChStepRecord *step)
{
    return has_digits(step, 3) && !has_pair(step) && !are_matched(before, step);
}
