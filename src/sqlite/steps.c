/* steps.c - the table ch_steps(puzzle[, language]): one row per step of the solve by logic.
 *
 *      number  technique       place   eliminate  sentence    notation               assumes_unique
 *      1       cross-hatching  r2c9=3  (empty)    In box 3 …  (3)r2c9 b3 => r2c9=3   0
 *
 * A cursor solves the puzzle when it receives it, and derives a step's record when it reaches the
 * step.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "explain.h"
#include "extension.h"
#include "log_replay.h"
#include "notation.h"
#include "values.h"

enum { NUMBER, TECHNIQUE, PLACE, ELIMINATE, SENTENCE, NOTATION, ASSUMES_UNIQUE, PUZZLE, LANGUAGE };

/* Flags of an SQLite query plan: whether a language is given, and whether the notation is used. The
 * notation costs the arguments of all steps. */
enum { HAS_LANGUAGE = 1, WANTS_NOTATION = 2 };

enum { ARGUMENTS = LANGUAGE - PUZZLE + 1 };

typedef struct Cursor {
    sqlite3_vtab_cursor base;        /* must be first: SQLite's part of the cursor */
    sqlite3_value *given[ARGUMENTS]; /* the hidden columns; NULL where none was given */
    ChPuzzle puzzle;
    ChPlan plan;
    ChEngine engine;
    ChLogReplay log_replay;
    ChStepRecord step;
    bool has_step;
    bool argument;
    ChLanguage language;
} Cursor;

static int connect(sqlite3 *database, void *unused, int count, const char *const *word,
                   sqlite3_vtab **table, char **error)
{
    (void)unused, (void)count, (void)word, (void)error;
    const int status = sqlite3_declare_vtab(
        database, "CREATE TABLE steps(number INTEGER, technique TEXT, place TEXT, eliminate TEXT,"
                  " sentence TEXT, notation TEXT, assumes_unique INTEGER, puzzle TEXT HIDDEN,"
                  " language TEXT HIDDEN)");

    if (status != SQLITE_OK)
        return status;
    *table = sqlite3_malloc64(sizeof **table);
    if (*table == NULL)
        return SQLITE_NOMEM;
    memset(*table, 0, sizeof **table);
    sqlite3_vtab_config(database, SQLITE_VTAB_INNOCUOUS);
    return SQLITE_OK;
}

static int disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

/* Chooses the query plan. The puzzle is required: a plan without it is rejected, so that SQLite
 * tries another order of its loops. The puzzle is the filter's first argument, the language its
 * second. */
