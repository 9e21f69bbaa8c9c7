/* proof_shorten.c - searches for an easier proof of a fact than the solve's own; see proof.h and
 * why_graph.h.
 *
 * The solve provides the first edges of the proof graph, and the singles for every digit that it
 * placed provide the next. Then the position after each step of the easiest path so far is surveyed
 * again. Steps found there need fewer eliminations than the solve's steps, which were found on
 * boards with more candidates eliminated.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

#include <string.h>

#include "step_part.h"

enum {
    MOST_SURVEYS = 12, /* most positions surveyed along a path */
    FULL_SURVEYS = 6,
    NEAR_LEVEL = 3, /* highest level of techniques that are found quickly */
    ANY_LEVEL = 4,  /* above this level, only a step that concludes the fact is of use */
    ROW_STEPS = 16  /* most steps that one row adds at each position */
};

/* Adds the steps of a log and leaves the board as it is after them. */
static void add_log(ChWhy *why, const ChLog *log)
{
    ch_board_load(&why->board, &why->puzzle);
    for (uint32_t i = 0; i < log->count; i++) {
        ch_graph_add(&why->graph, &why->board, &log->step[i]);
        ch_board_apply(&why->board, &log->step[i]);
    }
}

/* Starts the graph with the proof in the log as the path, then adds what else the solve found. */
static void build_graph(ChWhy *why, const ChPlan *plan)
{
    ch_board_load(&why->board, &why->puzzle);
    ch_graph_start(&why->graph, &why->board, why->fact);
    add_log(why, &why->log);
    why->path.count = 0;
    (void)ch_graph_seek(&why->graph, &why->path);
    add_log(why, &why->engine.log);
    ch_graph_add_singles(&why->graph, &why->board, plan);
}

/* Returns the highest level of a step on the path. */
static int level_of(const ChWhy *why)
{
    int level = 0;

    for (uint32_t i = 0; i < why->path.count; i++) {
        const ChStep *const step = &why->graph.edge[why->path.edge[i]].step;
        if (ch_technique(step->technique)->level > level)
            level = ch_technique(step->technique)->level;
    }
    return level;
}

/* A sink that adds edges to the graph. */
typedef struct EdgeSink {
    ChSink sink;
    ChWhy *why;
    int left;             /* number of steps that the row may still add */
    bool conclusive_only; /* add only steps that conclude the fact */
} EdgeSink;

static bool add_edge(ChSink *sink, const ChStep *step)
{
    EdgeSink *const edge_sink = (EdgeSink *)sink;

    if (edge_sink->conclusive_only && !ch_why_concludes(step, edge_sink->why->fact))
        return false;
    ch_graph_add(&edge_sink->why->graph, &edge_sink->why->board, step);
    return --edge_sink->left <= 0;
}

/* The rows used in a survey. */
typedef struct SurveyScope {
    int level;   /* highest level of techniques */
    bool nested; /* include the rows with the most effort */
} SurveyScope;

static bool is_in_scope(const ChProfileRow *row, SurveyScope scope)
{
    return ch_technique(row->technique)->level <= scope.level && (row->effort == 0 || scope.nested);
}

/* Adds the steps found on the board. */
static void survey_board(ChWhy *why, const ChPlan *plan, SurveyScope scope)
{
    const ChFinderInput input = ch_why_input(why, plan);

    ch_facts_renew(&why->engine.facts, &why->board);
    for (const ChProfileRow *row = plan->row; row < plan->row + plan->count; row++) {
        const bool conclusive_only = ch_technique(row->technique)->level > ANY_LEVEL;
        EdgeSink edge_sink = {.sink = {add_edge},
                              .why = why,
                              .left = conclusive_only ? 1 : ROW_STEPS,
                              .conclusive_only = conclusive_only};
        if (is_in_scope(row, scope))
            ch_plan_find(plan, row, &input, &edge_sink.sink);
    }
}

/* Applies the part of a step that is new to the board; TAKEN and DETAIL receive that part. Returns
 * false when a digit can no longer be placed. */
static bool apply_new_part(ChWhy *why, const ChStep *step, ChStep *taken, ChDetail *detail)
{
    if (!ch_step_open_part(&why->board, step, taken, detail))
        return false;
    ch_board_apply(&why->board, taken);
    return true;
}

