/* seen.h - which puzzles have come before, in 16 bytes each.
 *
 * A puzzle is known by a hash of 128 bits: among a billion puzzles the chance that any two share
 * one by accident is below one in 10^20.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SEEN_H
#define CH_CLI_SEEN_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle.h"

typedef struct ChSeenKey {
    uint64_t word[2];
} ChSeenKey;

/* Start with zeroes, end with ch_seen_free(). */
typedef struct ChSeen {
    ChSeenKey *slot; /* a power of two of them; free where all is 0 */
    size_t slots;
    size_t count;
    bool failed; /* memory ran out: what came since counts as new */
} ChSeen;

ChSeenKey ch_seen_key(const ChPuzzle *puzzle);

/* Whether the key is new; it is not any more. */
bool ch_seen_add(ChSeen *seen, ChSeenKey key);

void ch_seen_free(ChSeen *seen);

#endif
