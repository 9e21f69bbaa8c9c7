/* forcing_hunt.c - see forcing_hunt.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_hunt.h"

#include "deduction.h"
#include "premises.h"

ChTelltale ch_telltale_take(ChTelltale *telltale, int *count)
{
    int best = 0;

    for (int i = 1; i < *count; i++)
        if (telltale[i].size < telltale[best].size)
            best = i;
    const ChTelltale chosen = telltale[best];
    --*count;
    for (int i = best; i < *count; i++)
        telltale[i] = telltale[i + 1];
    return chosen;
}

/* Whether by these constraints alone something supposed leads to the conclusion: it fails itself,
 * or a case ends with what all cases lead to. */
static bool leads(const ChForcingHunt *hunt, const ChTelltale *telltale, const ChRules *rules,
                  int supposed)
{
    ChWorld world;

    ch_world_start(&world, hunt->scene->board);
    ch_world_suppose(&world, supposed);
    const bool holds = ch_world_holds_by(&world, rules);
    if (telltale->cases == CH_NONE || !holds)
        return !holds && telltale->cases == CH_NONE;
    return telltale->placed == ch_world_is_open(&world, telltale->candidate) &&
           (!telltale->placed ||
            ch_bands_has(world.placed, CH_CANDIDATE_CELL(telltale->candidate)));
}

static bool all_lead(const ChForcingHunt *hunt, const ChTelltale *telltale, const ChRules *rules)
{
    if (telltale->cases == CH_NONE)
        return leads(hunt, telltale, rules, telltale->candidate);
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(telltale->cases, i);
        if (ch_board_has(hunt->scene->board, candidate) && !leads(hunt, telltale, rules, candidate))
            return false;
    }
    return true;
}

bool ch_forcing_is_chain(const ChForcingHunt *hunt, const ChTelltale *telltale)
{
    ChRules rules;

    if (hunt->forcing->all.how != CH_IMPLIES_BY_NET)
        return false;
    ch_rules_of_chains(&rules, hunt->scene->board);
    return all_lead(hunt, telltale, &rules);
}

static bool premises_lead(const ChForcingHunt *hunt, const ChTelltale *telltale,
                          const ChConstraintSet *premises)
{
    ChRules rules;

    ch_rules_of_constraints(&rules, premises);
    return (telltale->cases == CH_NONE || ch_constraints_has(premises, telltale->cases)) &&
           all_lead(hunt, telltale, &rules);
}

/* Whether all cases lead to what is a single anyway: what one premise places. */
static bool is_single(const ChDeduction *deduction)
{
    return deduction->placed != CH_NONE && ch_bits_count(deduction->detail.premises.word, 6) == 1;
}

bool ch_forcing_report(const ChForcingHunt *hunt, const ChTelltale *telltale,
                       const ChConstraintSet *premises)
{
    ChDeduction deduction = ch_deduction(hunt->technique);
    ChCellSet cell = {{0}};

    deduction.seed = telltale->cases;
    deduction.detail.premises = *premises;
    ch_cells_add(&cell, CH_CANDIDATE_CELL(telltale->candidate));
    if (telltale->placed)
        deduction.placed = telltale->candidate;
    else
        ch_removes(&deduction, hunt->scene->board, cell, CH_CANDIDATE_DIGIT(telltale->candidate));
    ch_spare_premises(&deduction, hunt->scene->board);
    return !is_single(&deduction) &&
           premises_lead(hunt, telltale, &deduction.detail.premises) != hunt->rest &&
           ch_report(&deduction, hunt->sink);
}
