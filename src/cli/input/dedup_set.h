/* dedup_set.h - a set of the puzzles seen so far, in 16 bytes each.
 *
 * A puzzle is identified by a hash of 128 bits: among a billion puzzles the chance that any two
 * share one by accident is below one in 10^20.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DEDUP_SET_H
#define CH_CLI_DEDUP_SET_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle.h"

/* The hash of a puzzle; never zero in word[1]. */
typedef struct ChDedupKey {
    uint64_t word[2];
} ChDedupKey;

/* An open-addressing hash table. Start with zeroes, end with ch_dedup_set_free(). */
typedef struct ChDedupSet {
    ChDedupKey *slot; /* a power of two of slots; a slot with word[1] == 0 is free */
    size_t slots;
    size_t count;
    bool failed; /* memory ran out: later keys all count as new */
} ChDedupSet;

/* Returns the hash of givens, entered digits and candidates. */
ChDedupKey ch_dedup_key(const ChPuzzle *puzzle);

/* Adds a key; returns whether it was new. */
bool ch_dedup_set_add(ChDedupSet *set, ChDedupKey key);

void ch_dedup_set_free(ChDedupSet *set);

#endif
