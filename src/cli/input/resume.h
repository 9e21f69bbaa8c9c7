/* resume.h - an output file to which a later run adds the missing records.
 *
 * Its records are lines.  The caller reads the existing lines and compares them with the expected
 * ones.  Then it either appends to the file or leaves it unchanged:
 *
 *      open ─> line ─> line ─> ... ─> begin       drops a record that was cut off
 *                        └─> close                leaves the file unchanged
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_RESUME_H
#define CH_CLI_RESUME_H

#include <sys/types.h>

#include "cli.h"

/* The file, and the reading of its lines. */
typedef struct ChResume {
    ChCli *cli;
    const char *name;
    int descriptor;
    uint64_t line; /* number of the line read last, from 1 */
    off_t end;     /* end of the last whole line */
    ChText text;   /* the line read last */
    size_t next;   /* next byte of the block */
    size_t count;
    char block[16 * 1024];
} ChResume;

typedef enum ChResumed {
    CH_RESUMED_LINE,  /* a whole line */
    CH_RESUMED_CUT,   /* the beginning of a line, cut off by the end of the file */
    CH_RESUMED_END,   /* no more lines */
    CH_RESUMED_FAILED /* an error, already reported */
} ChResumed;

/* Opens or creates the file, and locks it against other processes. On an error it returns false and
 * has reported it; then there is nothing to close. */
bool ch_resume_open(ChResume *resume, ChCli *cli, const char *name);

/* Reads the next line, without its end. Some file systems leave zeros after a power failure: they
 * cut a line off, unless they begin a file with other content. */
ChResumed ch_resume_line(ChResume *resume);

/* Redirects the command's output to the file, after its last whole line. On an error it returns
 * false and has reported it. */
bool ch_resume_begin(ChResume *resume);

/* Frees what it owns; without a ch_resume_begin() before, the file is unchanged. */
void ch_resume_close(ChResume *resume);

#endif
