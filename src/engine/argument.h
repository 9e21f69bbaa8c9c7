/* argument.h - a step's certificate told line by line: what is told is what is checked.
 *
 * One function serves all techniques: it takes the premises and what is assumed against the
 * conclusion, and follows the premises until one of them can no longer be satisfied, splitting into
 * cases only where nothing is forced.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ARGUMENT_H
#define CH_ENGINE_ARGUMENT_H

#include "premise.h"
#include "record.h"

/* Room for lines, one argument after another. */
typedef struct ChLines {
    ChLine *line;
    size_t count;
    size_t capacity;
} ChLines;

/* Appends the argument against CANDIDATE being true (HOLDS) or false, or against nothing but the
 * premises when it is CH_NONE. CH_NO_ROOM when the lines do not fit, CH_BAD_ARGUMENT when the
 * premises refute nothing. */
ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate,
                  bool holds);

/* Whether the plain search of a witness, which goes by the order of the premises and looks ahead
 * nowhere, refutes the same within *NODES; takes what it spent from these. */
bool ch_is_refuted_plainly(const ChPremise *premise, size_t count, int candidate, bool holds,
                           int *nodes);

/* An argument case by case: first the constraint CASES is split, then each branch follows what its
 * own case forces, and nothing else, until that conflicts with what is assumed:
 *
 *      cases r1c1;  assume r1c1=2, then r1c5=3, fails r4c5: its last candidate 8 rules out r4c1=8
 *
 * So each case can be told forward.  CH_BAD_ARGUMENT, and no line, when a case does not lead
 * there. */
ChStatus ch_argue_by_cases(ChLines *lines, const ChPremise *premise, size_t count, int cases,
                           int candidate, bool holds);

#endif
