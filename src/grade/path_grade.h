/* path_grade.h - the difficulty of a puzzle for a person, measured along its solution path.
 *
 * The path is the one that a plan takes, the simplest step first. docs/grading.md defines each
 * number.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_PATH_GRADE_H
#define CH_GRADE_PATH_GRADE_H

#include "engine.h"

enum {
    CH_GRADE_LEVELS = CH_LEVELS, /* levels of techniques range from 1 to this */
    CH_MOST_OPEN = 64            /* limit for the number of steps counted as open at one time */
};

/* The grade of a solve. */
typedef struct ChPathGrade {
    uint8_t left;  /* cells left empty: 0 when logic solves the puzzle */
    uint8_t level; /* highest level of its steps; CH_GRADE_LEVELS if cells are left; 0: full grid */
    uint16_t hardest; /* of the techniques used, the last in the plan's order, or NONE */
    uint16_t steps[CH_GRADE_LEVELS + 1]; /* number of steps by level */
    uint16_t naked_singles;
} ChPathGrade;

/* The width of a path: how many alternatives its steps have. */
typedef struct ChPathWidth {
    uint16_t bottleneck; /* fewest steps open while more cells than that were empty; 0: never so */
    uint16_t at;         /* number of the step before which that first occurred, from 1 */
    uint32_t search;     /* search effort in bits (bits.h), see docs/grading.md */
    uint64_t weighted;   /* the same with each step's effort times its level */
    uint64_t squares;    /* the sum of the squares of these products */
} ChPathWidth;

/* Returns the grade of the solve that the engine has just made. */
ChPathGrade ch_path_grade(const ChEngine *engine, const ChPlan *plan);

/* Replays the log and counts, before each step, the distinct conclusions available there by the
 * same technique (by any single for a single). This takes a multiple of the solve's time and
 * overwrites the engine's facts. */
ChPathWidth ch_path_width(ChEngine *engine, const ChPlan *plan);

#endif
