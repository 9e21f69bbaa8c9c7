/* proof_shorten.c - a shorter way to a fact than the solve's own; see why.h and why_graph.h.
 *
 * The solve gives the first edges of the proof graph, and the singles for every digit that it
 * placed the next.  Then the position is looked at anew after each step of the lightest way so far:
 * what can be found there rests on less than what the solve found, which by then knew more.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

#include <string.h>

enum {
    LOOKS = 12, /* at positions along a way; */
    FAR_LOOKS = 6,
    NEAR_LEVEL = 3, /* what is not quickly found is above */
    ANY_LEVEL = 4,  /* above, a step is only wanted that settles the fact */
    ROW_STEPS = 16  /* that one row adds at each look */
};

/* Adds the steps of a log, and leaves the board behind them. */
static void add_log(ChWhy *why, const ChLog *log)
{
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t i = 0; i < log->count; i++) {
        ch_graph_add(&why->graph, &why->board, &log->step[i]);
        ch_board_apply(&why->board, &log->step[i]);
    }
}

/* Begins with the proof as the way, and adds what else the solve found. */
static void start(ChWhy *why, const ChPlan *plan)
{
    ch_board_load(&why->board, &why->puzzle);
    ch_graph_start(&why->graph, &why->board, why->fact);
    add_log(why, &why->log);
    why->way.count = 0;
    (void)ch_graph_seek(&why->graph, &why->way);
    add_log(why, &why->engine.log);
    ch_graph_add_singles(&why->graph, &why->board, plan);
}

static int level_of(const ChWhy *why)
{
    int level = 0;

    for (uint32_t i = 0; i < why->way.count; i++) {
        const ChStep *const step = &why->graph.edge[why->way.edge[i]].step;
        if (ch_technique(step->technique)->level > level)
            level = ch_technique(step->technique)->level;
    }
    return level;
}

/* A sink that adds edges to the graph. */
typedef struct Gatherer {
    ChSink sink;
    ChWhy *why;
    int left;     /* that the row may add */
    bool settles; /* only what settles the fact */
} Gatherer;

static bool gather(ChSink *sink, const ChStep *step)
{
    Gatherer *const gatherer = (Gatherer *)sink;

    if (gatherer->settles && !ch_why_settles(step, gatherer->why->fact))
        return false;
    ch_graph_add(&gatherer->why->graph, &gatherer->why->board, step);
    return --gatherer->left <= 0;
}

/* How far to look. */
typedef struct Sight {
    int level;   /* techniques up to here */
    bool nested; /* those that take the most effort, too */
} Sight;

static bool is_in_sight(const ChProfileRow *row, Sight sight)
{
    return ch_technique(row->technique)->level <= sight.level && (row->effort == 0 || sight.nested);
}

/* Adds what can be found on the board. */
static void look_around(ChWhy *why, const ChPlan *plan, Sight sight)
{
    const ChFinderInput input = ch_why_scene(why, plan);

    ch_facts_renew(&why->engine.facts, &why->board);
    for (const ChProfileRow *row = plan->row; row < plan->row + plan->count; row++) {
        const bool settles = ch_technique(row->technique)->level > ANY_LEVEL;
        Gatherer gatherer = {
            .sink = {gather}, .why = why, .left = settles ? 1 : ROW_STEPS, .settles = settles};
        if (is_in_sight(row, sight))
            row->find(&input, &gatherer.sink);
    }
}

/* Keeps of a set the candidates of cells that are still empty and may still hold them. */
static void keep_open(const ChBoard *board, ChCandidateSet *set)
{
    for (int c = ch_candidates_next(set, 0); c >= 0; c = ch_candidates_next(set, c + 1))
        if (board->digit[CH_CANDIDATE_CELL(c)] != CH_NO_DIGIT || !ch_board_has(board, c))
            ch_candidates_remove(set, c);
}

/* Takes what a step says that is new; false when there is a digit that cannot be placed any
 * more. */
