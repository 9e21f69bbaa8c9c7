/* proof.c - see proof.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

#include <string.h>

enum { NODES = 1000000 /* search nodes to count the solutions */ };

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

static bool has_one_solution(ChSearch *search, const ChPuzzle *puzzle, ChMeter *meter)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t count = 0;

    return ch_search_count_within(search, &alive, 2, NODES, meter, &count) == CH_OK && count == 1;
}

void ch_why_restrict_plan(ChSearch *search, const ChPuzzle *puzzle, ChPlan *plan)
{
    if (!has_one_solution(search, puzzle, plan->meter))
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
