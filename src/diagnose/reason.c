/* reason.c - see reason.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reason.h"

#include <string.h>

enum { SINGLES = 1, QUICK = 3 /* highest level of techniques that are found quickly */ };

static int level_of(int technique)
{
    return ch_technique(technique)->level;
}

/* Returns the rows from one level to another. */
static ChPlan plan_between(const ChPlan *plan, int low, int high)
{
    ChPlan narrowed = *plan;

    narrowed.count = 0;
    for (int i = 0; i < plan->count; i++)
        if (level_of(plan->row[i].technique) >= low && level_of(plan->row[i].technique) <= high)
            narrowed.row[narrowed.count++] = plan->row[i];
    return narrowed;
}

/* ---- singles ---- */

static bool is_single(const ChBoard *board, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (board->digit[cell] != CH_NO_DIGIT || !ch_board_has(board, candidate))
        return false;
    if (ch_is_single(board->candidates[cell]))
        return true;
    for (int house = 0; house < CH_HOUSES; house++)
        if ((board->single[digit] >> house & 1) && ch_cells_has(&ch_house_cells[house], cell))
            return true;
    return false;
}

ChCandidateSet ch_singles_of(const ChBoard *board)
{
    ChCandidateSet singles = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (is_single(board, candidate))
            ch_candidates_add(&singles, candidate);
    return singles;
}

/* ---- one step ---- */

static bool find_one_step(ChWhy *why, const ChPlan *plan)
{
    ch_log_start(&why->log, &why->puzzle);
    ch_board_load(&why->board, &why->puzzle);
    return ch_why_find(why, plan, CH_LEVELS, &why->log);
}

/* ---- eliminations, and then a step ---- */

/* Reports whether the board shows the fact, or a single does. */
static bool is_shown(const ChWhy *why)
{
    const int candidate = why->fact.candidate;
    const int cell = CH_CANDIDATE_CELL(candidate);

    if (why->fact.holds)
        return why->board.digit[cell] != CH_NO_DIGIT || is_single(&why->board, candidate);
    return !ch_board_has(&why->board, candidate);
}

/* Cuts the engine's log behind the step after which the fact is shown, and adds the single that
 * places it.  Returns false when no step leads there. */
static bool cut_log(ChWhy *why, const ChPlan *plan)
{
    ChLog *const log = &why->engine.log;
    const ChPlan singles = plan_between(plan, SINGLES, SINGLES);
    uint32_t count = 0;

    ch_board_load(&why->board, &why->puzzle);
    while (count < log->count && !is_shown(why))
        ch_board_apply(&why->board, &log->step[count++]);
    if (!is_shown(why))
        return false;
    log->count = count;
    return !why->fact.holds ||
           why->board.digit[CH_CANDIDATE_CELL(why->fact.candidate)] != CH_NO_DIGIT ||
           ch_why_find(why, &singles, SINGLES, log);
}

/* Reports whether a step other than the last places a digit. */
static bool has_digit_between(const ChLog *log)
{
    for (uint32_t i = 0; i + 1 < log->count; i++) {
        const ChStep *const step = &log->step[i];
        if (step->placed != CH_NONE ||
            (step->detail != NULL && ch_candidates_count(&step->detail->placed) > 0))
            return true;
    }
    return false;
}

static bool find_by_eliminations(ChWhy *why, const ChPlan *plan, int level)
{
    const ChPlan eliminating = plan_between(plan, SINGLES + 1, level);

    (void)ch_engine_solve(&why->engine, &why->puzzle, &eliminating, false);
    if (!cut_log(why, plan))
        return false;
    const uint32_t last = ch_why_trace(why);
    return last > 0 && ch_proof_slice(why, last) && why->log.count <= CH_REASON_STEPS &&
           !has_digit_between(&why->log);
}

/* Looks up to a level: SINGLES, QUICK or CH_LEVELS. */
static bool find_up_to(ChWhy *why, const ChPlan *plan, int most)
{
    static const int levels[] = {SINGLES, QUICK, CH_LEVELS};

    ch_log_start(&why->log, &why->puzzle);
    why->is_proved = ch_why_is_plain(why);
    for (int i = 0; i < 3 && levels[i] <= most && !why->is_proved; i++) {
        const ChPlan narrowed = plan_between(plan, i > 0 ? levels[i - 1] + 1 : SINGLES, levels[i]);
        why->is_proved =
            find_one_step(why, &narrowed) || (narrowed.count > 0 && levels[i] > SINGLES &&
                                              find_by_eliminations(why, plan, levels[i]));
    }
    ch_why_close(why);
    return why->is_proved;
}

bool ch_reason_find(ChWhy *why, const ChPlan *plan)
{
    return find_up_to(why, plan, CH_LEVELS);
}

bool ch_reason_find_quickly(ChWhy *why, const ChPlan *plan)
{
    return find_up_to(why, plan, QUICK);
}

/* ---- the easiest step ---- */

/* A sink that takes the first step of all. */
typedef struct FirstSink {
    ChSink sink;
    ChLog *log;
    bool is_taken;
} FirstSink;

static bool take_first(ChSink *sink, const ChStep *step)
{
    FirstSink *const first = (FirstSink *)sink;

    first->is_taken = ch_log_add(first->log, step) == CH_OK;
    return true;
}

bool ch_reason_find_easiest(ChWhy *why, const ChPuzzle *position, const ChPlan *plan, int level,
                            ChLog *log)
{
    FirstSink first = {.sink = {take_first}, .log = log};
    const ChFinderInput input = {.board = &why->board,
                                 .facts = &why->engine.facts,
                                 .options = &plan->options,
                                 .puzzle = position};

    ch_board_load(&why->board, position);
    ch_facts_renew(&why->engine.facts, &why->board);
    ch_log_start(log, position);
    for (int row = 0; row < plan->count && !first.is_taken; row++)
        if (level_of(plan->row[row].technique) <= level)
            ch_plan_find(plan, &plan->row[row], &input, &first.sink);
    if (first.is_taken)
        ch_board_apply(&why->board, &log->step[0]);
    log->outcome = why->board.empty == 0 ? CH_SOLVED : CH_STUCK;
    memcpy(log->solution, why->board.digit, sizeof log->solution);
    return first.is_taken;
}

int ch_reason_hardest(const ChLog *log)
{
    int hardest = CH_TECHNIQUE_NONE;

    for (uint32_t i = 0; i < log->count; i++)
        if (hardest == CH_TECHNIQUE_NONE || level_of(log->step[i].technique) > level_of(hardest))
            hardest = log->step[i].technique;
    return hardest;
}
