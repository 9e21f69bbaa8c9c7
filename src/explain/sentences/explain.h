/* explain.h - explains the steps of a solve in plain sentences.
 *
 * Everything is read from the step record: its conclusion, its premises and the marks of its
 * pattern.  Nothing here solves.  Texts are added to OUT; sentences end with a full stop and no
 * line break.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_EXPLAIN_H
#define CH_EXPLAIN_EXPLAIN_H

#include "board.h"
#include "message.h"
#include "record.h"

/* Writes why the step holds, in one paragraph of some 350 characters at most; BEFORE is the board
 * before it.  Of a long step it leaves out the middle, which depths 3 and 4 have. */
void ch_explain_step(ChText *out, ChLanguage language, const ChBoard *before,
                     const ChStepRecord *step);

/* How much of a step a hint reveals.  A deeper hint contains the shallower ones; each depth adds a
 * line, or several, that repeats nothing of those before it. */
typedef enum ChDepth {
    CH_DEPTH_WHERE = 1,   /* where to look */
    CH_DEPTH_WHAT = 2,    /* the technique, and what to look for */
    CH_DEPTH_PATTERN = 3, /* the pattern and what it shows, short of the conclusion */
    CH_DEPTH_ARGUMENT = 4 /* why it holds, and the conclusion */
} ChDepth;

/* Writes what one depth adds; BEFORE is the board before the step.  The text is a paragraph, or
 * several lines separated by line breaks.  Lines of a list are numbered; lines of a branch are
 * indented by four more blanks. */
void ch_explain_depth(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step, ChDepth depth);

/* Writes the depths 1 to DEPTH, separated by line breaks. */
void ch_explain_depths(ChText *out, ChLanguage language, const ChBoard *before,
                       const ChStepRecord *step, ChDepth depth);

/* Writes the whole explanation, as in a lesson: one paragraph, or two where it is long, or the
 * lines of its argument. */
void ch_explain_fully(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step);

/* Writes one depth of what is wrong with a cell's list of candidates: the mark in DIGITS is ruled
 * out by the digit of BLOCKER or, if BLOCKER is -1, the marks in DIGITS are missing. */
void ch_explain_mark_fault(ChText *out, ChLanguage language, ChDepth depth, int cell,
                           unsigned digits, int blocker);

/* Writes a step of a scan in one sentence, for a player without pencil marks; false, and nothing,
 * if it is neither pointing, claiming nor a single. */
bool ch_explain_scan(ChText *out, ChLanguage language, const ChStepRecord *step);

/* "Step 12: Cross-Hatching" */
void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step);

/* Writes the argument of the step, in lines separated by line breaks: the supposition against a
 * conclusion, then its consequences in turn.  Branches are indented by four more blanks.
 * Conclusions with the same argument share one text; a line that no other depends on is left out.
 * Writes nothing when the record has no argument. */
void ch_explain_argument(ChText *out, ChLanguage language, const ChBoard *before,
                         const ChStepRecord *step);

/* Writes the outcome of the solve, with the number of guesses and of cells left empty.  HAS_START:
 * the solve started from a player's entries or marks, which can be wrong. */
void ch_explain_outcome(ChText *out, ChLanguage language, ChOutcome outcome, bool has_start,
                        uint32_t guesses, uint32_t empty);

/* Writes that these steps, by number, assume that the puzzle has only one solution. */
void ch_explain_assumption(ChText *out, ChLanguage language, const uint16_t *steps, size_t count);

/* Writes the step as one line of notation: Eureka for chains, base\cover for fish, and so on, then
 * `=>` and the conclusions. docs/notation.md lists the forms.  The line is the same in every
 * language.  A technique without a form of its own (forcing chains and nets, cases) needs the
 * record's argument.  Returns false when both are missing, and the premises are written instead. */
bool ch_explain_notation(ChText *out, const ChBoard *before, const ChStepRecord *step);

/* Writes what one depth adds on a player's mistake: a wrong digit, or with REMOVED a missing pencil
 * mark of the right digit.  For CH_DEPTH_ARGUMENT this is the first sentence of the proof. */
void ch_explain_mistake(ChText *out, ChLanguage language, ChDepth depth, int candidate,
                        bool removed);

/* Writes the depths 1 to DEPTH of a mistake, separated by line breaks. */
void ch_explain_mistake_depths(ChText *out, ChLanguage language, ChDepth depth, int candidate,
                               bool removed);

#endif
