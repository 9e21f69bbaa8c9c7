/* forcing_search.c - see forcing_search.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_search.h"

#include "deduction.h"
#include "premises.h"

ChForcingResult ch_forcing_result_take(ChForcingResult *result, int *count)
{
    int best = 0;

    for (int i = 1; i < *count; i++)
        if (result[i].size < result[best].size)
            best = i;
    const ChForcingResult chosen = result[best];
    --*count;
    for (int i = best; i < *count; i++)
        result[i] = result[i + 1];
    return chosen;
}

/* Reports whether an assumption, by these constraints alone, leads to the conclusion: a
 * contradiction, or for a case of a verity the common conclusion. */
static bool assumption_leads(const ChForcingSearch *search, const ChForcingResult *result,
                             const ChRules *rules, int supposed)
{
    ChPropagation state;

    ch_propagation_start(&state, search->input->board);
    ch_propagation_assume(&state, supposed);
    const bool holds = ch_propagation_holds_by(&state, rules);
    if (result->cases == CH_NONE || !holds)
        return !holds && result->cases == CH_NONE;
    return result->placed == ch_propagation_is_open(&state, result->candidate) &&
           (!result->placed || ch_bands_has(state.placed, CH_CANDIDATE_CELL(result->candidate)));
}

static bool all_lead(const ChForcingSearch *search, const ChForcingResult *result,
                     const ChRules *rules)
{
    if (result->cases == CH_NONE)
        return assumption_leads(search, result, rules, result->candidate);
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(result->cases, i);
        if (ch_board_has(search->input->board, candidate) &&
            !assumption_leads(search, result, rules, candidate))
            return false;
    }
    return true;
}

bool ch_forcing_is_chain(const ChForcingSearch *search, const ChForcingResult *result)
{
    ChRules rules;

    if (search->forcing->all.how != CH_IMPLIES_BY_NET)
        return false;
    ch_rules_of_chains(&rules, search->input->board);
    return all_lead(search, result, &rules);
}

static bool premises_lead(const ChForcingSearch *search, const ChForcingResult *result,
                          const ChConstraintSet *premises)
{
    ChRules rules;

    ch_rules_of_constraints(&rules, premises);
    return (result->cases == CH_NONE || ch_constraints_has(premises, result->cases)) &&
           all_lead(search, result, &rules);
}

/* Reports whether the conclusion is a placement by a single premise, which a single finds
 * anyway. */
static bool is_single(const ChDeduction *deduction)
{
    return deduction->placed != CH_NONE && ch_bits_count(deduction->detail.premises.word, 6) == 1;
}

bool ch_forcing_report(const ChForcingSearch *search, const ChForcingResult *result,
                       const ChConstraintSet *premises)
{
    ChDeduction deduction = ch_deduction(search->technique);
    ChCellSet cell = {{0}};

    deduction.seed = result->cases;
    deduction.detail.premises = *premises;
    ch_cells_add(&cell, CH_CANDIDATE_CELL(result->candidate));
    if (result->placed)
        deduction.placed = result->candidate;
    else
        ch_add_eliminations(&deduction, search->input->board, cell,
                            CH_CANDIDATE_DIGIT(result->candidate));
    ch_minimize_premises(&deduction, search->input->board);
    return !is_single(&deduction) &&
           premises_lead(search, result, &deduction.detail.premises) != search->rest &&
           ch_report(&deduction, search->sink);
}
