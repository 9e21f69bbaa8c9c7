/* order.h - an order: the properties required of a generated puzzle, and the distance of a puzzle
 * from them.
 *
 * Requirements are tested in order of cost: the number of givens, the path of the plan, HoDoKu's
 * score, the SE rating. Each test ends as early as possible.
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

/* A closed range; empty means no restriction. */
typedef struct ChRange {
    uint32_t least, most;
} ChRange;

static inline bool ch_range_is_empty(ChRange range)
{
    return range.most == 0;
}

/* A puzzle to vary, and its only solution. */
typedef struct ChOrigin {
    uint8_t given[CH_CELLS];
    uint8_t grid[CH_CELLS];
} ChOrigin;

/* An order: large, owned by the caller. */
typedef struct ChOrder {
    const ChOrigin
        *origin; /* puzzles to vary, caller-owned; unused with origin_count 0 or a mask */
    uint32_t origin_count;
    ChOrbits symmetry;
    bool has_mask;
    ChCellSet mask; /* the cells of the givens; symmetric as required */
    bool minimal;   /* no orbit of givens may be redundant */
    ChRange givens; /* required when neither a mask nor `minimal` ends the digging */

    ChPlan plan; /* the techniques in use */
    ChRange level;
    ChRange rating; /* ER, in tenths */
    ChRange score;
    ChPlan hodoku;          /* the whole profile, for the score */
    ChTechniqueSet without; /* techniques that must not be used */
    int with_count;
    ChTechniqueSet with[CH_ORDER_NAMES]; /* one technique of each set must be used */
    int needs_count;
    ChPlan lacking[CH_ORDER_NAMES]; /* none of these may solve the puzzle */

    /* Filled in by ch_order_resolve(): */
    bool names_subtypes; /* a technique is required, or forbidden, by a sub-type's name */
    bool needs_path;
    bool needs_solution; /* the plan must solve the puzzle */
} ChOrder;

/* Completes an order, once all requirements are set: derives which techniques end a solve early. */
void ch_order_resolve(ChOrder *order);

/* Working memory for testing a puzzle; owned by the caller. */
typedef struct ChOrderJudge {
    void *state; /* of the profile of the order's plan, caller-owned, as in engine.h */
    ChEngine engine;
    ChHodoku hodoku;
    ChSeSpace *space; /* caller-owned; NULL will do for orders without a rating */
} ChOrderJudge;

/* Returns 0 when the puzzle, whose only solution is GRID, meets the order; otherwise its distance,
 * larger for a worse miss. */
uint32_t ch_order_miss(ChOrderJudge *judge, const ChOrder *order, const ChPuzzle *puzzle,
                       const uint8_t *grid);

#endif
