/* why.c - see why.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

#include <string.h>

enum { NODES = 1000000 /* search nodes per query */ };

/* ---- the fact and its truth ---- */

/* Returns the position without the player's own entry or elimination of the candidate. */
static ChPuzzle position_without(const ChPuzzle *puzzle, int candidate)
{
    ChPuzzle less = *puzzle;
    const int cell = CH_CANDIDATE_CELL(candidate);

    if (less.entered[cell] != CH_NO_DIGIT)
        less.entered[cell] = CH_NO_DIGIT;
    ch_candidates_remove(&less.removed, candidate);
    ch_puzzle_note_start(&less);
    return less;
}

/* Looks for a solution with (HOLDS) or without the candidate. */
static ChStatus find_solution(ChWhy *why, int candidate, bool holds, uint8_t *solution, bool *found)
{
    ChCandidateSet alive = ch_alive_start(&why->puzzle);

    if (holds)
        ch_alive_assume(&alive, candidate);
    else
        ch_candidates_remove(&alive, candidate);
    return ch_search_first(&why->search, &alive, NODES, solution, found);
}

static ChTruth find_truth(ChWhy *why, ChFact fact)
{
    bool with = false;
    bool without = false;

    if (find_solution(why, fact.candidate, true, why->with, &with) != CH_OK ||
        find_solution(why, fact.candidate, false, why->without, &without) != CH_OK)
        return CH_TRUTH_UNKNOWN;
    if (with == without)
        return with ? CH_TRUTH_OPEN : CH_TRUTH_NOWHERE;
    return with == fact.holds ? CH_TRUTH_HOLDS : CH_TRUTH_FAILS;
}

/* ---- public functions ---- */

static bool prove(ChWhy *why, const ChPlan *plan)
{
    (void)ch_engine_solve(&why->engine, &why->puzzle, plan, false);
    uint32_t last = ch_why_trace(why);
    while (last == 0) {
        if (!ch_why_extend_by_cases(why, plan))
            return false;
        last = ch_why_trace(why);
    }
    const int final_level = ch_technique(why->engine.log.step[last - 1].technique)->level;
    if (!ch_proof_slice(why, last))
        return false;
    last = ch_proof_shorten(why, plan, final_level);
    return last == 0 || ch_proof_slice(why, last);
}

void ch_why_query(ChWhy *why, const ChPuzzle *puzzle, ChFact fact)
{
    why->puzzle = position_without(puzzle, fact.candidate);
    ch_why_open(why, fact);
    why->truth = find_truth(why, fact);
    if (why->truth == CH_TRUTH_FAILS)
        why->fact.holds = !fact.holds;
    ch_why_close(why);
    if (why->truth == CH_TRUTH_HOLDS || why->truth == CH_TRUTH_FAILS)
        why->deciding_cell = ch_fact_deciding_cell(why->board.digit, why->fact);
    why->is_unmarked = why->truth != CH_TRUTH_NOWHERE && !why->fact.holds && puzzle->has_marks &&
                       !ch_candidates_has(&puzzle->marks, fact.candidate);
}

void ch_why_query_position(ChWhy *why, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_start(puzzle);
    bool found = false;

    why->puzzle = *puzzle;
    ch_why_open(why, (ChFact){.candidate = CH_NONE});
    ch_why_close(why);
    if (ch_search_first(&why->search, &alive, NODES, why->with, &found) != CH_OK)
        why->truth = CH_TRUTH_UNKNOWN;
    else
        why->truth = found ? CH_TRUTH_OPEN : CH_TRUTH_NOWHERE;
}

void ch_why_prove(ChWhy *why, const ChPlan *plan)
{
    ChPlan narrowed = *plan;

    if ((why->truth != CH_TRUTH_HOLDS && why->truth != CH_TRUTH_FAILS) || ch_why_is_plain(why))
        return;
    ch_why_restrict_plan(&why->search, &why->puzzle, &narrowed);
    why->is_proved = prove(why, &narrowed);
    ch_why_close(why);
}

/* Returns the highest level of a step in the plan's solve up to the fact; the highest possible
 * level when the plan does not reach the fact. */
