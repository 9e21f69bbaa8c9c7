/* summary.h - a solution in ten lines: how it opens, where it gets hard, its key, how it ends.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_SUMMARY_H
#define CH_API_SUMMARY_H

#include "engine.h"
#include "log_replay.h"
#include "message.h"

enum { CH_SUMMARY_KINDS = 64 };

/* A step of the path, and the position that it is taken in. */
typedef struct ChSummaryPlace {
    uint32_t step; /* its number; 0: there is none */
    int technique;
    uint32_t empty;  /* cells without a digit */
    uint32_t offers; /* different steps that its technique and all easier ones find there */
    uint32_t follow; /* digits that singles place right after it */
} ChSummaryPlace;

/* The summary of a path. */
typedef struct ChSummary {
    uint32_t singles;
    uint32_t beyond;          /* steps beyond singles, without guesses and a contradiction */
    uint32_t opening;         /* singles before the first other step */
    uint32_t ending;          /* singles after the last other step */
    ChSummaryPlace narrowest; /* of the opening singles, the one with the fewest */
    ChSummaryPlace first;     /* the first step beyond singles */
    ChSummaryPlace tightest;  /* the step with the fewest offers */
    ChSummaryPlace key;       /* the hardest step; of several the one that most digits follow */
    int kind_count;
    struct {
        int technique;
        uint32_t count;
    } kind[CH_SUMMARY_KINDS]; /* the techniques beyond singles, the easiest first */
} ChSummary;

/* Summarises the log of a finished solve by PLAN.  Uses the engine's facts and state. */
void ch_summary_make(ChSummary *summary, ChEngine *engine, const ChPlan *plan,
                     ChLogReplay *log_replay);

/* Reads the log up to a step; false when there is none. */
bool ch_summary_step(ChLogReplay *log_replay, const ChLog *log, uint32_t number,
                     ChStepRecord *step);

/* Writes the summary, a sentence or two a line, and the outcome. */
void ch_summary_text(ChText *out, ChLanguage language, const ChSummary *summary,
                     const ChEngine *engine, ChLogReplay *log_replay);

#endif
