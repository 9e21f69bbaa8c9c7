/* order.h - what is asked of a puzzle, and how far one is from it.
 *
 * Demands are looked at in the order of what they cost: the number of givens, the path of the plan,
 * HoDoKu's score, the SE rating; each ends as early as it can.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORDER_H
#define CH_GENERATE_ORDER_H

#include "hodoku_grade.h"
#include "orbits.h"
#include "path_grade.h"
#include "se_grade.h"

enum { CH_ORDER_NAMES = 8 };

/* Both ends belong to it; empty: anything will do. */
typedef struct ChRange {
    uint32_t least, most;
} ChRange;

static inline bool ch_range_is_empty(ChRange range)
{
    return range.most == 0;
}

/* A puzzle to be varied, and its one solution. */
typedef struct ChOrigin {
    uint8_t given[CH_CELLS];
    uint8_t grid[CH_CELLS];
} ChOrigin;

/* Large, and the caller's. */
typedef struct ChOrder {
    const ChOrigin
        *origin; /* the caller's; none of them where origin_count is 0, nor with a mask */
    uint32_t origin_count;
    ChOrbits symmetry;
    bool has_mask;
    ChCellSet mask; /* where the givens stand; it has the symmetry */
    bool minimal;   /* no orbit of givens can go */
    ChRange givens; /* never empty where neither mask nor `minimal` says when digging ends */

    ChPlan plan; /* the strategies in use */
    ChRange level;
    ChRange rating; /* ER, in tenths */
    ChRange score;
    ChPlan hodoku; /* the whole profile, for the score */
    ChTechniqueSet without;
    int with_count;
    ChTechniqueSet with[CH_ORDER_NAMES]; /* of each of these sets one must be used */
    int needs_count;
    ChPlan lacking[CH_ORDER_NAMES]; /* none of these may solve the puzzle */

    /* What ch_order_resolve() makes of it. */
    bool asks_path;
    bool asks_solved; /* by the plan */
} ChOrder;

/* To be called once when the demands are complete: tells the plan what ends a solve early. */
void ch_order_resolve(ChOrder *order);

/* What looking at a puzzle takes; the caller's. */
typedef struct ChJudge {
    ChEngine engine;
    ChSe se;
} ChJudge;

/* 0 when the puzzle, whose only solution is GRID, meets all demands; else the more, the further it
 * is from that. */
uint32_t ch_order_miss(ChJudge *judge, const ChOrder *order, const ChPuzzle *puzzle,
                       const uint8_t *grid);

#endif
