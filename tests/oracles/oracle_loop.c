/* oracle_loop.c - Alternating chains and nice loops by their definition, plain and grouped.
 *
 * All of them are one thing: if a candidate were true, a chain of weak and strong links by turns
 * would make something true that conflicts with it.
 *
 *      target - a = b - c = d - target
 *
 * So the techniques are compared together. Between two ends the finders try the shortest chains. So
 * if one of the shortest needs all its strong links to rule a candidate out, and no walk that comes
 * back to a cell is shorter, this must be found. That is tried for chains of a few links. What no
 * walk of links rules out, however it turns, must not be found.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "web.h"

enum { FEW_STRONG = 4, MOST_STRONG = 16 };

static Web web;
static int distance[MOST_NODES]; /* strong links of a walk from the start, in which it is false */
static bool is_lost[MOST_NODES][CELLS * DIGITS]; /* to the chains to an end */

/* ---- short chains ---- */

typedef struct Chain {
    int count; /* nodes */
    int node[2 * FEW_STRONG];
    int links;
    Premise premise[FEW_STRONG];
} Chain;

/* Returns whether the chain would come back to a cell that it has left. */
static bool comes_back(const Chain *chain, int next)
{
    for (int i = 0; i + 1 < chain->count; i++)
        if (share_a_cell(&web.node[chain->node[i]], &web.node[next]))
            return true;
    return false;
}

/* Returns whether a cell is one of the chain, but not of its ends. */
static bool is_inside(const Chain *chain, int cell)
{
    const Node node = {0, 1, {cell}};

    for (int i = 1; i + 1 < chain->count; i++)
        if (share_a_cell(&web.node[chain->node[i]], &node))
            return true;
    return false;
}

/* Judges the candidates that conflict with both ends of a chain. */
static void judge_chain(const Chain *chain)
{
    const int first = chain->node[0];
    const int last = chain->node[chain->count - 1];

    for (int target = 0; target < web.nodes && web.node[target].count == 1; target++) {
        const int cell = web.node[target].cell[0];
        Found lost = {0};
        if (!web.conflict[first][target] || !web.conflict[last][target] || is_inside(chain, cell) ||
            is_lost[last][target])
            continue;
        rule_out(web.marks, &lost, cell, web.node[target].digit);
        is_lost[last][target] = needs_all_premises(web.marks, chain->premise, chain->links, &lost);
    }
}

static void extend_chain(Chain *chain);

/* Goes on by each strong link of the last node. */
static void add_strong(Chain *chain)
{
    const int last = chain->node[chain->count - 1];

    for (const Strong *link = web.link; link < web.link + web.links; link++) {
        const int next = link->one == last ? link->other : link->one;
        if ((link->one != last && link->other != last) || distance[next] <= chain->links ||
            comes_back(chain, next))
            continue;
        chain->node[chain->count++] = next;
        chain->premise[chain->links++] = link->premise;
        if (chain->links > 1)
            judge_chain(chain);
        if (chain->links < FEW_STRONG)
            extend_chain(chain);
        chain->count--;
        chain->links--;
    }
}

/* Goes on by each weak link of the last node. */
static void extend_chain(Chain *chain)
{
    const int last = chain->node[chain->count - 1];

    for (int next = 0; next < web.nodes; next++)
        if (web.conflict[last][next] && web.links_of[next] > 0 && !comes_back(chain, next)) {
            chain->node[chain->count++] = next;
            add_strong(chain);
            chain->count--;
        }
}

/* ---- walks ---- */

/* Finds how many strong links a walk needs to make each node true, if START is false. */
static void measure_distances(int start)
{
    bool is_false[MOST_NODES] = {false};

    for (int node = 0; node < web.nodes; node++)
        distance[node] = MOST_STRONG + 1;
    is_false[start] = true;
    for (int strong = 1; strong <= MOST_STRONG; strong++) {
        for (int i = 0; i < 2 * web.links; i++) {
            const Strong *const link = &web.link[i / 2];
            const int from = i % 2 == 0 ? link->one : link->other;
            const int to = i % 2 == 0 ? link->other : link->one;
            if (is_false[from] && distance[to] > strong)
                distance[to] = strong;
        }
        for (int node = 0; node < web.nodes; node++)
            for (int i = 0; i < web.nodes && distance[node] == strong; i++)
                is_false[i] |= web.links_of[i] > 0 && web.conflict[node][i];
    }
}

static void allow(Found *found, int target)
{
    found->optional[web.node[target].cell[0]][web.node[target].digit] = true;
}

/* Takes what must be found from a start, and allows what any walk from it rules out. */
static void try_start(const Marks *marks, Found *found, int start)
{
    Chain chain = {.count = 1, .node = {start}};

    measure_distances(start);
    memset(is_lost, false, sizeof is_lost[0] * (size_t)web.nodes);
    add_strong(&chain);
    for (int last = 0; last < web.nodes; last++)
        for (int target = 0; target < web.nodes && web.node[target].count == 1; target++) {
            if (distance[last] <= MOST_STRONG && web.conflict[start][target] &&
                web.conflict[last][target])
                allow(found, target);
            if (is_lost[last][target])
                rule_out(marks, found, web.node[target].cell[0], web.node[target].digit);
        }
}

static void find_chains(const Marks *marks, Found *found, bool is_grouped)
{
    spin_web(&web, marks, is_grouped ? WEB_GROUPS : WEB_CANDIDATES, NULL);
    for (int node = 0; node < web.nodes; node++)
        if (web.links_of[node] > 0)
            try_start(marks, found, node);
}

static void find_plain(const Marks *marks, Found *found)
{
    find_chains(marks, found, false);
}

static void find_grouped(const Marks *marks, Found *found)
{
    find_chains(marks, found, true);
}

#define SIMPLER                                                                                    \
    "pointing,claiming,naked-pair,locked-pair,hidden-pair,skyscraper,two-string-kite,turbot-fish," \
    "grouped-two-string-kite,empty-rectangle,"                                                     \
    "x-chain,xy-wing,w-wing,xy-chain,remote-pair"
#define PLAIN "continuous-nice-loop,aic,discontinuous-nice-loop"

const Oracle loop_oracles[] = {
    {PLAIN, SIMPLER, find_plain, false},
    {"grouped-continuous-nice-loop,grouped-aic,grouped-discontinuous-nice-loop,grouped-x-chain",
     PLAIN "," SIMPLER, find_grouped, false},
    {0}};
