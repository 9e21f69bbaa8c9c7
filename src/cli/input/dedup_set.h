/* dedup_set.h - which puzzles have come before, in 16 bytes each.
 *
 * A puzzle is known by a hash of 128 bits: among a billion puzzles the chance that any two share
 * one by accident is below one in 10^20.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DEDUP_SET_H
#define CH_CLI_DEDUP_SET_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle.h"

typedef struct ChDedupKey {
    uint64_t word[2];
} ChDedupKey;

/* Start with zeroes, end with ch_dedup_set_free(). */
typedef struct ChDedupSet {
    ChDedupKey *slot; /* a power of two of them; free where all is 0 */
    size_t slots;
    size_t count;
    bool failed; /* memory ran out: what came since counts as new */
} ChDedupSet;

ChDedupKey ch_dedup_key(const ChPuzzle *puzzle);

/* Whether the key is new; it is not any more. */
bool ch_dedup_set_add(ChDedupSet *seen, ChDedupKey key);

void ch_dedup_set_free(ChDedupSet *seen);

#endif
