/* path_grade.h - how hard a puzzle is for a person: what its path to the solution asks for.
 *
 * The path is the one that a plan takes, the simplest step first.  docs/grading.md says what each
 * number means.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_PATH_GRADE_H
#define CH_GRADE_PATH_GRADE_H

#include "engine.h"

enum {
    CH_GRADE_LEVELS = CH_LEVELS, /* levels of techniques go from 1 to this */
    CH_MOST_OPEN = 64            /* steps open at one moment are counted up to here */
};

typedef struct ChPathGrade {
    uint8_t left;     /* cells that no step fills: 0 when logic solves the puzzle */
    uint8_t level;    /* the highest of its steps; the highest there is when cells are left; 0 for a
                         full grid */
    uint16_t hardest; /* the last technique, in the plan's order, of those used, or NONE */
    uint16_t steps[CH_GRADE_LEVELS + 1]; /* by level */
} ChPathGrade;

/* How wide the path is. */
typedef struct ChPathWidth {
    uint16_t bottleneck; /* the fewest steps open while more cells than that were empty (at the end
                            they never are); 0: it never was so */
    uint16_t at;         /* before which step that was first, from 1 */
    uint32_t search;     /* in bits (bits.h), see docs/grading.md */
} ChPathWidth;

/* Sums up the solve that the engine has just made. */
ChPathGrade ch_path_grade(const ChEngine *engine, const ChPlan *plan);

/* Walks along the log again and counts, before each step, the different conclusions that the
 * technique taken offers there (any single where it is a single).  This takes a multiple of the
 * solve's time; the engine's facts are lost. */
ChPathWidth ch_path_width(ChEngine *engine, const ChPlan *plan);

#endif
