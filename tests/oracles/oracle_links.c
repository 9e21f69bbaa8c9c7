/* oracle_links.c - Wings of three strong links by their definitions: M, S, L, H, and grouped W.
 *
 * A strong link joins two candidates of which one is true: those of a bivalue cell (V), or the two
 * places of a digit in a house (L). Ends of two links are joined where both cannot be true: by a
 * digit in cells that see each other, or by a cell with two digits.
 *
 * In a grouped wing a place may be a group: the places of a digit where a box crosses a line.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* A cell or a group with a digit. */
typedef struct End {
    int count;
    int cell[3];
    int digit;
} End;

/* A strong link in one of its two directions. */
typedef struct Link {
    bool is_cell; /* V */
    Premise premise;
    End inner;
    End outer;
} Link;

enum { MOST_LINKS = 2 * (CELLS + 2 * HOUSES * DIGITS) };

typedef struct Links {
    int count;
    Link of[MOST_LINKS];
} Links;

static void add_link(Links *links, bool is_cell, Premise premise, End one, End other)
{
    links->of[links->count++] = (Link){is_cell, premise, one, other};
    links->of[links->count++] = (Link){is_cell, premise, other, one};
}

/* Divides the places in a house by its crossings with the houses of a kind. Where they lie in two
 * of these, one has the digit. */
static void add_groups(const Marks *marks, Links *links, Premise premise, int first_crossing)
{
    End end[9] = {0};
    End used[9];
    int place[9];
    int count = 0;
    const int places = places_of(marks, premise.house, premise.at, place);

    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < places && end[i].count < 3; j++)
            if (in_house(place[j], first_crossing + i))
                end[i].cell[end[i].count++] = place[j];
        end[i].digit = premise.at;
        if (end[i].count > 0)
            used[count++] = end[i];
    }
    if (count == 2 && places > 2)
        add_link(links, false, premise, used[0], used[1]);
}

static void list_links(const Marks *marks, Links *links, bool is_grouped)
{
    int place[9];

    links->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        for (int a = 0; a < DIGITS; a++)
            for (int b = a + 1; b < DIGITS; b++)
                if (digits_of(marks, cell) == (1 << a | 1 << b))
                    add_link(links, true, (Premise){NOTHING, cell}, (End){1, {cell}, a},
                             (End){1, {cell}, b});
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (places_of(marks, house, digit, place) == 2)
                add_link(links, false, (Premise){house, digit}, (End){1, {place[0]}, digit},
                         (End){1, {place[1]}, digit});
            if (is_grouped && house < BOXES)
                add_groups(marks, links, (Premise){house, digit}, BOXES);
            if (is_grouped && house >= BOXES) {
                add_groups(marks, links, (Premise){house, digit}, ROWS);
                add_groups(marks, links, (Premise){house, digit}, COLUMNS);
            }
        }
}

typedef enum Joint { BY_DIGIT, BY_CELL } Joint;

/* A kind of wing: which links are cells, and how first and last are joined to the middle. */
typedef struct Shape {
    bool is_cell[3];
    Joint first;
    Joint last;
} Shape;

typedef struct Wing {
    Link first; /* its inner end is joined to the middle's inner end */
    Link middle;
    Link last; /* its inner end is joined to the middle's outer end */
} Wing;

static bool is_same_cell(const End *a, const End *b)
{
    return a->count == 1 && b->count == 1 && a->cell[0] == b->cell[0];
}

static bool sees_end(int cell, const End *end)
{
    for (int i = 0; i < end->count; i++)
        if (!sees[cell][end->cell[i]])
            return false;
    return true;
}

static bool do_see(const End *a, const End *b)
{
    for (int i = 0; i < a->count; i++)
        if (!sees_end(a->cell[i], b))
            return false;
    return true;
}

static bool are_joined(const End *a, const End *b, Joint joint)
{
    return joint == BY_CELL ? is_same_cell(a, b) && a->digit != b->digit
                            : a->digit == b->digit && do_see(a, b);
}

static bool is_same_link(const Link *a, const Link *b)
{
    return a->premise.house == b->premise.house && a->premise.at == b->premise.at;
}

static bool has_cell(const End *end, int cell)
{
    for (int i = 0; i < end->count; i++)
        if (end->cell[i] == cell)
            return true;
    return false;
}

/* Returns whether a cell is one through which the wing passes between its outer ends. */
static bool is_passed(const Wing *wing, int cell)
{
    return has_cell(&wing->first.inner, cell) || has_cell(&wing->last.inner, cell) ||
           has_cell(&wing->middle.inner, cell) || has_cell(&wing->middle.outer, cell);
}

static bool is_end_passed(const Wing *wing, const Link *link)
{
    bool passed = false;

    for (int i = 0; i < link->outer.count && !link->is_cell; i++)
        passed = passed || is_passed(wing, link->outer.cell[i]);
    return passed;
}

static bool meets_itself(const Wing *wing)
{
    return is_end_passed(wing, &wing->first) || is_end_passed(wing, &wing->last);
}

