/* web.c - See web.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "web.h"

#include <stddef.h>
#include <string.h>

/* ---- nodes ---- */

bool are_weak(const Node *one, const Node *other)
{
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count; k++)
            if (one->digit == other->digit ? !sees[one->cell[i]][other->cell[k]]
                                           : one->cell[i] != other->cell[k])
                return false;
    return one->digit == other->digit || one->count + other->count == 2;
}

static bool is_same(const Node *one, const Node *other)
{
    bool is_same = one->digit == other->digit && one->count == other->count;

    for (int i = 0; i < one->count && is_same; i++)
        is_same = one->cell[i] == other->cell[i];
    return is_same;
}

/* Returns the number of a node, listed if it is new. Its cells ascend. */
static int number_of(Web *web, const Node *node)
{
    int number = 0;

    while (number < web->nodes && !is_same(&web->node[number], node))
        number++;
    if (number == web->nodes && number < MOST_NODES)
        web->node[web->nodes++] = *node;
    return number;
}

static void list_groups(Web *web)
{
    for (int i = 0; i < 9 * BOXES * DIGITS; i++) {
        const int box = BOXES + i / DIGITS % 9;
        Node node = {.digit = i % DIGITS};
        for (int place = 0; place < 9; place++) {
            const int cell = house_cell[box][place];
            if (in_house(cell, i / DIGITS / 9) && web->marks->can[cell][node.digit])
                node.cell[node.count++] = cell;
        }
        if (node.count > 1)
            number_of(web, &node);
    }
}

static void list_candidates(Web *web)
{
    web->nodes = 0;
    for (int i = 0; i < CELLS * DIGITS; i++)
        if (web->marks->can[i / DIGITS][i % DIGITS])
            web->node[web->nodes++] = (Node){i % DIGITS, 1, {i / DIGITS}};
}

/* ---- strong links ---- */

static bool is_within(const Node *node, int house)
{
    for (int i = 0; i < node->count; i++)
        if (!in_house(node->cell[i], house))
            return false;
    return true;
}

bool share_a_cell(const Node *one, const Node *other)
{
    for (int i = 0; i < one->count; i++)
        for (int k = 0; k < other->count; k++)
            if (one->cell[i] == other->cell[k])
                return true;
    return false;
}

static void add_link(Web *web, int one, int other, Premise premise, const Als *set)
{
    for (int i = 0; i < web->links && set == NULL; i++)
        if (web->link[i].one == one && web->link[i].other == other)
            return;
    if (web->links < MOST_LINKS)
        web->link[web->links++] = (Strong){one, other, premise, set};
    web->links_of[one]++;
    web->links_of[other]++;
}

/* Joins each two nodes that are all that a house or a cell has. */
static void join_nodes(Web *web, int nodes)
{
    const Marks *const marks = web->marks;
    int place[9];

    for (int one = 0; one < nodes; one++)
        for (int other = one + 1; other < nodes; other++) {
            const Node *const a = &web->node[one];
            const Node *const b = &web->node[other];
            if (a->digit != b->digit && a->cell[0] == b->cell[0] && a->count + b->count == 2 &&
                count_bits(digits_of(marks, a->cell[0])) == 2)
                add_link(web, one, other, (Premise){NOTHING, a->cell[0]}, NULL);
            if (a->digit != b->digit || share_a_cell(a, b))
                continue;
            for (int house = 0; house < HOUSES; house++)
                if (is_within(a, house) && is_within(b, house) &&
                    places_of(marks, house, a->digit, place) == a->count + b->count)
                    add_link(web, one, other, (Premise){house, a->digit}, NULL);
        }
}

/* A part that no candidate sees is no node. */
static bool is_seen(const Web *web, const Node *part)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const Node one = {part->digit, 1, {cell}};
        if (web->marks->can[cell][part->digit] && are_weak(&one, part))
            return true;
    }
    return part->count == 1;
}

/* Joins each two parts of a set. */
static void join_parts(Web *web, const Als *set)
{
    int number[DIGITS];
    int count = 0;

    for (int digit = 0; digit < DIGITS; digit++) {
        Node part = {.digit = digit};
        for (int cell = 0; cell < CELLS; cell++)
            if (web->marks->can[cell][digit] && is_in_set(set, cell))
                part.cell[part.count++] = cell;
        if (part.count > 0 && is_seen(web, &part))
            number[count++] = number_of(web, &part);
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i && number[i] < MOST_NODES && number[k] < MOST_NODES; k++)
            add_link(web, number[k], number[i], (Premise){NOTHING, NOTHING}, set);
}

bool spin_web(Web *web, const Marks *marks, WebKind kind, const Sets *sets)
{
    web->marks = marks;
    web->links = 0;
    memset(web->links_of, 0, sizeof web->links_of);
    list_candidates(web);
    if (kind >= WEB_GROUPS)
        list_groups(web);
    join_nodes(web, web->nodes);
    for (int i = 0; kind == WEB_SETS && i < sets->count; i++)
        if (sets->of[i].count > 1)
            join_parts(web, &sets->of[i]);
    for (int i = 0; i < web->nodes; i++)
        for (int k = 0; k < web->nodes; k++)
            web->conflict[i][k] = are_weak(&web->node[i], &web->node[k]);
    return web->nodes < MOST_NODES && web->links < MOST_LINKS;
}
