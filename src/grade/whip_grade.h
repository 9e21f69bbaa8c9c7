/* whip_grade.h - ratings by whips and braids, and by trial and error, after Denis Berthier.
 *
 * W is the greatest length of a whip on the path that always takes the shortest; gW, B and gB are
 * the same for g-whips, braids and g-braids.  0: singles suffice.  All patterns of the shortest
 * length are applied at once, so the ratings do not depend on an order.  The depth of trial and
 * error is how many assumptions must be nested, with singles inside.  BxB is the shortest length of
 * braids that solve the puzzle inside single assumptions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_WHIP_GRADE_H
#define CH_GRADE_WHIP_GRADE_H

#include "puzzle.h"
#include "whips.h"

enum { CH_WHIP_NONE = -1, CH_WHIP_UNFINISHED = -2 };

/* The partial patterns that a rating may examine, and the failed ones that are kept. */
enum { CH_WHIP_WORK = 20000000, CH_WHIP_SLOTS = 1 << 20 };

/* A workspace of 8 MB, of which most puzzles touch little.  It begins as zeros. */
typedef struct ChWhipSpace {
    ChWhipSearch search;
    uint64_t failed[CH_WHIP_SLOTS];
} ChWhipSpace;

/* Returns the rating by patterns of the kind; CH_WHIP_NONE: they do not solve the puzzle. */
int ch_whip_rate(ChWhipSpace *space, const ChPuzzle *puzzle, ChWhipKind kind);

/* Returns the depth of trial and error, at most MOST; CH_WHIP_NONE: it is deeper. */
int ch_whip_depth(ChWhipSpace *space, const ChPuzzle *puzzle, int most);

/* Returns BxB, at most MOST; CH_WHIP_NONE: it is more. */
int ch_whip_bxb(ChWhipSpace *space, const ChPuzzle *puzzle, int most);

#endif
