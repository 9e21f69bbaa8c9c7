/* records.h - how a record that could not be read keeps its place among the results.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_RECORDS_H
#define CH_CLI_RECORDS_H

#include "cli.h"

/* A JSON string.  Names and texts can be any bytes: what is no UTF-8 is told byte by byte. */
void ch_record_string(ChText *out, const char *bytes); /* NULL: as ch_text_puts() */

/* A JSON number as it is, and what is none, such as `>6.5`, as a string. */
void ch_record_number(ChText *out, const char *text);

/* {"format":FORMAT,"version":1,"status":"error","file":NAME,"line":...,"column":...,"message":...}
 * and a line end; NAME may be NULL. */
void ch_record_error_json(ChText *out, const char *format, const ChCli *cli, const char *name,
                          const ChFault *fault);

/* The line `error`. */
void ch_record_error_line(ChText *out);

#endif
