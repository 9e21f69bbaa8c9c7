/* proof_cases.c - extends a proof by cases where the techniques are stuck; see proof.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

enum { FEW_LINES = 512 };

/* ---- cases ---- */

/* Lists every constraint that is not yet satisfied on the board; returns their number. */
static size_t list_open_constraints(ChWhy *why)
{
    size_t count = 0;
    ChDetail all = {.deadly_count = 0};

    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        bool is_met = false;
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(constraint, i);
            is_met |=
                why->board.digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate);
        }
        if (!is_met)
            ch_constraints_add(&all.premises, constraint);
    }
    const ChStep step = {.premise = CH_NONE, .placed = CH_NONE, .detail = &all};
    count = ch_step_premises(&why->board, &step, why->premise);
    return count;
}

/* Makes the step a contradiction, with a single premise if one constraint suffices. */
static void make_contradiction(ChStep *step, const ChLines *lines)
{
    step->technique = CH_TECHNIQUE_CONTRADICTION;
    if (lines->count > 1)
        return;
    step->premise = lines->line[0].constraint;
    step->detail = NULL;
}

/* Adds a step to the engine's log that refutes the opposite of a fact by cases, in at most
 * MOST_LINES lines. The premises of the step are the constraints that the argument uses. */
static bool add_cases(ChWhy *why, const ChPlan *plan, ChFact fact, size_t most_lines)
{
    ChLines lines = {.line = why->line, .capacity = most_lines};
    ChDetail detail = {.deadly_count = 0};
    ChStep step = {
        .technique = CH_TECHNIQUE_CASES, .placed = CH_NONE, .premise = CH_NONE, .detail = &detail};

    if (ch_argue(&lines, why->premise, list_open_constraints(why), fact.candidate, !fact.holds) !=
        CH_OK)
        return false;
    for (size_t i = 0; i < lines.count; i++)
        if (lines.line[i].kind != CH_LINE_ASSUME)
            ch_constraints_add(&detail.premises, lines.line[i].constraint);
    if (fact.candidate == CH_NONE)
        make_contradiction(&step, &lines);
    else if (fact.holds)
        step.placed = fact.candidate;
    else
        ch_candidates_add(&detail.removed, fact.candidate);
    if (ch_log_add(&why->engine.log, &step) != CH_OK)
        return false;
    if (fact.candidate == CH_NONE)
        why->engine.log.outcome = CH_CONTRADICTION;
    else
        ch_engine_apply(&why->engine, plan, &step);
    return true;
}

/* Refutes the first candidate of an empty cell whose argument fits in MOST_LINES lines. */
static bool add_any_cases(ChWhy *why, const ChPlan *plan, size_t most_lines)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (why->board.digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
            ch_board_has(&why->board, candidate) &&
            add_cases(why, plan, (ChFact){.candidate = (uint16_t)candidate}, most_lines))
            return true;
    return false;
}

bool ch_why_extend_by_cases(ChWhy *why, const ChPlan *plan)
{
    bool added = add_cases(why, plan, why->fact, FEW_LINES);

    for (size_t lines = FEW_LINES / 8; !added && lines <= CH_WHY_LINES; lines *= 2)
        added = add_any_cases(why, plan, lines) || add_cases(why, plan, why->fact, lines);
    return added && ch_engine_run(&why->engine, plan) == CH_OK;
}

bool ch_why_cases(ChWhy *why, const ChPlan *plan)
{
    return add_cases(why, plan, why->fact, FEW_LINES);
}
