/* grade_rows.h - the table of the columns of a graded puzzle.
 *
 * A row has a letter for `--format '%g %L'`, a name as a column of CSV and a key of JSON, and
 * perhaps another for `--columns`.  Most are a field of the grade (grade_fields.def).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_ROWS_H
#define CH_CLI_GRADE_ROWS_H

#include "graded.h"

/* The kind of a value: how JSON writes it, and whether it needs quotation marks in CSV or
 * escapes. */
typedef enum ChGradeKind { CH_GRADE_WORD, CH_GRADE_NUMBER, CH_GRADE_FREE } ChGradeKind;

/* Letters that no format can have, for rows that are treated in their own way: known of a line that
 * cannot be read as well; the kinds of work that a limit ended; a bound. */
enum { CH_GRADE_PLACE = 1, CH_GRADE_UNFINISHED = 2, CH_GRADE_BOUND = 3 };

typedef struct ChGradeRow {
    char letter;       /* below a blank: a code that no format can have */
    const char *name;  /* NULL: no column by default */
    const char *alias; /* its name in --columns, where that is another one */
    const ChGradeField *field;
    /* The rest counts where there is no field: */
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

static inline unsigned ch_grade_needs(const ChGradeRow *row)
{
    return row->field != NULL ? row->field->work : row->needs;
}

static inline bool ch_grade_is_of_any(const ChGradeRow *row)
{
    return row->field != NULL ? row->field->of_any : row->of_any;
}

/* Whether the row bounds a rating; then it has no value where the rating is known. */
bool ch_grade_row_is_bound(const ChGradeRow *row);

/* A kind of work by the name of its columns, in the order in which puzzles are graded. */
typedef struct ChGradeWork {
    unsigned work;
    const char *name;
} ChGradeWork;

enum { CH_GRADE_WORKS = 13 };

extern const ChGradeWork ch_grade_works[CH_GRADE_WORKS];

/* Returns the work that a form needs, with the scale that --scale chooses. */
unsigned ch_grade_whole_work(const ChGraded *graded);

ChGradeKind ch_grade_kind(const ChGradeRow *row);

/* Adds the value of a row; it must be known. */
void ch_grade_put_row(ChText *out, const ChGradeRow *row, const ChGraded *graded);

#endif
