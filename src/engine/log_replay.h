/* log_replay.h - replays a log and derives the full record of each step.
 *
 * For each step the replay knows the board before it and the step that eliminated each candidate.
 * From these it derives the parts that the solve left out: highlights, order of premises, earlier
 * steps (`after`) and arguments.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_LOG_REPLAY_H
#define CH_ENGINE_LOG_REPLAY_H

#include "argument.h"
#include "log.h"
#include "subtypes.h"

enum { CH_MAX_LINES = 8192 };

/* The state of a replay: large (about 100 KB), owned by the caller and reusable for one log after
 * another. Records point into it and are valid until the next call. */
typedef struct ChLogReplay {
    const ChLog *log;
    ChReplay replay; /* the board before the step read last, and the eliminators */
    uint32_t next;
    ChMarks marks;
    size_t place_count;
    size_t eliminate_count;
    size_t premise_count;
    size_t constraint_count;
    size_t after_count;
    size_t argument_count;
    ChLines lines;
    ChTechniqueSet met;                     /* the techniques of the steps read so far */
    ChSubtypes subtypes[CH_TECHNIQUE_ROOM]; /* of those techniques */
    uint16_t place[CH_CELLS];
    uint16_t eliminate[CH_CANDIDATES];
    uint16_t constraint[CH_CONSTRAINTS];
    uint32_t after[CH_MAX_STEPS];
    ChPremise premise[CH_MAX_PREMISES];
    ChPremise listed[CH_MAX_PREMISES]; /* the premises in the order of the record */
    ChArgument argument[CH_CANDIDATES];
    ChLine line[CH_MAX_LINES];
} ChLogReplay;

/* Returns the head of a log's record: puzzle, outcome and solution, without steps. */
ChLogRecord ch_log_replay_head(const ChLog *log);

/* Starts a replay of LOG from its puzzle. */
void ch_log_replay_start(ChLogReplay *log_replay, const ChLog *log);

/* Reads the next step, with its argument if ARGUMENT; false after the last step. An argument that
 * does not fit is left out. */
bool ch_log_replay_next(ChLogReplay *log_replay, bool argument, ChStepRecord *record);

#endif
