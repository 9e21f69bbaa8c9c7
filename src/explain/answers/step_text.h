/* step_text.h - a solve told in words: for `solve --log text` and for `explain`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_STEP_TEXT_H
#define CH_EXPLAIN_STEP_TEXT_H

#include "engine.h"
#include "explain.h"
#include "log_json_text.h"
#include "log_replay.h"

#define CH_SEVERAL_SOLUTIONS                                                                       \
    N_("The puzzle has several solutions, so that logic alone cannot finish it; "                  \
       "'crosshatch check --solutions' shows them.")
#define CH_NO_USE_IN_GUESSING N_("Guessing cannot help: the puzzle has no solution.")

/* How to tell it. */
typedef struct ChTextStyle {
    ChLanguage language;
    bool argument; /* with the argument of each step, line by line */
    bool notation; /* and its notation */
    bool brief;    /* a lesson tells runs of singles in a line each */
    bool colours;
} ChTextStyle;

/* "12. Cross-Hatching: In box 5 ...", a line; BEFORE is the board before the step. */
void ch_step_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                  const ChStepRecord *step);

/* As log_json_text.h has it; MORE ends each object. */
ChLogStyle ch_log_style(const ChTextStyle *style, const char *more);

/* Writes the step's notation as a line behind so many blanks, if that is wanted. */
void ch_step_notation_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                           const ChStepRecord *step, int blanks);

/* The step told for each step of a log. */
void ch_steps_text(ChText *out, const ChTextStyle *style, const ChLog *log,
                   ChLogReplay *log_replay);

/* The step at one depth, each of its lines behind so many blanks. */
void ch_step_depth_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                        const ChStepRecord *step, ChDepth depth, int blanks);

/* A heading and the whole argument a step, the candidates with the pattern marked where it is made
 * of them, and the grid now and then. */
void ch_lesson_text(ChText *out, const ChTextStyle *style, const ChLog *log,
                    ChLogReplay *log_replay);

/* How it ended: a line. */
void ch_outcome_text(ChText *out, const ChTextStyle *style, const ChEngine *engine);

#endif
