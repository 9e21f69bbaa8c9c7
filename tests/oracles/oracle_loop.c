/* oracle_loop.c - Alternating chains and nice loops by their definition, plain and grouped.
 *
 * All of them are one thing: if a candidate were true, a chain of weak and strong links by turns
 * would make something true that conflicts with it.
 *
 *      target - a = b - c = d - target
 *
 * So the techniques are compared together. Between two ends the finders try one of the shortest
 * chains. So if each of the shortest needs all its strong links to rule a candidate out, and no
 * walk that comes back to a cell is shorter, this must be found. That is tried for chains of a few
 * links. What no walk of links rules out, however it turns, must not be found.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum { FEW_STRONG = 4, MOST_STRONG = 16, MOST_NODES = 1300, MOST_LINKS = 2000 };

/* A candidate, or a group: all two or three places of a digit where a box and a line cross. */
typedef struct Node {
    int digit;
    int count;
    int cell[3];
} Node;

/* One of the two nodes is true: they are all that the premise has. */
typedef struct Strong {
    int one;
    int other;
    Premise premise;
} Strong;

/* Whether each of the shortest chains to an end needs all its links to rule a candidate out. */
typedef enum Verdict { UNTRIED, NEEDED, NOT_NEEDED } Verdict;

typedef struct Web {
    const Marks *marks;
    int nodes;
    Node node[MOST_NODES];
    bool conflict[MOST_NODES][MOST_NODES]; /* weak links */
    int links;
    Strong link[MOST_LINKS];
    int links_of[MOST_NODES]; /* how many links a node has */
    int distance[MOST_NODES]; /* strong links of a walk from the start, in which it is false */
    int least[MOST_NODES];    /* strong links of the chains to an end; 0: none */
    Verdict verdict[MOST_NODES][CELLS * DIGITS]; /* on the candidates of the chains to an end */
} Web;

static Web web;

/* ---- nodes ---- */

static bool conflicts(const Node *one, const Node *other)
{
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count; k++)
            if (one->digit == other->digit ? !sees[one->cell[i]][other->cell[k]]
                                           : one->cell[i] != other->cell[k])
                return false;
    return one->digit == other->digit || one->count + other->count == 2;
}

static void add_groups(const Marks *marks)
{
    for (int i = 0; i < 9 * BOXES * DIGITS; i++) {
        const int box = BOXES + i / DIGITS % 9;
        Node node = {.digit = i % DIGITS};
        for (int place = 0; place < 9; place++) {
            const int cell = house_cell[box][place];
            if (in_house(cell, i / DIGITS / 9) && marks->can[cell][node.digit])
                node.cell[node.count++] = cell;
        }
        if (node.count > 1)
            web.node[web.nodes++] = node;
    }
}

static void list_nodes(const Marks *marks, bool is_grouped)
{
    web.nodes = 0;
    for (int i = 0; i < CELLS * DIGITS; i++)
        if (marks->can[i / DIGITS][i % DIGITS])
            web.node[web.nodes++] = (Node){i % DIGITS, 1, {i / DIGITS}};
    if (is_grouped)
        add_groups(marks);
    for (int i = 0; i < web.nodes; i++)
        for (int k = 0; k < web.nodes; k++)
            web.conflict[i][k] = conflicts(&web.node[i], &web.node[k]);
}

/* ---- strong links ---- */

static bool is_within(const Node *node, int house)
{
    for (int i = 0; i < node->count; i++)
        if (!in_house(node->cell[i], house))
            return false;
    return true;
}

static bool have_common_cell(const Node *one, const Node *other)
{
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count; k++)
            if (one->cell[i] == other->cell[k])
                return true;
    return false;
}

static void add_link(int one, int other, Premise premise)
{
    for (int i = 0; i < web.links; i++)
        if (web.link[i].one == one && web.link[i].other == other)
            return;
    if (web.links < MOST_LINKS) {
        web.link[web.links++] = (Strong){one, other, premise};
        web.links_of[one]++;
        web.links_of[other]++;
    }
}

