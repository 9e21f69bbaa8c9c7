/* extension.h - the SQLite extension: functions such as ch_rating(p), and the table ch_steps(p).
 *
 * docs/sqlite.md describes them. A puzzle is any text that the readers accept. NULL yields NULL, or
 * a table without rows; an invalid puzzle is an error of the statement.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SQLITE_EXTENSION_H
#define CH_SQLITE_EXTENSION_H

#include <sqlite3ext.h>

#include "puzzle.h"
#include "text.h"

/* SQLite's functions, passed by the database that loads the module. */
extern const sqlite3_api_routines *sqlite3_api;

/* Add functions or tables to a database; return an SQLite status. */
int ch_sqlite_add_grading(sqlite3 *database);
int ch_sqlite_add_steps(sqlite3 *database);

/* Reads the puzzle in VALUE, which must not be NULL. On failure, returns false and stores the
 * message in ERROR. */
bool ch_sqlite_read(ChPuzzle *puzzle, sqlite3_value *value, ChText *error);

/* Makes TEXT the result, or reports that memory has run out, and frees it. */
void ch_sqlite_result(sqlite3_context *context, ChText *text);

/* Makes TEXT the error of the statement, and frees it. */
void ch_sqlite_fail(sqlite3_context *context, ChText *text);

#endif
