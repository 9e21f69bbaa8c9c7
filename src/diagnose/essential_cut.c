/* essential_cut.c - see essential_cut.h.
 *
 * A step depends on the steps that eliminated candidates of its premises.  All of these are kept,
 * so its premises look as they did.  Only a full house can become another single: cells that were
 * filled may now be empty.
 *
 * SPDX-License-Identifier: MIT
 */
#include "essential_cut.h"

#include <string.h>

#include "alive.h"
#include "argument.h"
#include "step_part.h"

/* Notes the number of the step that eliminated each candidate, 0 for none. */
static void trace(const ChLog *log, uint16_t *removed_by)
{
    ChBoard board;

    ch_board_load(&board, log->puzzle);
    for (uint32_t i = 0; i + 1 < log->count; i++) {
        const ChCandidateSet before = ch_alive_board(&board);
        ch_board_apply(&board, &log->step[i]);
        const ChCandidateSet after = ch_alive_board(&board);
        const ChCandidateSet gone = ch_candidates_minus(&before, &after);
        CH_EACH_CANDIDATE(candidate, &gone)
            removed_by[candidate] = (uint16_t)(i + 1);
    }
}

/* Marks the steps that the last one depends on. */
static void mark_needed(const ChLog *log, bool *needed)
{
    uint16_t removed_by[CH_CANDIDATES] = {0};

    trace(log, removed_by);
    needed[log->count - 1] = true;
    for (uint32_t i = log->count; i-- > 0;) {
        if (!needed[i])
            continue;
        const ChCandidateSet scope = ch_step_scope(&log->step[i]);
        CH_EACH_CANDIDATE(candidate, &scope)
            if (removed_by[candidate] != 0 && removed_by[candidate] <= i)
                needed[removed_by[candidate] - 1] = true;
    }
}

void ch_essential_cut(ChLog *log, const ChPlan *plan, ChBoard *board)
{
    bool needed[CH_MAX_STEPS] = {false};
    uint16_t name[CH_MAX_STEPS];
    uint32_t kept = 0;
    ChBoard end;

    mark_needed(log, needed);
    ch_board_load(&end, log->puzzle);
    for (uint32_t i = 0; i < log->count; i++) {
        if (!needed[i])
            continue;
        name[i] = (uint16_t)ch_single_name(&end, &log->step[i]);
        if (name[i] != log->step[i].technique && ch_plan_row_of(plan, name[i]) < 0)
            return;
        ch_board_apply(&end, &log->step[i]);
    }
    for (uint32_t i = 0; i < log->count; i++) {
        if (!needed[i])
            continue;
        log->step[kept] = log->step[i];
        log->step[kept++].technique = name[i];
    }
    log->count = kept;
    memcpy(log->solution, end.digit, sizeof log->solution);
    *board = end;
}
