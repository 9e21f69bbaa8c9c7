/* tally.h - what --stats reports: how many puzzles, how they ended, which steps, how long.
 *
 * Tallies are added up in the order of the input, so that the hash, which depends on every step of
 * every puzzle and on their order, does not depend on how the work was shared out:
 *
 *      hash of a list = (hash of its front) * BASE^(puzzles behind) + (hash of its back)
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_TALLY_H
#define CH_CLI_TALLY_H

#include "log.h"
#include "text.h"

enum { CH_TALLY_TECHNIQUES = 512, CH_TALLY_OUTCOMES = 5 };

typedef struct ChTally {
    uint64_t puzzles; /* solved or not, without the unreadable */
    uint64_t unreadable;
    uint64_t outcome[CH_TALLY_OUTCOMES];
    uint64_t steps;
    uint64_t technique[CH_TALLY_TECHNIQUES];
    uint64_t nanoseconds; /* at work, over all hands */
    uint64_t hash;
    uint64_t power; /* BASE^puzzles, less one: zero for an empty tally */
} ChTally;

void ch_tally_clear(ChTally *tally);
void ch_tally_log(ChTally *tally, const ChLog *log, uint64_t hash);

/* Puts the puzzles of BACK behind those of TALLY. */
void ch_tally_add(ChTally *tally, const ChTally *back);

/* The figures, a name and a value a line, for people and programs alike: they are not translated.
 * ELAPSED is in nanoseconds, from start to end. */
void ch_tally_print(ChText *out, const ChTally *tally, uint64_t elapsed);

/* A clock that only goes forward, in nanoseconds. */
uint64_t ch_clock(void);

#endif
