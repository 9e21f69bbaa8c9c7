/* link_closure.c - the candidates that some chain rules out, however long.
 *
 * A true node makes the nodes it conflicts with false, and their strong neighbours true: these are
 * its next nodes.  Without parts of almost locked sets, the closure is computed from colours
 * (links_colours.c).  With parts, since several parts of a set can be true, the closure is computed
 * per node.  All nodes on a circle have the same closure, so circles are found as strongly
 * connected components (Tarjan).
 *
 *      v - a = b - c = d       b is next to v, d next to b; a candidate is ruled out if it makes
 *                              a node true that conflicts with it
 *
 * The closure of a node contains the closures of its next nodes.  Most next nodes can be skipped
 * once some of them have been merged.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "links.h"

/* ---- closures ---- */

typedef struct Walk {
    ChLinks *links;
    ChNodeSet seen;   /* nodes visited, and nodes that lead nowhere */
    ChNodeSet open;   /* nodes whose circle is incomplete */
    ChNodeSet closed; /* nodes whose circle is complete */
    int depth;
    int stacked;                  /* number of open nodes */
    uint16_t time;                /* number of nodes visited so far */
    uint16_t when[CH_MAX_NODES];  /* time of a node's visit */
    uint16_t early[CH_MAX_NODES]; /* time of the earliest open node it leads to */
    uint16_t first[CH_MAX_NODES]; /* of a closed node: the node of its circle visited first */
    uint16_t word[CH_MAX_NODES];  /* by depth: no earlier word has unvisited next nodes */
    uint16_t path[CH_MAX_NODES];  /* from the root to the current node */
    uint16_t stack[CH_MAX_NODES]; /* the open nodes, in order of visit */
    uint16_t
        circle[CH_MAX_NODES]; /* the circle that a false node lies on, by its `first`; CH_NONE */
} Walk;

/* Returns the nodes that follow from a node.  The set is complete once the node is closed. */
static inline ChNodeSet *closure_of(const Walk *walk, int node)
{
    return &walk->links->seen[node];
}

static void enter_node(Walk *walk, int node)
{
    ch_links_find_next(walk->links, node);
    memset(closure_of(walk, node), 0, (size_t)walk->links->words * sizeof(uint64_t));
    assert(!ch_bits_has(walk->seen.word, node));
    ch_bits_add(walk->seen.word, node);
    ch_bits_add(walk->open.word, node);
    walk->when[node] = walk->early[node] = ++walk->time;
    walk->stack[walk->stacked++] = (uint16_t)node;
    walk->word[walk->depth] = 0;
    walk->path[walk->depth++] = (uint16_t)node;
}

/* Enters an unvisited next node.  False when there is none. */
static bool enter_next(Walk *walk, int node)
{
    const uint64_t *const next = walk->links->next[node].word;

    for (int i = walk->word[walk->depth - 1]; i < walk->links->words; i++) {
        const uint64_t rest = next[i] & ~walk->seen.word[i];
        if (rest != 0) {
            walk->word[walk->depth - 1] = (uint16_t)i;
            enter_node(walk, i * 64 + __builtin_ctzll(rest));
            return true;
        }
    }
    return false;
}

static inline void note_early(Walk *walk, int node, uint16_t early)
{
    if (early < walk->early[node])
        walk->early[node] = early;
}

/* Merges the closures of closed next nodes, and notes the earliest open one. */
static void merge_closures(Walk *walk, int node)
{
    const int words = walk->links->words;
    const uint64_t *const next = walk->links->next[node].word;
    ChNodeSet *const all = closure_of(walk, node);

    for (int i = 0; i < words; i++) {
        uint64_t rest;
        while ((rest = next[i] & walk->closed.word[i] & ~all->word[i]) != 0) {
            all->word[i] |= rest & -rest;
            ch_nodes_join(all, closure_of(walk, i * 64 + __builtin_ctzll(rest)), words);
        }
        CH_EACH_BIT_64(bit, next[i] & walk->open.word[i])
            note_early(walk, node, walk->when[i * 64 + bit]);
    }
    ch_nodes_join(all, &walk->links->next[node], words);
}

static void complete_circle(Walk *walk, int first)
{
    for (int node = -1; node != first;) {
        assert(walk->stacked > 0);
        node = walk->stack[--walk->stacked];
        ch_bits_remove(walk->open.word, node);
        ch_bits_add(walk->closed.word, node);
        walk->first[node] = (uint16_t)first;
        if (node != first)
            memcpy(closure_of(walk, node), closure_of(walk, first),
                   (size_t)walk->links->words * sizeof(uint64_t));
    }
}

/* Leaves a node whose next nodes are all visited.  While its circle is open, its closure is merged
 * into its predecessor's, and so reaches the first node of the circle. */
static void leave_node(Walk *walk, int node)
{
    merge_closures(walk, node);
    walk->depth--;
    if (walk->early[node] == walk->when[node]) {
        complete_circle(walk, node);
        return;
    }
    assert(walk->depth > 0);
    const int before = walk->path[walk->depth - 1];
    ch_nodes_join(closure_of(walk, before), closure_of(walk, node), walk->links->words);
    note_early(walk, before, walk->early[node]);
}

