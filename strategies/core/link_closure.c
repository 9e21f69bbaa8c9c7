/* link_closure.c - which candidates some chain rules out, however long.
 *
 * A true node makes what it conflicts with false, and so what that is strongly linked to true:
 * these nodes are next.  Without parts of almost locked sets colours tell what follows in the end
 * (links_colours.c).  With them, since several parts of a set can be true, each node is followed by
 * itself; all that follows from one node of a circle follows from the others, so circles are found
 * (Tarjan's strongly connected components).
 *
 *      v - a = b - c = d       b is next to v, d next to b; a candidate that makes something true
 *                              that conflicts with it is ruled out
 *
 * What follows from a node contains what follows from that: most of what is next need not be looked
 * at once some of it has been.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

void ch_chain_targets_add(ChChainTargets *targets, const ChLinks *links, int candidate,
                          const ChNodeSet *active)
{
    targets->some = true;
    ch_bits_add(targets->targets.word, candidate);
    for (int i = 0; i < CH_NODE_WORDS && i * 64 < links->numbered; i++)
        targets->ends.word[i] |= links->weak[candidate].word[i] & active->word[i];
}

/* ---- what follows ---- */

typedef struct Walk {
    ChLinks *links;
    ChNodeSet seen;   /* or nothing follows from them */
    ChNodeSet open;   /* nodes whose circle is not complete, */
    ChNodeSet closed; /* and those whose is */
    int depth;
    int stacked;                   /* nodes that are open */
    uint16_t time;                 /* nodes seen so far */
    uint16_t when[CH_MAX_NODES];   /* a node was seen, */
    uint16_t early[CH_MAX_NODES];  /* and the earliest open node that follows from it */
    uint16_t first[CH_MAX_NODES];  /* of a closed node: the one of its circle that was seen first */
    uint16_t word[CH_MAX_NODES];   /* on the path: before it no node is next that was not seen */
    uint16_t path[CH_MAX_NODES];   /* to the node visited */
    uint16_t stack[CH_MAX_NODES];  /* the open nodes, as they were seen */
    uint16_t circle[CH_MAX_NODES]; /* that a node's being false belongs to, by its first; CH_NONE */
} Walk;

/* The nodes that follow from one; complete when it is closed. */
static inline ChNodeSet *followers(const Walk *walk, int node)
{
    return &walk->links->seen[node];
}

static void enter(Walk *walk, int node)
{
    ch_links_find_next(walk->links, node);
    memset(followers(walk, node), 0, (size_t)walk->links->words * sizeof(uint64_t));
    ch_bits_add(walk->seen.word, node);
    ch_bits_add(walk->open.word, node);
    walk->when[node] = walk->early[node] = ++walk->time;
    walk->stack[walk->stacked++] = (uint16_t)node;
    walk->word[walk->depth] = 0;
    walk->path[walk->depth++] = (uint16_t)node;
}

/* Goes to one of the next nodes that was not seen; false: there is none. */
static bool enter_next(Walk *walk, int node)
{
    const uint64_t *const next = walk->links->next[node].word;

    for (int i = walk->word[walk->depth - 1]; i < walk->links->words; i++) {
        const uint64_t rest = next[i] & ~walk->seen.word[i];
        if (rest != 0) {
            walk->word[walk->depth - 1] = (uint16_t)i;
            enter(walk, i * 64 + __builtin_ctzll(rest));
            return true;
        }
    }
    return false;
}

static inline void reach_back(Walk *walk, int node, uint16_t early)
{
    if (early < walk->early[node])
        walk->early[node] = early;
}

/* Takes over what follows from next nodes that are closed, and notes which are open. */
static void take_over(Walk *walk, int node)
{
    const int words = walk->links->words;
    const uint64_t *const next = walk->links->next[node].word;
    ChNodeSet *const all = followers(walk, node);

    for (int i = 0; i < words; i++) {
        uint64_t rest;
        while ((rest = next[i] & walk->closed.word[i] & ~all->word[i]) != 0) {
            all->word[i] |= rest & -rest;
            ch_nodes_join(all, followers(walk, i * 64 + __builtin_ctzll(rest)), words);
        }
        for (rest = next[i] & walk->open.word[i]; rest != 0; rest &= rest - 1)
            reach_back(walk, node, walk->when[i * 64 + __builtin_ctzll(rest)]);
    }
    ch_nodes_join(all, &walk->links->next[node], words);
}

