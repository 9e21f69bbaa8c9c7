/* oracle_guarded_chain.c - Alternating chains through a rectangle, or an almost fish, by their
 * definition.
 *
 * A candidate is supposed to be true. What follows is found node by node: a node is false if a true
 * one conflicts with it, and true if it is the rest of a cell or house whose other node is false.
 * If two true nodes then rule out all guardians of a rectangle, the candidate is a target. The
 * guardians of an almost fish are the places that two to four lines have outside of lines across
 * that are one fewer.
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
    SMALLEST = 2, /* bases of a fish */
    LARGEST = 4,
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
    bool lost[CELLS * DIGITS][MOST_NODES];    /* ruled out by what follows from the target */
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
    memset(web.lost[target], 0, sizeof web.lost[target]);
    for (int at = 0; at < count; at++) {
        const int on = queue[at];
        for (int off = 0; off < web.nodes; off++) {
            web.lost[target][off] = web.lost[target][off] || web.weak[on][off];
            for (int i = 0; i < web.partners[off] && web.weak[on][off]; i++) {
                const int next = web.partner[off][i];
                if (distance[next] == FAR) {
                    distance[next] = distance[on] + 1;
                    queue[count++] = next;
                }
            }
        }
    }
    web.fails[target] = web.lost[target][target];
}

/* ---- the patterns ---- */

typedef struct Pattern {
    const Marks *marks;
    Found *found;
    int bases; /* of a fish; none of a rectangle */
    Premise base[LARGEST];
    int guards;
    int guard[MOST_GUARDS];  /* nodes */
    int against[MOST_NODES]; /* the guardians that a node conflicts with */
    int least[MOST_NODES];   /* strong links of the shortest chain to a node that it rules out */
} Pattern;

