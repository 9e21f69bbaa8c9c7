/* why.c - see why.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

#include <string.h>

enum {
    NODES = 1000000, /* search nodes per query */
    FEW_LINES = 512
};

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

static bool has_one_solution(ChSearch *search, const ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t count = 0;

    return ch_search_count(search, &alive, 2, NODES, &count) == CH_OK && count == 1;
}

void ch_why_restrict_plan(ChSearch *search, const ChPuzzle *puzzle, ChPlan *plan)
{
    if (!has_one_solution(search, puzzle))
        ch_plan_remove_unique(plan);
}

/* ---- the step that eliminated each candidate ---- */

/* Reports whether the board shows the fact. */
static bool is_concluded(const ChWhy *why)
{
    const int candidate = why->fact.candidate;

    if (candidate == CH_NONE)
        return false;
    return why->fact.holds ? why->board.digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT
                           : why->removed_by[candidate] != 0;
}

uint32_t ch_why_trace(ChWhy *why)
{
    const ChLog *const log = &why->engine.log;

    memset(why->removed_by, 0, sizeof why->removed_by);
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t number = 1; number <= log->count; number++) {
        const ChCandidateSet before = ch_alive_board(&why->board);
        ch_board_apply(&why->board, &log->step[number - 1]);
        const ChCandidateSet after = ch_alive_board(&why->board);
        CH_EACH_CANDIDATE(candidate, &before)
            if (!ch_candidates_has(&after, candidate))
                why->removed_by[candidate] = (uint16_t)number;
        if (is_concluded(why))
            return number;
    }
    return why->fact.candidate == CH_NONE && log->outcome == CH_CONTRADICTION ? log->count : 0;
}

/* ---- cases ---- */

/* Lists every constraint that is not yet satisfied on the board; returns their number. */
static size_t list_open_constraints(ChWhy *why)
{
    size_t count = 0;
    ChDetail all = {.deadly_count = 0};

    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        bool is_met = false;
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(constraint, i);
            is_met |=
                why->board.digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate);
        }
        if (!is_met)
            ch_constraints_add(&all.premises, constraint);
    }
    const ChStep step = {.premise = CH_NONE, .placed = CH_NONE, .detail = &all};
    count = ch_step_premises(&why->board, &step, why->premise);
    return count;
}

/* Makes the step a contradiction, with a single premise if one constraint suffices. */
static void make_contradiction(ChStep *step, const ChLines *lines)
{
    step->technique = CH_TECHNIQUE_CONTRADICTION;
    if (lines->count > 1)
        return;
    step->premise = lines->line[0].constraint;
    step->detail = NULL;
}

/* Adds a step to the engine's log that refutes the opposite of a fact by cases, in at most
 * MOST_LINES lines. The premises of the step are the constraints that the argument uses. */
static bool add_cases(ChWhy *why, const ChPlan *plan, ChFact fact, size_t most_lines)
{
    ChLines lines = {.line = why->line, .capacity = most_lines};
    ChDetail detail = {.deadly_count = 0};
    ChStep step = {
        .technique = CH_TECHNIQUE_CASES, .placed = CH_NONE, .premise = CH_NONE, .detail = &detail};

    if (ch_argue(&lines, why->premise, list_open_constraints(why), fact.candidate, !fact.holds) !=
        CH_OK)
        return false;
    for (size_t i = 0; i < lines.count; i++)
        if (lines.line[i].kind != CH_LINE_ASSUME)
            ch_constraints_add(&detail.premises, lines.line[i].constraint);
    if (fact.candidate == CH_NONE)
        make_contradiction(&step, &lines);
    else if (fact.holds)
        step.placed = fact.candidate;
    else
        ch_candidates_add(&detail.removed, fact.candidate);
    if (ch_log_add(&why->engine.log, &step) != CH_OK)
        return false;
    if (fact.candidate == CH_NONE)
        why->engine.log.outcome = CH_CONTRADICTION;
    else
        ch_engine_apply(&why->engine, plan, &step);
    return true;
}

/* Refutes the first candidate of an empty cell whose argument fits in MOST_LINES lines. */
static bool add_any_cases(ChWhy *why, const ChPlan *plan, size_t most_lines)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (why->board.digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
            ch_board_has(&why->board, candidate) &&
            add_cases(why, plan, (ChFact){.candidate = (uint16_t)candidate}, most_lines))
            return true;
    return false;
}

/* Continues where the techniques are stuck. The fact itself is proved by cases if they are few;
 * otherwise the candidate with the shortest argument is refuted. Returns false when none can be. */
static bool extend_by_cases(ChWhy *why, const ChPlan *plan)
{
    bool added = add_cases(why, plan, why->fact, FEW_LINES);

    for (size_t lines = FEW_LINES / 8; !added && lines <= CH_WHY_LINES; lines *= 2)
        added = add_any_cases(why, plan, lines) || add_cases(why, plan, why->fact, lines);
    return added && ch_engine_run(&why->engine, plan) == CH_OK;
}

bool ch_why_cases(ChWhy *why, const ChPlan *plan)
{
    return add_cases(why, plan, why->fact, FEW_LINES);
}

/* ---- public functions ---- */

void ch_why_open(ChWhy *why, ChFact fact)
{
    ch_arena_init(&why->log.arena, why->memory, sizeof why->memory);
    ch_log_start(&why->log, &why->puzzle);
    why->fact = fact;
    why->also = 0;
    why->is_proved = false;
    why->deciding_cell = -1;
    why->is_unmarked = false;
}

void ch_why_close(ChWhy *why)
{
    if (!why->is_proved)
        ch_log_start(&why->log, &why->puzzle);
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t i = 0; i < why->log.count; i++)
        ch_board_apply(&why->board, &why->log.step[i]);
    why->log.outcome = why->board.empty == 0 ? CH_SOLVED : CH_STUCK;
    if (why->is_proved && why->fact.candidate == CH_NONE)
        why->log.outcome = CH_CONTRADICTION;
    memcpy(why->log.solution, why->board.digit, sizeof why->log.solution);
}

static bool prove(ChWhy *why, const ChPlan *plan)
{
    (void)ch_engine_solve(&why->engine, &why->puzzle, plan, false);
    uint32_t last = ch_why_trace(why);
    while (last == 0) {
        if (!extend_by_cases(why, plan))
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
