/* guess_plan.c - chooses the candidates to guess, so that there are few guesses.
 *
 * A guess is tried on the engine's own log and board: logic continues from it until it is stuck
 * again, and then everything is undone. Only candidates of the solution are tried, so each of them
 * makes progress.
 *
 *   1. The smallest choice is guessed repeatedly. This gives an upper bound for the number of
 *      guesses.
 *   2. Each candidate is tried alone, then with each of the others. Candidates that follow from one
 *      already tried with all others are not tried again with those.
 *   3. If no two candidates solve the puzzle, those that left the fewest cells empty are guessed,
 *      and the choice continues from there. Once the work limit is reached, the smallest choice is
 *      guessed instead.
 *
 * Work is counted in finder calls, which are the same on every machine.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guess_plan.h"

#include <assert.h>
#include <string.h>

#include "guess_step.h"

enum { DEAD_END = CH_CELLS + 1 }; /* value of `left` for a guess that leads nowhere */

typedef struct Choice {
    uint16_t candidate;
    uint8_t rank;
    uint8_t left; /* cells still empty after it */
} Choice;

/* The open candidates of the solution, smallest constraints first, cells before houses. */
typedef struct Choices {
    int count;
    Choice at[CH_CELLS];
} Choices;

static void list_choices(const ChEngine *engine, const ChCellSet *skip, Choices *choices)
{
    const ChBoard *const board = &engine->board;

    choices->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int candidate = CH_CANDIDATE(cell, engine->guesser.solution[cell]);
        if (board->digit[cell] != CH_NO_DIGIT || ch_cells_has(skip, cell) ||
            !ch_board_has(board, candidate))
            continue;
        int size;
        const bool of_house = ch_guess_constraint(board, candidate, &size) >= CH_CELLS;
        const uint8_t rank = (uint8_t)(2 * size + of_house);
        int at = choices->count++;
        for (; at > 0 && choices->at[at - 1].rank > rank; at--)
            choices->at[at] = choices->at[at - 1];
        choices->at[at] = (Choice){.candidate = (uint16_t)candidate, .rank = rank};
    }
}

/* Sorts the choices by the number of cells left empty, fewest first; stable. */
static void sort_by_left(Choices *choices)
{
    for (int i = 1; i < choices->count; i++) {
        const Choice choice = choices->at[i];
        int at = i;
        for (; at > 0 && choices->at[at - 1].left > choice.left; at--)
            choices->at[at] = choices->at[at - 1];
        choices->at[at] = choice;
    }
}

/* ---- trying ---- */

static void save_position(const ChEngine *engine, const ChPlan *plan, ChPosition *position)
{
    position->board = engine->board;
    if (plan->profile->state.save != NULL)
        plan->profile->state.save(engine->state, position->state);
    position->steps = engine->log.count;
    position->used = engine->log.arena.used;
}

static void restore_position(ChEngine *engine, const ChPlan *plan, const ChPosition *position)
{
    engine->board = position->board;
    if (plan->profile->state.restore != NULL)
        plan->profile->state.restore(engine->state, position->state);
    engine->log.count = position->steps;
    engine->log.arena.used = position->used;
    engine->log.outcome = CH_STUCK;
    ch_engine_retry_all(engine);
}

/* Guesses a candidate and continues by logic. */
static ChStatus try_guess(ChEngine *engine, const ChPlan *plan, int candidate)
{
    ChGuesses *const tried = &engine->guesser.tried;
    const ChStep step = ch_guess_step(&engine->board, candidate);
    ChStatus status = ch_log_add(&engine->log, &step);

    assert(tried->count < CH_CELLS);
    tried->candidate[tried->count++] = (uint16_t)candidate;
    tried->left = DEAD_END;
    if (status != CH_OK)
        return status;
    ch_engine_apply(engine, plan, &step);
    status = ch_engine_run(engine, plan);
    if (status == CH_OK && engine->log.outcome != CH_CONTRADICTION)
        tried->left = engine->board.empty;
    return status;
}

/* Undoes the guesses after the first COUNT. */
static void take_back(ChEngine *engine, const ChPlan *plan, const ChPosition *position, int count)
{
    restore_position(engine, plan, position);
    engine->guesser.tried.count = count;
}

static bool has_work_left(const ChEngine *engine)
{
    return engine->questions < engine->guesser.questions;
}

static bool is_solved(const ChEngine *engine)
{
    return engine->log.outcome == CH_SOLVED &&
           memcmp(engine->board.digit, engine->guesser.solution, CH_CELLS) == 0;
}

/* ---- several guesses together ---- */

