/* subtypes_basic.c - the tests of the sub-types of singles and subsets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

bool ch_is_last_digit(const ChBoard *before, const ChStepRecord *step)
{
    const int digit = step->place_count == 1 ? CH_CANDIDATE_DIGIT(step->place[0]) : CH_NO_DIGIT;
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += before->digit[cell] == digit;
    return count == 8 && digit != CH_NO_DIGIT;
}

/* Returns the number of houses that hold all the cells. */
static int houses_around(ChCellSet cells)
{
    int count = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        count += ch_cells_within(cells, ch_house_cells[house]);
    return count;
}

bool ch_is_locked_hidden(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return houses_around(ch_step_cells(step, CH_ROLE_CELL)) == 2;
}

/* Returns the cells outside the set that lose a digit which must be in one of these cells. */
static ChCellSet cells_losing(const ChBoard *before, ChCellSet cells, int digit)
{
    return ch_cells_and(ch_board_open(before, digit), ch_common_peers(cells));
}

bool ch_is_semi_locked(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet cells = ch_step_cells(step, CH_ROLE_CELL);

    CH_EACH_DIGIT(digit, ch_step_digits(step, CH_ROLE_DIGIT)) {
        const ChCellSet own = ch_cells_and(cells, ch_board_open(before, digit));
        if (!ch_cells_empty(own) && houses_around(own) == 2 &&
            houses_around(ch_cells_or(cells, cells_losing(before, own, digit))) == 0)
            return true;
    }
    return false;
}
