/* stats.h - what --stats reports: how many puzzles, how they ended, which steps, how long.
 *
 * Tallies are added up in the order of the input, so that the hash, which depends on every step of
 * every puzzle and on their order, does not depend on how the work was shared out:
 *
 *      hash of a list = (hash of its front) * BASE^(puzzles behind) + (hash of its back)
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STATS_H
#define CH_CLI_STATS_H

#include "log.h"
#include "text.h"

enum { CH_STATS_TECHNIQUES = 512, CH_STATS_OUTCOMES = 5 };

typedef struct ChStats {
    uint64_t puzzles; /* solved or not, without the unreadable */
    uint64_t unreadable;
    uint64_t outcome[CH_STATS_OUTCOMES];
    uint64_t steps;
    uint64_t technique[CH_STATS_TECHNIQUES];
    uint64_t nanoseconds; /* at work, over all hands */
    uint64_t hash;
    uint64_t power; /* BASE^puzzles, less one: zero for an empty tally */
} ChStats;

void ch_stats_clear(ChStats *stats);
void ch_stats_log(ChStats *stats, const ChLog *log, uint64_t hash);

/* Puts the puzzles of BACK behind those of STATS. */
void ch_stats_add(ChStats *stats, const ChStats *back);

/* The figures, a name and a value a line, for people and programs alike: they are not translated.
 * ELAPSED is in nanoseconds, from start to end. */
void ch_stats_print(ChText *out, const ChStats *stats, uint64_t elapsed);

/* A clock that only goes forward, in nanoseconds. */
uint64_t ch_clock(void);

#endif
