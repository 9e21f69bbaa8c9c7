/* module.c - the entry point of the module.
 *
 * SPDX-License-Identifier: MIT
 */
#include "extension.h"

SQLITE_EXTENSION_INIT1

/* SQLite derives this name from the file name crosshatch_sqlite.so. */
CH_API int sqlite3_crosshatchsqlite_init(sqlite3 *database, char **error,
                                         const sqlite3_api_routines *api);

int sqlite3_crosshatchsqlite_init(sqlite3 *database, char **error, const sqlite3_api_routines *api)
{
    (void)error;
    SQLITE_EXTENSION_INIT2(api);
    const int status = ch_sqlite_add_grading(database);
    return status == SQLITE_OK ? ch_sqlite_add_steps(database) : status;
}
