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
BY_PATTERN(qius, CH_RELATION_TWO_LINES)
BY_PATTERN(bug_lite, CH_RELATION_BUG_LITE)
#undef BY_PATTERN

/* ---- from one cell of a unique loop to another ---- */

/* The cells of a unique loop. */
typedef struct Loop {
    ChCellSet plain; /* with just the two digits */
    ChCellSet extra; /* with guardians */
} Loop;

static Loop read_loop(const ChBoard *before, const ChDeadlyPattern *deadly)
{
    Loop loop = {{{0}}, {{0}}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] != 0)
            ch_cells_add((before->candidates[cell] & ~deadly->digits[cell]) == 0 ? &loop.plain
                                                                                 : &loop.extra,
                         cell);
    return loop;
}

/* Each case leads to the target along the loop, by plain cells and by conjugate pairs.  A pair of
 * the two cells with guardians makes type 4. */
bool ch_is_loop_strong_link(const ChBoard *before, const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    int pairs = 0;

    if (!ch_is_loop_forcing_chain(before, step) || step->place_count != 0 ||
        step->eliminate_count != 1)
        return false;
    const Loop loop = read_loop(before, step->deadly);
    for (ChStepLink link; ch_step_next_link(step, &at, &link);) {
        if (!link.strong)
            continue;
        if (!ch_cells_within(link.cells, ch_cells_or(loop.plain, loop.extra)) ||
            !ch_cells_meet(link.cells, loop.plain))
            return false;
        pairs += ch_cells_count(link.cells) == 2;
    }
    return pairs > 0 && ch_cells_has(&loop.extra, CH_CANDIDATE_CELL(step->eliminate[0]));
}
