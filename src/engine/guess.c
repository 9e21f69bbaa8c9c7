/* guess.c - see guess.h: the solution that guesses follow, the guess steps and their alternatives.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess.h"

#include <assert.h>

void ch_guesser_start(ChGuesser *guesser)
{
    guesser->requested = false;
    guesser->has_no_solution = false;
    guesser->budget = CH_GUESS_NODES;
    guesser->branch_budget = CH_ALTERNATIVE_NODES;
    guesser->taken = 0;
    guesser->chosen.count = 0;
}

/* ---- the solution ---- */

/* Reports whether the board still has every digit of the guesser's solution. */
static bool has_solution(const ChGuesser *guesser, const ChBoard *board)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_board_has(board, CH_CANDIDATE(cell, guesser->solution[cell])))
            return false;
    return true;
}

static bool find_solution(ChGuesser *guesser, const ChCandidateSet *alive, ChStatus *status)
{
    bool found = false;

    *status = ch_search_first(&guesser->search, alive, guesser->budget, guesser->solution, &found);
    return found;
}

bool ch_guess_solution(ChGuesser *guesser, const ChBoard *board, ChStatus *status)
{
    if (has_solution(guesser, board))
        return true;
    const ChCandidateSet alive = ch_alive_board(board);
    return find_solution(guesser, &alive, status);
}

/* ---- the step ---- */

/* Returns the number of open candidates of a constraint. */
static int count_candidates(const ChBoard *board, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_count(board->candidates[constraint]);
    const int line = constraint - CH_CELLS;
    return ch_count(board->places[line % 9][line / 9]);
}

int ch_guess_constraint(const ChBoard *board, int candidate, int *size)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    int best = CH_CELL_CONSTRAINT(cell);

    assert(candidate >= 0 && candidate < CH_CANDIDATES);
    *size = count_candidates(board, best);
    for (int i = 0; i < 3; i++) {
        const int constraint =
            CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate));
        if (count_candidates(board, constraint) < *size) {
            best = constraint;
            *size = count_candidates(board, constraint);
        }
    }
    return best;
}

ChStep ch_guess_step(const ChBoard *board, int candidate)
{
    int size;

    return (ChStep){.technique = CH_TECHNIQUE_GUESS,
                    .placed = (uint16_t)candidate,
                    .premise = CH_NONE,
                    .seed = (uint16_t)ch_guess_constraint(board, candidate, &size)};
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
    if (find_solution(guesser, &guesser->alive, &status))
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
