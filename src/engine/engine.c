/* engine.c - see engine.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "engine.h"

#include <assert.h>
#include <string.h>

#include "basic.h"
#include "ease.h"

/* A sink that keeps one step as the last entry of the log: the first, the best by the row's
 * comparator, or the one that is easiest to see. */
typedef struct StepCollector {
    ChSink sink;
    ChLog *log;
    ChBetter better; /* NULL: keep the first step */
    uint32_t entry;  /* log count before the search; USED: arena use */
    size_t used;
    ChStatus status;
    const ChBoard *board; /* of the easiest step: the position, the last digit in it, the keys */
    int last_cell;
    uint32_t ease;
} StepCollector;

static bool has_taken(const StepCollector *collector)
{
    return collector->log->count > collector->entry;
}

/* Replaces the step kept, if any. */
static void take_step(StepCollector *collector, const ChStep *step)
{
    collector->log->count = collector->entry;
    collector->log->arena.used = collector->used;
    collector->status = ch_log_add(collector->log, step);
}

static bool collect_step(ChSink *sink, const ChStep *step)
{
    StepCollector *const collector = (StepCollector *)sink;

    if (!has_taken(collector) || collector->better(step, &collector->log->step[collector->entry]))
        take_step(collector, step);
    return collector->better == NULL || collector->status != CH_OK;
}

static bool collect_easiest(ChSink *sink, const ChStep *step)
{
    StepCollector *const collector = (StepCollector *)sink;
    const uint32_t ease = ch_ease(collector->board, step, collector->last_cell);

    if (!has_taken(collector) || ease < collector->ease) {
        take_step(collector, step);
        collector->ease = ease;
    }
    return collector->status != CH_OK;
}

static inline StepCollector collector_for(ChEngine *engine, const ChPlan *plan)
{
    ChLog *const log = &engine->log;
    StepCollector collector = {
        .sink = {collect_step}, .log = log, .entry = log->count, .used = log->arena.used};

    if (plan->easiest) {
        collector.sink.take = collect_easiest;
        collector.board = &engine->board;
        collector.last_cell = ch_last_placed(log);
    }
    return collector;
}

/* Runs the plan's contradiction finders; true when one has reported a contradiction. */
static bool find_contradiction(const ChPlan *plan, const ChFinderInput *input, ChSink *sink)
{
    for (int i = 0; i < plan->refuter_count; i++)
        if (plan->refute[i](input, sink))
            return true;
    return false;
}

/* Logs a step of the first row from FROM on that has one, if any. Returns the number of finder
 * calls, each weighted by its row's effort. */
static int find_next_step(ChEngine *engine, const ChPlan *plan, int from, ChFinderInput *input,
                          StepCollector *collector)
{
    int requested = from;

    for (int i = from; i < plan->count && !has_taken(collector); i++) {
        const ChProfileRow *const row = &plan->row[i];
        if (row->unique && engine->open)
            break;
        if (row->unique && engine->several)
            continue;
        requested += row->effort > 0 ? row->effort : 1;
        collector->better = row->better;
        input->since = engine->silent[i];
        engine->facts.has_given_up = false;
        ch_plan_find(plan, row, input, &collector->sink);
        if (has_taken(collector))
            engine->row[collector->entry] = (uint8_t)i;
        else if (!engine->facts.has_given_up)
            engine->silent[i] = (uint16_t)engine->facts.changes.tick;
    }
    return requested;
}

void ch_engine_retry_all(ChEngine *engine)
{
    ch_facts_renew(&engine->facts, &engine->board);
    memset(engine->silent, 0, sizeof engine->silent);
    engine->walks = engine->open = false;
}

void ch_engine_apply(ChEngine *engine, const ChPlan *plan, const ChStep *step)
{
    ch_board_apply(&engine->board, step);
    ch_facts_follow(&engine->facts);
    ch_plan_after_step(plan, engine->state, step);
}

/* ---- singles ---- */

/* Reports whether the plan begins with the singles, and takes the first step of each. */
static bool begins_with_singles(const ChPlan *plan)
{
    bool begins = plan->count >= CH_SINGLES && !plan->easiest && plan->profile->state.size == 0;

    for (int i = 0; begins && i < CH_SINGLES; i++)
        begins = plan->row[i].find == ch_single_finder[i] && !plan->row[i].is_narrowed &&
                 plan->row[i].better == NULL && plan->row[i].effort <= 1;
    return begins;
}

/* Reports whether the plan begins with the rows whose steps the profile's state finds at once, and
 * the position need not be checked for contradictions after each of them. */
static bool begins_with_state_singles(const ChEngine *engine, const ChPlan *plan)
{
    const ChProfile *const profile = plan->profile;
    const int singles = profile->state.singles;
    bool begins = engine->walks && singles > 0 && plan->count >= singles;

    for (int i = 0; begins && i < singles; i++)
        begins = plan->row[i].find == profile->row[i].find && !plan->row[i].is_narrowed;
    return begins;
}

/* Counts the singles just logged: one alone, where that may end the solve. */
static void count_singles(ChEngine *engine, const ChPlan *plan, int taken, bool *ended)
{
    ChLog *const log = &engine->log;
    const uint8_t *const row = engine->row + log->count;
    uint32_t asked = (uint32_t)taken;

    for (int i = 0; i < taken; i++)
        asked += row[i];
    log->count += (uint32_t)taken;
    engine->questions += asked;
    ch_meter_add(plan->meter, asked);
    *ended = ch_techniques_has(&plan->ends, log->step[log->count - 1].technique);
}