static void visit_all_from(Walk *walk, int root)
{
    enter_node(walk, root);
    while (walk->depth > 0) {
        const int node = walk->path[walk->depth - 1];
        if (!enter_next(walk, node))
            leave_node(walk, node);
    }
}

static bool is_ruled_out(const Walk *walk, int candidate)
{
    const uint64_t *const weak = walk->links->weak[candidate].word;
    uint64_t both = 0;

    for (int i = 0; i < walk->links->words; i++)
        both |= closure_of(walk, candidate)->word[i] & weak[i];
    return both != 0;
}

/* ---- loops ---- */

/* Finds the nodes that a loop must pass to rule out anything: those that conflict with a target,
 * and the other parts of their almost locked sets. */
static void find_near(const ChLinks *links, const ChNodeSet *ends, ChNodeSet *near)
{
    *near = *ends;
    CH_EACH_MEMBER(node, ends->word, links->words) {
        const ChNodeSet strong = ch_links_set_strong(links, node);
        ch_nodes_join(near, &strong, links->words);
    }
}

/* Collects the nodes that conflict with each circle, in the row of its first node. */
static void join_weak(const Walk *walk)
{
    ChLinks *const links = walk->links;
    const uint64_t *const closed = walk->closed.word;
    const int words = links->words;

    CH_EACH_MEMBER(node, closed, words)
        if (walk->first[node] == node)
            memcpy(&links->fresh[node], &links->weak[node], (size_t)words * sizeof(uint64_t));
    CH_EACH_MEMBER(node, closed, words)
        if (walk->first[node] != node)
            ch_nodes_join(&links->fresh[walk->first[node]], &links->weak[node], words);
}

/* Returns the circle that a node lies on when false: the node conflicts with one node of the circle
 * and is strongly linked to another.  CH_NONE when there is none. */
static int circle_of(const Walk *walk, int node, const ChNodeSet *strong)
{
    const ChLinks *const links = walk->links;

    for (int i = 0; i < links->words; i++)
        CH_EACH_BIT_64(bit, strong->word[i] & walk->closed.word[i]) {
            const int circle = walk->first[i * 64 + bit];
            if (ch_bits_has(links->fresh[circle].word, node))
                return circle;
        }
    return CH_NONE;
}

/* Finds where loops can start: nodes that lie, when false, on a suitable circle.  Such a circle
 * passes a near node and has two parts of an almost locked set: one part being false makes the
 * other true. */
static void find_loops(Walk *walk, ChChainTargets *targets)
{
    const ChLinks *const links = walk->links;
    ChNodeSet loop_circles = {{0}}; /* circles, by first node */
    ChNodeSet useful = {{0}};
    ChNodeSet near;

    find_near(links, &targets->ends, &near);
    join_weak(walk);
    for (int node = 0; node < links->count; node++) {
        const int circle = circle_of(walk, node, &links->strong[node]);
        walk->circle[node] = (uint16_t)circle;
        if (circle == CH_NONE)
            continue;
        if (!targets->whole || ch_bits_has(near.word, node))
            ch_bits_add(useful.word, circle);
        const ChNodeSet strong = ch_links_set_strong(links, node);
        if (circle_of(walk, node, &strong) != CH_NONE)
            ch_bits_add(loop_circles.word, circle);
    }
    for (int node = 0; node < links->count; node++)
        if (walk->circle[node] != CH_NONE && ch_bits_has(loop_circles.word, walk->circle[node]) &&
            ch_bits_has(useful.word, walk->circle[node]))
            ch_bits_add(targets->loops.word, node);
}

/* Finds the nodes without active weak neighbours: nothing follows from them. */
static void find_leaves(const ChLinks *links, ChNodeSet *leaves)
{
    for (int node = 0; node < links->count; node++) {
        int i = 0;
        while (i < links->words && (links->weak[node].word[i] & links->active.word[i]) == 0)
            i++;
        if (i == links->words)
            ch_bits_add(leaves->word, node);
    }
}

static void find_targets_by_walk(ChLinks *links, ChChainTargets *targets)
{
    Walk walk;

    walk.links = links;
    walk.seen = walk.open = walk.closed = (ChNodeSet){{0}};
    walk.depth = walk.stacked = walk.time = 0;
    find_leaves(links, &walk.seen);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (!ch_bits_has(walk.seen.word, candidate))
            visit_all_from(&walk, candidate);
        if (ch_bits_has(walk.closed.word, candidate) && is_ruled_out(&walk, candidate))
            ch_chain_targets_add(targets, links, candidate, &links->active);
    }
    if (targets->some)
        find_loops(&walk, targets);
}

void ch_links_find_targets(ChLinks *links, int level)
{
    links->targets[level] =
        (ChChainTargets){.known = true, .whole = links->numbered < CH_MAX_NODES};
    if (level == CH_TARGETS_SETS)
        find_targets_by_walk(links, &links->targets[level]);
    else
        ch_links_targets_by_colours(links, level);
}
