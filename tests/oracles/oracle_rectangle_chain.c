/* oracle_rectangle_chain.c - Alternating chains through a rectangle by their definition.
 *
 * A candidate is supposed to be true. What follows is found node by node: a node is false if a true
 * one conflicts with it, and true if it is the rest of a cell or house whose other node is false.
 * If two true nodes then rule out all guardians of a rectangle, the candidate is a target.
 *
 * It must be found if no true node is a target by a shorter chain, from which it would follow, if
 * the links alone do not rule it out, and if each of the shortest chains needs all its links: the
 * finder tries one of them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "oracle.h"

enum {
    CORNERS = 4,
    MOST_LINKS = 8,
    MOST_NODES = 1300,
    MOST_GUARDS = 16,
    MOST_CHAINS = 500,
    FAR = 1000
};

/* A candidate, or all two or three places of a digit where a box and a line cross. */
typedef struct Node {
    int digit;
    int count;
    int cell[3];
} Node;

/* What is known of a node, by each target. */
typedef struct Web {
    int nodes;
    Node node[MOST_NODES];
    bool weak[MOST_NODES][MOST_NODES];
    int partners[MOST_NODES];
    int partner[MOST_NODES][12]; /* nodes with which it is all that a cell or a house has */
    Premise premise[MOST_NODES][12];
    int targets;                              /* the first nodes are candidates */
    int distance[CELLS * DIGITS][MOST_NODES]; /* strong links from a target to a true node */
    bool fails[CELLS * DIGITS];               /* the links alone rule the target out */
} Web;

static Web web;

/* ---- the nodes and their links ---- */

static bool has_cell(const Node *node, int cell)
{
    for (int i = 0; i < node->count; i++)
        if (node->cell[i] == cell)
            return true;
    return false;
}

static bool is_weak(const Node *a, const Node *b)
{
    if (a->digit != b->digit)
        return a->count == 1 && b->count == 1 && a->cell[0] == b->cell[0];
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++)
            if (!sees[a->cell[i]][b->cell[k]])
                return false;
    return true;
}

static bool is_strong(const Marks *marks, const Node *a, const Node *b, Premise *premise)
{
    int place[9];

    *premise = (Premise){NOTHING, a->cell[0]};
    if (a->digit != b->digit)
        return is_weak(a, b) && count_bits(digits_of(marks, a->cell[0])) == 2;
    for (int house = 0; house < HOUSES; house++) {
        bool is_all = places_of(marks, house, a->digit, place) == a->count + b->count;
        for (int i = 0; i < 9 && is_all; i++) {
            const int cell = house_cell[house][i];
            if (marks->can[cell][a->digit])
                is_all = has_cell(a, cell) != has_cell(b, cell);
        }
        *premise = (Premise){house, a->digit};
        if (is_all)
            return true;
    }
    return false;
}

static void list_nodes(const Marks *marks)
{
    web.nodes = 0;
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (marks->can[cell][digit])
                web.node[web.nodes++] = (Node){digit, 1, {cell}};
    web.targets = web.nodes;
    for (int box = BOXES; box < HOUSES; box++)
        for (int line = 0; line < BOXES; line++)
            for (int digit = 0; digit < DIGITS; digit++) {
                Node node = {.digit = digit};
                for (int i = 0; i < 9; i++)
                    if (in_house(house_cell[box][i], line) && marks->can[house_cell[box][i]][digit])
                        node.cell[node.count++] = house_cell[box][i];
                if (node.count > 1)
                    web.node[web.nodes++] = node;
            }
}

static void link_nodes(const Marks *marks)
{
    memset(web.partners, 0, sizeof web.partners);
    for (int a = 0; a < web.nodes; a++)
        for (int b = 0; b < web.nodes; b++) {
            web.weak[a][b] = a != b && is_weak(&web.node[a], &web.node[b]);
            if (a != b &&
                is_strong(marks, &web.node[a], &web.node[b], &web.premise[a][web.partners[a]]))
                web.partner[a][web.partners[a]++] = b;
        }
}

