/* grade_fields.h - what `grade` can tell about a puzzle, and the three ways to print it.
 *
 * Each thing is a row of one table: a letter for `--format '%g %L'`, a column of the CSV and a key
 * of the JSON object.  A row says which work it needs, so that nothing is done that nobody wants.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_FIELDS_H
#define CH_CLI_GRADE_FIELDS_H

#include "check.h"
#include "hodoku_grade.h"
#include "path_grade.h"
#include "puzzle_input.h"
#include "se_grade.h"

/* Work, as a set. */
enum {
    CH_GRADE_PATH = 1,   /* the path of the default profile */
    CH_GRADE_WIDTH = 2,  /* how wide it is */
    CH_GRADE_ECHO = 4,   /* what stands behind the puzzle in its line */
    CH_GRADE_SE = 8,     /* the SE ratings */
    CH_GRADE_HODOKU = 16 /* the HoDoKu scale */
};

/* A byte that no record has. */
#define CH_GRADE_BLANK '\xff'

/* A graded puzzle. */
typedef struct ChGraded {
    bool is_pattern; /* nothing is graded: values that take work are printed as CH_GRADE_BLANK and
                        their letter */
    const ChInputItem *item;
    uint64_t number; /* from 1 */
    uint64_t nanoseconds;
    ChCheck check; /* the verdict alone */
    ChPathGrade path;
    ChPathWidth width;
    bool has_rating;
    ChSeRating rating;
    ChHodokuGrade hodoku;
} ChGraded;

typedef struct ChGradeForm {
    const ChCli *cli;   /* for messages in its language */
    const char *format; /* with percent letters; NULL: CSV or JSON */
    bool json;
    unsigned needs;
} ChGradeForm;

/* Makes a form of what --json, --echo and FORMAT, the text of --format or NULL, say.  Returns NULL,
 * or the letter after a percent sign that means nothing. */
const char *ch_grade_form(ChGradeForm *form, const ChCli *cli, const char *format);

/* The CSV's first line; nothing for other forms. */
void ch_grade_head(ChText *out, const ChGradeForm *form);

/* The value of a letter. */
void ch_grade_put(ChText *out, char letter, const ChGraded *graded);

/* One record and its line end; a record is one line unless the format has others. */
void ch_grade_print(ChText *out, const ChGradeForm *form, const ChGraded *graded);

/* "%g puzzle, %u status, ...": for help. */
void ch_grade_letters(ChText *out);

#endif
