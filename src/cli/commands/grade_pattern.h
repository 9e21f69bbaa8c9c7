/* grade_pattern.h - whether a line can be the record of a puzzle, without grading it.
 *
 * The record is printed with what the input alone says, and blanks for values that take work; the
 * line has to be the same, with a value of the right kind in each blank:
 *
 *      53..7....,unique,30,_,_,...     the record, each blank with the letter of its value
 *      53..7....,unique,30,easy,...    a line that fits
 *
 * Which verdict the puzzle has is not known either, so there is a pattern for each.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_PATTERN_H
#define CH_CLI_GRADE_PATTERN_H

#include "grade_fields.h"

/* Start with zeroes, end with ch_grade_pattern_free(). */
typedef struct ChGradePattern {
    ChText text;    /* the pattern */
    ChText places;  /* for each place of the line, whether the pattern can have come there */
    size_t reached; /* how much of the line, at most, is a beginning of the record */
    bool failed;    /* memory ran out */
} ChGradePattern;

/* Whether LINE is the record of the item; or, where IS_CUT, the beginning of it.  NUMBER counts
 * items from 1. */
bool ch_grade_pattern_fits(ChGradePattern *pattern, const ChGradeForm *form,
                           const ChInputItem *item, uint64_t number, ChBytes line, bool is_cut);

void ch_grade_pattern_free(ChGradePattern *pattern);

#endif
