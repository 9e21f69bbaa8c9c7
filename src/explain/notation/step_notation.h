/* step_notation.h - writes a step as one line of notation, in the forms that the community uses.
 *
 *      (8=7)r3c6 - r3c9 = (7-6)r2c9 = r9c9 - (6=8)r9c4 => r79c6<>8      a chain, in Eureka notation
 *      2 c14\r67 fr9c4 => r7c6<>2                                       a fish: base\cover, fins
 *      A=(58)r4c8, B=(25689)r1689c8; A-58-B; 6 => r6c239<>6             almost locked sets
 *
 * The conclusion follows `=>`.  Everything is read from the record: its marks, its premises, the
 * lines of its argument.  The line is the same in every language.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_STEP_NOTATION_H
#define CH_EXPLAIN_STEP_NOTATION_H

#include "sentence.h"

/* Each writes a step's pattern; the output of one that returns false is discarded. */
#define NOTATION(pattern, function) bool function(const ChSentenceContext *context);
#include "notations.def"
#undef NOTATION

/* Writes the argument line by line without the constraints, for a technique that has no form of its
 * own; includes the conclusions.  Returns false when the record has no argument. */
bool ch_notation_argument(const ChSentenceContext *context);

/* ---- pieces ---- */

void ch_notation_cells(ChText *out, const ChCellSet *cells);             /* r13c59,r2c4 */
void ch_notation_houses(ChText *out, const ChList *houses);              /* r25b1 */
void ch_notation_digits(ChText *out, unsigned digits);                   /* 258 */
void ch_notation_set(ChText *out, unsigned digits, const ChList *cells); /* (258)r13c5 */
void ch_notation_candidates(ChText *out, const ChList *candidates);      /* (2)r1c5,(8)r13c5 */
void ch_notation_conclusions(ChText *out, const ChStepRecord *step);     /* r4c5=3, r79c6<>8 */

/* Writes all chains of the step's links, separated by "; ".  Returns false when there is none. */
bool ch_notation_links(const ChSentenceContext *context);

#endif
