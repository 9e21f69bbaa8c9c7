/* tell_steps.h - a solve told in words: for `solve --log text` and for `explain`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_TELL_STEPS_H
#define CH_CLI_TELL_STEPS_H

#include "cli.h"
#include "engine.h"
#include "explain.h"
#include "tell.h"
#include "told_log.h"

#define CH_SEVERAL_SOLUTIONS                                                                       \
    N_("The puzzle has several solutions, so that logic alone cannot finish it; "                  \
       "'crosshatch check --solutions' shows them.")
#define CH_NO_USE_IN_GUESSING N_("Guessing cannot help: the puzzle has no solution.")

/* How to tell it. */
typedef struct ChManner {
    ChLanguage language;
    bool argument; /* with the argument of each step, line by line */
    bool notation; /* and its notation */
    bool brief;    /* a lesson tells runs of singles in a line each */
    bool colours;
} ChManner;

/* "12. Cross-Hatching: In box 5 ...", a line; BEFORE is the board before the step. */
void ch_tell_step(ChText *out, const ChManner *manner, const ChBoard *before,
                  const ChStepRecord *step);

/* As told_log.h has it; MORE ends each object. */
ChToldManner ch_told_manner(const ChManner *manner, const char *more);

/* Writes the step's notation as a line behind so many blanks, if that is wanted. */
void ch_tell_notation(ChText *out, const ChManner *manner, const ChBoard *before,
                      const ChStepRecord *step, int blanks);

/* The step told for each step of a log. */
void ch_tell_list(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller);

/* The step at one depth, each of its lines behind so many blanks. */
void ch_tell_depth(ChText *out, const ChManner *manner, const ChBoard *before,
                   const ChStepRecord *step, ChDepth depth, int blanks);

/* A heading and the whole argument a step, the candidates with the pattern marked where it is made
 * of them, and the grid now and then. */
void ch_tell_lesson(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller);

/* How it ended: a line. */
void ch_tell_outcome(ChText *out, const ChManner *manner, const ChEngine *engine);

#endif
