/* marks.h - the pattern of a step, as its family works it out for a reader.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_MARKS_H
#define CH_STRATEGIES_MARKS_H

#include "board.h"
#include "record.h"

/* A log replayed up to a step: the board before it, and why each dead candidate is dead. */
typedef struct ChReplay {
    const ChPuzzle *puzzle;
    ChBoard board;
    uint16_t killer[CH_CANDIDATES]; /* the step that first killed the candidate; 0 while alive or
                                       dead by the input */
} ChReplay;

enum { CH_MAX_MARKS = 256 };

typedef struct ChMarks {
    ChKind kind;
    uint32_t count;
    ChMark mark[CH_MAX_MARKS];
} ChMarks;

static inline void ch_marks_add(ChMarks *marks, ChRole role, int thing, int step)
{
    if (marks->count < CH_MAX_MARKS)
        marks->mark[marks->count++] =
            (ChMark){.role = (uint8_t)role, .thing = (uint16_t)thing, .step = (uint16_t)step};
}

#endif