static bool take(ChWhy *why, const ChStep *step, ChStep *taken, ChDetail *detail)
{
    ChBoard *const board = &why->board;

    *taken = *step;
    if (step->placed != CH_NONE && (board->digit[CH_CANDIDATE_CELL(step->placed)] != CH_NO_DIGIT ||
                                    !ch_board_has(board, step->placed)))
        return false;
    if (step->detail != NULL) {
        *detail = *step->detail;
        keep_open(board, &detail->placed);
        keep_open(board, &detail->removed);
        taken->detail = detail;
    }
    ch_board_apply(board, taken);
    return true;
}

/* From the start of a way one looks far, later only as far as is quickly done; nowhere for
 * techniques above those of the way, and above ANY_LEVEL only if the solve settled the fact by such
 * a one. */
static Sight sight_at(uint32_t position, int level, int settler)
{
    const int most = level <= ANY_LEVEL || settler > ANY_LEVEL ? level : ANY_LEVEL;

    return (Sight){.level = position < FAR_LOOKS || most < NEAR_LEVEL ? most : NEAR_LEVEL,
                   .nested = position == 0};
}

/* Looks around at each position along the way but the last. */
static void look_along(ChWhy *why, const ChPlan *plan, int settler)
{
    const ChWay way = why->way;
    const int level = level_of(why);

    ch_board_load(&why->board, &why->puzzle);
    ch_plan_begin(plan, &why->engine.hodoku, &why->puzzle, &why->board);
    for (uint32_t i = 0; i + 1 < way.count && i < LOOKS; i++) {
        ChDetail detail;
        ChStep taken;
        look_around(why, plan, sight_at(i, level, settler));
        if (!take(why, &why->graph.edge[way.edge[i]].step, &taken, &detail))
            break;
    }
}

/* From the way at hand, and from nothing. */
static void lighten(ChWhy *why)
{
    ChWay *const other = &why->other_way;

    ch_graph_lighten(&why->graph, &why->way);
    if (!ch_graph_seek(&why->graph, other))
        return;
    ch_graph_lighten(&why->graph, other);
    if (other->weight < why->way.weight)
        why->way = *other;
}

/* Whether more is dead in the step's premises than it needs: another pattern would be seen
 * there. */
static bool is_spoiled(const ChWhy *why, const ChEdge *edge)
{
    const ChCandidateSet alive = ch_alive_board(&why->board);
    const ChCandidateSet scope = ch_step_scope(&edge->step);
    uint64_t spoiled = 0;

    for (int i = 0; i < 12; i++)
        spoiled |= scope.word[i] & why->graph.alive.word[i] & ~alive.word[i] & ~edge->needs.word[i];
    return spoiled != 0;
}

/* Puts the way in the place of the engine's log, as far as its steps are as they were found;
 * returns how many are. */
static uint32_t lay_way(ChWhy *why)
{
    ChLog *const log = &why->engine.log;

    ch_board_load(&why->board, &why->puzzle);
    ch_log_start(log, &why->puzzle);
    for (uint32_t i = 0; i < why->way.count; i++) {
        const ChEdge *const edge = &why->graph.edge[why->way.edge[i]];
        ChDetail detail;
        ChStep taken;
        if ((edge->step.detail != NULL && is_spoiled(why, edge)) ||
            !take(why, &edge->step, &taken, &detail) || ch_log_add(log, &taken) != CH_OK)
            return i;
    }
    log->outcome = why->fact.candidate == CH_NONE ? CH_CONTRADICTION : CH_STUCK;
    return why->way.count;
}

/* Goes round what cannot be laid; false when there is no way that can. */
static bool make_layable(ChWhy *why)
{
    for (uint32_t laid; (laid = lay_way(why)) < why->way.count;) {
        if (!ch_graph_avoid(&why->graph, &why->way, laid))
            return false;
        ch_graph_lighten(&why->graph, &why->way);
    }
    return true;
}

uint32_t ch_proof_shorten(ChWhy *why, const ChPlan *plan, int settler)
{
    start(why, plan);
    const uint32_t weight = why->way.weight;

    if (why->way.count < 2)
        return 0;
    lighten(why);
    if (level_of(why) > 1) {
        look_along(why, plan, settler);
        lighten(why);
    }
    return make_layable(why) && why->way.weight < weight ? ch_why_trace(why) : 0;
}
