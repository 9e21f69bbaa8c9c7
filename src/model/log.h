/* log.h - the deductions of one solve, in order.
 *
 * The steps and the arena for their details lie in the workspace; nothing is allocated.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_LOG_H
#define CH_MODEL_LOG_H

#include <crosshatch/types.h>

#include "arena.h"
#include "puzzle.h"
#include "step.h"

/* Every step but the last places a digit or removes a candidate, and a contradiction may follow. */
enum { CH_MAX_STEPS = CH_CANDIDATES + 1 };

typedef struct ChLog {
    const ChPuzzle *puzzle; /* not owned */
    ChOutcome outcome;
    uint8_t solution[CH_CELLS]; /* the grid when the solve ended, CH_NO_DIGIT where unknown */
    uint32_t count;
    uint32_t abandoned_count;
    bool has_assumed_unique; /* such a step was added, though perhaps replaced since */
    ChStep step[CH_MAX_STEPS];
    ChAbandoned abandoned[CH_CANDIDATES]; /* in the order of their steps */
    ChArena arena;
} ChLog;

/* Starts a log; its arena must be initialized. */
void ch_log_start(ChLog *log, const ChPuzzle *puzzle);

/* Copies a step, its detail into the arena.  Returns CH_NO_ROOM when the arena is full,
 * CH_BAD_ARGUMENT when the step has more deadly patterns than CH_MAX_DEADLY. */
ChStatus ch_step_keep(ChArena *arena, const ChStep *step, ChStep *kept);

/* Appends a copy of the step.  Returns as ch_step_keep(); CH_NO_ROOM also when the log is full. */
ChStatus ch_log_add(ChLog *log, const ChStep *step);

#endif
