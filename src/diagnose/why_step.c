/* why_step.c - the single steps of a position: the one that settles a fact, or any; see why.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

/* A sink that waits for a step that settles the fact. */
typedef struct Waiter {
    ChSink sink;
    ChFact fact;
    ChLog *log;
    bool is_taken;
} Waiter;

bool ch_why_settles(const ChStep *step, ChFact fact)
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
    for (int placed = ch_candidates_next(&detail->placed, 0); placed >= 0 && !fact.holds;
         placed = ch_candidates_next(&detail->placed, placed + 1))
        if (ch_conflict(placed, fact.candidate))
            return true;
    return false;
}

static bool wait_for(ChSink *sink, const ChStep *step)
{
    Waiter *const waiter = (Waiter *)sink;

    if (ch_why_settles(step, waiter->fact))
        waiter->is_taken = ch_log_add(waiter->log, step) == CH_OK;
    return waiter->is_taken;
}

ChFinderInput ch_why_scene(ChWhy *why, const ChPlan *plan)
{
    return (ChFinderInput){.board = &why->board,
                           .facts = &why->engine.facts,
                           .options = &plan->options,
                           .puzzle = &why->puzzle,
                           .hodoku = &why->engine.hodoku,
                           .se = why->engine.se};
}

bool ch_why_find(ChWhy *why, const ChPlan *plan, int level, ChLog *log)
{
    const ChFinderInput input = ch_why_scene(why, plan);
    Waiter waiter = {.sink = {wait_for}, .fact = why->fact, .log = log};

    ch_facts_renew(&why->engine.facts, &why->board);
    for (int row = 0; row < plan->count && !waiter.is_taken; row++)
        if (ch_technique(plan->row[row].technique)->level <= level)
            plan->row[row].find(&input, &waiter.sink);
    return waiter.is_taken;
}

static bool stop(ChSink *sink, const ChStep *step)
{
    (void)sink;
    (void)step;
    return true;
}

bool ch_why_finds_any(ChWhy *why, const ChPlan *plan)
{
    ChPlan narrowed = *plan;
    ChSink sink = {stop};
    bool found = false;

    ch_why_heed_uniqueness(&why->search, &why->puzzle, &narrowed);
    ch_board_load(&why->board, &why->puzzle);
    ch_plan_begin(&narrowed, &why->engine.hodoku, &why->puzzle, &why->board);
    ch_facts_renew(&why->engine.facts, &why->board);
    const ChFinderInput input = ch_why_scene(why, &narrowed);
    for (int row = 0; row < narrowed.count && !found; row++)
        found = narrowed.row[row].find(&input, &sink);
    return found;
}
