/* subtypes_exotic.c - the test of the sub-type of a distributed disjoint subset.
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
