/* values.c - see values.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "values.h"

#include "message.h"
#include "puzzle_reader.h"

bool ch_sqlite_read(ChPuzzle *puzzle, sqlite3_value *value, ChText *error)
{
    ChFault fault;
    const char *const text = (const char *)sqlite3_value_text(value);
    const int length = sqlite3_value_bytes(value);

    if (text != NULL && ch_puzzle_read(puzzle, text, (size_t)length, &fault) == CH_OK)
        return true;
    ch_text_puts(error, "crosshatch: ");
    if (text == NULL)
        ch_text_puts(error, ch_status_text(CH_NO_MEMORY));
    else
        ch_fault_text(error, CH_ENGLISH, &fault);
    return false;
}

void ch_sqlite_result(sqlite3_context *context, ChText *text)
{
    if (text->failed)
        sqlite3_result_error_nomem(context);
    else
        sqlite3_result_text64(context, ch_text_string(text), text->length, SQLITE_TRANSIENT,
                              SQLITE_UTF8);
    ch_text_free(text);
}

void ch_sqlite_fail(sqlite3_context *context, ChText *text)
{
    if (text->failed)
        sqlite3_result_error_nomem(context);
    else
        sqlite3_result_error(context, ch_text_string(text), (int)text->length);
    ch_text_free(text);
}
