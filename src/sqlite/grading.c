/* grading.c - SQL functions of one puzzle: status, solution, level, hardest technique, ratings.
 *
 * Each function is a row of a table; the row lists the scales that it needs. The grade of the last
 * puzzle is kept, so that several functions of one puzzle in a statement cost the work once.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "extension.h"
#include "grader.h"
#include "notation.h"
#include "se.h"
#include "values.h"

/* The grader shared by the functions of one database, which makes one call at a time. */
typedef struct Shared {
    ChGrader grader;
    int users; /* number of functions not yet dropped by the database */
} Shared;

/* An SQL function. It returns NULL for a puzzle without exactly one solution unless ANY_PUZZLE. */
typedef struct Row {
    const char *name;
    unsigned needs;
    bool any_puzzle;
    void (*put)(sqlite3_context *context, const ChGrader *grader);
} Row;

/* A row registered with a database. */
typedef struct Function {
    const Row *row;
    Shared *shared;
} Function;

/* ---- values ---- */

static void put_word(sqlite3_context *context, const char *word)
{
    sqlite3_result_text(context, word, -1, SQLITE_TRANSIENT);
}

static void put_status(sqlite3_context *context, const ChGrader *grader)
{
    put_word(context, ch_verdict_word(grader->check.verdict));
}

static void put_solution(sqlite3_context *context, const ChGrader *grader)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, grader->check.solution);
    sqlite3_result_text(context, grid, CH_CELLS, SQLITE_TRANSIENT);
}

static void put_level(sqlite3_context *context, const ChGrader *grader)
{
    put_word(context, ch_level_key(grader->path.level));
}

static void put_technique(sqlite3_context *context, const ChGrader *grader)
{
    const ChTechnique *const technique = ch_technique(grader->path.hardest);

    if (technique != NULL)
        put_word(context, technique->key);
}

static void put_tenths(sqlite3_context *context, const ChGrader *grader, double rating)
{
    if (ch_grader_has_rating(grader))
        sqlite3_result_double(context, ch_se_printed(rating) / 10.0);
}

static void put_er(sqlite3_context *context, const ChGrader *grader)
{
    put_tenths(context, grader, grader->rating.er);
}

static void put_ep(sqlite3_context *context, const ChGrader *grader)
{
    put_tenths(context, grader, grader->rating.ep);
}

static void put_ed(sqlite3_context *context, const ChGrader *grader)
{
    put_tenths(context, grader, grader->rating.ed);
}

static void put_score(sqlite3_context *context, const ChGrader *grader)
{
    sqlite3_result_int64(context, grader->hodoku.score);
}

static const Row ROWS[] = {
    {"ch_status", 0, true, put_status},
    {"ch_solution", 0, false, put_solution},
    {"ch_level", CH_SCALE_LEVEL, false, put_level},
    {"ch_technique", CH_SCALE_LEVEL, false, put_technique},
    {"ch_rating", CH_SCALE_SE, false, put_er},
    {"ch_pearl", CH_SCALE_SE, false, put_ep},
    {"ch_diamond", CH_SCALE_SE, false, put_ed},
    {"ch_hodoku_score", CH_SCALE_HODOKU, false, put_score},
};

/* ---- calls ---- */

static void call_function(sqlite3_context *context, int count, sqlite3_value **value)
{
    const Function *const function = sqlite3_user_data(context);
    ChGrader *const grader = &function->shared->grader;
    ChText error = CH_TEXT_EMPTY;
    ChPuzzle puzzle;

    (void)count;
    if (sqlite3_value_type(value[0]) == SQLITE_NULL)
        return;
    if (!ch_sqlite_read(&puzzle, value[0], &error)) {
        ch_sqlite_fail(context, &error);
        return;
    }
    ch_grader_turn(grader, &puzzle);
    if (!function->row->any_puzzle && grader->check.verdict != CH_VERDICT_UNIQUE)
        return;
    ch_grader_work(grader, function->row->needs);
    function->row->put(context, grader);
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
    return sqlite3_create_function_v2(database, row->name, 1,
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
    ch_grader_start(&shared->grader);
    shared->users = 1; /* the reference of this function itself, dropped below */
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS && status == SQLITE_OK; i++)
        status = add_function(database, shared, &ROWS[i]);
    if (--shared->users == 0)
        free(shared);
    return status;
}
