/* whips_partial.h - where the partial whips and braids for a candidate lead.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_PARTIAL_H
#define CH_STRATEGIES_WHIPS_PARTIAL_H

#include "whips_search.h"

/* A step from several cases keeps the labels of each side in this many bits. */
enum { CH_WHIP_SIDE_BITS = 4 };

/* A conclusion: a candidate is true, or all of several are false. */
typedef struct ChWhipEnd {
    ChCandidateSet candidates;
    bool holds;
} ChWhipEnd;

/* The labels of the shortest partial pattern whose last label is a candidate, or conflicts with it;
 * 0: there is none. */
typedef struct ChWhipReach {
    uint8_t labels[2][CH_CANDIDATES]; /* false, true */
} ChWhipReach;

/* Lists where the partial patterns with at most MOST labels lead, from a candidate that is true. */
void ch_whip_reach(ChWhipSearch *search, ChWhipKind kind, int source, int most, ChWhipReach *reach);

/* Reports whether a label leads to a conclusion. */
bool ch_whip_leads_to(int label, const ChWhipEnd *end);

/* Finds a partial pattern with a number of labels whose last one leads to a conclusion. */
bool ch_whip_find_partial(ChWhipSearch *search, ChWhipKind kind, int source, int labels,
                          const ChWhipEnd *end, ChWhipPattern *pattern);

/* Reports whether a right-linking label of the pattern is a segment. */
bool ch_whip_has_segment(const ChWhipPattern *pattern);

#endif
