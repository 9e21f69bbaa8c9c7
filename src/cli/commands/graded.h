/* graded.h - a graded puzzle of the command, and the work that only the command has.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADED_H
#define CH_CLI_GRADED_H

#include "grade_fields.h"
#include "puzzle_input.h"

/* Kinds of work besides those of grader.h. */
enum {
    CH_GRADE_ECHO = 4, /* the text after the puzzle in its line */
    CH_GRADE_SE = 8    /* the ratings by the scale that --scale chooses */
};

enum { CH_GRADE_ROWS = 55 }; /* the columns, see grade_rows.h */

/* A byte that occurs in no record. */
#define CH_GRADE_BLANK '\xff'

/* The results of grading a puzzle. */
typedef struct ChGraded {
    /* Nothing is graded: values that take work are printed as CH_GRADE_BLANK and their letter. */
    bool is_pattern;
    const ChInputItem *item;
    uint64_t number; /* from 1 */
    uint64_t nanoseconds;
    unsigned needs;   /* of its form */
    int chosen;       /* the number of the scale that --scale chooses */
    ChGrades *grades; /* the verdict may be CH_VERDICT_ERROR */
} ChGraded;

#endif
