/* subtypes_forcing.c - the tests of the sub-types of forcing chains.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
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

/* ---- from the guardians of a pattern ---- */

#define BY_PATTERN(name, NAME)                                                                     \
    bool ch_is_##name##_forcing_chain(const ChBoard *before, const ChStepRecord *step)             \
    {                                                                                              \
        return step->deadly_count == 1 && ch_relation_name(before, step->deadly) == NAME;          \
    }
BY_PATTERN(bug, CH_RELATION_GRAVE)
BY_PATTERN(unique, CH_RELATION_RECTANGLE)
BY_PATTERN(avoidable, CH_RELATION_AVOIDABLE)
BY_PATTERN(tridagon, CH_RELATION_TRIDAGON)
BY_PATTERN(oddagon, CH_RELATION_ODDAGON)
BY_PATTERN(impossible, CH_RELATION_IMPOSSIBLE)
BY_PATTERN(loop, CH_RELATION_LOOP)
BY_PATTERN(six_cells, CH_RELATION_SIX_CELLS)
BY_PATTERN(deadly_shape, CH_RELATION_SHAPE)
#undef BY_PATTERN
