/* graded.h - the results of grading a puzzle, and the work that they need.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADED_H
#define CH_CLI_GRADED_H

#include "check.h"
#include "hodoku_grade.h"
#include "path_grade.h"
#include "puzzle_input.h"
#include "se_grade.h"
#include "whip_grade.h"

/* Kinds of work, as a set. */
enum {
    CH_GRADE_PATH = 1,   /* the path of the default profile */
    CH_GRADE_WIDTH = 2,  /* the width of that path */
    CH_GRADE_ECHO = 4,   /* the text after the puzzle in its line */
    CH_GRADE_SE = 8,     /* the ratings by the scale that --scale chooses */
    CH_GRADE_HODOKU = 16 /* the HoDoKu scale */
};

/* The ratings by a scale, by its number in ch_se_scales. */
#define CH_GRADE_SCALE(number) (256u << (number))

/* The ratings by whips and the like, in this order. */
enum {
    CH_GRADE_WHIP,
    CH_GRADE_G_WHIP,
    CH_GRADE_BRAID,
    CH_GRADE_G_BRAID,
    CH_GRADE_DEPTH, /* of trial and error */
    CH_GRADE_BXB,
    CH_GRADE_WHIPS
};
#define CH_GRADE_BY_WHIPS(which) (4096u << (which))

enum { CH_GRADE_ROWS = 41 }; /* the fields, see grade_rows.h */

/* A byte that occurs in no record. */
#define CH_GRADE_BLANK '\xff'

/* The results of grading a puzzle. */
typedef struct ChGraded {
    /* Nothing is graded: values that take work are printed as CH_GRADE_BLANK and their letter. */
    bool is_pattern;
    const ChInputItem *item;
    uint64_t number; /* from 1 */
    uint64_t nanoseconds;
    ChCheck check; /* the verdict only */
    ChPathGrade path;
    ChPathWidth width;
    unsigned needs; /* of its form */
    int chosen;     /* the number of the scale that --scale chooses */
    bool has_rating[CH_SE_SCALES];
    ChSeRating rating[CH_SE_SCALES];
    ChHodokuGrade hodoku;
    int whips[CH_GRADE_WHIPS]; /* or CH_WHIP_NONE, CH_WHIP_UNFINISHED */
} ChGraded;

#endif
