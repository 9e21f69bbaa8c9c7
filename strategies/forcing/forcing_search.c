/* forcing_search.c - see forcing_search.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_search.h"

#include <string.h>

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

int ch_forcing_cases(const ChForcingSearch *search, int constraint,
                     uint16_t candidate[CH_MOST_CASES])
{
    int count = 0;

    if (constraint == CH_CONSTRAINTS) {
        memcpy(candidate, search->guards->candidate, sizeof search->guards->candidate);
        return search->guards->count;
    }
    for (int i = 0; i < 9; i++) {
        candidate[count] = (uint16_t)ch_constraint_candidate(constraint, i);
        count += ch_board_has(search->input->board, candidate[count]);
    }
    return count;
}

static bool all_lead(const ChForcingSearch *search, const ChForcingResult *result,
                     const ChRules *rules)
{
    uint16_t candidate[CH_MOST_CASES];

    if (result->cases == CH_NONE)
        return assumption_leads(search, result, rules, result->candidate);
    for (int i = ch_forcing_cases(search, result->cases, candidate) - 1; i >= 0; i--)
        if (!assumption_leads(search, result, rules, candidate[i]))
            return false;
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
    return (result->cases >= CH_CONSTRAINTS || ch_constraints_has(premises, result->cases)) &&
           all_lead(search, result, &rules);
}

/* Reports whether the conclusion is a placement by a single premise, which a single finds
 * anyway. */
static bool is_single(const ChDeduction *deduction)
{
    return deduction->placed != CH_NONE && ch_bits_count(deduction->detail.premises.word, 6) == 1;
}

/* ---- from guardians ----
 *
 * Each premise has two candidates, and so has each conflict: one of the two is false. Let some
 * candidate be true, and all these hold. If another one then cannot be true, the first one rules it
 * out by propagation, or one of them fails by itself. So propagation finds all that follows. */

/* Reports whether the premises allow the opposite of the conclusion, so that it needs the
 * pattern. */
static bool needs_guards(const ChForcingSearch *search, const ChForcingResult *result,
                         const ChConstraintSet *premises)
{
    ChPropagation state;
    ChRules rules;

    ch_rules_of_constraints(&rules, premises);
    ch_propagation_start(&state, search->input->board);
    (result->placed ? ch_propagation_remove : ch_propagation_assume)(&state, result->candidate);
    return ch_propagation_holds_by(&state, &rules);
}

static void remove_spare(const ChForcingSearch *search, const ChForcingResult *result,
                         ChConstraintSet *premises)
{
    const ChConstraintSet all = *premises;

    CH_EACH_CONSTRAINT(one, &all) {
        ch_bits_remove(premises->word, one);
        if (!premises_lead(search, result, premises))
            ch_constraints_add(premises, one);
    }
}

/* Reports a conclusion that needs the pattern, and some premise besides it. */
static bool report_by_guards(const ChForcingSearch *search, const ChForcingResult *result,
                             ChDeduction *deduction)
{
    ChConstraintSet *const premises = &deduction->detail.premises;

    ch_add_deadly_pattern(deduction, &search->guards->pattern->deadly);
    remove_spare(search, result, premises);
    return ch_constraints_next(premises, 0) >= 0 && needs_guards(search, result, premises) &&
           ch_report(deduction, search->sink);
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
    if (result->cases == CH_CONSTRAINTS)
        return report_by_guards(search, result, &deduction);
    ch_minimize_premises(&deduction, search->input->board);
    return !is_single(&deduction) &&
           premises_lead(search, result, &deduction.detail.premises) != search->rest &&
           ch_report(&deduction, search->sink);
}
