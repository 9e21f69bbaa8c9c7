/* why_graph.c - see why_graph.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_graph.h"

#include <string.h>

#include "alive.h"

enum { STEP_WEIGHT = 100, MOST_SEARCHES = 2000, NO_EDGE = CH_NONE };

/* Number of needs of a removed edge: more than can be met, so that the edge is never taken. */
enum { REMOVED = 2 * CH_CANDIDATES };

/* ---- building ---- */

void ch_graph_start(ChGraph *graph, const ChBoard *position, ChFact goal)
{
    graph->goal = goal;
    graph->alive = ch_alive_board(position);
    graph->count = 0;
    graph->searches = MOST_SEARCHES;
    ch_arena_init(&graph->arena, graph->memory, sizeof graph->memory);
    memset(graph->needing, 0, sizeof graph->needing);
}

static void add_conflicts(ChCandidateSet *set, int placed)
{
    ChCandidateSet left;

    memset(&left, 0xff, sizeof left);
    ch_alive_assume(&left, placed);
    for (int i = 0; i < 12; i++)
        set->word[i] |= ~left.word[i];
}

static ChCandidateSet list_eliminated(const ChGraph *graph, const ChStep *step)
{
    ChCandidateSet kills = {{0}};

    if (step->detail != NULL) {
        kills = step->detail->removed;
        CH_EACH_CANDIDATE(placed, &step->detail->placed)
            add_conflicts(&kills, placed);
    }
    if (step->placed != CH_NONE)
        add_conflicts(&kills, step->placed);
    return ch_candidates_and(&kills, &graph->alive);
}

/* Reports whether another edge eliminates as much, needs no more and weighs no more. */
static bool is_redundant(const ChGraph *graph, const ChEdge *edge)
{
    for (uint32_t i = 0; i < graph->count; i++) {
        const ChEdge *const other = &graph->edge[i];
        if (other->weight <= edge->weight && other->step.placed == edge->step.placed &&
            ch_candidates_within(&other->needs, &edge->needs) &&
            ch_candidates_within(&edge->kills, &other->kills))
            return true;
    }
    return false;
}

static void add_edge(ChGraph *graph, const ChStep *step, const ChCandidateSet *needs)
{
    if (graph->count == CH_GRAPH_EDGES)
        return;
    ChEdge *const edge = &graph->edge[graph->count];
    edge->step = *step;
    edge->needs = *needs;
    edge->kills = list_eliminated(graph, step);
    edge->weight = STEP_WEIGHT + ch_technique(step->technique)->score;
    if (is_redundant(graph, edge) || ch_step_keep(&graph->arena, step, &edge->step) != CH_OK)
        return;
    CH_EACH_CANDIDATE(c, needs)
        ch_bits_add(graph->needing[c].word, (int)graph->count);
    graph->needed[graph->count++] = (uint16_t)ch_candidates_count(needs);
}

void ch_graph_add(ChGraph *graph, const ChBoard *before, const ChStep *step)
{
    ChCandidateSet dead = ch_alive_board(before);
    ChCandidateSet needs = ch_step_scope(step);

    dead = ch_candidates_minus(&graph->alive, &dead);
    needs = ch_candidates_and(&needs, &dead);
    add_edge(graph, step, &needs);
}

/* ---- singles ---- */

static bool has_row(const ChPlan *plan, int technique)
{
    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].technique == technique)
            return true;
    return false;
}

enum { HOUSES_OF_CELL = 3, SINGLES };

/* Returns the single that places a cell's digit: by one of its houses, or as its last candidate. */
static ChStep single_of(int kind, int cell, int digit)
{
    static const uint16_t technique[SINGLES] = {
        CH_TECHNIQUE_CROSS_HATCHING, CH_TECHNIQUE_HIDDEN_SINGLE_ROW,
        CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN, CH_TECHNIQUE_NAKED_SINGLE};
    const int premise = kind < HOUSES_OF_CELL
                            ? CH_HOUSE_CONSTRAINT(ch_cell_house[cell][kind], digit)
                            : CH_CELL_CONSTRAINT(cell);

    return (ChStep){.technique = technique[kind],
                    .placed = (uint16_t)CH_CANDIDATE(cell, digit),
                    .premise = (uint16_t)premise};
}

