/* grading.c - SQL functions of one puzzle: status, solution, level, hardest technique, ratings.
 *
 * Each function is a row of a table and reads a field of the grade. The grade of the last puzzle is
 * kept, so that several functions of one puzzle in a statement cost the work once.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "extension.h"
#include "grade_fields.h"
#include "notation.h"
#include "values.h"

/* The grader shared by the functions of one database, which makes one call at a time. */
typedef struct Shared {
    ChWholeGrader whole;
    int users; /* number of functions not yet dropped by the database */
} Shared;

/* An SQL function of a puzzle.  It returns NULL for a value that is not known. */
typedef struct Row {
    const char *name;
    int field; /* SOLUTION, or ANY: a second argument names it */
} Row;

enum { SOLUTION = CH_GRADE_FIELDS, ANY };

static const Row ROWS[] = {
    {"ch_status", CH_GRADE_FIELD_STATUS},
    {"ch_solution", SOLUTION},
    {"ch_level", CH_GRADE_FIELD_LEVEL},
    {"ch_technique", CH_GRADE_FIELD_HARDEST},
    {"ch_rating", CH_GRADE_FIELD_SE_ER},
    {"ch_pearl", CH_GRADE_FIELD_SE_EP},
    {"ch_diamond", CH_GRADE_FIELD_SE_ED},
    {"ch_hodoku_score", CH_GRADE_FIELD_HODOKU_SCORE},
    {"ch_grade", ANY},
};

/* A row registered with a database. */
typedef struct Function {
    const Row *row;
    Shared *shared;
} Function;

/* ---- values ---- */

static void put_solution(sqlite3_context *context, const ChGrades *grades)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, grades->check.solution);
    if (grades->check.verdict == CH_VERDICT_UNIQUE)
        sqlite3_result_text(context, grid, CH_CELLS, SQLITE_TRANSIENT);
}

static void put_field(sqlite3_context *context, const ChGradeField *field, const ChGrades *grades)
{
    const ChFieldValue value = ch_grade_value(field, grades);

    if (value.kind == CH_VALUE_WORD)
        sqlite3_result_text(context, value.word, -1, SQLITE_STATIC);
    else if (value.kind == CH_VALUE_NUMBER && field->decimals > 0)
        sqlite3_result_double(context, ch_field_as_double(field, value));
    else if (value.kind == CH_VALUE_NUMBER)
        sqlite3_result_int64(context, value.number);
}

/* Returns the field that the arguments name; otherwise NULL, with an error of the statement. */
static const ChGradeField *read_field(sqlite3_context *context, const Row *row,
                                      sqlite3_value **value)
{
    if (row->field < CH_GRADE_FIELDS)
        return &ch_grade_fields[row->field];
    const char *const name = (const char *)sqlite3_value_text(value[1]);
    const ChGradeField *const field = name != NULL ? ch_grade_field_of_name(name) : NULL;
    if (field == NULL) {
        ChText error = CH_TEXT_EMPTY;
        ch_text_puts(&error, "expected the name of a field, such as se.er; found ");
        ch_text_puts(&error, name != NULL ? name : "NULL");
        ch_sqlite_fail(context, &error);
    }
    return field;
}

/* ---- calls ---- */

static void call_function(sqlite3_context *context, int count, sqlite3_value **value)
{
    const Function *const function = sqlite3_user_data(context);
    ChGrader *const grader = &function->shared->whole.grader;
    ChText error = CH_TEXT_EMPTY;
    ChPuzzle puzzle;

    (void)count;
    if (sqlite3_value_type(value[0]) == SQLITE_NULL)
        return;
    if (!ch_sqlite_read(&puzzle, value[0], &error)) {
        ch_sqlite_fail(context, &error);
        return;
    }
    ch_grader_turn(grader, &puzzle, 0);
    if (function->row->field == SOLUTION) {
        put_solution(context, &grader->grades);
        return;
    }
    const ChGradeField *const field = read_field(context, function->row, value);
    if (field == NULL)
        return;
    ch_grader_work(grader, field->work, NULL);
    put_field(context, field, &grader->grades);
}

/* ---- the database ---- */

static void drop_function(void *function)
{
    Shared *const shared = ((Function *)function)->shared;

    sqlite3_free(function);
    if (--shared->users == 0)
        free(shared);
}

/* Registers a function, which holds a reference to SHARED. SQLite drops a function that it
 * rejects. */
static int add_function(sqlite3 *database, Shared *shared, const Row *row)
{
    Function *const function = sqlite3_malloc64(sizeof *function);

    if (function == NULL)
        return SQLITE_NOMEM;
    *function = (Function){row, shared};
    shared->users++;
    return sqlite3_create_function_v2(database, row->name, row->field == ANY ? 2 : 1,
                                      SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                                      function, call_function, NULL, NULL, drop_function);
}

int ch_sqlite_add_grading(sqlite3 *database)
{
    /* sqlite3_malloc() does not give the alignment that the search needs */
    Shared *const shared = aligned_alloc(alignof(Shared), sizeof *shared);
    int status = SQLITE_OK;

    if (shared == NULL)
        return SQLITE_NOMEM;
    ch_grader_start_whole(&shared->whole);
    shared->users = 1; /* the reference of this function itself, dropped below */
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS && status == SQLITE_OK; i++)
        status = add_function(database, shared, &ROWS[i]);
    if (--shared->users == 0)
        free(shared);
    return status;
}
