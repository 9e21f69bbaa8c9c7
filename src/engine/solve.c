/* solve.c - ch_engine_solve(): logic, with guesses where allowed, and without uniqueness techniques
 * where the puzzle has several solutions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "alive.h"
#include "engine.h"
#include "guess.h"

/* Solves by logic and makes a guess each time logic is stuck. */
static ChStatus run_with_guesses(ChEngine *engine, const ChPlan *plan)
{
    ChLog *const log = &engine->log;
    ChStatus status = ch_engine_run(engine, plan);
    bool guessed = false;

    while (status == CH_OK && log->outcome == CH_STUCK) {
        ChStep step;
        status = ch_guess(engine, plan, &step);
        if (status != CH_OK || step.placed == CH_NONE)
            break;
        guessed = true;
        status = ch_log_add(log, &step);
        ch_engine_apply(engine, plan, &step);
        if (status == CH_OK)
            status = ch_engine_run(engine, plan);
    }
    if (guessed && log->outcome == CH_SOLVED)
        log->outcome = CH_GUESSED;
    return status;
}

/* ---- number of solutions ---- */

static bool log_relies_on_uniqueness(const ChLog *log)
{
    for (uint32_t i = 0; log->has_assumed_unique && i < log->count; i++)
        if (ch_step_assumes_unique(&log->step[i]))
            return true;
    return false;
}

/* Counts up to two solutions of the givens. Uniqueness concerns the givens alone, not the player's
 * entries. */
static ChStatus count_two(ChGuesser *guesser, const ChPuzzle *puzzle, uint64_t *count)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    *count = 0;
    return ch_search_count_within(&guesser->search, &alive, 2, guesser->budget, guesser->meter,
                                  count);
}

static bool has_one_solution(ChGuesser *guesser, const ChPuzzle *puzzle)
{
    uint64_t count;

    return count_two(guesser, puzzle, &count) == CH_OK && count == 1;
}

static bool has_several_solutions(ChGuesser *guesser, const ChPuzzle *puzzle)
{
    uint64_t count;

    return count_two(guesser, puzzle, &count) == CH_OK && count > 1;
}

static ChStatus solve_from_start(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                                 bool guess)
{
    const int clash = ch_engine_begin(engine, puzzle, plan);

    if (clash >= 0)
        return ch_engine_log_clash(&engine->log, clash);
    return guess ? run_with_guesses(engine, plan) : ch_engine_run(engine, plan);
}

ChStatus ch_engine_solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool guess)
{
    ChLog *const log = &engine->log;

    ch_arena_init(&log->arena, engine->memory, sizeof engine->memory);
    ch_guesser_start(&engine->guesser, plan->meter);
    engine->several =
        guess && ch_plan_relies_on_uniqueness(plan) && !has_one_solution(&engine->guesser, puzzle);
    ChStatus status = solve_from_start(engine, puzzle, plan, guess);
    const bool relies = !ch_meter_is_over(plan->meter) && log_relies_on_uniqueness(log);
    if (relies && log->outcome == CH_CONTRADICTION) {
        engine->several = true;
        ch_guesser_start(&engine->guesser, plan->meter);
        status = solve_from_start(engine, puzzle, plan, guess);
    } else if (relies && !guess && has_several_solutions(&engine->guesser, puzzle)) {
        log->outcome = CH_AMBIGUOUS;
    } else if (relies && ch_meter_is_over(plan->meter)) {
        status = plan->meter->status; /* whether there are several is unknown */
    }
    memcpy(log->solution, engine->board.digit, sizeof log->solution);
    return status;
}
