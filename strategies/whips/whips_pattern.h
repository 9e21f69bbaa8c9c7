/* whips_pattern.h - a whole pattern from its right-linking labels: its variables, and their
 * left-linking candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_PATTERN_H
#define CH_STRATEGIES_WHIPS_PATTERN_H

#include "whips_search.h"

/* A search for one target, with its partial pattern. */
typedef struct ChWhipPath {
    ChWhipSearch *shared;
    ChWhipKind kind;
    int target;
    int limit;
    uint64_t salt; /* a hash of the position and of the above */
    uint64_t set;  /* a hash of the labels, whatever their order */
    int labels;
    uint16_t label[CH_WHIP_MOST];
    ChWhipPattern *pattern;
} ChWhipPath;

/* Ends the partial pattern with a variable.  False if the left-linking candidates of a whip cannot
 * all be different. */
bool ch_whip_complete(const ChWhipPath *path, int variable);

#endif
