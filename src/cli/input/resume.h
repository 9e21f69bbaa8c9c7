/* resume.h - an output file to which a later run adds what is missing.
 *
 * Its records are lines.  Whoever resumes reads the lines that are there, compares them with what
 * should be there, and then either writes on behind them or leaves the file as it was:
 *
 *      open ─> line ─> line ─> ... ─> begin       a record that was cut off is gone
 *                        └─> close                nothing has changed
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_RESUME_H
#define CH_CLI_RESUME_H

#include <sys/types.h>

#include "cli.h"

typedef struct ChResume {
    ChCli *cli;
    const char *name;
    int descriptor;
    uint64_t line; /* number of the line read last, from 1 */
    off_t end;     /* of the last whole line */
    ChText text;   /* the line read last */
    size_t next;   /* byte of the block */
    size_t count;
    char block[16 * 1024];
} ChResume;

typedef enum ChResumed {
    CH_RESUMED_LINE,  /* a whole line */
    CH_RESUMED_CUT,   /* the beginning of a line, and nothing behind it */
    CH_RESUMED_END,   /* no more lines */
    CH_RESUMED_FAILED /* it was complained about */
} ChResumed;

/* Opens or makes the file, and locks it against other processes.  False: it was complained about,
 * and there is nothing to close. */
bool ch_resume_open(ChResume *resume, ChCli *cli, const char *name);

/* Reads the next line, without its end.  The zeros that some file systems leave after a failure of
 * power cut a line off, unless they are the first thing in a file with other content. */
ChResumed ch_resume_line(ChResume *resume);

/* Directs the output of the command into the file, behind its last whole line.  False: it was
 * complained about. */
bool ch_resume_begin(ChResume *resume);

/* Frees what it holds; without ch_resume_begin() before, the file is as it was. */
void ch_resume_close(ChResume *resume);

#endif
