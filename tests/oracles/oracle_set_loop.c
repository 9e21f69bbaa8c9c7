/* oracle_set_loop.c - Chains and loops that also pass through almost locked sets, by definition.
 *
 * A set that lacks one of its digits has all others. So of two of its digits one is true: this is a
 * strong link between its parts. As without sets, all such chains and loops are one thing: if a
 * candidate were true, something that conflicts with it would be true.
 *
 *      target - a = b - c = d - target
 *
 * A chain passes through a set, and also through a house. (Chains of sets and cells alone have
 * other names, and so has one with a house between two sets or cells.) It does not come back to a
 * cell, nor to a set. One of the shortest chains between two ends needs all its cells and houses,
 * and there is no walk without sets that is no longer: then the conclusion must be found. That is
 * tried for chains of a few links and cells. What no walk rules out must not be found.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "walks.h"

enum {
    FEW_PREMISES = 9,   /* of chains that must be found */
    MOST_CHAINED = 150, /* sets of a position */
    MOST_FOUND = 1024   /* nodes: with more the finder leaves some out */
};

static Web web;
static int plain_distance[MOST_NODES]; /* strong links of a walk from the start, without sets */
static int distance[MOST_NODES];
static bool is_lost[MOST_NODES][CELLS * DIGITS]; /* to the chains to an end */

/* ---- short chains ---- */

static bool is_cell(const Strong *link)
{
    return link->set == NULL && link->premise.house == NOTHING;
}

/* Returns whether the chain passes through sets, and through houses without being a W-wing. */
static bool is_mixed(const Chain *chain)
{
    int sets = 0;
    int cells = 0;

    for (int i = 0; i < chain->links; i++) {
        sets += chain->link[i]->set != NULL;
        cells += is_cell(chain->link[i]);
    }
    const bool is_wing = chain->links == 3 && sets + cells == 2 && chain->link[1]->set == NULL &&
                         !is_cell(chain->link[1]);
    return sets > 0 && sets + cells < chain->links && !is_wing;
}

/* Lists the premises of a chain; returns how many, or 0 with too many. */
static int premises_of(const Chain *chain, Premise premise[FEW_PREMISES + CELLS])
{
    int count = 0;

    for (int i = 0; i < chain->links && count <= FEW_PREMISES; i++)
        if (chain->link[i]->set != NULL)
            count = list_more(premise, count, chain->link[i]->set);
        else
            premise[count++] = chain->link[i]->premise;
    return count <= FEW_PREMISES ? count : 0;
}

/* Judges the candidates that conflict with both ends of a chain. */
static void judge_chain(const Chain *chain)
{
    const int first = chain->node[0];
    const int last = chain->node[chain->count - 1];
    Premise premise[FEW_PREMISES + CELLS];
    const bool is_shortest = chain->links > 1 && plain_distance[last] > chain->links;
    const int count = is_shortest && is_mixed(chain) ? premises_of(chain, premise) : 0;

    for (int target = 0; target < web.nodes && web.node[target].count == 1 && count > 0; target++) {
        const int cell = web.node[target].cell[0];
        Found lost = {0};
        if (!web.conflict[first][target] || !web.conflict[last][target] || is_lost[last][target] ||
            is_inside(chain, cell))
            continue;
        rule_out(web.marks, &lost, cell, web.node[target].digit);
        is_lost[last][target] = needs_all_premises(web.marks, premise, count, &lost);
    }
}

/* Takes what must be found from a start, and allows what any walk from it rules out. */
static void try_start(const Marks *marks, Found *found, int start)
{
    measure_walks(&web, start, false, plain_distance);
    measure_walks(&web, start, true, distance);
    memset(is_lost, false, sizeof is_lost[0] * (size_t)web.nodes);
    each_chain(&web, start, distance, judge_chain);
    for (int target = 0; target < web.nodes && web.node[target].count == 1; target++)
        for (int last = 0; last < web.nodes && web.conflict[start][target]; last++) {
            const int cell = web.node[target].cell[0];
            const int digit = web.node[target].digit;
            if (distance[last] <= MOST_STRONG && web.conflict[last][target])
                found->optional[cell][digit] = true;
            if (is_lost[last][target])
                rule_out(marks, found, cell, digit);
        }
}

static void find_chains(const Marks *marks, Found *found)
{
    Sets *const sets = sets_of(marks, found, MOST_CHAINED);

    if (sets == NULL)
        return;
    if (!spin_web(&web, marks, WEB_SETS, sets) || web.nodes >= MOST_FOUND)
        memset(found->optional, true, sizeof found->optional);
    else
        for (int node = 0; node < web.nodes; node++)
            if (web.links_of[node] > 0)
                try_start(marks, found, node);
    free(sets);
}

const Oracle set_loop_oracles[] = {
    {"als-continuous-nice-loop,als-aic,als-discontinuous-nice-loop", NULL, find_chains, false},
    {0}};