void ch_graph_add_singles(ChGraph *graph, const ChBoard *solved, const ChPlan *plan)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = solved->digit[cell];
        if (digit == CH_NO_DIGIT || ch_alive_digits(&graph->alive, cell) == 0)
            continue;
        for (int kind = 0; kind < SINGLES; kind++) {
            const ChStep step = single_of(kind, cell, digit);
            ChCandidateSet needs = ch_step_scope(&step);
            needs = ch_candidates_and(&needs, &graph->alive);
            ch_candidates_remove(&needs, step.placed);
            if (has_row(plan, step.technique))
                add_edge(graph, &step, &needs);
        }
    }
}

/* ---- searching ---- */

/* Adds an entry to the heap. */
static void enqueue(ChGraph *graph, uint64_t entry)
{
    uint32_t at = graph->waiting++;

    for (; at > 0 && graph->queue[(at - 1) / 2] > entry; at = (at - 1) / 2)
        graph->queue[at] = graph->queue[(at - 1) / 2];
    graph->queue[at] = entry;
}

/* Removes and returns the smallest entry of the heap. */
static uint64_t dequeue(ChGraph *graph)
{
    const uint64_t first = graph->queue[0];
    const uint64_t last = graph->queue[--graph->waiting];
    uint32_t at = 0;

    while (2 * at + 1 < graph->waiting) {
        uint32_t child = 2 * at + 1;
        child += child + 1 < graph->waiting && graph->queue[child + 1] < graph->queue[child];
        if (graph->queue[child] >= last)
            break;
        graph->queue[at] = graph->queue[child];
        at = child;
    }
    graph->queue[at] = last;
    return first;
}

/* Adds an edge, whose needs are met, to the queue. Its cost is the weight of the new edges on the
 * path to it. Among equals, patterns come before singles, so that they still exist as they were
 * found. */
static void open_edge(ChGraph *graph, int edge, const ChEdgeSet *free_edges)
{
    const ChCandidateSet *const needs = &graph->edge[edge].needs;
    const bool is_single = graph->edge[edge].step.detail == NULL;
    ChEdgeSet *const behind = &graph->behind[edge];
    uint64_t cost = 0;

    *behind = (ChEdgeSet){{0}};
    CH_EACH_CANDIDATE(c, needs)
        for (int i = 0; i < CH_GRAPH_WORDS; i++)
            behind->word[i] |= graph->behind[graph->removed_by[c]].word[i];
    if (!ch_bits_has(free_edges->word, edge))
        ch_bits_add(behind->word, edge);
    CH_EACH_MEMBER(i, behind->word, CH_GRAPH_WORDS)
        cost += graph->edge[i].weight;
    enqueue(graph, cost << 17 | (uint64_t)is_single << 16 | (uint64_t)edge);
}

/* Takes an edge: becomes the eliminator of each candidate not yet eliminated, and queues the edges
 * whose needs are now met. */
static void apply_edge(ChGraph *graph, int edge, int banned, const ChEdgeSet *free_edges)
{
    const ChCandidateSet *const kills = &graph->edge[edge].kills;

    CH_EACH_CANDIDATE(c, kills) {
        const uint64_t *const needing = graph->needing[c].word;
        if (graph->removed_by[c] != NO_EDGE)
            continue;
        graph->removed_by[c] = (uint16_t)edge;
        CH_EACH_MEMBER(next, needing, CH_GRAPH_WORDS)
            if (--graph->unmet[next] == 0 && next != banned)
                open_edge(graph, next, free_edges);
    }
}

