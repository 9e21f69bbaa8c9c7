/* step_text.h - writes the steps of a solve in words, for `solve --log text` and for `explain`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_STEP_TEXT_H
#define CH_EXPLAIN_STEP_TEXT_H

#include "engine.h"
#include "explain.h"
#include "log_json_text.h"
#include "log_replay.h"
#include "picture.h"

#define CH_SEVERAL_SOLUTIONS                                                                       \
    N_("The puzzle has several solutions, so that logic alone cannot finish it; "                  \
       "'crosshatch check --solutions' shows them.")

/* The options of the text. */
typedef struct ChTextStyle {
    ChLanguage language;
    bool argument; /* add the argument of each step, line by line */
    bool notation; /* add the notation of each step */
    bool proof;    /* write a proof step by step, even without its arguments */
    bool brief;    /* write each run of singles of a lesson in one line */
    bool merged;   /* write the passages of a lesson (passage.h) instead of each step */
    bool colours;
    ChTerminal terminal;        /* for the pictures of steps */
    const ChTechniqueSet *only; /* a lesson shows only steps of these techniques; NULL: all */
} ChTextStyle;

/* Reports whether the steps of a proof are wanted; without them an answer is one line. */
static inline bool ch_wants_proof(const ChTextStyle *style)
{
    return style->proof || style->argument || style->notation;
}

/* Writes a step as a line, "12.  Cross-Hatching: In box 5 ..."; BEFORE is the board before the
 * step. */
void ch_step_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                  const ChStepRecord *step);

/* Returns the same options for log_json_text.h. */
ChLogStyle ch_log_style(const ChTextStyle *style);

/* Writes the step's notation as a line indented by BLANKS, if the style requests it. */
void ch_step_notation_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                           const ChStepRecord *step, int blanks);

/* Writes all steps of a log with ch_step_text(). */
void ch_steps_text(ChText *out, const ChTextStyle *style, const ChLog *log,
                   ChLogReplay *log_replay);

/* Writes what one depth adds to the step's explanation, each line indented by BLANKS. */
void ch_step_depth_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                        const ChStepRecord *step, ChDepth depth, int blanks);

/* Writes the step's depths from the first to DEPTH. */
void ch_step_depths_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                         const ChStepRecord *step, ChDepth depth);

/* Writes the step's whole explanation, each line indented by BLANKS. */
void ch_step_full_text(ChText *out, const ChTextStyle *style, const ChBoard *before,
                       const ChStepRecord *step, int blanks);

/* Draws the board before a step in characters, with the step's pattern unless STEP is NULL. */
void ch_step_picture(ChText *out, const ChTextStyle *style, const ChBoard *before,
                     const ChStepRecord *step, ChPencil pencil);

/* Draws a grid in characters, with coordinates; the digits in NEWS as placed.  NEWS may be NULL. */
void ch_grid_text(ChText *out, const ChTextStyle *style, const ChBoard *board,
                  const ChCellSet *news, ChPencil pencil);

/* Reports whether a lesson in this style shows the step. */
bool ch_style_shows(const ChTextStyle *style, const ChStepRecord *step);

/* Writes how many of a lesson's steps are shown. */
void ch_shown_text(ChText *out, const ChTextStyle *style, uint32_t shown, uint32_t count);

/* Writes a lesson: for each step a heading and the whole argument, the candidates with the pattern
 * highlighted unless it is a single, and the grid at intervals.  Steps that a person takes as one
 * are one paragraph in a merged style. */
void ch_lesson_text(ChText *out, const ChTextStyle *style, const ChLog *log,
                    ChLogReplay *log_replay);

#endif