/* Returns the strong links of the shortest chain by a supposed candidate. */
static int shortest(const Pattern *pattern, int target)
{
    const int *const distance = web.distance[target];
    const int all = (1 << pattern->guards) - 1;
    int nearest[CELLS * DIGITS], sets[CELLS * DIGITS];
    int count = 0, least = FAR;

    for (int i = 0; i < web.nodes; i++) {
        const int set = pattern->against[i];
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
static bool follows_from_another(const Pattern *pattern, int target)
{
    for (int i = 0; i < web.targets; i++)
        if (i != target && web.distance[target][i] != FAR &&
            pattern->least[i] + 2 * web.distance[target][i] <= pattern->least[target])
            return true;
    for (int i = web.targets; i < web.nodes; i++)
        if (web.distance[target][i] != FAR)
            for (int k = 0; k < web.nodes; k++)
                if (web.node[k].count == 1 && web.node[k].digit == web.node[i].digit &&
                    has_cell(&web.node[i], web.node[k].cell[0]) &&
                    pattern->least[k] + 2 * web.distance[target][i] <= pattern->least[target])
                    return true;
    return false;
}

/* ---- whether all links are needed ---- */

/* A target, and the chains by it that are tried. */
typedef struct Trial {
    const Pattern *pattern;
    int target;
    int other; /* the node at the end of the second path */
    int chains;
    int count;
    Premise premise[MOST_LINKS + LARGEST];
} Trial;

static void suppose(Marks *marks, Premise *premise, const Node *node)
{
    for (int digit = 0; digit < DIGITS; digit++)
        marks->can[node->cell[0]][digit] = digit == node->digit && marks->can[node->cell[0]][digit];
    *premise = (Premise){NOTHING, node->cell[0]};
}

/* Reports whether the target can be true without one of the premises; with some guardian, if the
 * pattern is a rectangle. */
static bool is_needed(const Trial *trial, int skipped)
{
    const Pattern *const pattern = trial->pattern;
    const int ways = pattern->bases > 0 ? 1 : pattern->guards;

    for (int i = 0; i < ways; i++) {
        Marks marks = *pattern->marks;
        Premise premise[MOST_LINKS + LARGEST + 2];
        int count = 0;
        suppose(&marks, &premise[count++], &web.node[trial->target]);
        if (pattern->bases == 0)
            suppose(&marks, &premise[count++], &web.node[pattern->guard[i]]);
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
static bool need_all(const Pattern *pattern, int target)
{
    const int *const distance = web.distance[target];
    const int all = (1 << pattern->guards) - 1;
    Trial trial = {.pattern = pattern, .target = target, .count = pattern->bases};

    memcpy(trial.premise, pattern->base, sizeof pattern->base);

    for (int i = 0; i < web.nodes; i++)
        for (int k = 0; k < i; k++) {
            const int a = pattern->against[i], b = pattern->against[k];
            if (distance[i] + distance[k] != pattern->least[target] || (a | b) != all || a == all ||
                b == all)
                continue;
            trial.other = k;
            if (!try_paths(&trial, i, false))
                return false;
        }
    return true;
}

static void find_targets(Pattern *pattern)
{
    const int all = (1 << pattern->guards) - 1;

    for (int i = 0; i < web.nodes; i++) {
        pattern->against[i] = 0;
        for (int k = 0; k < pattern->guards; k++)
            pattern->against[i] |= web.weak[i][pattern->guard[k]] << k;
    }
    for (int target = 0; target < web.targets; target++)
        pattern->least[target] = shortest(pattern, target);
    for (int target = 0; target < web.targets; target++) {
        const Node *const node = &web.node[target];
        if (pattern->least[target] > MOST_LINKS)
            continue;
        if (web.fails[target] || pattern->against[target] == all ||
            follows_from_another(pattern, target) || !need_all(pattern, target))
            pattern->found->optional[node->cell[0]][node->digit] = true;
        else
            pattern->found->removed[node->cell[0]][node->digit] = true;
    }
}

/* ---- rectangles ---- */

static bool list_guards(Pattern *pattern, const int corner[CORNERS], int a, int b)
{
    pattern->guards = 0;
    for (int i = 0; i < web.targets; i++)
        for (int k = 0; k < CORNERS; k++)
            if (web.node[i].cell[0] == corner[k] && web.node[i].digit != a &&
                web.node[i].digit != b) {
                if (pattern->guards == MOST_GUARDS)
                    return false;
                pattern->guard[pattern->guards++] = i;
            }
    return pattern->guards > 1;
}

static void try_corners(void *context, const int corner[CORNERS], int a, int b)
{
    Pattern *const pattern = context;

    if (fits_crosswise(pattern->marks, corner, a, b) && list_guards(pattern, corner, a, b))
        find_targets(pattern);
}

static void each_rectangle_pattern(Pattern *pattern)
{
    each_rectangle(try_corners, pattern);
}

/* ---- almost fish ---- */

/* Lists the fins; returns whether some target rules out all of them. */
static bool list_fins(Pattern *pattern, int digit, int bases, int covers, int first)
{
    bool is_lost = false;

    pattern->bases = pattern->guards = 0;
    for (int line = 0; line < 9; line++)
        if (bases >> line & 1)
            pattern->base[pattern->bases++] = (Premise){first + line, digit};
    for (int i = 0; i < web.targets; i++) {
        const int cell = web.node[i].cell[0];
        const int base = first == ROWS ? row_of(cell) : column_of(cell);
        const int cross = first == ROWS ? column_of(cell) : row_of(cell);
        if (web.node[i].digit != digit || !(bases >> base & 1) || covers >> cross & 1)
            continue;
        if (pattern->guards == MOST_GUARDS)
            return false;
        pattern->guard[pattern->guards++] = i;
    }
    for (int target = 0; target < web.targets && !is_lost; target++) {
        is_lost = true;
        for (int i = 0; i < pattern->guards && is_lost; i++)
            is_lost = web.lost[target][pattern->guard[i]];
    }
    return is_lost && pattern->guards > 1;
}

/* Tries all fish whose bases have the digit to place. */
static void try_bases(Pattern *pattern, int digit, int bases, int first)
{
    int place[9];

    for (int line = 0; line < 9; line++)
        if (bases >> line & 1 && places_of(pattern->marks, first + line, digit, place) == 0)
            return;
    for (int covers = 0; covers < 1 << 9; covers++)
        if (count_bits(covers) == count_bits(bases) - 1 &&
            list_fins(pattern, digit, bases, covers, first))
            find_targets(pattern);
}

static void each_fish(Pattern *pattern)
{
    for (int digit = 0; digit < DIGITS; digit++)
        for (int bases = 0; bases < 1 << 9; bases++)
            if (count_bits(bases) >= SMALLEST && count_bits(bases) <= LARGEST) {
                try_bases(pattern, digit, bases, ROWS);
                try_bases(pattern, digit, bases, COLUMNS);
            }
}

/* ---- both ---- */

static void find_chains(const Marks *marks, Found *found, void (*each)(Pattern *pattern))
{
    static Pattern pattern;

    pattern = (Pattern){.marks = marks, .found = found};
    list_nodes(marks);
    link_nodes(marks);
    for (int target = 0; target < web.targets; target++)
        follow(target);
    each(&pattern);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (found->removed[cell][digit])
                found->optional[cell][digit] = false;
}

static void find_rectangle_chains(const Marks *marks, Found *found)
{
    find_chains(marks, found, each_rectangle_pattern);
}

static void find_fish_chains(const Marks *marks, Found *found)
{
    find_chains(marks, found, each_fish);
}

const Oracle guarded_chain_oracles[] = {{"rectangle-aic", NULL, find_rectangle_chains, false},
                                        {"fish-aic", NULL, find_fish_chains, false},
                                        {0}};