/* Removes the digit of one end from the cell of the other. In a bivalue cell at the end of the wing
 * a part of it would do. */
static void lose_across(const Marks *marks, Found *lost, const Link *here, const End *there)
{
    if (!here->is_cell && here->outer.count == 1 && sees_end(here->outer.cell[0], there))
        rule_out(marks, lost, here->outer.cell[0], there->digit);
}

/* Removes what conflicts with both outer ends. */
static void lose_targets(const Marks *marks, Found *lost, const Wing *wing)
{
    const End *const a = &wing->first.outer;
    const End *const b = &wing->last.outer;

    if (a->digit == b->digit) {
        for (int cell = 0; cell < CELLS && !is_same_cell(a, b); cell++)
            if (sees_end(cell, a) && sees_end(cell, b) && !is_passed(wing, cell))
                rule_out(marks, lost, cell, a->digit);
    } else if (is_same_cell(a, b)) {
        for (int digit = 0; digit < DIGITS; digit++)
            if (digit != a->digit && digit != b->digit)
                rule_out(marks, lost, a->cell[0], digit);
    } else {
        lose_across(marks, lost, &wing->first, b);
        lose_across(marks, lost, &wing->last, a);
    }
}

static bool has_group(const Wing *wing)
{
    const Link *const link[3] = {&wing->first, &wing->middle, &wing->last};

    for (int i = 0; i < 3; i++)
        if (link[i]->inner.count > 1 || link[i]->outer.count > 1)
            return true;
    return false;
}

static void try_wing(const Marks *marks, Found *found, const Wing *wing)
{
    const Premise premise[] = {wing->first.premise, wing->middle.premise, wing->last.premise};
    const bool is_pair = wing->first.is_cell && wing->middle.is_cell &&
                         wing->first.outer.digit == wing->last.outer.digit;
    Found lost = {0};

    if (is_pair || meets_itself(wing) || is_same_link(&wing->first, &wing->last) ||
        is_same_link(&wing->first, &wing->middle) || is_same_link(&wing->last, &wing->middle))
        return;
    lose_targets(marks, &lost, wing);
    if (needs_all_premises(marks, premise, 3, &lost))
        add_found(found, &lost);
}

static void find_shape(const Marks *marks, Found *found, const Shape *shape, bool is_grouped)
{
    static Links links;

    list_links(marks, &links, is_grouped);
    for (int i = 0; i < links.count; i++) {
        const Link *const middle = &links.of[i];
        for (int j = 0; j < links.count && middle->is_cell == shape->is_cell[1]; j++) {
            const Link *const first = &links.of[j];
            if (first->is_cell != shape->is_cell[0] ||
                !are_joined(&first->inner, &middle->inner, shape->first))
                continue;
            for (int k = 0; k < links.count; k++) {
                const Wing wing = {*first, *middle, links.of[k]};
                if (wing.last.is_cell == shape->is_cell[2] && has_group(&wing) == is_grouped &&
                    are_joined(&wing.last.inner, &middle->outer, shape->last))
                    try_wing(marks, found, &wing);
            }
        }
    }
}

static const Shape W = {{true, false, true}, BY_DIGIT, BY_DIGIT};
static const Shape M = {{true, false, false}, BY_DIGIT, BY_CELL};
static const Shape S = {{false, true, false}, BY_DIGIT, BY_DIGIT};
static const Shape L_MIXED = {{false, false, false}, BY_CELL, BY_DIGIT};
static const Shape L_CELLS = {{false, false, false}, BY_CELL, BY_CELL};
static const Shape H_PLACES = {{true, false, false}, BY_DIGIT, BY_DIGIT};
static const Shape H_CELLS = {{true, true, false}, BY_DIGIT, BY_DIGIT};

static void find_m_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &M, false);
}

static void find_s_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &S, false);
}

static void find_l_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &L_MIXED, false);
    find_shape(marks, found, &L_CELLS, false);
}

static void find_h_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &H_PLACES, false);
    find_shape(marks, found, &H_CELLS, false);
}

static void find_grouped_w_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &W, true);
}

static void find_grouped_m_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &M, true);
}

static void find_grouped_s_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &S, true);
}

static void find_grouped_l_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &L_MIXED, true);
    find_shape(marks, found, &L_CELLS, true);
}

static void find_grouped_h_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &H_PLACES, true);
    find_shape(marks, found, &H_CELLS, true);
}

const Oracle link_oracles[] = {{"m-wing", NULL, find_m_wings, false},
                               {"s-wing", NULL, find_s_wings, false},
                               {"l-wing", NULL, find_l_wings, false},
                               {"h-wing", NULL, find_h_wings, false},
                               {"grouped-w-wing", NULL, find_grouped_w_wings, false},
                               {"grouped-m-wing", NULL, find_grouped_m_wings, false},
                               {"grouped-s-wing", NULL, find_grouped_s_wings, false},
                               {"grouped-l-wing", NULL, find_grouped_l_wings, false},
                               {"grouped-h-wing", NULL, find_grouped_h_wings, false},
                               {0}};
