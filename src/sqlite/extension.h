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

#include "crosshatch/status.h"

/* Add functions or tables to a database; return an SQLite status. */
int ch_sqlite_add_grading(sqlite3 *database);
int ch_sqlite_add_steps(sqlite3 *database);

#endif
