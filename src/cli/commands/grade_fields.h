/* grade_fields.h - the fields of a graded puzzle, and the three ways to print them.
 *
 * Each field is a row of one table: a letter for `--format '%g %L'`, a column of the CSV and a key
 * of the JSON object.  A row lists the work that it needs, so that only requested work is done.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_FIELDS_H
#define CH_CLI_GRADE_FIELDS_H

#include "check.h"
#include "hodoku_grade.h"
#include "json_write.h"
#include "path_grade.h"
#include "puzzle_input.h"
#include "se_grade.h"

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

enum { CH_GRADE_ROWS = 35 }; /* the fields, see grade_rows.h */

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
} ChGraded;

enum { CH_GRADE_MOST_COLUMNS = 64 };

/* How records are printed. */
typedef struct ChGradeForm {
    const ChCli *cli;   /* for the language of messages, and its options */
    const char *format; /* with percent letters; NULL: CSV or JSON */
    bool json;
    unsigned needs; /* the work that its fields need */
    bool is_chosen; /* --columns names its columns */
    int columns;
    uint8_t column[CH_GRADE_MOST_COLUMNS]; /* rows of the table, in order */
} ChGradeForm;

/* Makes the form that --json, --echo and FORMAT define; FORMAT is the text of --format, or NULL.
 * Returns NULL, or the first letter after a percent sign that is unknown. */
const char *ch_grade_form(ChGradeForm *form, const ChCli *cli, const char *format);

/* Adds the first line of the CSV; nothing in other forms. */
void ch_grade_head(ChText *out, const ChGradeForm *form);

/* Adds the value of a letter's field. */
void ch_grade_put(ChText *out, char letter, const ChGraded *graded);

/* Adds a member whose value is a number.  A number with `>` before it is a lower bound, marked by a
 * further member `"KEY_above":true`. */
void ch_grade_number(ChJsonWriter *json, const char *key, const char *text);

/* Adds a record and its line end. A record is one line unless the format has line breaks. */
void ch_grade_print(ChText *out, const ChGradeForm *form, const ChGraded *graded);

/* Adds the letters that a format may have, "%g, %u, ..., %{NAME}", for messages. */
void ch_grade_letters(ChText *out);

#endif