static bool reaches_goal(const ChGraph *graph, int edge)
{
    const ChStep *const step = &graph->edge[edge].step;
    const ChFact goal = graph->goal;

    if (goal.candidate == CH_NONE)
        return step->technique == CH_TECHNIQUE_CONTRADICTION;
    if (!goal.holds)
        return ch_candidates_has(&graph->edge[edge].kills, goal.candidate);
    return step->placed == goal.candidate ||
           (step->detail != NULL && ch_candidates_has(&step->detail->placed, goal.candidate));
}

/* Writes the path that ends with the last edge TAKEN, traced back by the eliminators. */
static void trace_path(const ChGraph *graph, const uint16_t *taken, uint32_t count,
                       ChProofPath *path)
{
    ChEdgeSet on_path = {{0}};

    path->count = 0;
    path->weight = 0;
    ch_bits_add(on_path.word, taken[count - 1]);
    for (uint32_t i = count; i-- > 0;) {
        const ChEdge *const edge = &graph->edge[taken[i]];
        const ChCandidateSet *const needs = &edge->needs;
        if (!ch_bits_has(on_path.word, taken[i]))
            continue;
        path->edge[path->count++] = taken[i];
        path->weight += edge->weight;
        CH_EACH_CANDIDATE(c, needs)
            ch_bits_add(on_path.word, graph->removed_by[c]);
    }
    for (uint32_t i = 0; i < path->count / 2; i++) {
        const uint16_t edge = path->edge[i];
        path->edge[i] = path->edge[path->count - 1 - i];
        path->edge[path->count - 1 - i] = edge;
    }
}

/* Finds the cheapest path that the search reaches without the edge BANNED, where FREE_EDGES cost
 * nothing. */
static bool find_path(ChGraph *graph, int banned, const ChEdgeSet *free_edges, ChProofPath *path)
{
    uint16_t taken[CH_GRAPH_EDGES];
    uint32_t count = 0;

    if (graph->searches == 0)
        return false;
    graph->searches--;
    graph->waiting = 0;
    memset(graph->removed_by, 0xff, sizeof graph->removed_by);
    memcpy(graph->unmet, graph->needed, sizeof graph->unmet);
    for (int edge = 0; edge < (int)graph->count; edge++)
        if (graph->unmet[edge] == 0 && edge != banned)
            open_edge(graph, edge, free_edges);
    while (graph->waiting > 0) {
        const int edge = (int)(dequeue(graph) & 0xffff);
        taken[count++] = (uint16_t)edge;
        if (reaches_goal(graph, edge)) {
            trace_path(graph, taken, count, path);
            return true;
        }
        apply_edge(graph, edge, banned, free_edges);
    }
    return false;
}

bool ch_graph_seek(ChGraph *graph, ChProofPath *path)
{
    const ChEdgeSet none = {{0}};

    return find_path(graph, NO_EDGE, &none, path);
}

/* Finds a path without one step of another path, whose other steps cost nothing. */
static bool find_path_without(ChGraph *graph, const ChProofPath *path, uint32_t which)
{
    ChEdgeSet free_edges = {{0}};

    for (uint32_t i = 0; i < path->count; i++)
        ch_bits_add(free_edges.word, path->edge[i]);
    return find_path(graph, path->edge[which], &free_edges, &graph->tried);
}

/* Replaces a step of the path if that makes it lighter. */
static bool replace_step(ChGraph *graph, ChProofPath *path, uint32_t which)
{
    if (!find_path_without(graph, path, which) || graph->tried.weight >= path->weight)
        return false;
    *path = graph->tried;
    return true;
}

void ch_graph_lighten(ChGraph *graph, ChProofPath *path)
{
    uint32_t at = path->count;
    uint32_t kept = 0; /* successive steps that could not be replaced */

    while (path->count > 1 && kept < path->count && graph->searches > 0) {
        at = at > 0 && at <= path->count ? at - 1 : path->count - 1;
        kept = replace_step(graph, path, at) ? 0 : kept + 1;
    }
}

bool ch_graph_avoid(ChGraph *graph, ChProofPath *path, uint32_t which)
{
    graph->needed[path->edge[which]] = REMOVED;
    if (!find_path_without(graph, path, which))
        return false;
    *path = graph->tried;
    return true;
}
