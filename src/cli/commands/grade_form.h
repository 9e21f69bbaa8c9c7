/* grade_form.h - the fields of a graded puzzle, and the three ways to print them.
 *
 * Each field is a row of one table: a letter for `--format '%g %L'`, a column of the CSV and a key
 * of the JSON object.  A row lists the work that it needs, so that only requested work is done.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_FORM_H
#define CH_CLI_GRADE_FORM_H

#include "graded.h"
#include "json_write.h"

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
 * further member `"KEY_above":true`.  `none` is null, `unfinished` only a member
 * `"KEY_unfinished":true`. */
void ch_grade_number(ChJsonWriter *json, const char *key, const char *text);

/* Adds a record and its line end. A record is one line unless the format has line breaks. */
void ch_grade_print(ChText *out, const ChGradeForm *form, const ChGraded *graded);

/* Adds the letters that a format may have, "%g, %u, ..., %{NAME}", for messages. */
void ch_grade_letters(ChText *out);

#endif
