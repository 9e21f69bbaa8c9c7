/* oracle_links.c - Wings of three strong links by their definitions: M, S, L and H, without groups.
 *
 * A strong link joins two candidates of which one is true: those of a bivalue cell (V), or the two
 * places of a digit in a house (L). Ends of two links are joined where both cannot be true: by a
 * digit in cells that see each other, or by a cell with two digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

typedef struct End {
    int cell;
    int digit;
} End;

/* A strong link in one of its two directions. */
typedef struct Link {
    bool is_cell; /* V */
    Premise premise;
    End inner;
    End outer;
} Link;

enum { MOST_LINKS = 2 * (CELLS + HOUSES * DIGITS) };

typedef struct Links {
    int count;
    Link of[MOST_LINKS];
} Links;

static void add_link(Links *links, bool is_cell, Premise premise, End one, End other)
{
    links->of[links->count++] = (Link){is_cell, premise, one, other};
    links->of[links->count++] = (Link){is_cell, premise, other, one};
}

static void list_links(const Marks *marks, Links *links)
{
    int place[9];

    links->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        for (int a = 0; a < DIGITS; a++)
            for (int b = a + 1; b < DIGITS; b++)
                if (digits_of(marks, cell) == (1 << a | 1 << b))
                    add_link(links, true, (Premise){NOTHING, cell}, (End){cell, a}, (End){cell, b});
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (places_of(marks, house, digit, place) == 2)
                add_link(links, false, (Premise){house, digit}, (End){place[0], digit},
                         (End){place[1], digit});
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

static bool are_joined(const End *a, const End *b, Joint joint)
{
    return joint == BY_CELL ? a->cell == b->cell && a->digit != b->digit
                            : a->digit == b->digit && sees[a->cell][b->cell];
}

static bool is_same_link(const Link *a, const Link *b)
{
    return a->premise.house == b->premise.house && a->premise.at == b->premise.at;
}

/* Returns whether a cell is one through which the wing passes between its outer ends. */
static bool is_passed(const Wing *wing, int cell)
{
    return cell == wing->first.inner.cell || cell == wing->last.inner.cell ||
           cell == wing->middle.inner.cell || cell == wing->middle.outer.cell;
}

static bool meets_itself(const Wing *wing)
{
    return (!wing->first.is_cell && is_passed(wing, wing->first.outer.cell)) ||
           (!wing->last.is_cell && is_passed(wing, wing->last.outer.cell));
}

/* Removes the digit of one end from the cell of the other. In a bivalue cell at the end of the wing
 * a part of it would do. */
static void lose_across(const Marks *marks, Found *lost, const Link *here, const End *there)
{
    if (!here->is_cell && sees[here->outer.cell][there->cell])
        rule_out(marks, lost, here->outer.cell, there->digit);
}

/* Removes what conflicts with both outer ends. */
static void lose_targets(const Marks *marks, Found *lost, const Wing *wing)
{
    const End *const a = &wing->first.outer;
    const End *const b = &wing->last.outer;

    if (a->digit == b->digit) {
        for (int cell = 0; cell < CELLS && a->cell != b->cell; cell++)
            if (sees[cell][a->cell] && sees[cell][b->cell] && !is_passed(wing, cell))
                rule_out(marks, lost, cell, a->digit);
    } else if (a->cell == b->cell) {
        for (int digit = 0; digit < DIGITS; digit++)
            if (digit != a->digit && digit != b->digit)
                rule_out(marks, lost, a->cell, digit);
    } else {
        lose_across(marks, lost, &wing->first, b);
        lose_across(marks, lost, &wing->last, a);
    }
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

static void find_shape(const Marks *marks, Found *found, const Shape *shape)
{
    static Links links;

    list_links(marks, &links);
    for (int i = 0; i < links.count; i++) {
        const Link *const middle = &links.of[i];
        for (int j = 0; j < links.count && middle->is_cell == shape->is_cell[1]; j++) {
            const Link *const first = &links.of[j];
            if (first->is_cell != shape->is_cell[0] ||
                !are_joined(&first->inner, &middle->inner, shape->first))
                continue;
            for (int k = 0; k < links.count; k++) {
                const Wing wing = {*first, *middle, links.of[k]};
                if (wing.last.is_cell == shape->is_cell[2] &&
                    are_joined(&wing.last.inner, &middle->outer, shape->last))
                    try_wing(marks, found, &wing);
            }
        }
    }
}

static void find_m_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &(Shape){{true, false, false}, BY_DIGIT, BY_CELL});
}

static void find_s_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &(Shape){{false, true, false}, BY_DIGIT, BY_DIGIT});
}

static void find_l_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &(Shape){{false, false, false}, BY_CELL, BY_DIGIT});
    find_shape(marks, found, &(Shape){{false, false, false}, BY_CELL, BY_CELL});
}

static void find_h_wings(const Marks *marks, Found *found)
{
    find_shape(marks, found, &(Shape){{true, false, false}, BY_DIGIT, BY_DIGIT});
    find_shape(marks, found, &(Shape){{true, true, false}, BY_DIGIT, BY_DIGIT});
}

const Oracle link_oracles[] = {{"m-wing", NULL, find_m_wings, false},
                               {"s-wing", NULL, find_s_wings, false},
                               {"l-wing", NULL, find_l_wings, false},
                               {"h-wing", NULL, find_h_wings, false},
                               {0}};
