/* traces.h - the reasoning traces of a puzzle: its solve as training data, a step a trace.
 *
 * A trace is one position and one step: every step that can be taken there, the one that `solve`
 * takes, and its argument in words and as a log (docs/dataset.md).  The positions are those of the
 * solve, so each is the one before with the step applied.  The log of a trace and both of its
 * sentences must pass the strict audit; a trace that does not is left out.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_TRACES_H
#define CH_API_TRACES_H

#include "audit.h"
#include "grader.h"
#include "log_replay.h"

/* The parts of a data set.  All equivalent puzzles are in the same part. */
typedef enum ChSplit { CH_SPLIT_ALL, CH_SPLIT_TRAIN, CH_SPLIT_TEST } ChSplit;

/* The part of a puzzle without pencil marks: one puzzle in ten is for tests. */
ChSplit ch_split_of(const ChPuzzle *puzzle);

/* The state of a walk through a solve: large, owned by the caller, reusable. */
typedef struct ChTraces {
    ChAudit audit; /* its survey lists the steps of the position, too */
    ChLogReplay log_replay;
    ChLog log; /* the step taken */
    ChText sentence;
    ChPlan plan;
    ChPuzzle position;
    ChSplit split;
    bool has_more;                /* the position has more steps than a survey holds */
    const ChTechnique *technique; /* of the step taken last */
    uint32_t number;              /* of that step */
    ChVerdict verdict;            /* on its trace */
} ChTraces;

/* Starts at the givens of a puzzle that GRADER has graded on all scales.  STRATEGIES are the
 * techniques in use, as --strategies; NULL: those up to the hardest that the solve uses.  Only a
 * bad list is a failure. */
ChStatus ch_traces_start(ChTraces *traces, const ChGrader *grader, const char *strategies,
                         ChFault *fault);

/* Takes the next step, and adds its trace to OUT, a line, if the trace passes the audit: see
 * `verdict`.  False when there is no further step, or no memory: OUT has failed. */
bool ch_traces_next(ChTraces *traces, const ChGrader *grader, ChText *out);

/* Frees what the walk allocated. */
void ch_traces_end(ChTraces *traces);

#endif
