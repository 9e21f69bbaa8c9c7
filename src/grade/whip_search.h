/* whip_search.h - the shortest whip, braid, g-whip or g-braid for a target.
 *
 * A pattern for target Z is a sequence of variables.  If Z is true, each variable is left with one
 * candidate (with a segment, in g-patterns), its right-linking one, when those linked to Z or to
 * earlier right-linking ones are closed.  The last variable is left with none.  In a whip each
 * variable has a candidate linked to the right-linking one just before; a braid needs none.  The
 * length is the number of variables.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_WHIP_SEARCH_H
#define CH_GRADE_WHIP_SEARCH_H

#include "whip_state.h"

/* NODES: the partial patterns that the search for one target may have, WORK those of a rating. */
enum {
    CH_WHIP_NODES = 1 << 20,
    CH_WHIP_SLOTS = 1 << 21,
    CH_WHIP_WORK = 20000000,
    CH_WHIP_MOST = 40 /* variables of a pattern */
};

/* A partial pattern: the one before it, and its last right-linking candidate or segment. */
typedef struct ChWhipNode {
    int32_t parent;
    uint16_t label;
} ChWhipNode;

/* A workspace of some 30 MB, of which most puzzles touch little. */
typedef struct ChWhipSpace {
    ChWhipTables tables;
    bool has_tables;
    bool overflow;
    uint64_t work; /* partial patterns of the rating so far */
    int nodes;
    ChWhipNode node[CH_WHIP_NODES];
    uint64_t slot[CH_WHIP_SLOTS]; /* keys of the search's partial patterns */
    int32_t used[CH_WHIP_NODES];  /* their slots */
} ChWhipSpace;

typedef struct ChWhipKind {
    bool is_braid;
    bool with_segments;
} ChWhipKind;

/* Returns the length of the shortest pattern for the target with at most LIMIT variables, or 0. */
int ch_whip_length(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind, int target,
                   int limit);

/* Returns a lower bound for it: a braid's rounds; 0: there is no pattern of any length. */
int ch_whip_bound(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind, int target);

#endif
