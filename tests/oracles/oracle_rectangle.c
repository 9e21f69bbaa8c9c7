/* oracle_rectangle.c - Unique rectangles by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* Four empty cells in two rows, two columns and two boxes; two of them in a line are next to each
 * other, corners 0 and 3 opposite. No placed digit rules a digit of the pair out of them, and one
 * can be nothing else. */
typedef struct Rectangle {
    int corner[4];
    int digit[2];
    bool is_extra[4]; /* has another candidate */
    int extra_count;
    int guards; /* the other candidates, as a set */
} Rectangle;

static bool read_rectangle(const Marks *marks, Rectangle *rectangle)
{
    const int pair = 1 << rectangle->digit[0] | 1 << rectangle->digit[1];
    bool has_pair = false;

    rectangle->extra_count = 0;
    rectangle->guards = 0;
    for (int i = 0; i < 4; i++) {
        const int digits = digits_of(marks, rectangle->corner[i]);
        if (marks->digit[rectangle->corner[i]] != NOTHING ||
            sees_placed(marks, rectangle->corner[i], pair))
            return false;
        has_pair = has_pair || digits == pair;
        rectangle->is_extra[i] = (digits & ~pair) != 0;
        rectangle->extra_count += rectangle->is_extra[i];
        rectangle->guards |= digits & ~pair;
    }
    return has_pair;
}

/* What each rectangle is tried for. */
typedef struct Trial {
    const Marks *marks;
    Found *found;
    void (*try_one)(const Marks *marks, Found *found, const Rectangle *rectangle);
} Trial;

static void try_corners(void *context, const int corner[4], int a, int b)
{
    const Trial *const trial = context;
    Rectangle rectangle = {.corner = {corner[0], corner[1], corner[2], corner[3]}, .digit = {a, b}};

    if (read_rectangle(trial->marks, &rectangle))
        trial->try_one(trial->marks, trial->found, &rectangle);
}

/* Returns whether the two extra corners are in one line. */
static bool are_adjacent(const Rectangle *rectangle)
{
    return rectangle->extra_count == 2 && rectangle->is_extra[0] != rectangle->is_extra[3];
}

static bool is_corner(const Rectangle *rectangle, int cell)
{
    for (int i = 0; i < 4; i++)
        if (rectangle->corner[i] == cell)
            return true;
    return false;
}

static void try_type_1(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 2; j++)
            if (rectangle->extra_count == 1 && rectangle->is_extra[i])
                rule_out(marks, found, rectangle->corner[i], rectangle->digit[j]);
}

/* Rules out the only other digit wherever all its places in the rectangle are seen. */
static void lose_guard(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++) {
            bool sees_all = rectangle->guards == 1 << digit;
            for (int i = 0; i < 4; i++)
                sees_all =
                    sees_all && (!rectangle->is_extra[i] || sees[cell][rectangle->corner[i]]);
            if (sees_all)
                rule_out(marks, found, cell, digit);
        }
}

static void try_type_2(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    if (are_adjacent(rectangle))
        lose_guard(marks, found, rectangle);
}

static void try_type_5(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    if (rectangle->extra_count >= 2 && rectangle->extra_count <= 3 && !are_adjacent(rectangle))
        lose_guard(marks, found, rectangle);
}

/* Returns whether a house has the digit in cells of the rectangle only. */
static bool is_confined(const Marks *marks, const Rectangle *rectangle, int house, int digit)
{
    int cell[9];
    const int count = places_of(marks, house, digit, cell);

    for (int i = 0; i < count; i++)
        if (!is_corner(rectangle, cell[i]))
            return false;
    return count > 0;
}

static void try_type_4(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (int house = 0; house < HOUSES; house++)
        for (int kept = 0; kept < 2; kept++) {
            int inside = 0;
            for (int i = 0; i < 4; i++)
                inside += rectangle->is_extra[i] && in_house(rectangle->corner[i], house);
            if (!are_adjacent(rectangle) || inside != 2 ||
                !is_confined(marks, rectangle, house, rectangle->digit[kept]))
                continue;
            for (int i = 0; i < 4; i++)
                if (rectangle->is_extra[i])
                    rule_out(marks, found, rectangle->corner[i], rectangle->digit[1 - kept]);
        }
}

/* Returns whether the digit is confined to the rectangle in the row and the column of a corner. */
static bool is_confined_around(const Marks *marks, const Rectangle *rectangle, int corner,
                               int digit)
{
    const int cell = rectangle->corner[corner];

    return is_confined(marks, rectangle, ROWS + row_of(cell), digit) &&
           is_confined(marks, rectangle, COLUMNS + column_of(cell), digit);
}

static void try_type_6(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    const int one = rectangle->is_extra[0] ? 0 : 1;
    const int other = 3 - one;

    if (rectangle->extra_count != 2 || are_adjacent(rectangle))
        return;
    for (int i = 0; i < 2; i++)
        if (is_confined_around(marks, rectangle, one, rectangle->digit[i]) &&
            is_confined_around(marks, rectangle, other, rectangle->digit[i])) {
            rule_out(marks, found, rectangle->corner[one], rectangle->digit[i]);
            rule_out(marks, found, rectangle->corner[other], rectangle->digit[i]);
        }
}

/* With one extra corner, or two in a line, types 1 and 4 say more. */
static void try_hidden(const Marks *marks, Found *found, const Rectangle *rectangle)
{
    for (int corner = 0; corner < 4; corner++)
        for (int kept = 0; kept < 2; kept++)
            if (rectangle->extra_count >= 2 && !are_adjacent(rectangle) &&
                !rectangle->is_extra[3 - corner] &&
                is_confined_around(marks, rectangle, corner, rectangle->digit[kept]))
                rule_out(marks, found, rectangle->corner[corner], rectangle->digit[1 - kept]);
}

#define RECTANGLE(name, try_one)                                                                   \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        each_rectangle(try_corners, &(Trial){marks, found, try_one});                              \
    }

RECTANGLE(find_type_1, try_type_1)
RECTANGLE(find_type_2, try_type_2)
RECTANGLE(find_type_4, try_type_4)
RECTANGLE(find_type_5, try_type_5)
RECTANGLE(find_type_6, try_type_6)
RECTANGLE(find_hidden, try_hidden)

const Oracle rectangle_oracles[] = {{"unique-rectangle-1", NULL, find_type_1, false},
                                    {"unique-rectangle-2", NULL, find_type_2, false},
                                    {"unique-rectangle-4", NULL, find_type_4, false},
                                    {"unique-rectangle-5", NULL, find_type_5, false},
                                    {"unique-rectangle-6", NULL, find_type_6, false},
                                    {"hidden-rectangle", NULL, find_hidden, false},
                                    {0}};
