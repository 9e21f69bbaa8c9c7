/* step.h - one deduction: a conclusion with its proof, as a finder emits it and the log keeps it.
 *
 * This is the first phase of the record: a few bytes, made at the speed of solving.  The second
 * phase (marks, the order of premises, `after`, hatching, argument) is worked out from the log by
 * whoever reads it: see log_replay.h, and record.h for its shape.
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

/* If the puzzle has one solution, not all of these cells hold only these digits (log.md, "Deadly
 * patterns"). */
typedef struct ChDeadlyPattern {
    uint16_t
        digits[CH_CELLS]; /* the pattern's full digits, dead ones too; 0 for a cell outside it */
} ChDeadlyPattern;

/* What does not fit into a step's few bytes. */
typedef struct ChDetail {
    ChCandidateSet placed;    /* where a step places several digits at once; else empty */
    ChCandidateSet removed;   /* candidates ruled out, all alive before the step */
    ChConstraintSet premises; /* the constraints that the argument uses */
    uint32_t seed[4];         /* what the technique's family needs to find its marks again */
    uint32_t deadly_count;
    const ChDeadlyPattern *deadly;
} ChDetail;

/* What is concluded (a placement, or eliminations, or both, or a contradiction), and from what. */
typedef struct ChStep {
    uint16_t technique; /* its number in techniques.def */
    uint16_t placed;    /* the one candidate placed, or CH_NONE */
    uint16_t premise; /* the only premise of a single, or CH_NONE: then `detail` has them, or there
                         are none */
    uint16_t seed; /* for steps without detail: what their family needs to find the marks again */
    const ChDetail *detail; /* or NULL; whoever hands the step on owns it, a log keeps a copy */
} ChStep;

/* Whether the step assumes that the puzzle has only one solution. */
static inline bool ch_step_assumes_unique(const ChStep *step)
{
    return step->detail != NULL && step->detail->deadly_count > 0;
}

/* What became of a branch that a guess did not take. */
typedef enum ChBranch {
    CH_BRANCH_NO_SOLUTION,
    CH_BRANCH_SOLUTION,  /* the puzzle has several */
    CH_BRANCH_UNFINISHED /* nobody looked far enough to know */
} ChBranch;

/* An alternative to a guess. */
typedef struct ChAbandoned {
    uint32_t step;    /* the number of the guess */
    uint16_t assumed; /* candidate */
    uint8_t outcome;  /* ChBranch */
} ChAbandoned;

/* Where a finder puts what it finds.  The sink decides when it has enough. */
typedef struct ChSink ChSink;
struct ChSink {
    /* Keeps a copy of what it wants of STEP.  True: no more. */
    bool (*take)(ChSink *sink, const ChStep *step);
};

static inline bool ch_sink_take(ChSink *sink, const ChStep *step)
{
    return sink->take(sink, step);
}

#endif