/* Finds the true nodes if a target is true, nearest first. */
static void follow(int target)
{
    int *const distance = web.distance[target];
    int queue[MOST_NODES] = {target};
    int count = 1;

    for (int i = 0; i < web.nodes; i++)
        distance[i] = FAR;
    distance[target] = 0;
    web.fails[target] = false;
    for (int at = 0; at < count; at++) {
        const int on = queue[at];
        web.fails[target] = web.fails[target] || web.weak[on][target];
        for (int off = 0; off < web.nodes; off++)
            for (int i = 0; i < web.partners[off] && web.weak[on][off]; i++) {
                const int next = web.partner[off][i];
                if (distance[next] == FAR) {
                    distance[next] = distance[on] + 1;
                    queue[count++] = next;
                }
            }
    }
}

/* ---- the rectangles ---- */

typedef struct Rectangle {
    const Marks *marks;
    Found *found;
    int guards;
    int guard[MOST_GUARDS];  /* nodes */
    int against[MOST_NODES]; /* the guardians that a node conflicts with */
    int least[MOST_NODES];   /* strong links of the shortest chain to a node that it rules out */
} Rectangle;

/* Returns the strong links of the shortest chain by a supposed candidate. */
static int shortest(const Rectangle *rectangle, int target)
{
    const int *const distance = web.distance[target];
    const int all = (1 << rectangle->guards) - 1;
    int nearest[CELLS * DIGITS], sets[CELLS * DIGITS];
    int count = 0, least = FAR;

    for (int i = 0; i < web.nodes; i++) {
        const int set = rectangle->against[i];
        int k = 0;
        if (distance[i] == FAR || set == 0 || set == all)
            continue;
        while (k < count && sets[k] != set)
            k++;
        if (k == count) {
            sets[count] = set;
            nearest[count++] = distance[i];
        } else if (distance[i] < nearest[k]) {
            nearest[k] = distance[i];
        }
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if ((sets[i] | sets[k]) == all && nearest[i] + nearest[k] < least)
                least = nearest[i] + nearest[k];
    return least;
}

/* Reports whether a node that follows is a target by a chain that the target's would contain. */
static bool follows_from_another(const Rectangle *rectangle, int target)
{
    for (int i = 0; i < web.targets; i++)
        if (i != target && web.distance[target][i] != FAR &&
            rectangle->least[i] + 2 * web.distance[target][i] <= rectangle->least[target])
            return true;
    for (int i = web.targets; i < web.nodes; i++)
        if (web.distance[target][i] != FAR)
            for (int k = 0; k < web.nodes; k++)
                if (web.node[k].count == 1 && web.node[k].digit == web.node[i].digit &&
                    has_cell(&web.node[i], web.node[k].cell[0]) &&
                    rectangle->least[k] + 2 * web.distance[target][i] <= rectangle->least[target])
                    return true;
    return false;
}

/* ---- whether all links are needed ---- */

/* A target, and the chains by it that are tried. */
typedef struct Trial {
    const Rectangle *rectangle;
    int target;
    int other; /* the node at the end of the second path */
    int chains;
    int count;
    Premise premise[MOST_LINKS + 2];
} Trial;

static void suppose(Marks *marks, Premise *premise, const Node *node)
{
    for (int digit = 0; digit < DIGITS; digit++)
        marks->can[node->cell[0]][digit] = digit == node->digit && marks->can[node->cell[0]][digit];
    *premise = (Premise){NOTHING, node->cell[0]};
}

/* Reports whether the target can be true with some guardian without one of the premises. */
static bool is_needed(const Trial *trial, int skipped)
{
    for (int i = 0; i < trial->rectangle->guards; i++) {
        Marks marks = *trial->rectangle->marks;
        Premise premise[MOST_LINKS + 2];
        int count = 2;
        suppose(&marks, &premise[0], &web.node[trial->target]);
        suppose(&marks, &premise[1], &web.node[trial->rectangle->guard[i]]);
        for (int k = 0; k < trial->count; k++)
            if (k != skipped)
                premise[count++] = trial->premise[k];
        if (can_hold_together(&marks, premise, count))
            return true;
    }
    return false;
}

static bool needs_all(const Trial *trial)
{
    for (int i = 0; i < trial->count; i++)
        if (!is_needed(trial, i))
            return false;
    return true;
}

/* Reports whether all chains that continue from a true node back to the target need all their
 * links: the path of the other end follows then. */
static bool try_paths(Trial *trial, int on, bool is_last)
{
    const int distance = web.distance[trial->target][on];
    bool holds = true;

    if (distance == 0 && !is_last)
        return try_paths(trial, trial->other, true);
    if (distance == 0)
        return ++trial->chains <= MOST_CHAINS && needs_all(trial);
    for (int i = 0; i < web.partners[on] && holds; i++)
        for (int before = 0; before < web.nodes && holds; before++)
            if (web.distance[trial->target][before] == distance - 1 &&
                web.weak[before][web.partner[on][i]]) {
                trial->premise[trial->count++] = web.premise[on][i];
                holds = try_paths(trial, before, is_last);
                trial->count--;
            }
    return holds;
}

/* Reports whether all of the shortest chains by a target need all their links. */
static bool need_all(const Rectangle *rectangle, int target)
{
    const int *const distance = web.distance[target];
    const int all = (1 << rectangle->guards) - 1;
    Trial trial = {.rectangle = rectangle, .target = target};

    for (int i = 0; i < web.nodes; i++)
        for (int k = 0; k < i; k++) {
            const int a = rectangle->against[i], b = rectangle->against[k];
            if (distance[i] + distance[k] != rectangle->least[target] || (a | b) != all ||
                a == all || b == all)
                continue;
            trial.other = k;
            if (!try_paths(&trial, i, false))
                return false;
        }
    return true;
}

static void find_targets(Rectangle *rectangle)
{
    const int all = (1 << rectangle->guards) - 1;

    for (int i = 0; i < web.nodes; i++) {
        rectangle->against[i] = 0;
        for (int k = 0; k < rectangle->guards; k++)
            rectangle->against[i] |= web.weak[i][rectangle->guard[k]] << k;
    }
    for (int target = 0; target < web.targets; target++)
        rectangle->least[target] = shortest(rectangle, target);
    for (int target = 0; target < web.targets; target++) {
        const Node *const node = &web.node[target];
        if (rectangle->least[target] > MOST_LINKS)
            continue;
        if (web.fails[target] || rectangle->against[target] == all ||
            follows_from_another(rectangle, target) || !need_all(rectangle, target))
            rectangle->found->optional[node->cell[0]][node->digit] = true;
        else
            rectangle->found->removed[node->cell[0]][node->digit] = true;
    }
}

static bool list_guards(Rectangle *rectangle, const int corner[CORNERS], int a, int b)
{
    rectangle->guards = 0;
    for (int i = 0; i < web.targets; i++)
        for (int k = 0; k < CORNERS; k++)
            if (web.node[i].cell[0] == corner[k] && web.node[i].digit != a &&
                web.node[i].digit != b) {
                if (rectangle->guards == MOST_GUARDS)
                    return false;
                rectangle->guard[rectangle->guards++] = i;
            }
    return rectangle->guards > 1;
}

static void try_corners(void *context, const int corner[CORNERS], int a, int b)
{
    Rectangle *const rectangle = context;

    if (fits_crosswise(rectangle->marks, corner, a, b) && list_guards(rectangle, corner, a, b))
        find_targets(rectangle);
}

static void find_chains(const Marks *marks, Found *found)
{
    static Rectangle rectangle;

    rectangle = (Rectangle){.marks = marks, .found = found};
    list_nodes(marks);
    link_nodes(marks);
    for (int target = 0; target < web.targets; target++)
        follow(target);
    each_rectangle(try_corners, &rectangle);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (found->removed[cell][digit])
                found->optional[cell][digit] = false;
}

const Oracle rectangle_chain_oracles[] = {{"rectangle-aic", NULL, find_chains, false}, {0}};
