/* step.h - one deduction: a conclusion with its proof, as a finder reports it and the log keeps it.
 *
 * This is the first phase of the record: a few bytes, made at the speed of solving.  The second
 * phase (marks, the order of premises, `after`, hatching, argument) is derived from the log by its
 * readers: see log_replay.h, and record.h for the result.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_STEP_H
#define CH_MODEL_STEP_H

#include "sets.h"

enum {
    CH_NONE = 0xffff,  /* no candidate, no constraint */
    CH_MAX_DEADLY = 16 /* deadly patterns of one step */
};

/* A set of cells and digits: not all of these cells hold only these digits (docs/log-format.md).
 * That assumes that the puzzle has one solution, unless the pattern is impossible. */
typedef struct ChDeadlyPattern {
    uint16_t digits[CH_CELLS]; /* the pattern's full digits, also those no longer possible; 0 for
                                  a cell outside it */
    bool is_impossible;        /* the cells cannot be filled with these digits at all */
} ChDeadlyPattern;

/* The part of a step that does not fit into its few bytes. */
typedef struct ChDetail {
    ChCandidateSet placed;    /* if a step places several digits at once; else empty */
    ChCandidateSet removed;   /* candidates removed, all possible before the step */
    ChConstraintSet premises; /* the constraints that the argument uses */
    uint32_t seed[4];         /* data from which the technique's family restores its marks */
    uint32_t deadly_count;
    const ChDeadlyPattern *deadly;
} ChDetail;

/* A conclusion (a placement, or eliminations, or both, or a contradiction) and its premises. */
typedef struct ChStep {
    uint16_t technique; /* its number in techniques.def */
    uint16_t placed;    /* the one candidate placed, or CH_NONE */
    uint16_t premise;   /* the only premise of a single, or CH_NONE: then `detail` has the
                           premises, or there are none */
    uint16_t seed; /* for steps without detail: data from which their family restores the marks */
    const ChDetail *detail; /* or NULL; owned by the caller that passes the step on, a log keeps
                               a copy */
} ChStep;

/* Returns the number of patterns that assume that the puzzle has only one solution. */
static inline uint32_t ch_count_deadly(const ChDeadlyPattern *deadly, size_t count)
{
    uint32_t assuming = 0;

    for (size_t i = 0; i < count; i++)
        assuming += !deadly[i].is_impossible;
    return assuming;
}

/* Returns whether the step assumes that the puzzle has only one solution. */
static inline bool ch_step_assumes_unique(const ChStep *step)
{
    return step->detail != NULL &&
           ch_count_deadly(step->detail->deadly, step->detail->deadly_count) > 0;
}

/* The outcome of a branch that a guess did not take. */
typedef enum ChBranch {
    CH_BRANCH_NO_SOLUTION,
    CH_BRANCH_SOLUTION,  /* the puzzle has several */
    CH_BRANCH_UNFINISHED /* the search of the branch was cut short */
} ChBranch;

/* An alternative to a guess. */
typedef struct ChAbandoned {
    uint32_t step;    /* the number of the guess */
    uint16_t assumed; /* candidate */
    uint8_t outcome;  /* ChBranch */
} ChAbandoned;

/* The receiver of a finder's steps, which decides when to stop. */
typedef struct ChSink ChSink;
struct ChSink {
    /* Receives STEP, and copies what is needed.  True: no more steps are wanted. */
    bool (*take)(ChSink *sink, const ChStep *step);
};

static inline bool ch_sink_take(ChSink *sink, const ChStep *step)
{
    return sink->take(sink, step);
}

#endif
