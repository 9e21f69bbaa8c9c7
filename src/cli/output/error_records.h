/* error_records.h - the results of records that could not be read.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_ERROR_RECORDS_H
#define CH_CLI_ERROR_RECORDS_H

#include "json_write.h"
#include "puzzle_input.h"

/* Returns how many bytes of an entry's text its error record has, or 0 if the entry could be
 * read. */
size_t ch_record_input(const ChEntry *entry);

/* Adds the reason of a fault as a key, such as `no-puzzle`. */
void ch_record_reason(ChText *out, ChStatus status);

/* Adds bytes on one line; those that are not text are written as \xNN. */
void ch_record_printable(ChText *out, ChBytes bytes);

/* Adds the members that describe the fault of an item:
 * "file":NAME,"line":...,"column":...,"reason":KEY,"message":...,"input":TEXT
 * "file" is missing where an operand is itself the puzzle. */
void ch_record_error_members(ChJsonWriter *json, const ChCli *cli, const ChInputItem *item);

/* Adds the object {"format":FORMAT,"version":1,"status":"error", these members} and a line end. */
void ch_record_error_json(ChText *out, const char *format, const ChCli *cli,
                          const ChInputItem *item);

/* Adds the same in one field, identical in every language: `NAME:LINE:COLUMN: KEY: TEXT`. */
void ch_record_error_brief(ChText *out, const ChInputItem *item);

/* Adds the line `error`. */
void ch_record_error_line(ChText *out);

#endif
