/* resume.h - an output file that is gone on with, after whatever cut it off.
 *
 * Its records are lines.  What stands behind the last line end is a record cut off in the middle;
 * it is dropped, and its puzzle is done again.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_RESUME_H
#define CH_CLI_RESUME_H

#include "cli.h"

/* Opens or makes the file and points standard output into it, behind its last whole record.
 * *RECORDS says how many it has.  HEAD is the line that such a file begins with, or "", and a new
 * file gets it; LEAD is what each record begins with, or "".  A file that does not fit these is
 * refused and left as it is.  False: it was complained about. */
bool ch_resume(ChCli *cli, const char *name, const char *head, const char *lead, uint64_t *records);

#endif
