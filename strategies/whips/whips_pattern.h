/* whips_pattern.h - a whole pattern from its right-linking labels: its variables, and their
 * left-linking candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_PATTERN_H
#define CH_STRATEGIES_WHIPS_PATTERN_H

#include "whips_labels.h"

enum { CH_WHIP_MOST = 40 }; /* variables of a pattern */

/* A pattern in its order.  A right-linking label is a candidate, or a segment; the last is
 * CH_NONE. */
typedef struct ChWhipPattern {
    int target; /* for which it was found */
    int length;
    uint16_t variable[CH_WHIP_MOST];
    uint16_t left[CH_WHIP_MOST];
    uint16_t right[CH_WHIP_MOST];
} ChWhipPattern;

/* A partial pattern for a target, in a position. */
typedef struct ChWhipPath {
    const ChPropagation *start;
    const ChConstraintSet *variables; /* those that it may use */
    const ChWhipRelation *relation;   /* one more, or NULL */
    ChWhipKind kind;
    int target;
    int labels;
    uint16_t label[CH_WHIP_MOST];
} ChWhipPath;

/* Ends the partial pattern with a variable, or writes it as it is with CH_NONE: then its last label
 * is not CH_NONE.  False if the left-linking candidates of a whip cannot all be different. */
bool ch_whip_complete(const ChWhipPath *path, int variable, ChWhipPattern *pattern);

/* Returns the candidates that a pattern rules out: its target, and each other for which the same
 * variables are left with the same labels. */
ChCandidateSet ch_whip_targets(const ChPropagation *start, const ChWhipRelation *relation,
                               ChWhipKind kind, const ChWhipPattern *pattern);

#endif
