/* order.c - see order.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order.h"

#include "dig.h"
#include "se.h"

/* The ways in which a puzzle can miss the order, the nearest miss first. Each kind has ROOM values
 * for the distance. */
typedef enum Miss {
    MET,
    SCALE,    /* level, score or rating out of range */
    SPARE,    /* solvable without a technique that must be needed */
    UNSOLVED, /* the required techniques are used, but others as well, or the plan is stuck */
    UNSEEN,   /* a required technique is not used, and the plan is stuck */
    EASY,     /* a required technique is not used, and the puzzle is solved */
    GIVENS    /* too many or too few */
} Miss;

enum { ROOM = 4096 };

static uint32_t miss(Miss kind, uint32_t excess)
{
    return kind * ROOM + (excess < ROOM ? excess : ROOM - 1);
}

/* Returns how far a value lies outside a range; 0 inside. */
static uint32_t distance(ChRange range, uint32_t value)
{
    if (ch_range_is_empty(range) || (value >= range.least && value <= range.most))
        return 0;
    return value < range.least ? range.least - value : value - range.most;
}

/* Reports whether every technique that a row finds ends the solve. */
static bool row_ends(const ChPlan *plan, const ChProfileRow *row)
{
    bool ends = ch_techniques_has(&plan->ends, row->technique);

    for (int i = 0; i < CH_ROW_ALSO && row->also[i] != CH_TECHNIQUE_NONE; i++)
        ends = ends && ch_techniques_has(&plan->ends, row->also[i]);
    return ends;
}

/* Reports whether the set has a sub-type without its parents. */
static bool has_bare_subtype(const ChTechniqueSet *set)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        if (!ch_techniques_has(set, number) || !ch_technique_is_subtype(ch_technique(number)))
            continue;
        const uint16_t *const parent = ch_technique(number)->parents;
        for (int i = 0; i < CH_PARENTS && parent[i] != CH_TECHNIQUE_NONE; i++)
            if (!ch_techniques_has(set, parent[i]))
                return true;
    }
    return false;
}

void ch_order_resolve(ChOrder *order)
{
    ChPlan *const plan = &order->plan;

    order->names_subtypes = has_bare_subtype(&order->without);
    for (int i = 0; i < order->with_count; i++)
        order->names_subtypes = order->names_subtypes || has_bare_subtype(&order->with[i]);

    order->needs_solution = order->with_count > 0 || order->needs_count > 0 ||
                            ch_techniques_meet(&order->without, &order->without);
    order->needs_path = order->needs_solution || !ch_range_is_empty(order->level);
    plan->ends = order->without;
    for (int number = 0; number < ch_technique_limit(); number++)
        if (ch_technique(number) != NULL && !ch_range_is_empty(order->level) &&
            ch_technique(number)->level > order->level.most)
            ch_techniques_add(&plan->ends, number);
    while (plan->count > 0 && row_ends(plan, &plan->row[plan->count - 1]))
        plan->count--;
}

/* ---- the path ---- */

/* Returns the techniques of the steps; with SUBTYPES their most precise names too. */
static ChTechniqueSet used_in(const ChLog *log, bool subtypes)
{
    ChTechniqueSet used = {{0}};
    ChBoard board;

    if (subtypes)
        (void)ch_board_load(&board, log->puzzle);
    for (uint32_t i = 0; i < log->count; i++) {
        ch_techniques_add(&used, log->step[i].technique);
        if (!subtypes)
            continue;
        ch_techniques_add(&used, ch_step_name(&board, &log->step[i]));
        ch_board_apply(&board, &log->step[i]);
    }
    return used;
}

static uint32_t count_missing(const ChOrder *order, const ChTechniqueSet *used)
{
    uint32_t missing = 0;

    for (int i = 0; i < order->with_count; i++)
        missing += !ch_techniques_meet(&order->with[i], used);
    return missing;
}

static bool is_solvable_without_needed(ChOrderJudge *judge, const ChOrder *order,
                                       const ChPuzzle *puzzle)
{
    for (int i = 0; i < order->needs_count; i++) {
        (void)ch_engine_solve(&judge->engine, puzzle, &order->lacking[i], false);
        if (judge->engine.board.empty == 0)
            return true;
    }
    return false;
}

static uint32_t miss_path(ChOrderJudge *judge, const ChOrder *order, const ChPuzzle *puzzle)
{
    (void)ch_engine_solve(&judge->engine, puzzle, &order->plan, false);
    const ChPathGrade grade = ch_path_grade(&judge->engine, &order->plan);
    const ChTechniqueSet used = used_in(&judge->engine.log, order->names_subtypes);
    const uint32_t missing = count_missing(order, &used);
    const bool is_solved = grade.left == 0 && !ch_techniques_meet(&used, &order->plan.ends);

    if (missing > 0)
        return miss(is_solved ? EASY : UNSEEN, missing);
    if (order->needs_solution && !is_solved)
        return miss(UNSOLVED, grade.left);
    if (is_solvable_without_needed(judge, order, puzzle))
        return miss(SPARE, 0);
    return distance(order->level, grade.level) > 0
               ? miss(SCALE, distance(order->level, grade.level))
               : 0;
}

/* ---- the scales ---- */

static uint32_t miss_score(ChOrderJudge *judge, const ChOrder *order, const ChPuzzle *puzzle,
                           const uint8_t *grid)
{
    ChHodokuGrade grade;

    judge->engine.state = &judge->hodoku;
    (void)ch_hodoku_grade(&judge->engine, puzzle, &order->hodoku, grid, &grade);
    const uint32_t excess = distance(order->score, grade.score);
    return excess > 0 ? miss(SCALE, excess) : 0;
}

static uint32_t miss_rating(ChOrderJudge *judge, const ChOrder *order, const ChPuzzle *puzzle)
{
    const ChSeLimits limits = {.most = (int)order->rating.most};
    const ChSeRating rating = ch_se_rate(judge->space, puzzle, limits, NULL);
    const uint32_t excess = distance(order->rating, (uint32_t)ch_se_printed(rating.er));

    return rating.end != CH_SE_RATED ? miss(SCALE, ROOM) : excess > 0 ? miss(SCALE, excess) : 0;
}

uint32_t ch_order_miss(ChOrderJudge *judge, const ChOrder *order, const ChPuzzle *puzzle,
                       const uint8_t *grid)
{
    const uint32_t excess = distance(order->givens, (uint32_t)ch_count_givens(puzzle));
    uint32_t missed = excess > 0 ? miss(GIVENS, excess) : 0;

    judge->engine.state = judge->state;
    if (missed == 0 && order->needs_path)
        missed = miss_path(judge, order, puzzle);
    if (missed == 0 && !ch_range_is_empty(order->score))
        missed = miss_score(judge, order, puzzle, grid);
    if (missed == 0 && !ch_range_is_empty(order->rating))
        missed = miss_rating(judge, order, puzzle);
    return missed;
}
