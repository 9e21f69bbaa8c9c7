/* engine.c - see engine.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "engine.h"

#include <string.h>

#include "guess.h"
#include "singles.h"

/* A sink that keeps the first step, or the best, as the last entry of the log. */
typedef struct Taker {
    ChSink sink;
    ChLog *log;
    ChBetter better; /* NULL: the first */
    uint32_t entry;  /* the log's count and its arena's use before anything was taken */
    size_t used;
    ChStatus status;
} Taker;

static bool has_taken(const Taker *taker)
{
    return taker->log->count > taker->entry;
}

static bool take(ChSink *sink, const ChStep *step)
{
    Taker *const taker = (Taker *)sink;

    if (has_taken(taker)) {
        if (!taker->better(step, &taker->log->step[taker->entry]))
            return false;
        taker->log->count = taker->entry;
        taker->log->arena.used = taker->used;
    }
    taker->status = ch_log_add(taker->log, step);
    return taker->better == NULL || taker->status != CH_OK;
}

static inline Taker taker_for(ChLog *log)
{
    return (Taker){.sink = {take}, .log = log, .entry = log->count, .used = log->arena.used};
}

/* Places, or rules out, all candidates of a set. */
static void change_all(ChBoard *board, const ChCandidateSet *set,
                       void (*change)(ChBoard *board, int cell, int digit))
{
    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1))
        change(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
}

void ch_board_apply(ChBoard *board, const ChStep *step)
{
    if (step->detail != NULL) {
        change_all(board, &step->detail->placed, ch_board_place);
        change_all(board, &step->detail->removed, ch_board_remove);
    }
    if (step->placed != CH_NONE)
        ch_board_place(board, CH_CANDIDATE_CELL(step->placed), CH_CANDIDATE_DIGIT(step->placed));
}

/* Looks for the contradictions that the plan minds. */
static bool refute(const ChPlan *plan, const ChFinderInput *input, ChSink *sink)
{
    for (int i = 0; i < plan->refuter_count; i++)
        if (plan->refute[i](input, sink))
            return true;
    return false;
}

/* Takes the step of the first row that has one, if any has; returns how many rows were asked, each
 * by its effort. */
static int advance(ChEngine *engine, const ChPlan *plan, ChFinderInput *input, Taker *taker)
{
    const uint32_t fruitless = engine->owed == 0 ? ch_techniques_fruitless(&engine->board) : 0;
    int requested = 0;

    for (int i = 0; i < plan->count && !has_taken(taker); i++) {
        const ChProfileRow *const row = &plan->row[i];
        if (row->unique && engine->several)
            continue;
        requested += row->effort > 0 ? row->effort : 1;
        if (row->fruitless & fruitless)
            continue;
        taker->better = row->better;
        if (!row->limited)
            ch_engine_catch_up(engine);
        input->since = engine->silent[i];
        row->find(input, &taker->sink);
        if (has_taken(taker))
            engine->row[taker->entry] = (uint8_t)i;
        else
            engine->silent[i] = (uint16_t)engine->facts.changes.tick;
    }
    return requested;
}

void ch_engine_retry_all(ChEngine *engine)
{
    ch_facts_renew(&engine->facts, &engine->board);
    memset(engine->silent, 0, sizeof engine->silent);
    engine->owed = 0;
    engine->lags = false;
}

void ch_engine_catch_up(ChEngine *engine)
{
    const ChLog *const log = &engine->log;

    for (; engine->owed > 0; engine->owed--)
        ch_board_apply(&engine->board, &log->step[log->count - engine->owed]);
}

static void follow(ChEngine *engine, const ChPlan *plan, const ChStep *step)
{
    ch_facts_follow(&engine->facts);
    ch_plan_follow(plan, &engine->hodoku, step);
}

void ch_engine_apply(ChEngine *engine, const ChPlan *plan, const ChStep *step)
{
    ch_board_apply(&engine->board, step);
    follow(engine, plan, step);
}

/* The same with the last step of the log. */
static void apply_last(ChEngine *engine, const ChPlan *plan)
{
    const uint32_t last = engine->log.count - 1;

    if (!engine->lags || !plan->row[engine->row[last]].limited) {
        ch_engine_apply(engine, plan, &engine->log.step[last]);
        return;
    }
    engine->owed++;
    follow(engine, plan, &engine->log.step[last]);
}

ChStatus ch_engine_run(ChEngine *engine, const ChPlan *plan)
{
    ChLog *const log = &engine->log;
    ChFinderInput input = {.board = &engine->board,
                           .facts = &engine->facts,
                           .options = &plan->options,
                           .puzzle = log->puzzle,
                           .hodoku = &engine->hodoku,
                           .se = engine->se};

    while (engine->board.empty > engine->owed) {
        Taker taker = taker_for(log);
        if (!engine->lags && ch_board_is_broken(&engine->board) &&
            refute(plan, &input, &taker.sink)) {
            log->outcome = CH_CONTRADICTION;
            return taker.status;
        }
        engine->questions += (uint64_t)advance(engine, plan, &input, &taker);
        if (taker.status != CH_OK || !has_taken(&taker))
            return taker.status;
        apply_last(engine, plan);
        if (ch_techniques_has(&plan->ends, log->step[taker.entry].technique))
            return CH_OK;
    }
    log->outcome = CH_SOLVED;
    return CH_OK;
}

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

