/* progress.h - a progress bar on the terminal, or with --progress lines of a log.
 *
 *      [==========>             ]  43 %  21136 done, 310022 a second, 1 s left
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROGRESS_H
#define CH_CLI_PROGRESS_H

#include "cli.h"

/* Times are those of ch_clock(). */
typedef struct ChProgress {
    ChOutput *screen; /* NULL: nothing is drawn */
    ChLanguage language;
    uint64_t started;
    uint64_t shown; /* time of the last drawing */
    uint64_t pause; /* nanoseconds between two drawings */
    bool is_log;    /* lines, one below the other */
    uint64_t done;  /* records, at the last tick */
} ChProgress;

/* Starts the lines of --progress, or else the bar, which is drawn only if standard error is a
 * terminal and standard output is not. */
void ch_progress_start(ChProgress *progress, ChCli *cli);

/* Returns the nanoseconds since the start if the bar is due to be drawn again, else 0. */
uint64_t ch_progress_due(ChProgress *progress);

/* Draws a line with a message, after ch_progress_due() has returned a time. */
void ch_progress_say(ChProgress *progress, const char *message, const ChField *field, size_t count);

/* Draws the bar if it is due. DONE counts records so far. PART of WHOLE is the progress in any
 * unit; WHOLE is 0 when unknown. */
void ch_progress_tick(ChProgress *progress, uint64_t done, uint64_t part, uint64_t whole);

/* Erases the bar, or adds the last line. */
void ch_progress_end(ChProgress *progress);

#endif
