/* whips.h - a fact: the searches for whips in a position, and their bounds.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_H
#define CH_STRATEGIES_WHIPS_H

#include "technique.h"
#include "whips_search.h"

enum { CH_WHIP_FAILED = 1 << 13 };

typedef struct ChWhips {
    ChWhipSearch search;
    /* With segments or without; without, also of each type.  Read with ch_whips_bound(). */
    uint16_t bound[1 + CH_WHIP_TYPES][CH_CANDIDATES];
    bool has_room; /* `failed` is set up */
    uint64_t failed[CH_WHIP_FAILED];
} ChWhips;

/* Starts searches on a board.  Where singles are left, no variable may be used. */
void ch_whips_build(ChWhips *whips, const ChBoard *board);

/* Returns a lower bound for the length of the patterns for a candidate; 0: there is none. */
int ch_whips_bound(ChWhips *whips, ChWhipKind kind, int candidate);

/* Returns the kind of pattern that a technique finds. */
ChWhipKind ch_whip_kind(int technique);

ChWhips *ch_facts_whips(ChFacts *facts);

#endif
