/* guess.c - see guess.h: the guesses of a solve, and their alternatives.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess.h"

#include "guess_plan.h"
#include "guess_step.h"

void ch_guesser_start(ChGuesser *guesser, ChMeter *meter)
{
    guesser->meter = meter;
    guesser->requested = false;
    guesser->has_no_solution = false;
    guesser->budget = CH_GUESS_NODES;
    guesser->branch_budget = CH_ALTERNATIVE_NODES;
    guesser->taken = 0;
    guesser->chosen.count = 0;
}

/* ---- the alternatives ---- */

/* Returns the result of assuming a candidate after the guesses made so far. Only the search decides
 * this, not the strategies. */
static ChBranch evaluate_branch(ChGuesser *guesser, int candidate)
{
    ChCandidateSet alive = guesser->alive;
    uint64_t count = 0;

    ch_alive_assume(&alive, candidate);
    const ChStatus status =
        ch_search_count(&guesser->search, &alive, 1, guesser->branch_budget, &count);
    if (count > 0)
        return CH_BRANCH_SOLUTION;
    return status == CH_OK ? CH_BRANCH_NO_SOLUTION : CH_BRANCH_UNFINISHED;
}

static void log_alternatives(ChEngine *engine, const ChStep *guess)
{
    ChLog *const log = &engine->log;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(guess->seed, i);
        if (candidate == guess->placed || !ch_board_has(&engine->board, candidate))
            continue;
        log->abandoned[log->abandoned_count++] =
            (ChAbandoned){.step = log->count + 1,
                          .assumed = (uint16_t)candidate,
                          .outcome = (uint8_t)evaluate_branch(&engine->guesser, candidate)};
    }
}

/* Finds the solution and chooses the guesses; notes when the puzzle has no solution. */
static ChStatus choose_guesses(ChEngine *engine, const ChPlan *plan)
{
    ChGuesser *const guesser = &engine->guesser;
    ChStatus status;

    guesser->requested = true;
    guesser->alive = ch_alive_start(engine->log.puzzle);
    if (ch_guess_find_solution(guesser, &guesser->alive, &status))
        return ch_guess_choose(engine, plan);
    guesser->has_no_solution = status == CH_OK;
    return status;
}

ChStatus ch_guess(ChEngine *engine, const ChPlan *plan, ChStep *step)
{
    ChGuesser *const guesser = &engine->guesser;
    const ChStatus status = guesser->requested ? CH_OK : choose_guesses(engine, plan);

    *step = (ChStep){.technique = CH_TECHNIQUE_GUESS, .placed = CH_NONE, .premise = CH_NONE};
    if (status != CH_OK || guesser->taken == guesser->chosen.count)
        return status;
    *step = ch_guess_step(&engine->board, guesser->chosen.candidate[guesser->taken++]);
    log_alternatives(engine, step);
    ch_alive_assume(&guesser->alive, step->placed);
    return CH_OK;
}
