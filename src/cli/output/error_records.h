/* error_records.h - how a record that could not be read keeps its place among the results.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_ERROR_RECORDS_H
#define CH_CLI_ERROR_RECORDS_H

#include "puzzle_input.h"

/* A JSON string.  Names and texts can be any bytes: what is no UTF-8 is told byte by byte. */
void ch_record_string(ChText *out, const char *bytes); /* NULL: as ch_text_puts() */

/* A further member of an object, `,"KEY":"BYTES"`. */
void ch_record_text(ChText *out, const char *key, const char *bytes);

/* The same of a text that needs no escapes. */
void ch_record_word(ChText *out, const char *key, const char *word);

/* The same of a number.  A number with `>` before it is a lower bound, and a member
 * `"KEY_above":true` after it says so. */
void ch_record_number(ChText *out, const char *key, const char *text);

/* How many bytes of its text the record of an entry has: none if it could be read. */
size_t ch_record_input(const ChEntry *entry);

/* The members that say what is wrong with an item:
 * ,"file":NAME,"line":...,"column":...,"reason":KEY,"message":...,"input":TEXT
 * There is no "file" where an operand is itself the puzzle. */
void ch_record_error_members(ChText *out, const ChCli *cli, const ChInputItem *item);

/* {"format":FORMAT,"version":1,"status":"error", these members} and a line end. */
void ch_record_error_json(ChText *out, const char *format, const ChCli *cli,
                          const ChInputItem *item);

/* The same in one field, the same in every language: `NAME:LINE:COLUMN: KEY: TEXT`. */
void ch_record_error_brief(ChText *out, const ChInputItem *item);

/* The line `error`. */
void ch_record_error_line(ChText *out);

#endif