static void complete_circle(Walk *walk, int first)
{
    for (int node = -1; node != first;) {
        node = walk->stack[--walk->stacked];
        ch_bits_remove(walk->open.word, node);
        ch_bits_add(walk->closed.word, node);
        walk->first[node] = (uint16_t)first;
        if (node != first)
            memcpy(followers(walk, node), followers(walk, first),
                   (size_t)walk->links->words * sizeof(uint64_t));
    }
}

/* All next nodes have been looked at.  While its circle is open, what follows from a node goes to
 * the one before it, and so to the first of the circle. */
static void leave(Walk *walk, int node)
{
    take_over(walk, node);
    walk->depth--;
    if (walk->early[node] == walk->when[node]) {
        complete_circle(walk, node);
        return;
    }
    const int before = walk->path[walk->depth - 1];
    ch_nodes_join(followers(walk, before), followers(walk, node), walk->links->words);
    reach_back(walk, before, walk->early[node]);
}

static void visit_all_from(Walk *walk, int root)
{
    enter(walk, root);
    while (walk->depth > 0) {
        const int node = walk->path[walk->depth - 1];
        if (!enter_next(walk, node))
            leave(walk, node);
    }
}

static bool is_ruled_out(const Walk *walk, int candidate)
{
    const uint64_t *const weak = walk->links->weak[candidate].word;
    uint64_t both = 0;

    for (int i = 0; i < walk->links->words; i++)
        both |= followers(walk, candidate)->word[i] & weak[i];
    return both != 0;
}

/* ---- loops ---- */

/* What a loop goes through that rules out anything: what conflicts with a candidate that can be
 * ruled out, or shares an almost locked set with such a part. */
static void find_near(const ChLinks *links, const ChNodeSet *ends, ChNodeSet *near)
{
    *near = *ends;
    for (int node = ch_bits_next(ends->word, links->words, 0); node >= 0;
         node = ch_bits_next(ends->word, links->words, node + 1)) {
        const ChNodeSet strong = ch_links_set_strong(links, node);
        ch_nodes_join(near, &strong, links->words);
    }
}

/* What the nodes of each circle conflict with, by its first. */
static void join_weak(const Walk *walk)
{
    ChLinks *const links = walk->links;
    const uint64_t *const closed = walk->closed.word;
    const int words = links->words;

    for (int node = ch_bits_next(closed, words, 0); node >= 0;
         node = ch_bits_next(closed, words, node + 1))
        if (walk->first[node] == node)
            memcpy(&links->fresh[node], &links->weak[node], (size_t)words * sizeof(uint64_t));
    for (int node = ch_bits_next(closed, words, 0); node >= 0;
         node = ch_bits_next(closed, words, node + 1))
        if (walk->first[node] != node)
            ch_nodes_join(&links->fresh[walk->first[node]], &links->weak[node], words);
}

/* A node's being false belongs to a circle if it conflicts with a node of it and is strongly linked
 * to one. */
static int circle_of(const Walk *walk, int node, const ChNodeSet *strong)
{
    const ChLinks *const links = walk->links;

    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = strong->word[i] & walk->closed.word[i]; rest != 0; rest &= rest - 1) {
            const int circle = walk->first[i * 64 + __builtin_ctzll(rest)];
            if (ch_bits_has(links->fresh[circle].word, node))
                return circle;
        }
    return CH_NONE;
}

/* The nodes whose being false belongs to a circle with two parts of an almost locked set, of which
 * one's being false makes the other true, and with a node that is near. */
static void find_loops(Walk *walk, ChChainTargets *targets)
{
    const ChLinks *const links = walk->links;
    ChNodeSet looping = {{0}}; /* circles */
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
            ch_bits_add(looping.word, circle);
    }
    for (int node = 0; node < links->count; node++)
        if (walk->circle[node] != CH_NONE && ch_bits_has(looping.word, walk->circle[node]) &&
            ch_bits_has(useful.word, walk->circle[node]))
            ch_bits_add(targets->loops.word, node);
}

/* Nodes without active foes: nothing follows from them. */
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

static void hope_by_walk(ChLinks *links, ChChainTargets *targets)
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
        hope_by_walk(links, &links->targets[level]);
    else
        ch_links_targets_by_colours(links, level);
}
