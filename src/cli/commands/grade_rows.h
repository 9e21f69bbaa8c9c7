/* grade_rows.h - the table of the fields of a graded puzzle.
 *
 * A row has a letter for `--format '%g %L'`, a name as a column of CSV and a key of JSON, and
 * perhaps another for `--columns`.  It lists the work that it needs, so that only requested work is
 * done.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_ROWS_H
#define CH_CLI_GRADE_ROWS_H

#include "graded.h"

/* The kind of a value: how JSON writes it, and whether it needs quotation marks in CSV or
 * escapes. */
typedef enum ChGradeKind { CH_GRADE_WORD, CH_GRADE_NUMBER, CH_GRADE_FREE } ChGradeKind;

typedef struct ChGradeRow {
    char letter;       /* below a blank: a code that no format can have */
    const char *name;  /* NULL: no column by default */
    const char *alias; /* its name in --columns, where that is another one */
    ChGradeKind kind;
    unsigned needs;
    bool of_any; /* every puzzle has it, not just one with a single solution */
    void (*put)(ChText *out, const ChGraded *graded);
} ChGradeRow;

extern const ChGradeRow ch_grade_rows[CH_GRADE_ROWS];

/* Returns the row of a letter, or NULL. */
const ChGradeRow *ch_grade_row_of_letter(char letter);

/* Returns the number of the row with one of its names, or -1. */
int ch_grade_row_of_name(const char *name, size_t length);

/* Returns the number of the scale whose own column this is, or -1. */
int ch_grade_scale_of(const ChGradeRow *row);

#endif
