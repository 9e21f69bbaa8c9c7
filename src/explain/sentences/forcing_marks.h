/* forcing_marks.h - the marks of forcing chains, nets, whips and braids: where they start or end,
 * and what follows in turn.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_FORCING_MARKS_H
#define CH_EXPLAIN_FORCING_MARKS_H

#include "sentence.h"

/* What is marked: a cell in a role, a digit in a house, or guardians. */
typedef struct ChForcingPlace {
    int cell;
    int house;
    int digit;
    ChCandidateSet guardians;
} ChForcingPlace;

/* Returns the first thing below LIMIT with a role; -1 when there is none. */
int ch_first_marked(const ChStepRecord *step, ChRole role, int limit);

/* Returns what a step marks.  The cell is the first with the role CELL. */
ChForcingPlace ch_forcing_place(const ChStepRecord *step, ChRole cell);

/* Report whether a cell, or a house and a digit, is marked, and whether a candidate belongs to what
 * is marked. */
bool ch_place_is_whole(const ChForcingPlace *place);
bool ch_is_in_place(const ChForcingPlace *place, int candidate);

/* A link: the candidate on each side (the last one where there are several), and whether the link
 * is strong. */
typedef struct ChForcingLink {
    uint16_t group;
    int from;
    int to;
    bool strong;
} ChForcingLink;

/* Reads the link that begins at MARK; returns the mark behind it. */
const ChMark *ch_read_forcing_link(const ChMark *mark, const ChMark *end, ChForcingLink *link);

/* Returns the start of the first link from MARK on, or END. */
const ChMark *ch_next_forcing_link(const ChMark *mark, const ChMark *end);

/* Returns the links to what follows from the supposition, in turn. */
ChList ch_forcing_consequences(const ChStepRecord *step);

/* Writes what follows in turn, the ends of the links PLACED, and the conclusion LAST, unless it is
 * CH_NONE. */
void ch_put_consequences(ChText *text, const ChStepRecord *step, const ChList *placed, int last);

#endif
