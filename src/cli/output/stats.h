/* stats.h - the figures of --stats: numbers of puzzles, outcomes and steps, times, and a hash.
 *
 * Stats are added up in the order of the input.  So the hash, which depends on every step of every
 * puzzle and on their order, does not depend on how the work was divided:
 *
 *      hash of a list = (hash of its front) * BASE^(puzzles behind) + (hash of its back)
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STATS_H
#define CH_CLI_STATS_H

#include "log.h"
#include "technique.h"
#include "text.h"

enum { CH_STATS_TECHNIQUES = CH_TECHNIQUE_ROOM, CH_STATS_OUTCOMES = 5 };

/* The figures of a list of puzzles. */
typedef struct ChStats {
    uint64_t puzzles; /* with any outcome, without the unreadable ones */
    uint64_t unreadable;
    uint64_t outcome[CH_STATS_OUTCOMES];
    uint64_t steps;
    uint64_t technique[CH_STATS_TECHNIQUES];
    uint64_t nanoseconds; /* working time, summed over all workers */
    uint64_t hash;
    uint64_t power; /* BASE^puzzles - 1, zero for an empty list */
} ChStats;

void ch_stats_clear(ChStats *stats);
/* Adds the puzzle of a log. */
void ch_stats_log(ChStats *stats, const ChLog *log);

/* Appends the puzzles of BACK to those of STATS. */
void ch_stats_add(ChStats *stats, const ChStats *back);

/* Adds the figures, a name and a value per line. They are not translated, so that programs can read
 * them. ELAPSED is in nanoseconds, from start to end. */
void ch_stats_print(ChText *out, const ChStats *stats, uint64_t elapsed);

/* Add lines of other figures: a number, the number of a technique, and NAME a second with the
 * seconds. */
void ch_stats_count(ChText *out, const char *name, uint64_t value);
void ch_stats_technique(ChText *out, int technique, uint64_t value);
void ch_stats_rate(ChText *out, const char *name, uint64_t count, uint64_t elapsed);

/* Returns the time of a monotonic clock in nanoseconds. */
uint64_t ch_clock(void);

#endif
