/* external.h - rectangles whose guardians are outside of the corners.
 *
 * Four cells are in two rows, two columns and two boxes, and none of them is given. In some houses
 * with two of these corners, one of two digits has few places outside of the corners: they are the
 * guardians. If no guardian were true, the two digits would fill all corners, and the rectangle
 * would be deadly (uniqueness.h). So one guardian is true:
 *
 *      12w. . | . 12x.      the columns of the corners have 1 only there, and 2 there and in the
 *       .     |    .        two cells below: one of these is 2
 *      12y. . | . 12z.
 *       2     |    2
 *
 * Where a corner can only be one of the two digits, fewer houses may suffice: no choice has a house
 * to spare. The two digits may have different houses. A corner may be filled, as in an avoidable
 * rectangle: its houses need no place for its digit. At most four cells have guardians: more are
 * hardly seen. A rectangle with one extra corner is left to type 1.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXTERNAL_H
#define CH_STRATEGIES_EXTERNAL_H

#include "deduction.h"
#include "facts.h"
#include "uniqueness.h"

/* A rectangle, and a choice of houses. */
typedef struct ChExternal {
    const ChPattern *pattern;
    ChCellSet corners;
    bool has_filled;
    int digit[2];
    ChConstraintSet houses; /* premises */
    ChCellSet guards[2];    /* by digit */
    ChCellSet cells;        /* of all guardians */
} ChExternal;

/* Returns the guardians of a cell, as digits. */
unsigned ch_external_guards_in(const ChExternal *external, int cell);

/* Reports whether all guardians are the same digit. */
bool ch_external_is_one_digit(const ChExternal *external);

/* Returns true if it wants no more choices. */
typedef bool ChVisitExternal(void *context, const ChExternal *external);

/* Passes on each choice once. Guardians of both digits are in one house unless they may be SPREAD.
 * Returns true if VISIT did. */
bool ch_each_external(const ChFinderInput *input, bool spread, ChVisitExternal *visit,
                      void *context);

/* Starts a step that relies on the rectangle and on its houses. */
ChDeduction ch_external_deduction(int technique, const ChExternal *external);

/* Reports a step that needs all its premises. */
bool ch_report_external(const ChFinderInput *input, ChSink *sink, const ChExternal *external,
                        const ChDeduction *deduction);

/* Marks the corners, the guardians and the houses of a step (uniqueness_marks.c). */
void ch_mark_external(const ChBoard *board, const ChDetail *detail, ChMarks *marks);

#endif