static int plan(sqlite3_vtab *table, sqlite3_index_info *info)
{
    int puzzle = -1;
    int language = -1;

    (void)table;
    for (int i = 0; i < info->nConstraint; i++) {
        if (info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (info->aConstraint[i].iColumn == PUZZLE && info->aConstraint[i].usable)
            puzzle = i;
        if (info->aConstraint[i].iColumn == LANGUAGE && !info->aConstraint[i].usable)
            return SQLITE_CONSTRAINT;
        if (info->aConstraint[i].iColumn == LANGUAGE)
            language = i;
    }
    if (puzzle < 0)
        return SQLITE_CONSTRAINT;
    info->aConstraintUsage[puzzle].argvIndex = 1;
    info->aConstraintUsage[puzzle].omit = 1;
    if (language >= 0) {
        info->aConstraintUsage[language].argvIndex = 2;
        info->aConstraintUsage[language].omit = 1;
    }
    info->idxNum =
        (language >= 0 ? HAS_LANGUAGE : 0) | (info->colUsed >> NOTATION & 1 ? WANTS_NOTATION : 0);
    info->estimatedCost = 100;
    info->estimatedRows = 60;
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **opened)
{
    Cursor *const cursor = aligned_alloc(alignof(Cursor), sizeof *cursor);

    (void)table;
    if (cursor == NULL)
        return SQLITE_NOMEM;
    memset(cursor, 0, sizeof *cursor);
    *opened = &cursor->base;
    return SQLITE_OK;
}

/* Keeps copies of the arguments and frees the previous ones. Returns false when memory has run
 * out. */
static bool keep_arguments(Cursor *cursor, int count, sqlite3_value **value)
{
    bool kept = true;

    for (int i = 0; i < ARGUMENTS; i++) {
        sqlite3_value_free(cursor->given[i]);
        cursor->given[i] = i < count ? sqlite3_value_dup(value[i]) : NULL;
        kept &= i >= count || cursor->given[i] != NULL;
    }
    return kept;
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    (void)keep_arguments((Cursor *)base, 0, NULL);
    free(base);
    return SQLITE_OK;
}

static int next(sqlite3_vtab_cursor *base)
{
    Cursor *const cursor = (Cursor *)base;

    cursor->has_step = ch_log_replay_next(&cursor->log_replay, cursor->argument, &cursor->step);
    return SQLITE_OK;
}

/* Stores an error message where SQLite expects it, and frees ERROR. */
static int set_error(sqlite3_vtab_cursor *base, ChText *error)
{
    sqlite3_free(base->pVtab->zErrMsg);
    base->pVtab->zErrMsg = sqlite3_mprintf("%s", ch_text_string(error));
    const int status = error->failed ? SQLITE_NOMEM : SQLITE_ERROR;
    ch_text_free(error);
    return status;
}

static bool read_language(Cursor *cursor, sqlite3_value *value, ChText *error)
{
    const char *const code = (const char *)sqlite3_value_text(value);

    cursor->language = CH_ENGLISH;
    if (code == NULL || ch_language_by_code(code, &cursor->language))
        return true;
    ch_text_puts(error, "crosshatch: no language is called '");
    ch_text_puts(error, code);
    ch_text_char(error, '\'');
    return false;
}

static int filter(sqlite3_vtab_cursor *base, int plan_flags, const char *unused, int count,
                  sqlite3_value **value)
{
    Cursor *const cursor = (Cursor *)base;
    ChText error = CH_TEXT_EMPTY;

    (void)unused;
    cursor->has_step = false;
    cursor->language = CH_ENGLISH;
    cursor->argument = (plan_flags & WANTS_NOTATION) != 0;
    if (!keep_arguments(cursor, count, value))
        return SQLITE_NOMEM;
    if (count < 1 || sqlite3_value_type(value[0]) == SQLITE_NULL)
        return SQLITE_OK;
    if ((plan_flags & HAS_LANGUAGE) && count > 1 && !read_language(cursor, value[1], &error))
        return set_error(base, &error);
    if (!ch_sqlite_read(&cursor->puzzle, value[0], &error))
        return set_error(base, &error);
    (void)ch_plan_make(&cursor->plan, ch_profile_at(0), NULL, NULL);
    (void)ch_engine_solve(&cursor->engine, &cursor->puzzle, &cursor->plan, false);
    ch_log_replay_start(&cursor->log_replay, &cursor->engine.log);
    return next(base);
}

static int is_at_end(sqlite3_vtab_cursor *base)
{
    return !((Cursor *)base)->has_step;
}

/* Writes conclusions, separated by blanks. */
static void put_conclusions(sqlite3_context *context, const uint16_t *candidate, size_t count,
                            size_t (*name_one)(char *name, int candidate))
{
    ChText text = CH_TEXT_EMPTY;
    char name[CH_NAME_SIZE];

    for (size_t i = 0; i < count; i++) {
        ch_text_puts(&text, i > 0 ? " " : "");
        ch_text_add(&text, name, name_one(name, candidate[i]));
    }
    ch_sqlite_result(context, &text);
}

static void put_words(sqlite3_context *context, const Cursor *cursor, int which)
{
    const ChBoard *const before = &cursor->log_replay.replay.board;
    ChText text = CH_TEXT_EMPTY;

    if (which == SENTENCE)
        ch_explain_step(&text, cursor->language, before, &cursor->step);
    else
        (void)ch_explain_notation(&text, before, &cursor->step);
    ch_sqlite_result(context, &text);
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int which)
{
    const Cursor *const cursor = (const Cursor *)base;
    const ChStepRecord *const step = &cursor->step;

    switch (which) {
    case NUMBER:
        sqlite3_result_int64(context, step->number);
        break;
    case TECHNIQUE:
        sqlite3_result_text(context, step->technique, -1, SQLITE_TRANSIENT);
        break;
    case PLACE:
        put_conclusions(context, step->place, step->place_count, ch_name_placed);
        break;
    case ELIMINATE:
        put_conclusions(context, step->eliminate, step->eliminate_count, ch_name_removed);
        break;
    case SENTENCE:
    case NOTATION:
        put_words(context, cursor, which);
        break;
    case ASSUMES_UNIQUE:
        sqlite3_result_int(context, ch_count_deadly(step->deadly, step->deadly_count) > 0);
        break;
    default:
        if (cursor->given[which - PUZZLE] != NULL)
            sqlite3_result_value(context, cursor->given[which - PUZZLE]);
        break;
    }
    return SQLITE_OK;
}

static int row_number(sqlite3_vtab_cursor *base, sqlite3_int64 *number)
{
    *number = ((Cursor *)base)->step.number;
    return SQLITE_OK;
}

/* Without xCreate the table is eponymous: usable by its name without CREATE VIRTUAL TABLE, in no
 * schema. */
static const sqlite3_module MODULE = {.xConnect = connect,
                                      .xBestIndex = plan,
                                      .xDisconnect = disconnect,
                                      .xOpen = open_cursor,
                                      .xClose = close_cursor,
                                      .xFilter = filter,
                                      .xNext = next,
                                      .xEof = is_at_end,
                                      .xColumn = column,
                                      .xRowid = row_number};

int ch_sqlite_add_steps(sqlite3 *database)
{
    return sqlite3_create_module_v2(database, "ch_steps", &MODULE, NULL, NULL);
}
