/* grade_pattern.h - whether a line can be the record of a puzzle, without grading it.
 *
 * The record is printed with the values that the input determines, and with blanks for values that
 * take work.  The line has to be the same, with a value of the right kind in each blank:
 *
 *      53..7....,unique,30,_,_,...     the record, each blank with the letter of its value
 *      53..7....,unique,30,easy,...    a line that matches
 *
 * The verdict of the puzzle is not known either, so there is a pattern for each.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_PATTERN_H
#define CH_CLI_GRADE_PATTERN_H

#include "grade_form.h"

/* Workspace of the comparison. Start with zeroes, end with ch_grade_pattern_free(). */
typedef struct ChGradePattern {
    ChText text;    /* the pattern */
    ChText places;  /* for each place of the line, whether the pattern can reach it */
    size_t reached; /* the longest beginning of the line that is a beginning of the record */
    bool failed;    /* memory ran out */
} ChGradePattern;

/* Whether LINE can be the record of the item or, with IS_CUT, the beginning of it. NUMBER counts
 * items from 1. */
bool ch_grade_pattern_fits(ChGradePattern *pattern, const ChGradeForm *form,
                           const ChInputItem *item, uint64_t number, ChBytes line, bool is_cut);

void ch_grade_pattern_free(ChGradePattern *pattern);

#endif