/* Tries each choice alone. Returns true when one solves the puzzle, and leaves the engine there. */
static bool try_each(ChEngine *engine, const ChPlan *plan, const ChPosition *here, Choices *choices)
{
    ChGuesser *const guesser = &engine->guesser;
    const int count = guesser->tried.count;

    for (int i = 0; i < choices->count; i++) {
        choices->at[i].left = DEAD_END;
        if (!has_work_left(engine))
            continue;
        try_guess(engine, plan, choices->at[i].candidate);
        if (is_solved(engine))
            return true;
        choices->at[i].left = (uint8_t)guesser->tried.left;
        if (guesser->tried.left < guesser->best.left)
            guesser->best = guesser->tried;
        take_back(engine, plan, here, count);
    }
    return false;
}

/* Looks for at most DEPTH guesses that solve the puzzle from the engine's current position, none of
 * them in a cell of SKIP. Returns true when found, and leaves the engine at the solution. */
static bool search_guesses(ChEngine *engine, const ChPlan *plan, int depth, ChCellSet skip)
{
    ChGuesser *const guesser = &engine->guesser;
    ChPosition *const here = &guesser->position[depth - 1];
    const int count = guesser->tried.count;
    Choices choices;

    assert(depth >= 1 && depth <= CH_GUESS_DEPTH);
    save_position(engine, plan, here);
    list_choices(engine, &skip, &choices);
    if (try_each(engine, plan, here, &choices))
        return true;
    sort_by_left(&choices);
    for (int i = 0; depth > 1 && i < choices.count && has_work_left(engine); i++) {
        const int candidate = choices.at[i].candidate;
        if (choices.at[i].left == DEAD_END || ch_cells_has(&skip, CH_CANDIDATE_CELL(candidate)))
            continue;
        try_guess(engine, plan, candidate);
        const ChCellSet empty = ch_board_plane(&engine->board, CH_EMPTY);
        if (search_guesses(engine, plan, depth - 1, skip))
            return true;
        take_back(engine, plan, here, count);
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (!ch_cells_has(&empty, cell))
                ch_cells_add(&skip, cell);
    }
    return false;
}

/* ---- one after another ---- */

/* Guesses the smallest choice repeatedly, up to LIMIT guesses in all. Returns true when they solve
 * the puzzle. */
static bool guess_smallest(ChEngine *engine, const ChPlan *plan, int limit, ChStatus *status)
{
    const ChGuesses *const tried = &engine->guesser.tried;
    const ChCellSet none = {{0}};
    Choices choices;

    while (*status == CH_OK && engine->log.outcome == CH_STUCK && tried->count < limit) {
        if (!ch_guess_solution(&engine->guesser, &engine->board, status))
            return false;
        list_choices(engine, &none, &choices);
        *status = try_guess(engine, plan, choices.at[0].candidate);
    }
    return engine->log.outcome == CH_SOLVED;
}

/* Looks for at most LIMIT guesses that solve the puzzle with the solution wanted. */
static bool find_fewer(ChEngine *engine, const ChPlan *plan, int limit)
{
    ChGuesser *const guesser = &engine->guesser;
    const ChCellSet none = {{0}};
    ChStatus status = CH_OK;
    uint8_t wanted[CH_CELLS];

    memcpy(wanted, guesser->solution, sizeof wanted);
    guesser->tried.count = 0;
    while (guesser->tried.count < limit && has_work_left(engine)) {
        const int count = guesser->tried.count;
        const int most = limit - count;
        guesser->best.count = count;
        guesser->best.left = DEAD_END;
        if (search_guesses(engine, plan, most < CH_GUESS_DEPTH ? most : CH_GUESS_DEPTH, none))
            return true;
        if (guesser->best.count == count)
            return false;
        for (int i = count; i < guesser->best.count; i++)
            try_guess(engine, plan, guesser->best.candidate[i]);
    }
    return guess_smallest(engine, plan, limit, &status) &&
           memcmp(engine->board.digit, wanted, sizeof wanted) == 0;
}

ChStatus ch_guess_choose(ChEngine *engine, const ChPlan *plan)
{
    ChGuesser *const guesser = &engine->guesser;
    ChStatus status = CH_OK;
    ChPosition start;

    save_position(engine, plan, &start);
    guesser->questions = engine->questions + CH_GUESS_QUESTIONS;
    guesser->tried.count = 0;
    if (guess_smallest(engine, plan, CH_CELLS, &status)) {
        guesser->chosen = guesser->tried;
        restore_position(engine, plan, &start);
        if (find_fewer(engine, plan, guesser->chosen.count - 1))
            guesser->chosen = guesser->tried;
    }
    restore_position(engine, plan, &start);
    return status;
}
