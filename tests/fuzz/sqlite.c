/* sqlite.c - fuzz target: any bytes as arguments of the SQL functions.
 *
 * The first byte selects the query, the second the type of the argument and the number of bytes
 * that are the language of ch_steps(); the rest is the argument.  Each query has a result or an
 * error with a message.
 *
 * SPDX-License-Identifier: MIT
 */
#include <sqlite3.h>

#include "fuzz.h"

int sqlite3_crosshatchsqlite_init(sqlite3 *database, char **error, const void *api);

/* The ratings of some puzzles take minutes, so they are not queried. */
static const char *const QUESTIONS[] = {
    "SELECT ch_status(?1), ch_solution(?1)",
    "SELECT ch_level(?1), ch_technique(?1), ch_hodoku_score(?1)",
    "SELECT * FROM ch_steps(?1)",
    "SELECT * FROM ch_steps(?1, ?2)",
    "SELECT number, technique, place FROM ch_steps WHERE puzzle = ?1 AND language = ?2",
    "SELECT count(*) FROM ch_steps",
    "SELECT notation FROM ch_steps(?1, ?2) LIMIT 3",
    "SELECT a.sentence FROM ch_steps(?1) a JOIN ch_steps(?1, ?2) b USING (number) LIMIT 3",
};

enum { COUNT = sizeof QUESTIONS / sizeof *QUESTIONS };

static sqlite3 *database;
static sqlite3_stmt *statement[COUNT];

static void set_up(void)
{
    if (database != NULL)
        return;
    HOLDS(sqlite3_open(":memory:", &database) == SQLITE_OK);
    HOLDS(sqlite3_crosshatchsqlite_init(database, NULL, NULL) == SQLITE_OK);
    for (int i = 0; i < COUNT; i++)
        if (sqlite3_prepare_v2(database, QUESTIONS[i], -1, &statement[i], NULL) != SQLITE_OK)
            HOLDS(strlen(sqlite3_errmsg(database)) > 0);
}

static void bind(sqlite3_stmt *query, int place, unsigned type, const void *data, int size)
{
    uint8_t number[8] = {0};

    memcpy(number, data, (size_t)(size < 8 ? size : 8));
    if (type == 1)
        sqlite3_bind_blob(query, place, data, size, SQLITE_TRANSIENT);
    else if (type == 2)
        sqlite3_bind_null(query, place);
    else if (type == 3)
        sqlite3_bind_int64(query, place, *(const sqlite3_int64 *)(const void *)number);
    else
        sqlite3_bind_text(query, place, data, size, SQLITE_TRANSIENT);
}

static void run_query(sqlite3_stmt *query)
{
    int status;

    while ((status = sqlite3_step(query)) == SQLITE_ROW)
        for (int i = 0; i < sqlite3_column_count(query); i++)
            (void)sqlite3_column_text(query, i);
    HOLDS(status == SQLITE_DONE || strlen(sqlite3_errmsg(database)) > 0);
    HOLDS(status != SQLITE_INTERNAL && status != SQLITE_MISUSE && status != SQLITE_NOMEM);
    sqlite3_reset(query);
    sqlite3_clear_bindings(query);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    const unsigned question = take_byte(&bytes) % COUNT;
    const unsigned shape = take_byte(&bytes);
    char language[16];
    const size_t length = take_bytes(&bytes, language, shape / 16);

    set_up();
    if (statement[question] == NULL)
        return 0;
    bind(statement[question], 2, 0, language, (int)length);
    bind(statement[question], 1, shape % 4, bytes.left > 0 ? (const void *)bytes.data : "",
         (int)bytes.left);
    run_query(statement[question]);
    return 0;
}
