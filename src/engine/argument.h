/* argument.h - the proof of a step, written line by line.
 *
 * An argument is a list of lines that refutes the opposite of a conclusion from the step's
 * premises, the same premises that a verifier checks. One function serves all techniques. It
 * follows the premises from the assumption until one of them can no longer be satisfied. It splits
 * into cases only where nothing is forced.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_ARGUMENT_H
#define CH_ENGINE_ARGUMENT_H

#include "premise.h"
#include "record.h"

/* A caller-owned buffer of lines; several arguments may follow one another in it. */
typedef struct ChLines {
    ChLine *line;
    size_t count;
    size_t capacity;
} ChLines;

/* Appends a line; CH_NO_ROOM when the buffer is full. */
ChStatus ch_lines_add(ChLines *lines, ChLineKind kind, int constraint, int candidate);

/* Appends the argument against CANDIDATE being true (HOLDS) or false; with CH_NONE, against the
 * premises alone. Returns CH_NO_ROOM when the lines do not fit, CH_BAD_ARGUMENT when the premises
 * refute nothing. */
ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate,
                  bool holds);

/* The same, with as few lines as a limited search finds, and never more. It takes longer, so it is
 * for arguments that are read. */
ChStatus ch_argue_briefly(ChLines *lines, const ChPremise *premise, size_t count, int candidate,
                          bool holds);

/* Reports whether a verifier's simple search refutes the same within *NODES nodes. That search
 * takes the premises in order and looks ahead nowhere. The nodes spent are subtracted from
 * *NODES. */
bool ch_is_refuted_plainly(const ChPremise *premise, size_t count, int candidate, bool holds,
                           int *nodes);

/* Appends an argument by cases. The constraint CASES is split first; each branch then follows only
 * what its own case forces, until that conflicts with the assumption:
 *
 *      cases r1c1;  assume r1c1=2, then r1c5=3, fails r4c5: its last candidate 8 rules out r4c1=8
 *
 * Each case can therefore be read forwards. Returns CH_BAD_ARGUMENT, and adds no line, when a case
 * does not reach the assumption. */
ChStatus ch_argue_by_cases(ChLines *lines, const ChPremise *premise, size_t count, int cases,
                           int candidate, bool holds);

#endif