/* Logs up to MOST singles and places them. */
static int take_some(ChEngine *engine, const ChPlan *plan, int most)
{
    const ChProfileState *const state = &plan->profile->state;
    ChStep *const step = &engine->log.step[engine->log.count];
    uint8_t *const row = &engine->row[engine->log.count];

    if (state->singles == 0)
        return ch_take_singles(&engine->board, step, row, most);
    return state->take_singles(engine->state, &engine->board, step, row, most);
}

/* Logs and applies singles as the first rows of the plan find them, one by one, until there are
 * none or the board is broken. Returns the number of these rows that find nothing then, 0 where
 * that is unknown. ENDED: the last step ends the solve. */
static int take_singles(ChEngine *engine, const ChPlan *plan, bool *ended)
{
    ChLog *const log = &engine->log;
    const int singles = plan->profile->state.singles;
    const uint32_t before = log->count;
    const bool watched = plan->meter != NULL || ch_techniques_meet(&plan->ends, &plan->ends);
    int most;
    int taken;

    do {
        const int room = (int)(CH_MAX_STEPS - log->count);
        most = *ended || ch_meter_is_over(plan->meter) ? 0 : watched && room > 1 ? 1 : room;
        taken = take_some(engine, plan, most);
        if (taken > 0)
            count_singles(engine, plan, taken, ended);
    } while (taken == most && most > 0);
    if (log->count > before)
        ch_facts_follow(&engine->facts);
    if (singles > 0)
        return taken < most ? singles : 0;
    return taken < most && !ch_board_is_broken(&engine->board) ? CH_SINGLES : 0;
}

/* ---- the loop ---- */

ChStatus ch_engine_run(ChEngine *engine, const ChPlan *plan)
{
    ChLog *const log = &engine->log;
    ChFinderOptions options = plan->options;
    ChFinderInput input = {.board = &engine->board,
                           .facts = &engine->facts,
                           .options = &options,
                           .puzzle = log->puzzle,
                           .state = engine->state};
    const bool has_singles = begins_with_singles(plan);
    const bool has_state_singles = begins_with_state_singles(engine, plan);
    bool ended = false;

    options.several |= engine->several;
    while (engine->board.empty > 0) {
        const int from = has_singles || has_state_singles ? take_singles(engine, plan, &ended) : 0;
        if (ended)
            return CH_OK;
        if (engine->board.empty == 0)
            break;
        if (ch_meter_is_over(plan->meter))
            return plan->meter->status;
        StepCollector collector = collector_for(engine, plan);
        if (ch_board_is_broken(&engine->board) &&
            find_contradiction(plan, &input, &collector.sink)) {
            log->outcome = CH_CONTRADICTION;
            return collector.status;
        }
        ch_plan_before_step(plan, engine->state, &engine->board);
        const uint64_t requested = (uint64_t)find_next_step(engine, plan, from, &input, &collector);
        engine->questions += requested;
        ch_meter_add(plan->meter, requested);
        if (collector.status != CH_OK || !has_taken(&collector))
            return collector.status;
        ch_engine_apply(engine, plan, &log->step[collector.entry]);
        if (ch_techniques_has(&plan->ends, log->step[collector.entry].technique))
            return CH_OK;
    }
    log->outcome = CH_SOLVED;
    return CH_OK;
}

ChStatus ch_engine_log_clash(ChLog *log, int cell)
{
    const ChStep step = {.technique = CH_TECHNIQUE_CONTRADICTION,
                         .placed = CH_NONE,
                         .premise = (uint16_t)CH_CELL_CONSTRAINT(cell)};

    assert(cell >= 0 && cell < CH_CELLS);
    log->outcome = CH_CONTRADICTION;
    return ch_log_add(log, &step);
}

int ch_engine_begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan)
{
    ch_log_start(&engine->log, puzzle);
    const int clash = ch_board_load(&engine->board, puzzle);
    ch_engine_retry_all(engine);
    engine->questions = 0;
    if (clash < 0)
        ch_plan_start(plan, engine->state, puzzle, &engine->board);
    return clash;
}

ChStatus ch_engine_walk(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan, bool open)
{
    ch_arena_init(&engine->log.arena, engine->memory, sizeof engine->memory);
    engine->several = false;
    const int clash = ch_engine_begin(engine, puzzle, plan);
    if (clash >= 0)
        return ch_engine_log_clash(&engine->log, clash);
    engine->walks = !plan->easiest;
    engine->open = open;
    const ChStatus status = ch_engine_run(engine, plan);
    engine->open = false;
    return status;
}

void ch_engine_log_position(ChEngine *engine, const ChPuzzle *puzzle)
{
    ChLog *const log = &engine->log;

    ch_arena_init(&log->arena, engine->memory, sizeof engine->memory);
    engine->guesser.has_no_solution = false;
    ch_log_start(log, puzzle);
    const int clash = ch_board_load(&engine->board, puzzle);
    if (clash >= 0)
        (void)ch_engine_log_clash(log, clash);
    else if (engine->board.empty == 0)
        log->outcome = CH_SOLVED;
    memcpy(log->solution, engine->board.digit, sizeof log->solution);
}
