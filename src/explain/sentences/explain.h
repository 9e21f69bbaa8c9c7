/* explain.h - a solve told in plain sentences.
 *
 * Everything is read from the step record: its conclusion, its premises and the marks of its
 * pattern.  Nothing here solves. Texts are added to OUT; sentences end with a full stop and no line
 * break.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_EXPLAIN_H
#define CH_EXPLAIN_EXPLAIN_H

#include "board.h"
#include "message.h"
#include "record.h"

/* Why the step holds; BEFORE is the board before it. */
void ch_explain_step(ChText *out, ChLanguage language, const ChBoard *before,
                     const ChStepRecord *step);

/* How much of a step is given away; each depth stands on its own, and none says what a later one is
 * for.  The digit of a placement appears in the last alone. */
typedef enum ChDepth {
    CH_DEPTH_WHERE = 1,   /* where to look: a region */
    CH_DEPTH_WHAT = 2,    /* what to look for: the technique, the digits of its pattern */
    CH_DEPTH_PATTERN = 3, /* the pattern: its cells and houses, by the parts they play */
    CH_DEPTH_ARGUMENT = 4 /* each inference in its order, and the conclusion */
} ChDepth;

/* The step at one depth; BEFORE is the board before it.  A paragraph, or several lines with a line
 * break between them, the last without one; lines of a list bear numbers, and those of a branch
 * stand four blanks further in.  CH_DEPTH_ARGUMENT says more where the record has its argument. */
void ch_explain_depth(ChText *out, ChLanguage language, const ChBoard *before,
                      const ChStepRecord *step, ChDepth depth);

/* "Step 12: Cross-Hatching" */
void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step);

/* The argument of the step, lines with a line break between them: what is supposed against a
 * conclusion, what follows from it in turn, branches four blanks further in.  Conclusions that have
 * the same argument stand together; a line that nothing leans on is left out.  Nothing when the
 * record has no argument. */
void ch_explain_argument(ChText *out, ChLanguage language, const ChBoard *before,
                         const ChStepRecord *step);

/* How the solve ended: with so many guesses, and so many cells left empty.  HAS_START: it went on
 * from a player's entries or marks, which can be what is wrong. */
void ch_explain_outcome(ChText *out, ChLanguage language, ChOutcome outcome, bool has_start,
                        uint32_t guesses, uint32_t empty);

/* Says that these steps, by number, assume that the puzzle has only one solution. */
void ch_explain_assumption(ChText *out, ChLanguage language, const uint16_t *steps, size_t count);

/* The step as one line of signs: Eureka for chains, base\cover for fish, and so on, then `=>` and
 * the conclusions; docs/notation.md says which.  The same in every language.  What has no form of
 * its own (forcing chains and nets, cases) needs the record's argument. */
void ch_explain_notation(ChText *out, const ChBoard *before, const ChStepRecord *step);

/* A player's mistake at one depth: a digit put where it cannot be, or the pencil mark of the right
 * digit REMOVED.  For CH_DEPTH_ARGUMENT this is the head of the proof. */
void ch_explain_mistake(ChText *out, ChLanguage language, ChDepth depth, int candidate,
                        bool removed);

/* The name of a technique for people; the key itself when it is not known. */
const char *ch_explain_title(ChLanguage language, const char *key);

/* How to spot a technique, a message; NULL when it is not known. */
const char *ch_explain_spot(const char *key);

#endif
