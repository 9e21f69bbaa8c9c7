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

#include "walks.h"

static Web web;
static int distance[MOST_NODES];                 /* strong links of a walk from the start */
static bool is_lost[MOST_NODES][CELLS * DIGITS]; /* to the chains to an end */

/* Judges the candidates that conflict with both ends of a chain. */
static void judge_chain(const Chain *chain)
{
    const int first = chain->node[0];
    const int last = chain->node[chain->count - 1];
    Premise premise[FEW_STRONG];

    for (int i = 0; i < chain->links; i++)
        premise[i] = chain->link[i]->premise;
    for (int target = 0; target < web.nodes && web.node[target].count == 1; target++) {
        const int cell = web.node[target].cell[0];
        Found lost = {0};
        if (chain->links < 2 || !web.conflict[first][target] || !web.conflict[last][target] ||
            is_inside(chain, cell) || is_lost[last][target])
            continue;
        rule_out(web.marks, &lost, cell, web.node[target].digit);
        is_lost[last][target] = needs_all_premises(web.marks, premise, chain->links, &lost);
    }
}

static void allow(Found *found, int target)
{
    found->optional[web.node[target].cell[0]][web.node[target].digit] = true;
}

/* Takes what must be found from a start, and allows what any walk from it rules out. */
static void try_start(const Marks *marks, Found *found, int start)
{
    measure_walks(&web, start, true, distance);
    memset(is_lost, false, sizeof is_lost[0] * (size_t)web.nodes);
    each_chain(&web, start, distance, judge_chain);
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