/* Returns the rows to use at a position of the path. The first positions are surveyed in full,
 * later ones only with quick techniques. Techniques above the level of the path are not used, nor
 * those above ANY_LEVEL unless the solve concluded the fact with one. */
static SurveyScope scope_at(uint32_t position, int level, int final_level)
{
    const int most = level <= ANY_LEVEL || final_level > ANY_LEVEL ? level : ANY_LEVEL;

    return (SurveyScope){.level = position < FULL_SURVEYS || most < NEAR_LEVEL ? most : NEAR_LEVEL,
                         .nested = position == 0};
}

/* Brings the board and the profile's state to the position after COUNT steps of a path. A survey
 * leaves the state as it is after the last step found, so it starts over. */
static bool load_position(ChWhy *why, const ChPlan *plan, const ChProofPath *path, uint32_t count)
{
    ch_board_load(&why->board, &why->puzzle);
    ch_plan_start(plan, why->engine.state, &why->puzzle, &why->board);
    ch_plan_before_step(plan, why->engine.state, &why->board);
    for (uint32_t i = 0; i < count; i++) {
        ChDetail detail;
        ChStep taken;
        if (!apply_new_part(why, &why->graph.edge[path->edge[i]].step, &taken, &detail))
            return false;
        ch_plan_after_step(plan, why->engine.state, &taken);
    }
    return true;
}

/* Surveys each position along the path but the last. */
static void survey_path(ChWhy *why, const ChPlan *plan, int final_level)
{
    const ChProofPath path = why->path;
    const int level = level_of(why);

    for (uint32_t i = 0; i + 1 < path.count && i < MOST_SURVEYS; i++) {
        if (!load_position(why, plan, &path, i))
            break;
        survey_board(why, plan, scope_at(i, level, final_level));
    }
}

/* Makes the path lighter, starting once from the present path and once from none. */
static void shorten_path(ChWhy *why)
{
    ChProofPath *const other = &why->other_path;

    ch_graph_lighten(&why->graph, &why->path);
    if (!ch_graph_seek(&why->graph, other))
        return;
    ch_graph_lighten(&why->graph, other);
    if (other->weight < why->path.weight)
        why->path = *other;
}

/* Reports whether premises of the step have more candidates eliminated than it needs, so that
 * another pattern would be seen there. */
static bool is_altered(const ChWhy *why, const ChEdge *edge)
{
    const ChCandidateSet alive = ch_alive_board(&why->board);
    const ChCandidateSet scope = ch_step_scope(&edge->step);
    uint64_t altered = 0;

    for (int i = 0; i < 12; i++)
        altered |= scope.word[i] & why->graph.alive.word[i] & ~alive.word[i] & ~edge->needs.word[i];
    return altered != 0;
}

/* Replaces the engine's log by the path, up to the first step that no longer holds as found.
 * Returns the number of steps written. */
static uint32_t replay_path(ChWhy *why)
{
    ChLog *const log = &why->engine.log;

    ch_board_load(&why->board, &why->puzzle);
    ch_log_start(log, &why->puzzle);
    for (uint32_t i = 0; i < why->path.count; i++) {
        const ChEdge *const edge = &why->graph.edge[why->path.edge[i]];
        ChDetail detail;
        ChStep taken;
        if ((edge->step.detail != NULL && is_altered(why, edge)) ||
            !apply_new_part(why, &edge->step, &taken, &detail) || ch_log_add(log, &taken) != CH_OK)
            return i;
    }
    log->outcome = why->fact.candidate == CH_NONE ? CH_CONTRADICTION : CH_STUCK;
    return why->path.count;
}

/* Replaces the steps that cannot be replayed; false when no such path exists. */
static bool make_replayable(ChWhy *why)
{
    for (uint32_t replayed; (replayed = replay_path(why)) < why->path.count;) {
        if (!ch_graph_avoid(&why->graph, &why->path, replayed))
            return false;
        ch_graph_lighten(&why->graph, &why->path);
    }
    return true;
}

uint32_t ch_proof_shorten(ChWhy *why, const ChPlan *plan, int final_level)
{
    build_graph(why, plan);
    const uint32_t weight = why->path.weight;

    if (why->path.count < 2)
        return 0;
    shorten_path(why);
    if (level_of(why) > 1) {
        survey_path(why, plan, final_level);
        shorten_path(why);
    }
    return make_replayable(why) && why->path.weight < weight ? ch_why_trace(why) : 0;
}
