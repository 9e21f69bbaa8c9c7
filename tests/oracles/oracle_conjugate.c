/* oracle_conjugate.c - Unique rectangles with conjugate pairs, by their definition.
 *
 * Every way to fill the corners is tried: with the first digit, the second, or any other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { FIRST, SECOND, OTHER, WAYS, CORNERS = 4, MOST_LINKS = 8 };

/* The corners of each side. */
static const int SIDE[4][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};

/* The digit, FIRST or SECOND, has just the two ends of the side in a house. */
typedef struct Link {
    int side;
    int which;
} Link;

typedef struct Rectangle {
    int corner[CORNERS];
    int digit[2];
    bool is_extra[CORNERS];
    int extra_count;
    int link_count;
    Link link[MOST_LINKS];
} Rectangle;

/* Returns whether a house has the digit in the two cells only. */
static bool is_pair(const Marks *marks, int one, int other, int digit)
{
    for (int house = 0; house < HOUSES; house++) {
        int cell[9];
        if (in_house(one, house) && in_house(other, house) && marks->can[one][digit] &&
            marks->can[other][digit] && places_of(marks, house, digit, cell) == 2)
            return true;
    }
    return false;
}

static bool read_rectangle(const Marks *marks, Rectangle *rectangle)
{
    const int pair = 1 << rectangle->digit[FIRST] | 1 << rectangle->digit[SECOND];

    for (int i = 0; i < CORNERS; i++) {
        const int digits = digits_of(marks, rectangle->corner[i]);
        if (digits == 0)
            return false;
        rectangle->is_extra[i] = (digits & ~pair) != 0;
        if (!rectangle->is_extra[i] && digits != pair)
            return false;
        rectangle->extra_count += rectangle->is_extra[i];
    }
    for (int side = 0; side < 4; side++)
        for (int which = 0; which < 2; which++)
            if (is_pair(marks, rectangle->corner[SIDE[side][0]], rectangle->corner[SIDE[side][1]],
                        rectangle->digit[which]))
                rectangle->link[rectangle->link_count++] = (Link){side, which};
    return rectangle->extra_count >= 2;
}

/* Returns whether the chosen links are those of type 4, of a hidden rectangle or a hidden pair. */
static bool has_own_name(const Rectangle *rectangle, unsigned choice)
{
    int sides = 0, count = 0, of_second = 0;
    bool all_extra = true;

    for (int i = 0; i < rectangle->link_count; i++) {
        const Link *const link = &rectangle->link[i];
        if (!(choice >> i & 1))
            continue;
        if (sides >> link->side & 1)
            return true;
        sides |= 1 << link->side;
        count++;
        of_second += link->which == SECOND;
        all_extra = all_extra && rectangle->is_extra[SIDE[link->side][0]] &&
                    rectangle->is_extra[SIDE[link->side][1]];
    }
    return rectangle->extra_count < CORNERS && all_extra && (of_second == 0 || of_second == count);
}

/* Returns whether a filling obeys the rules, the cells and the chosen links. */
static bool is_possible(const Marks *marks, const Rectangle *rectangle, unsigned choice,
                        const int way[CORNERS])
{
    for (int i = 0; i < CORNERS; i++)
        if (way[i] == OTHER ? !rectangle->is_extra[i]
                            : !marks->can[rectangle->corner[i]][rectangle->digit[way[i]]])
            return false;
    for (int side = 0; side < 4; side++)
        if (way[SIDE[side][0]] == way[SIDE[side][1]] && way[SIDE[side][0]] != OTHER)
            return false;
    for (int i = 0; i < rectangle->link_count; i++) {
        const Link *const link = &rectangle->link[i];
        if ((choice >> i & 1) && way[SIDE[link->side][0]] != link->which &&
            way[SIDE[link->side][1]] != link->which)
            return false;
    }
    return true;
}

/* Returns whether the corner's digit leaves some way to fill the corners, and only deadly ones. */
static bool is_deadly(const Marks *marks, const Rectangle *rectangle, unsigned choice, int corner,
                      int which)
{
    bool any = false;

    for (int number = 0; number < WAYS * WAYS * WAYS * WAYS; number++) {
        const int way[CORNERS] = {number % WAYS, number / WAYS % WAYS, number / WAYS / WAYS % WAYS,
                                  number / WAYS / WAYS / WAYS};
        if (way[corner] != which || !is_possible(marks, rectangle, choice, way))
            continue;
        for (int i = 0; i < CORNERS; i++)
            if (way[i] == OTHER)
                return false;
        any = true;
    }
    return any;
}

static void try_links(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (unsigned choice = 1; choice < 1u << rectangle->link_count; choice++) {
        if (count_bits((int)choice) != rectangle->extra_count - 1 ||
            has_own_name(rectangle, choice))
            continue;
        for (int corner = 0; corner < CORNERS; corner++)
            for (int which = 0; which < 2; which++)
                if (rectangle->is_extra[corner] &&
                    is_deadly(marks, rectangle, choice, corner, which))
                    rule_out(marks, found, rectangle->corner[corner], rectangle->digit[which]);
    }
}

/* The marks that are read, and what is found. */
typedef struct Trial {
    const Marks *marks;
    Found *found;
} Trial;

static void try_corners(void *context, const int corner[4], int a, int b)
{
    const Trial *const trial = context;
    Rectangle rectangle = {.corner = {corner[0], corner[1], corner[2], corner[3]}, .digit = {a, b}};

    if (read_rectangle(trial->marks, &rectangle))
        try_links(trial->marks, trial->found, &rectangle);
}

static void find_conjugate(const Marks *marks, Found *found)
{
    each_rectangle(try_corners, &(Trial){marks, found});
}

const Oracle conjugate_oracles[] = {
    {"unique-rectangle-with-conjugate-pairs", NULL, find_conjugate, false}, {0}};