/* Joins each two nodes that are all that a house or a cell has. */
static void list_links(const Marks *marks)
{
    int place[9];

    web.links = 0;
    memset(web.links_of, 0, sizeof web.links_of);
    for (int one = 0; one < web.nodes; one++)
        for (int other = one + 1; other < web.nodes; other++) {
            const Node *const a = &web.node[one];
            const Node *const b = &web.node[other];
            if (a->digit != b->digit && a->cell[0] == b->cell[0] && a->count + b->count == 2 &&
                count_bits(digits_of(marks, a->cell[0])) == 2)
                add_link(one, other, (Premise){NOTHING, a->cell[0]});
            if (a->digit != b->digit || have_common_cell(a, b))
                continue;
            for (int house = 0; house < HOUSES; house++)
                if (is_within(a, house) && is_within(b, house) &&
                    places_of(marks, house, a->digit, place) == a->count + b->count)
                    add_link(one, other, (Premise){house, a->digit});
        }
}

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
        if (have_common_cell(&web.node[chain->node[i]], &web.node[next]))
            return true;
    return false;
}

/* Returns whether a cell is one of the chain, but not of its ends. */
static bool is_inside(const Chain *chain, int cell)
{
    const Node node = {0, 1, {cell}};

    for (int i = 1; i + 1 < chain->count; i++)
        if (have_common_cell(&web.node[chain->node[i]], &node))
            return true;
    return false;
}

/* Judges the candidates that conflict with both ends of a chain. */
static void judge_chain(const Chain *chain)
{
    const int first = chain->node[0];
    const int last = chain->node[chain->count - 1];

    if (chain->links > web.distance[last] ||
        (web.least[last] > 0 && web.least[last] < chain->links))
        return;
    web.least[last] = chain->links;
    for (int target = 0; target < web.nodes && web.node[target].count == 1; target++) {
        const int cell = web.node[target].cell[0];
        Found lost = {0};
        if (!web.conflict[first][target] || !web.conflict[last][target] || is_inside(chain, cell))
            continue;
        rule_out(web.marks, &lost, cell, web.node[target].digit);
        if (!needs_all_premises(web.marks, chain->premise, chain->links, &lost))
            web.verdict[last][target] = NOT_NEEDED;
        else if (web.verdict[last][target] == UNTRIED)
            web.verdict[last][target] = NEEDED;
    }
}

static void extend_chain(Chain *chain);

/* Goes on by each strong link of the last node. */
static void add_strong(Chain *chain)
{
    const int last = chain->node[chain->count - 1];

    for (const Strong *link = web.link; link < web.link + web.links; link++) {
        const int next = link->one == last ? link->other : link->one;
        if ((link->one != last && link->other != last) || comes_back(chain, next))
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
        web.distance[node] = MOST_STRONG + 1;
    is_false[start] = true;
    for (int strong = 1; strong <= MOST_STRONG; strong++) {
        for (int i = 0; i < 2 * web.links; i++) {
            const Strong *const link = &web.link[i / 2];
            const int from = i % 2 == 0 ? link->one : link->other;
            const int to = i % 2 == 0 ? link->other : link->one;
            if (is_false[from] && web.distance[to] > strong)
                web.distance[to] = strong;
        }
        for (int node = 0; node < web.nodes; node++)
            for (int i = 0; i < web.nodes && web.distance[node] == strong; i++)
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
    memset(web.least, 0, sizeof web.least);
    memset(web.verdict, 0, sizeof web.verdict[0] * (size_t)web.nodes);
    add_strong(&chain);
    for (int last = 0; last < web.nodes; last++)
        for (int target = 0; target < web.nodes && web.node[target].count == 1; target++) {
            if (web.distance[last] <= MOST_STRONG && web.conflict[start][target] &&
                web.conflict[last][target])
                allow(found, target);
            if (web.verdict[last][target] == NEEDED)
                rule_out(marks, found, web.node[target].cell[0], web.node[target].digit);
        }
}

static void find_chains(const Marks *marks, Found *found, bool is_grouped)
{
    web.marks = marks;
    list_nodes(marks, is_grouped);
    list_links(marks);
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
    "grouped-two-string-kite,"                                                                     \
    "x-chain,xy-wing,w-wing,xy-chain,remote-pair"
#define PLAIN "continuous-nice-loop,aic,discontinuous-nice-loop"

const Oracle loop_oracles[] = {
    {PLAIN, SIMPLER, find_plain, false},
    {"grouped-continuous-nice-loop,grouped-aic,grouped-discontinuous-nice-loop,grouped-x-chain",
     PLAIN "," SIMPLER, find_grouped, true},
    {0}};
