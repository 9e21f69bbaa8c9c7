/* progress.h - a bar on the terminal while there is much to do.
 *
 *      [==========>             ]  43 %  21136 done, 310022 a second, 1 s left
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROGRESS_H
#define CH_CLI_PROGRESS_H

#include "cli.h"

typedef struct ChProgress {
    ChOutput *screen; /* NULL: nobody watches */
    ChLanguage language;
    uint64_t started;
    uint64_t shown; /* when it was drawn last */
} ChProgress;

/* Draws only when standard error is a terminal and standard output is not. */
void ch_progress_start(ChProgress *progress, ChCli *cli);

/* The nanoseconds since the start when something new should be drawn; else 0. */
uint64_t ch_progress_due(ChProgress *progress);

/* Draws a line, then. */
void ch_progress_say(ChProgress *progress, const char *message, const ChField *field, size_t count);

/* Both for what is done one by one: DONE records so far; PART of WHOLE, in any unit, WHOLE 0 when
 * nobody knows it. */
void ch_progress_tick(ChProgress *progress, uint64_t done, uint64_t part, uint64_t whole);

/* Wipes the bar. */
void ch_progress_end(ChProgress *progress);

#endif
