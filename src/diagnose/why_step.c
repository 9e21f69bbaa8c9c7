/* why_step.c - finds a step that concludes a fact in a position; see proof.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

/* A sink that takes the first step that concludes the fact. */
typedef struct FactSink {
    ChSink sink;
    ChFact fact;
    ChLog *log;
    bool is_taken;
} FactSink;

bool ch_why_concludes(const ChStep *step, ChFact fact)
{
    const ChDetail *const detail = step->detail;

    if (step->placed != CH_NONE &&
        (fact.holds ? step->placed == fact.candidate : ch_conflict(step->placed, fact.candidate)))
        return true;
    if (detail == NULL)
        return false;
    if (fact.holds ? ch_candidates_has(&detail->placed, fact.candidate)
                   : ch_candidates_has(&detail->removed, fact.candidate))
        return true;
    CH_EACH_CANDIDATE(placed, &detail->placed)
        if (!fact.holds && ch_conflict(placed, fact.candidate))
            return true;
    return false;
}

static bool take_conclusive(ChSink *sink, const ChStep *step)
{
    FactSink *const fact_sink = (FactSink *)sink;

    if (ch_why_concludes(step, fact_sink->fact))
        fact_sink->is_taken = ch_log_add(fact_sink->log, step) == CH_OK;
    return fact_sink->is_taken;
}

ChFinderInput ch_why_input(ChWhy *why, const ChPlan *plan)
{
    ch_plan_before_step(plan, why->engine.state, &why->board);
    return (ChFinderInput){.board = &why->board,
                           .facts = &why->engine.facts,
                           .options = &plan->options,
                           .puzzle = &why->puzzle,
                           .state = why->engine.state};
}

bool ch_why_find(ChWhy *why, const ChPlan *plan, int level, ChLog *log)
{
    const ChFinderInput input = ch_why_input(why, plan);
    FactSink fact_sink = {.sink = {take_conclusive}, .fact = why->fact, .log = log};

    ch_facts_renew(&why->engine.facts, &why->board);
    for (int row = 0; row < plan->count && !fact_sink.is_taken; row++)
        if (ch_technique(plan->row[row].technique)->level <= level)
            ch_plan_find(plan, &plan->row[row], &input, &fact_sink.sink);
    return fact_sink.is_taken;
}
