/* extension.h - what SQLite gets: functions, ch_rating(p) and its likes, and the table ch_steps(p).
 *
 * docs/sqlite.md says what they mean.  Puzzles are any text that the readers take.  NULL gives
 * NULL, or a table without rows; what is no puzzle is an error of the statement.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SQLITE_EXTENSION_H
#define CH_SQLITE_EXTENSION_H

#include <sqlite3ext.h>

#include "puzzle.h"
#include "text.h"

/* SQLite's functions, as the database that loads the module hands them over. */
extern const sqlite3_api_routines *sqlite3_api;

/* Each adds its functions to a database; an SQLite status. */
int ch_sqlite_add_grading(sqlite3 *database);
int ch_sqlite_add_steps(sqlite3 *database);

/* Reads the puzzle in VALUE, which is not NULL.  Otherwise the message is in ERROR. */
bool ch_sqlite_read(ChPuzzle *puzzle, sqlite3_value *value, ChText *error);

/* Makes TEXT the result, or tells that memory has run out, and frees it. */
void ch_sqlite_result(sqlite3_context *context, ChText *text);

/* Makes TEXT the error of the statement, and frees it. */
void ch_sqlite_fail(sqlite3_context *context, ChText *text);

#endif
