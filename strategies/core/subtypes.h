/* subtypes.h - sub-types: more precise names for some steps of a technique.
 *
 * A sub-type has no finder.  Its row in subtypes.def names the techniques that find it, its
 * parents, and a test: a pure function of a step and the board before it.  Naming costs nothing
 * while solving; readers of the log apply the test.  A step has at most one sub-type: the first
 * in the table whose test holds.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SUBTYPES_H
#define CH_STRATEGIES_SUBTYPES_H

#include "technique.h"

/* The rows of the table from the first sub-type of a technique to the last; others may lie between
 * them.  It is empty, with FROM equal to END, when there is none. */
typedef struct ChSubtypes {
    uint8_t from, end;
} ChSubtypes;

/* Return the cells, or the digits, that have a role in the pattern.  A record that was read may
 * have other numbers there. */
static inline ChCellSet ch_step_cells(const ChStepRecord *step, ChRole role)
{
    ChCellSet cells = {{0}};

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == role && mark->thing < CH_CELLS)
            ch_cells_add(&cells, mark->thing);
    return cells;
}

static inline unsigned ch_step_digits(const ChStepRecord *step, ChRole role)
{
    unsigned digits = 0;

    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == role && mark->thing < CH_DIGITS)
            digits |= 1u << mark->thing;
    return digits;
}

/* A link of a pattern.  `from` and `to` are the first candidates of its two nodes. */
typedef struct ChStepLink {
    uint16_t from, to;
    bool strong;
    bool grouped;    /* a node has several candidates */
    ChCellSet cells; /* of all candidates */
} ChStepLink;

/* Reads the next link of a pattern from *AT on, and moves *AT behind it; false behind the last. */
bool ch_step_next_link(const ChStepRecord *step, const ChMark **at, ChStepLink *link);

/* Reports whether a step is an XYZ-loop and nice; GROUPED: and its house has more than two
 * places. */
bool ch_is_nice_xyz_loop(const ChBoard *before, const ChStepRecord *step, bool grouped);

/* Returns the part of the table with the sub-types of a technique; looks through all of it. */
ChSubtypes ch_technique_subtypes(int parent);

/* Returns the sub-type of a technique's step; NULL when it has none.  SUBTYPES are the
 * technique's. */
const ChTechnique *ch_subtype_of(ChSubtypes subtypes, int parent, const ChBoard *before,
                                 const ChStepRecord *step);

/* Returns the number of the most precise name of a step: of its sub-type, or its technique. */
int ch_step_name(const ChBoard *before, const ChStep *step);

/* Runs a finder, and passes on only the steps whose most precise name is not in LEFT_OUT. */
bool ch_find_except(ChFinder find, const ChTechniqueSet *left_out, const ChFinderInput *input,
                    ChSink *sink);

/* Reports the instances of a technique or a sub-type, as a finder does. */
bool ch_technique_find(const ChTechnique *technique, const ChFinderInput *input, ChSink *sink);

#endif