/* The input contradicts itself: that is the whole log. */
static ChStatus log_clash(ChLog *log, int cell)
{
    const ChStep step = {.technique = CH_TECHNIQUE_CONTRADICTION,
                         .placed = CH_NONE,
                         .premise = (uint16_t)CH_CELL_CONSTRAINT(cell)};

    log->outcome = CH_CONTRADICTION;
    return ch_log_add(log, &step);
}

/* ---- is there one solution? ---- */

static bool leans_on_uniqueness(const ChPlan *plan)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].unique)
            return true;
    return false;
}

static bool log_leans_on_uniqueness(const ChLog *log)
{
    for (uint32_t i = 0; i < log->count; i++)
        if (ch_step_assumes_unique(&log->step[i]))
            return true;
    return false;
}

/* Counts up to two solutions.  Uniqueness speaks of the givens, whatever a player did with them. */
static ChStatus count_two(ChGuesser *guesser, const ChPuzzle *puzzle, uint64_t *count)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    *count = 0;
    return ch_search_count(&guesser->search, &alive, 2, guesser->budget, count);
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

/* Returns as ch_board_load(). */
static int begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ch_log_start(&engine->log, puzzle);
    const int clash = ch_board_load(&engine->board, puzzle);
    ch_engine_retry_all(engine);
    engine->questions = 0;
    if (clash < 0)
        ch_plan_begin(plan, &engine->hodoku, puzzle, &engine->board);
    return clash;
}

static ChStatus solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool guess)
{
    const int clash = begin(engine, puzzle, plan);

    if (clash >= 0)
        return log_clash(&engine->log, clash);
    return guess ? run_with_guesses(engine, plan) : ch_engine_run(engine, plan);
}

ChStatus ch_engine_solve(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool guess)
{
    ChLog *const log = &engine->log;

    ch_arena_init(&log->arena, engine->memory, sizeof engine->memory);
    ch_guesser_start(&engine->guesser);
    engine->several =
        guess && leans_on_uniqueness(plan) && !has_one_solution(&engine->guesser, puzzle);
    ChStatus status = solve(engine, puzzle, plan, guess);
    const bool leans = log_leans_on_uniqueness(log);
    if (leans && log->outcome == CH_CONTRADICTION) {
        engine->several = true;
        ch_guesser_start(&engine->guesser);
        status = solve(engine, puzzle, plan, guess);
    } else if (leans && !guess && has_several_solutions(&engine->guesser, puzzle)) {
        log->outcome = CH_AMBIGUOUS;
    }
    memcpy(log->solution, engine->board.digit, sizeof log->solution);
    return status;
}

ChStatus ch_engine_walk(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ch_arena_init(&engine->log.arena, engine->memory, sizeof engine->memory);
    engine->several = false;
    const int clash = begin(engine, puzzle, plan);
    if (clash >= 0)
        return log_clash(&engine->log, clash);
    engine->lags = true;
    return ch_engine_run(engine, plan);
}

void ch_engine_stand(ChEngine *engine, const ChPuzzle *puzzle)
{
    ChLog *const log = &engine->log;

    ch_arena_init(&log->arena, engine->memory, sizeof engine->memory);
    ch_log_start(log, puzzle);
    const int clash = ch_board_load(&engine->board, puzzle);
    if (clash >= 0)
        (void)log_clash(log, clash);
    else if (engine->board.empty == 0)
        log->outcome = CH_SOLVED;
    memcpy(log->solution, engine->board.digit, sizeof log->solution);
}

/* ---- the hash ---- */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

static uint64_t mix_words(uint64_t hash, const uint64_t *word, int count)
{
    for (int i = 0; i < count; i++)
        hash = mix(hash, word[i]);
    return hash;
}

static uint64_t mix_detail(uint64_t hash, const ChDetail *detail)
{
    hash = mix_words(hash, detail->placed.word, 12);
    hash = mix_words(hash, detail->removed.word, 12);
    hash = mix_words(hash, detail->premises.word, 6);
    for (uint32_t i = 0; i < detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            hash = mix(hash, detail->deadly[i].digits[cell]);
    return hash;
}

uint64_t ch_log_hash(const ChLog *log)
{
    uint64_t hash = mix(log->count, (uint64_t)log->outcome);

    for (const ChStep *step = log->step; step < log->step + log->count; step++) {
        hash = mix(hash,
                   (uint64_t)step->technique << 32 | (uint64_t)step->placed << 16 | step->premise);
        if (step->detail != NULL)
            hash = mix_detail(hash, step->detail);
    }
    return hash;
}
