/* scan.h - the next digit as a person finds it who has no list of candidates: by scanning.
 *
 * Of the digits that can be placed at once, the order is
 *
 *      the last empty cell of a house
 *      the only place for a digit in a box, then in a row or column
 *      the only digit for a cell, by counting
 *
 * Within each, the digit that is there most comes first, then the fullest house.  Where no digit
 * can be placed, one elimination may be enough: "In row 5 the 2 must be in box 6, so r6c9 is not 2.
 * Now in column 9 only r3c9 can be 2."  Otherwise it is the shortest way to the next digit, by the
 * lowest level of techniques that reaches one.
 *
 * A player with corner marks sees more: pairs, pointing, and X-wings whose candidates are all
 * written.  These come before a cell is counted, and even if they only erase a mark.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_SCAN_H
#define CH_DIAGNOSE_SCAN_H

#include "survey.h"
#include "why.h"

/* The workspace of a scan: large, owned by the caller, reusable. */
typedef struct ChScan {
    ChSurvey *survey; /* the caller's */
    ChWhy *why;       /* the caller's; its log has the hint */
    const ChPuzzle *puzzle;
    const ChPlan *plan; /* sound for the puzzle */
    ChPlan narrowed;
} ChScan;

/* Finds a hint: the log of SCAN->why has the steps to the next digit.  Where the plan reaches none,
 * it has one step that only rules candidates out.  Returns false when there is no step.  Pairs and
 * the like are looked for in the puzzle's corner marks, if it has any. */
bool ch_scan(ChScan *scan);

/* Reports whether the last step of a hint places a digit. */
bool ch_scan_places(const ChLog *log);

#endif
