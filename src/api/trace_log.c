/* trace_log.c - see trace_log.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "trace_log.h"

/* Adds the eliminations of a step to a set. */
static void note_eliminated(ChCandidateSet *eliminated, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_add(eliminated, step->eliminate[i]);
}

/* Moves the eliminations that a placement of the step implies from one set to another. */
static void move_implied(ChCandidateSet *eliminated, ChCandidateSet *implied,
                         const ChStepRecord *step)
{
    for (size_t i = 0; i < step->place_count; i++)
        CH_EACH_CANDIDATE(candidate, eliminated)
            if (ch_conflict(step->place[i], candidate))
                ch_candidates_add(implied, candidate);
    *eliminated = ch_candidates_minus(eliminated, implied);
}

void ch_trace_log(ChTracer *tracer, const ChLog *log, bool argument, ChLogReplay *log_replay)
{
    const ChLogRecord head = ch_log_replay_head(log);
    ChCandidateSet eliminated = {{0}};
    ChStepRecord step;

    tracer->formula(tracer, &head);
    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, argument, &step)) {
        ChCandidateSet implied = {{0}};
        tracer->derive(tracer, &step);
        note_eliminated(&eliminated, &step);
        move_implied(&eliminated, &implied, &step);
        if (tracer->delete != NULL && ch_candidates_count(&implied) > 0)
            tracer->delete (tracer, &implied);
    }
    tracer->conclude(tracer, &head);
}

uint32_t ch_log_deadly_count(const ChLog *log)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < log->count; i++)
        if (log->step[i].detail != NULL)
            count +=
                ch_count_deadly(log->step[i].detail->deadly, log->step[i].detail->deadly_count);
    return count;
}
