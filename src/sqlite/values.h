/* values.h - puzzles and texts as values of SQLite.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SQLITE_VALUES_H
#define CH_SQLITE_VALUES_H

#include <sqlite3ext.h>

#include "puzzle.h"
#include "text.h"

/* SQLite's functions, passed by the database that loads the module. */
extern const sqlite3_api_routines *sqlite3_api;

/* Reads the puzzle in VALUE, which must not be NULL. On failure, returns false and stores the
 * message in ERROR. */
bool ch_sqlite_read(ChPuzzle *puzzle, sqlite3_value *value, ChText *error);

/* Makes TEXT the result, or reports that memory has run out, and frees it. */
void ch_sqlite_result(sqlite3_context *context, ChText *text);

/* Makes TEXT the error of the statement, and frees it. */
void ch_sqlite_fail(sqlite3_context *context, ChText *text);

#endif
