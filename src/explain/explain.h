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

/* "Step 12: Cross-Hatching" */
void ch_explain_heading(ChText *out, ChLanguage language, const ChStepRecord *step);

/* The argument for one conclusion (placements come first, then eliminations), a line for each of
 * its lines, branches indented, each ended by a line break.  Nothing when the record has no such
 * argument. */
void ch_explain_argument(ChText *out, ChLanguage language, const ChStepRecord *step, size_t which);

/* How the solve ended: with so many guesses, and so many cells left empty.  HAS_START: it went on
 * from a player's entries or marks, which can be what is wrong. */
void ch_explain_outcome(ChText *out, ChLanguage language, ChOutcome outcome, bool has_start,
                        uint32_t guesses, uint32_t empty);

/* The name of a technique for people; the key itself when it is not known. */
const char *ch_explain_title(ChLanguage language, const char *key);

/* Whether there is a sentence made for this technique; any other step is told by its conclusions
 * alone. */
bool ch_explain_knows(const char *key);

#endif
