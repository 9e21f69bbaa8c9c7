/* log_replay.h - reading a log: each step's full record, worked out when somebody wants it.
 *
 * A teller walks through a log.  For each step it knows the board before it and why each dead
 * candidate is dead; from these it fills in what the solve left out: marks, the order of premises,
 * `after`, argument.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_LOG_REPLAY_H
#define CH_ENGINE_LOG_REPLAY_H

#include "argument.h"
#include "log.h"
#include "technique.h"

enum { CH_MAX_LINES = 8192 };

/* Large (about 100 KB) and owned by the caller, who may reuse it for one log after another.  What a
 * record points to lies in here and lasts until the next call. */
typedef struct ChLogReplay {
    const ChLog *log;
    ChReplay replay; /* before the step that was told last */
    uint32_t next;
    ChMarks marks;
    size_t place_count;
    size_t eliminate_count;
    size_t premise_count;
    size_t constraint_count;
    size_t after_count;
    size_t argument_count;
    ChLines lines;
    uint16_t place[CH_CELLS];
    uint16_t eliminate[CH_CANDIDATES];
    uint16_t constraint[CH_CONSTRAINTS];
    uint32_t after[CH_MAX_STEPS];
    ChPremise premise[CH_MAX_PREMISES];
    ChPremise listed[CH_MAX_PREMISES]; /* the same in the order of the record */
    ChArgument argument[CH_CANDIDATES];
    ChLine line[CH_MAX_LINES];
} ChLogReplay;

/* What stands above the steps of a record: puzzle, outcome, solution; no steps. */
ChLogRecord ch_log_replay_head(const ChLog *log);

void ch_log_replay_start(ChLogReplay *log_replay, const ChLog *log);

/* Tells the next step, with its argument if that is asked for; false after the last.  An argument
 * too long to be told is left out. */
bool ch_log_replay_next(ChLogReplay *log_replay, bool argument, ChStepRecord *record);

#endif
