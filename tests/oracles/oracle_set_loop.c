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

#include "web.h"

enum {
    FEW_STRONG = 4,   /* of chains that must be found */
    FEW_PREMISES = 9, /* of these */
    MOST_STRONG = 16,
    MOST_CHAINED = 150, /* sets of a position */
    MOST_FOUND = 1024   /* nodes: with more the finder leaves some out */
};

static Web web;
static int plain_distance[MOST_NODES]; /* strong links of a walk from the start, without sets */
static int distance[MOST_NODES];
static bool is_lost[MOST_NODES][CELLS * DIGITS]; /* to the chains to an end */

/* ---- short chains ---- */

typedef struct Chain {
    int count; /* nodes */
    int node[2 * FEW_STRONG];
    int links;
    const Strong *link[FEW_STRONG];
} Chain;

static bool meets(const Als *set, const Node *node)
{
    for (int i = 0; i < node->count; i++)
        if (is_in_set(set, node->cell[i]))
            return true;
    return false;
}

/* Returns whether a node has a cell of the chain, except its last node, or of one of its sets. */
static bool comes_back(const Chain *chain, const Node *node)
{
    for (int i = 0; i + 1 < chain->count; i++)
        if (share_a_cell(&web.node[chain->node[i]], node))
            return true;
    for (int i = 0; i < chain->links; i++)
        if (chain->link[i]->set != NULL && meets(chain->link[i]->set, node))
            return true;
    return false;
}

/* Returns whether a set has a cell of the chain, except its last node, or of one of its sets. */
static bool set_comes_back(const Chain *chain, const Als *set)
{
    for (int i = 0; i + 1 < chain->count; i++)
        if (meets(set, &web.node[chain->node[i]]))
            return true;
    for (int i = 0; i < chain->links; i++)
        if (chain->link[i]->set != NULL && have_common_cell(chain->link[i]->set, set))
            return true;
    return false;
}

/* Returns whether a cell is one of the chain or of its sets, but not of its ends. */
static bool is_inside(const Chain *chain, int cell)
{
    const Node node = {0, 1, {cell}};

    for (int i = 1; i + 1 < chain->count; i++)
        if (share_a_cell(&web.node[chain->node[i]], &node))
            return true;
    for (int i = 0; i < chain->links; i++)
        if (chain->link[i]->set != NULL && is_in_set(chain->link[i]->set, cell))
            return true;
    return false;
}

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
    const int count = is_mixed(chain) ? premises_of(chain, premise) : 0;

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

static void extend_chain(Chain *chain);

/* Goes on by each strong link of the last node that makes another true as soon as any walk does. */
static void add_strong(Chain *chain)
{
    const int last = chain->node[chain->count - 1];

    for (const Strong *link = web.link; link < web.link + web.links; link++) {
        const int next = link->one == last ? link->other : link->one;
        if ((link->one != last && link->other != last) || distance[next] <= chain->links ||
            comes_back(chain, &web.node[next]) ||
            (link->set != NULL && set_comes_back(chain, link->set)))
            continue;
        chain->node[chain->count++] = next;
        chain->link[chain->links++] = link;
        if (chain->links > 1 && plain_distance[next] > chain->links)
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
        if (web.conflict[last][next] && web.links_of[next] > 0 &&
            !comes_back(chain, &web.node[next])) {
            chain->node[chain->count++] = next;
            add_strong(chain);
            chain->count--;
        }
}

/* ---- walks ---- */

/* Finds how many strong links a walk needs to make each node true, if START is false. */
static void measure(int start, bool has_sets, int to_node[MOST_NODES])
{
    bool is_false[MOST_NODES] = {false};

    for (int node = 0; node < web.nodes; node++)
        to_node[node] = MOST_STRONG + 1;
    is_false[start] = true;
    for (int strong = 1, next = 1; strong <= MOST_STRONG && next > 0; strong++) {
        next = 0;
        for (int i = 0; i < 2 * web.links; i++) {
            const Strong *const link = &web.link[i / 2];
            const int from = i % 2 == 0 ? link->one : link->other;
            const int to = i % 2 == 0 ? link->other : link->one;
            if (is_false[from] && to_node[to] > strong && (has_sets || link->set == NULL))
                to_node[to] = strong, next++;
        }
        for (int node = 0; node < web.nodes; node++)
            for (int i = 0; i < web.nodes && to_node[node] == strong; i++)
                is_false[i] |= web.links_of[i] > 0 && web.conflict[node][i];
    }
}

/* Takes what must be found from a start, and allows what any walk from it rules out. */
static void try_start(const Marks *marks, Found *found, int start)
{
    Chain chain = {.count = 1, .node = {start}};

    measure(start, false, plain_distance);
    measure(start, true, distance);
    memset(is_lost, false, sizeof is_lost[0] * (size_t)web.nodes);
    add_strong(&chain);
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
