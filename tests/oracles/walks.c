/* walks.c - See walks.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "walks.h"

#include <stddef.h>

/* ---- walks ---- */

void measure_walks(const Web *web, int start, bool has_sets, int distance[MOST_NODES])
{
    bool is_false[MOST_NODES] = {false};

    for (int node = 0; node < web->nodes; node++)
        distance[node] = MOST_STRONG + 1;
    is_false[start] = true;
    for (int strong = 1, next = 1; strong <= MOST_STRONG && next > 0; strong++) {
        next = 0;
        for (int i = 0; i < 2 * web->links; i++) {
            const Strong *const link = &web->link[i / 2];
            const int from = i % 2 == 0 ? link->one : link->other;
            const int to = i % 2 == 0 ? link->other : link->one;
            if (is_false[from] && distance[to] > strong && (has_sets || link->set == NULL))
                distance[to] = strong, next++;
        }
        for (int node = 0; node < web->nodes; node++)
            for (int i = 0; i < web->nodes && distance[node] == strong; i++)
                is_false[i] |= web->links_of[i] > 0 && web->conflict[node][i];
    }
}

/* ---- chains ---- */

/* The search for the chains from a start. */
typedef struct Search {
    Chain chain;
    const int *distance;
    void (*judge)(const Chain *chain);
} Search;

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
        if (share_a_cell(&chain->web->node[chain->node[i]], node))
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
        if (meets(set, &chain->web->node[chain->node[i]]))
            return true;
    for (int i = 0; i < chain->links; i++)
        if (chain->link[i]->set != NULL && have_common_cell(chain->link[i]->set, set))
            return true;
    return false;
}

bool is_inside(const Chain *chain, int cell)
{
    const Node node = {0, 1, {cell}};

    for (int i = 1; i + 1 < chain->count; i++)
        if (share_a_cell(&chain->web->node[chain->node[i]], &node))
            return true;
    for (int i = 0; i < chain->links; i++)
        if (chain->link[i]->set != NULL && is_in_set(chain->link[i]->set, cell))
            return true;
    return false;
}

static void extend(Search *search);

/* Goes on by each strong link of the last node that makes another true as soon as any walk does. */
static void add_strong(Search *search)
{
    Chain *const chain = &search->chain;
    const Web *const web = chain->web;
    const int last = chain->node[chain->count - 1];

    for (const Strong *link = web->link; link < web->link + web->links; link++) {
        const int next = link->one == last ? link->other : link->one;
        if ((link->one != last && link->other != last) || search->distance[next] <= chain->links ||
            comes_back(chain, &web->node[next]) ||
            (link->set != NULL && set_comes_back(chain, link->set)))
            continue;
        chain->node[chain->count++] = next;
        chain->link[chain->links++] = link;
        search->judge(chain);
        if (chain->links < FEW_STRONG)
            extend(search);
        chain->count--;
        chain->links--;
    }
}

/* Goes on by each weak link of the last node. */
static void extend(Search *search)
{
    Chain *const chain = &search->chain;
    const Web *const web = chain->web;
    const int last = chain->node[chain->count - 1];

    for (int next = 0; next < web->nodes; next++)
        if (web->conflict[last][next] && web->links_of[next] > 0 &&
            !comes_back(chain, &web->node[next])) {
            chain->node[chain->count++] = next;
            add_strong(search);
            chain->count--;
        }
}

void each_chain(const Web *web, int start, const int distance[MOST_NODES],
                void (*judge)(const Chain *chain))
{
    Search search = {{.web = web, .count = 1, .node = {start}}, distance, judge};

    add_strong(&search);
}