static int level_of_solve(ChWhy *why, const ChPlan *plan)
{
    (void)ch_engine_solve(&why->engine, &why->puzzle, plan, false);
    const uint32_t last = ch_why_trace(why);
    int level = last > 0 ? 0 : CH_LEVELS;

    for (uint32_t i = 0; i < last; i++)
        if (ch_technique(why->engine.log.step[i].technique)->level > level)
            level = ch_technique(why->engine.log.step[i].technique)->level;
    return level;
}

/* Looks for one step in the position that concludes the fact. */
static bool find_single_step(ChWhy *why, const ChPlan *plan, int level)
{
    ch_board_load(&why->board, &why->puzzle);
    ch_plan_start(plan, why->engine.state, &why->puzzle, &why->board);
    return ch_why_find(why, plan, level, &why->log);
}

bool ch_why_at_once(ChWhy *why, const ChPlan *plan, bool anyway)
{
    ChPlan narrowed = *plan;

    ch_log_start(&why->log, &why->puzzle);
    why->is_proved = false;
    if (ch_why_is_plain(why))
        return false;
    ch_why_restrict_plan(&why->search, &why->puzzle, &narrowed);
    why->is_proved = find_single_step(why, &narrowed, anyway ? CH_LEVELS : CH_LEVELS - 1);
    if (!why->is_proved && !anyway && level_of_solve(why, &narrowed) == CH_LEVELS)
        why->is_proved = find_single_step(why, &narrowed, CH_LEVELS);
    ch_why_close(why);
    return why->is_proved;
}

static bool stop_at_first(ChSink *sink, const ChStep *step)
{
    (void)sink;
    (void)step;
    return true;
}

bool ch_why_finds_any(ChWhy *why, const ChPlan *plan)
{
    ChPlan narrowed = *plan;
    ChSink sink = {stop_at_first};
    bool found = false;

    ch_why_restrict_plan(&why->search, &why->puzzle, &narrowed);
    ch_board_load(&why->board, &why->puzzle);
    ch_plan_start(&narrowed, why->engine.state, &why->puzzle, &why->board);
    ch_facts_renew(&why->engine.facts, &why->board);
    const ChFinderInput input = ch_why_input(why, &narrowed);
    for (int row = 0; row < narrowed.count && !found; row++)
        found = ch_plan_find(&narrowed, &narrowed.row[row], &input, &sink);
    return found;
}

void ch_why(ChWhy *why, const ChPuzzle *puzzle, ChFact fact, const ChPlan *plan)
{
    ch_why_query(why, puzzle, fact);
    ch_why_prove(why, plan);
}

void ch_why_mistake(ChWhy *why, const ChMistakes *mistakes, uint32_t which, const ChPlan *plan)
{
    ChPuzzle position = mistakes->right;

    if (mistakes->is_dead_end)
        ch_puzzle_start_over(&position);
    ch_why(why, &position, mistakes->mistake[which], plan);
}

/* Returns the first candidate that a log places; -1 when it places none. */
static int first_placed(const ChLog *log)
{
    int placed = -1;

    for (const ChStep *step = log->step; step < log->step + log->count && placed < 0; step++) {
        if (step->placed != CH_NONE)
            placed = step->placed;
        else if (step->detail != NULL)
            placed = ch_candidates_next(&step->detail->placed, 0);
    }
    return placed;
}

bool ch_why_next_digit(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan)
{
    (void)ch_engine_solve(&why->engine, puzzle, plan, false);
    const int placed = first_placed(&why->engine.log);
    if (placed < 0)
        return false;
    ch_why(why, puzzle, (ChFact){.candidate = (uint16_t)placed, .holds = true}, plan);
    return why->is_proved;
}

unsigned ch_why_ruled_out(const ChWhy *why)
{
    const int cell = CH_CANDIDATE_CELL(why->fact.candidate);
    ChBoard before;

    if (!why->is_proved || why->board.digit[cell] != CH_NO_DIGIT)
        return 0;
    ch_board_load(&before, &why->puzzle);
    for (uint32_t i = 0; i + 1 < why->log.count; i++)
        ch_board_apply(&before, &why->log.step[i]);
    return before.candidates[cell] & ~(unsigned)why->board.candidates[cell];
}
