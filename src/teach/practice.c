/* practice.c - see practice.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "practice.h"

#include <stdio.h>
#include <string.h>

#include "english_name.h"
#include "example.h"
#include "generate.h"
#include "subtypes.h"
#include "symmetry.h"
#include "word_list.h"

enum {
    TRIES = 300, /* from random grids, and as many variations */
    TURNS = 24,  /* equivalents of the practice puzzle */
    STREAMS = 3  /* random streams of an entry: one for each source */
};

/* ---- names ---- */

static const ChTechnique *technique_with_name(const char *name)
{
    const ChProfile *const teaching = ch_profile_at(0);
    const size_t length = strlen(name);

    for (int i = 0; i < teaching->count; i++) {
        const ChTechnique *const technique = ch_technique(teaching->row[i].technique);
        if (ch_technique_has_name(technique, name, length))
            return technique;
    }
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique != NULL && ch_technique_is_strategy(technique) &&
            ch_technique_has_name(technique, name, length))
            return technique;
    }
    return NULL;
}

ChStatus ch_practice_technique(const ChTechnique **technique, const char *name)
{
    ChText english = CH_TEXT_EMPTY;
    bool failed = false;

    *technique = technique_with_name(name);
    if (*technique == NULL) {
        ch_english_name(&english, name, strlen(name));
        failed = english.failed;
        *technique = failed ? NULL : technique_with_name(ch_text_string(&english));
        ch_text_free(&english);
    }
    return failed ? CH_NO_MEMORY : *technique != NULL ? CH_OK : CH_BAD_STRATEGY;
}

/* Reports whether a step, on the board before it, is one of the technique or sub-type. */
static bool is_step_of(const ChTechnique *technique, const ChBoard *board, const ChStep *step)
{
    return step->technique == technique->number ||
           (ch_technique_is_subtype(technique) && ch_step_name(board, step) == technique->number);
}

/* ---- orders ---- */

/* Makes a plan from LIST, with the signed name of the technique behind it. */
static ChStatus make_plan(ChPlan *plan, const char *list, const char *sign, const char *key)
{
    char names[512];
    ChFault fault;
    const int length =
        snprintf(names, sizeof names, "%s%s%s%s", list, *list != '\0' ? "," : "", sign, key);

    if (length < 0 || (size_t)length >= sizeof names)
        return CH_NO_ROOM;
    return ch_plan_make(plan, ch_profile_at(0), names, &fault);
}

/* Fills an order for the technique with the techniques of LIST in use. */
static ChStatus make_order(const ChPractice *practice, ChOrder *order, const char *list)
{
    const char *const key = practice->technique->key;
    ChStatus status = make_plan(&order->plan, list, "+", key);

    order->minimal = true;
    order->with_count = 1;
    ch_techniques_add(&order->with[0], practice->technique->number);
    if (status == CH_OK && practice->kind == CH_PRACTICE_NEEDS) {
        order->needs_count = 1;
        status = make_plan(&order->lacking[0], list, "-", key);
    }
    if (status == CH_OK)
        ch_order_resolve(order);
    return status;
}

/* Fills the orders that start from the practice puzzle, if there is one. */
static ChStatus read_example(ChPractice *practice)
{
    const ChExample *const example = ch_example_of(practice->technique->key);
    ChSearch *const search = &practice->search.search;
    ChPuzzle puzzle;
    bool found;

    if (example == NULL || example->practice == NULL || example->strategies == NULL)
        return CH_OK;
    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (example->practice[i] >= '1' && example->practice[i] <= '9')
            puzzle.given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(example->practice[i] - '1');
    memcpy(practice->origin.given, puzzle.given, sizeof puzzle.given);
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    ChStatus status = ch_search_first(search, &alive, UINT64_MAX, practice->origin.grid, &found);
    if (status == CH_OK && found)
        status = make_order(practice, &practice->own, example->strategies);
    practice->strategies = example->strategies;
    if (example->symmetry != NULL)
        practice->order.symmetry = (ChOrbits)ch_word_index(CH_ORBIT_NAMES, example->symmetry);
    return status;
}

ChStatus ch_practice_start(ChPractice *practice, const ChTechnique *technique, ChPracticeKind kind)
{
    char list[128] = "";

    memset(practice, 0, sizeof *practice);
    practice->technique = technique;
    practice->kind = kind;
    practice->tries = TRIES;
    if (kind == CH_PRACTICE_NEEDS)
        snprintf(list, sizeof list, "upto:%s", technique->key);
    const ChStatus status = make_order(practice, &practice->order, list);
    return status == CH_OK ? read_example(practice) : status;
}

/* ---- the three sources ---- */

/* Returns whether the practice puzzle can be varied. */
static bool has_example(const ChPractice *practice)
{
    return practice->own.plan.count > 0;
}

