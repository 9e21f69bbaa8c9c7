/* error_records.h - the results of records that could not be read, and JSON members for all
 * results.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_ERROR_RECORDS_H
#define CH_CLI_ERROR_RECORDS_H

#include "puzzle_input.h"

/* Adds a JSON string. Names and texts can be arbitrary bytes: those that are not UTF-8 are escaped
 * byte by byte. NULL counts as a lack of memory. */
void ch_record_string(ChText *out, const char *bytes);

/* Adds a further member of an object, `,"KEY":"BYTES"`. */
void ch_record_text(ChText *out, const char *key, const char *bytes);

/* Adds such a member whose text needs no escapes. */
void ch_record_word(ChText *out, const char *key, const char *word);

/* Adds such a member whose value is a number. A number with `>` before it is a lower bound, marked
 * by a further member `"KEY_above":true`. */
void ch_record_number(ChText *out, const char *key, const char *text);

/* Returns how many bytes of an entry's text its error record has, or 0 if the entry could be
 * read. */
size_t ch_record_input(const ChEntry *entry);

/* Adds the members that describe the fault of an item:
 * ,"file":NAME,"line":...,"column":...,"reason":KEY,"message":...,"input":TEXT
 * "file" is missing where an operand is itself the puzzle. */
void ch_record_error_members(ChText *out, const ChCli *cli, const ChInputItem *item);

/* Adds the object {"format":FORMAT,"version":1,"status":"error", these members} and a line end. */
void ch_record_error_json(ChText *out, const char *format, const ChCli *cli,
                          const ChInputItem *item);

/* Adds the same in one field, identical in every language: `NAME:LINE:COLUMN: KEY: TEXT`. */
void ch_record_error_brief(ChText *out, const ChInputItem *item);

/* Adds the line `error`. */
void ch_record_error_line(ChText *out);

#endif
