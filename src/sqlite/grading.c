/* grading.c - one value of a puzzle: status, solution, level, hardest technique, ratings.
 *
 * Each function is a row of a table; a row says which work it needs.  The last puzzle's grade is kept, so that
 * several functions of one puzzle in a statement cost the work once.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "extension.h"
#include "hodoku_grade.h"
#include "notation.h"
#include "path_grade.h"
#include "se_grade.h"

/* Work, as a set. */
enum { PATH = 1, RATING = 2, HODOKU = 4 };

/* What is known of the puzzle asked about last; one for each database, which uses it one call at a time. */
typedef struct Grader {
    int users; /* functions of the database that have not been dropped */
    bool has_puzzle;
    unsigned done;
    ChPuzzle puzzle;
    ChCheck check; /* the verdict alone */
    ChPathGrade path;
    ChSeRating rating;
    ChHodokuGrade hodoku;
    ChPlan plan, hodoku_plan;
    ChSearch search;
    ChEngine engine;
    ChSe se;
} Grader;

/* A function: of a puzzle with one solution alone, unless it is of any; NULL otherwise. */
typedef struct Row {
    const char *name;
    unsigned needs;
    bool of_any;
    void (*put)(sqlite3_context *context, const Grader *grader);
} Row;

/* A row for a database. */
typedef struct Function {
    const Row *row;
    Grader *grader;
} Function;

/* ---- values ---- */

static void put_word(sqlite3_context *context, const char *word)
{
    sqlite3_result_text(context, word, -1, SQLITE_TRANSIENT);
}

static void put_status(sqlite3_context *context, const Grader *grader)
{
    put_word(context, ch_verdict_word(grader->check.verdict));
}

static void put_solution(sqlite3_context *context, const Grader *grader)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, grader->check.solution);
    sqlite3_result_text(context, grid, CH_CELLS, SQLITE_TRANSIENT);
}

static void put_level(sqlite3_context *context, const Grader *grader)
{
    put_word(context, ch_level_key(grader->path.level));
}

static void put_technique(sqlite3_context *context, const Grader *grader)
{
    const ChTechnique *const technique = ch_technique(grader->path.hardest);

    if (technique != NULL)
        put_word(context, technique->key);
}

/* A rating has one decimal, whatever doubles make of it. */
static void put_tenths(sqlite3_context *context, const Grader *grader, double rating)
{
    if (grader->rating.end == CH_SE_RATED || grader->rating.end == CH_SE_STUCK)
        sqlite3_result_double(context, (double)(int)(rating * 10 + 0.5) / 10);
}

static void put_er(sqlite3_context *context, const Grader *grader)
{
    put_tenths(context, grader, grader->rating.er);
}

static void put_ep(sqlite3_context *context, const Grader *grader)
{
    put_tenths(context, grader, grader->rating.ep);
}

static void put_ed(sqlite3_context *context, const Grader *grader)
{
    put_tenths(context, grader, grader->rating.ed);
}

static void put_score(sqlite3_context *context, const Grader *grader)
{
    sqlite3_result_int64(context, grader->hodoku.score);
}

static const Row ROWS[] = {
    {"ch_status", 0, true, put_status},    {"ch_solution", 0, false, put_solution},
    {"ch_level", PATH, false, put_level},  {"ch_technique", PATH, false, put_technique},
    {"ch_rating", RATING, false, put_er},  {"ch_pearl", RATING, false, put_ep},
    {"ch_diamond", RATING, false, put_ed}, {"ch_hodoku_score", HODOKU, false, put_score},
};

/* ---- work ---- */

static void grade(Grader *grader, unsigned needs)
{
    const unsigned missing = needs & ~grader->done;

    if (missing & PATH) {
        (void)ch_engine_solve(&grader->engine, &grader->puzzle, &grader->plan, false);
        grader->path = ch_path_grade(&grader->engine, &grader->plan);
    }
    if (missing & RATING)
        grader->rating = ch_se_rate(&grader->se.space, &grader->puzzle, (ChSeLimits){0}, NULL);
    if (missing & HODOKU)
        (void)ch_hodoku_grade(&grader->engine, &grader->puzzle, &grader->hodoku_plan,
                              grader->check.solution, &grader->hodoku);
    grader->done |= missing;
}

static bool is_same(const ChPuzzle *a, const ChPuzzle *b)
{
    return memcmp(a->given, b->given, sizeof a->given) == 0 &&
           memcmp(a->entered, b->entered, sizeof a->entered) == 0 && a->has_marks == b->has_marks &&
           memcmp(&a->struck, &b->struck, sizeof a->struck) == 0 &&
           memcmp(&a->marks, &b->marks, sizeof a->marks) == 0;
}

/* Makes PUZZLE the one that is known of. */
static void turn_to(Grader *grader, const ChPuzzle *puzzle)
{
    if (grader->has_puzzle && is_same(&grader->puzzle, puzzle))
        return;
    grader->puzzle = *puzzle;
    grader->has_puzzle = true;
    grader->done = 0;
    ch_check_verdict(&grader->search, &grader->puzzle, CH_CHECK_LIMITS.nodes, &grader->check);
}

static void answer(sqlite3_context *context, int count, sqlite3_value **value)
{
    const Function *const function = sqlite3_user_data(context);
    Grader *const grader = function->grader;
    ChText error = CH_TEXT_EMPTY;
    ChPuzzle puzzle;

    (void)count;
    if (sqlite3_value_type(value[0]) == SQLITE_NULL)
        return;
    if (!ch_sqlite_read(&puzzle, value[0], &error)) {
        ch_sqlite_fail(context, &error);
        return;
    }
    turn_to(grader, &puzzle);
    if (!function->row->of_any && grader->check.verdict != CH_VERDICT_UNIQUE)
        return;
    grade(grader, function->row->needs);
    function->row->put(context, grader);
}

/* ---- the database ---- */

static void drop(void *function)
{
    Grader *const grader = ((Function *)function)->grader;

    sqlite3_free(function);
    if (--grader->users == 0)
        free(grader);
}

static Grader *new_grader(void)
{
    /* SQLite's own memory is not aligned as the search wants it. */
    Grader *const grader = aligned_alloc(alignof(Grader), sizeof *grader);

    if (grader == NULL)
        return NULL;
    memset(grader, 0, sizeof *grader);
    grader->engine.se = &grader->se;
    (void)ch_plan_make(&grader->plan, ch_profile_at(0), NULL, NULL);
    (void)ch_plan_make(&grader->hodoku_plan, ch_profile_by_name("hodoku", 6), NULL, NULL);
    return grader;
}

/* Each function holds on to the grader; SQLite drops one that it does not take. */
static int add(sqlite3 *database, Grader *grader, const Row *row)
{
    Function *const function = sqlite3_malloc64(sizeof *function);

    if (function == NULL)
        return SQLITE_NOMEM;
    *function = (Function){row, grader};
    grader->users++;
    return sqlite3_create_function_v2(database, row->name, 1,
                                      SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                                      function, answer, NULL, NULL, drop);
}

int ch_sqlite_add_grading(sqlite3 *database)
{
    Grader *const grader = new_grader();
    int status = SQLITE_OK;

    if (grader == NULL)
        return SQLITE_NOMEM;
    grader->users++; /* this function itself, until it is done */
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS && status == SQLITE_OK; i++)
        status = add(database, grader, &ROWS[i]);
    if (--grader->users == 0)
        free(grader);
    return status;
}