/* Returns the seed of the technique and the kind, so that no two have puzzles of the same grids. */
static uint64_t own_seed(const ChPractice *practice, uint64_t seed)
{
    return seed + (2 * (uint64_t)practice->technique->number + practice->kind) *
                      UINT64_C(0x9e3779b97f4a7c15);
}

/* Makes a puzzle from random grids, or with VARIES from the practice puzzle. */
static bool search_puzzle(ChPractice *practice, bool varies, uint64_t seed, uint64_t index,
                          ChPracticed *made)
{
    const ChGenerateLimits limits = {practice->tries, ch_generate_must_stop, practice->meter};

    practice->order.origin = &practice->origin;
    practice->order.origin_count = varies ? 1 : 0;
    made->plan = &practice->order.plan;
    made->strategies = NULL;
    return ch_puzzle_search(&practice->search, &practice->order, own_seed(practice, seed),
                            STREAMS * index + varies, &limits, &made->puzzle);
}

/* Returns whether the puzzle meets an order; takes it if so. */
static bool meets(ChPractice *practice, const ChOrder *order, ChPracticed *made)
{
    made->plan = &order->plan;
    made->strategies = order == &practice->own ? practice->strategies : NULL;
    return ch_order_miss(&practice->search.judge, order, &made->puzzle, practice->origin.grid) == 0;
}

/* Makes an equivalent of the practice puzzle.  A turned puzzle may be solved by other steps, so
 * that some do not fit. */
static bool turn_example(ChPractice *practice, uint64_t seed, uint64_t index, ChPracticed *made)
{
    ChRandom random = ch_generate_stream(own_seed(practice, seed), STREAMS * index + 2);
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    memcpy(puzzle.given, practice->origin.given, sizeof puzzle.given);
    for (int i = 0; i < TURNS && !ch_generate_must_stop(practice->meter); i++) {
        const ChSymmetry symmetry = ch_symmetry_random(&random);
        ch_symmetry_apply(&symmetry, &puzzle, &made->puzzle);
        if (meets(practice, &practice->order, made) ||
            (!practice->strict && meets(practice, &practice->own, made)))
            return true;
    }
    return false;
}

bool ch_practice_puzzle(ChPractice *practice, uint64_t seed, uint64_t index, ChPracticed *made)
{
    return search_puzzle(practice, false, seed, index, made) ||
           (has_example(practice) && (search_puzzle(practice, true, seed, index, made) ||
                                      turn_example(practice, seed, index, made)));
}

/* ---- positions ---- */

const ChLog *ch_practice_solve(ChPractice *practice, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ChEngine *const engine = &practice->search.judge.engine;

    engine->state = NULL;
    (void)ch_engine_solve(engine, puzzle, plan, false);
    return &engine->log;
}

/* Replays a log up to its first step of the technique, and returns the index of that step.  Without
 * one, returns the number of steps. */
static uint32_t find_step(const ChPractice *practice, const ChLog *log, ChBoard *board)
{
    uint32_t step = 0;

    (void)ch_board_load(board, log->puzzle);
    for (; step < log->count && !is_step_of(practice->technique, board, &log->step[step]); step++)
        ch_board_apply(board, &log->step[step]);
    return step;
}

uint32_t ch_practice_first(const ChPractice *practice, const ChLog *log)
{
    ChBoard board;

    return find_step(practice, log, &board) + 1;
}

/* Makes the position of a puzzle whose givens led to this board. */
static void write_position(const ChBoard *board, const ChPuzzle *puzzle, ChPuzzle *position)
{
    ChBoard digits;

    *position = *puzzle;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] == CH_NO_DIGIT)
            position->entered[cell] = board->digit[cell];
    (void)ch_board_load(&digits, position);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_board_has(&digits, candidate) && !ch_board_has(board, candidate))
            ch_candidates_add(&position->removed, candidate);
    ch_puzzle_note_start(position);
}

bool ch_practice_position(ChPractice *practice, uint64_t seed, uint64_t index,
                          ChPracticePosition *made)
{
    ChBoard board;

    if (!ch_practice_puzzle(practice, seed, index, &made->from))
        return false;
    const ChLog *log = ch_practice_solve(practice, &made->from.puzzle, made->from.plan);
    if (find_step(practice, log, &board) == log->count)
        return false;
    write_position(&board, &made->from.puzzle, &made->position);
    log = ch_practice_solve(practice, &made->position, made->from.plan);
    return log->count > 0 && is_step_of(practice->technique, &board, &log->step[0]);
}

const ChLog *ch_practice_step(ChPractice *practice, const ChPracticePosition *made)
{
    ChLog *const log = &practice->single;
    ChBoard board;

    *log = *ch_practice_solve(practice, &made->position, made->from.plan);
    log->count = 1;
    (void)ch_board_load(&board, &made->position);
    ch_board_apply(&board, &log->step[0]);
    log->outcome = board.empty == 0 ? CH_SOLVED : CH_STUCK;
    memcpy(log->solution, board.digit, sizeof log->solution);
    return log;
}
