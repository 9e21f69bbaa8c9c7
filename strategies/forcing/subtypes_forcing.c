/* subtypes_forcing.c - the tests of the sub-types of forcing chains.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

/* Returns the cases of a verity: the candidates of the cell, or the places in the house. */
static ChCandidateSet cases_of(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet pivot = ch_step_cells(step, CH_ROLE_PIVOT);
    const unsigned digits = ch_step_digits(step, CH_ROLE_DIGIT);
    ChCandidateSet cases = {{0}};

    CH_EACH_CELL(cell, pivot)
        CH_EACH_DIGIT(digit, before->candidates[cell])
            ch_candidates_add(&cases, CH_CANDIDATE(cell, digit));
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        for (int i = 0; i < 9 && mark->role == CH_ROLE_HOUSE; i++)
            CH_EACH_DIGIT(digit, digits & before->candidates[ch_house_cell[mark->thing][i]])
                ch_candidates_add(&cases, CH_CANDIDATE(ch_house_cell[mark->thing][i], digit));
    return cases;
}

/* A fin rules the target out at once.  Two cases do so by a chain. */
bool ch_is_finned_chain(const ChBoard *before, const ChStepRecord *step)
{
    const ChCandidateSet cases = cases_of(before, step);
    int fins = 0;

    if (step->place_count != 0 || step->eliminate_count != 1)
        return false;
    CH_EACH_CANDIDATE(candidate, &cases)
        fins += ch_conflict(candidate, step->eliminate[0]);
    return fins > 0 && ch_candidates_count(&cases) == fins + 2;
}
