/* premise.c - see premise.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premise.h"

/* Returns a constraint with its open candidates. */
static ChPremise premise_of(const ChBoard *board, int constraint)
{
    ChPremise premise = {.constraint = (uint16_t)constraint};

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_board_has(board, candidate))
            ch_candidates_add(&premise.candidates, candidate);
    }
    return premise;
}

/* Returns premise INDEX of a deadly pattern: its open candidates outside the pattern's digits. */
static ChPremise premise_of_deadly(const ChBoard *board, const ChDeadlyPattern *deadly,
                                   uint32_t index)
{
    ChPremise premise = {.constraint = (uint16_t)(CH_CONSTRAINTS + index)};

    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS && deadly->digits[cell] != 0; digit++)
            if (!(deadly->digits[cell] >> digit & 1) &&
                ch_board_has(board, CH_CANDIDATE(cell, digit)))
                ch_candidates_add(&premise.candidates, CH_CANDIDATE(cell, digit));
    return premise;
}

/* Adds the candidates in a deadly pattern's cells that are not among its digits. */
static void add_deadly(ChCandidateSet *scope, const ChDeadlyPattern *deadly)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned digits = deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
            ch_candidates_add(scope, candidate);
    }
}

static void add_constraint(ChCandidateSet *scope, int constraint)
{
    for (int i = 0; i < 9; i++)
        ch_candidates_add(scope, ch_constraint_candidate(constraint, i));
}

ChCandidateSet ch_step_scope(const ChStep *step)
{
    const ChDetail *const detail = step->detail;
    ChCandidateSet scope = {{0}};

    if (step->premise != CH_NONE)
        add_constraint(&scope, step->premise);
    if (detail == NULL)
        return scope;
    CH_EACH_CONSTRAINT(constraint, &detail->premises)
        add_constraint(&scope, constraint);
    for (uint32_t i = 0; i < detail->deadly_count; i++)
        add_deadly(&scope, &detail->deadly[i]);
    return scope;
}

size_t ch_step_premises(const ChBoard *board, const ChStep *step, ChPremise *premise)
{
    const ChDetail *const detail = step->detail;
    size_t count = 0;

    if (step->premise != CH_NONE)
        premise[count++] = premise_of(board, step->premise);
    if (detail == NULL)
        return count;
    CH_EACH_CONSTRAINT(constraint, &detail->premises)
        premise[count++] = premise_of(board, constraint);
    for (uint32_t i = 0; i < detail->deadly_count; i++)
        premise[count++] = premise_of_deadly(board, &detail->deadly[i], i);
    return count;
}
