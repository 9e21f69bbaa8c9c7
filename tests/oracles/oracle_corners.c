/* oracle_corners.c - Avoidable rectangles, and unique rectangles of type 3, by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

/* ---- filled rectangles ---- */

static bool is_filled(const Marks *marks, int cell)
{
    return marks->digit[cell] != NOTHING && !marks->given[cell];
}

/* Tries the corners of a rectangle in two boxes; 0 and 3 are opposite. The digits of the pair stand
 * crosswise: FIRST in corners 0 and 3, SECOND in the others, where a cell is filled. */
static void try_corners(const Marks *marks, Found *found, int type, const int corner[4], int first,
                        int second)
{
    Pattern pattern = {0};
    int filled = 0;

    for (int i = 0; i < 4; i++) {
        const int digit = i == 0 || i == 3 ? first : second;
        if (is_filled(marks, corner[i]) ? marks->digit[corner[i]] != digit
                                        : !marks->can[corner[i]][digit])
            return;
        filled += is_filled(marks, corner[i]);
        if (marks->digit[corner[i]] == NOTHING)
            add_cell(marks, &pattern, corner[i], 1 << digit);
    }
    if (type == 1 && filled == 3)
        lose_digits(marks, found, pattern.cell[0], pattern.digits[0]);
    else if (type == 2 && filled == 2 && pattern.extras == 2 &&
             sees[pattern.cell[0]][pattern.cell[1]])
        try_type_2(marks, found, &pattern);
}

/* What a rectangle is tried for. */
typedef struct Wanted {
    const Marks *marks;
    Found *found;
    int type;
} Wanted;

static void try_both_ways(void *context, const int corner[4], int a, int b)
{
    const Wanted *const wanted = context;

    try_corners(wanted->marks, wanted->found, wanted->type, corner, a, b);
    try_corners(wanted->marks, wanted->found, wanted->type, corner, b, a);
}

static void find_filled(const Marks *marks, Found *found, int type)
{
    each_rectangle(try_both_ways, &(Wanted){marks, found, type});
}

/* ---- avoidable rectangles with any filled corners ---- */

/* Types 3 and 5, 5 with two opposite extra corners, or more than two. */
static void try_open(void *context, const int corner[4], int a, int b)
{
    const Wanted *const wanted = context;
    const Marks *const marks = wanted->marks;
    Pattern pattern = {0};
    int filled = 0;

    if (!fits_crosswise(marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++) {
        filled += is_filled(marks, corner[i]);
        add_cell(marks, &pattern, corner[i], 1 << a | 1 << b);
    }
    const bool is_adjacent =
        pattern.extras == 2 && sees[extra_cell(&pattern, 0)][extra_cell(&pattern, 1)];
    if (filled > 0 && wanted->type == 3)
        try_type(marks, wanted->found, &pattern, 3, 1 << a | 1 << b);
    else if (filled > 0 && !is_adjacent)
        try_type_2(marks, wanted->found, &pattern);
}

static void find_open(const Marks *marks, Found *found, int type)
{
    each_rectangle(try_open, &(Wanted){marks, found, type});
}

/* ---- unique rectangles of type 3 ---- */

/* Four empty cells, one of them with just the pair. No placed digit rules the pair out of them. */
static void try_rectangle(void *context, const int corner[4], int a, int b)
{
    const Wanted *const wanted = context;
    const Marks *const marks = wanted->marks;
    const int pair = 1 << a | 1 << b;
    Pattern pattern = {0};
    bool has_pair = false;

    for (int i = 0; i < 4; i++) {
        if (marks->digit[corner[i]] != NOTHING || sees_placed(marks, corner[i], pair))
            return;
        has_pair = has_pair || digits_of(marks, corner[i]) == pair;
        add_cell(marks, &pattern, corner[i], pair);
    }
    if (has_pair && pattern.extras == 2)
        try_type(marks, wanted->found, &pattern, wanted->type, pair);
}

static void find_rectangles(const Marks *marks, Found *found, int type)
{
    each_rectangle(try_rectangle, &(Wanted){marks, found, type});
}

BY_TYPE(find_filled_1, find_filled, 1)
BY_TYPE(find_filled_2, find_filled, 2)
BY_TYPE(find_open_3, find_open, 3)
BY_TYPE(find_open_5, find_open, 5)
BY_TYPE(find_rectangle_3, find_rectangles, 3)

const Oracle corner_oracles[] = {{"avoidable-rectangle-1", NULL, find_filled_1, false},
                                 {"avoidable-rectangle-2", NULL, find_filled_2, false},
                                 {"avoidable-rectangle-3", NULL, find_open_3, false},
                                 {"avoidable-rectangle-5", NULL, find_open_5, false},
                                 {"unique-rectangle-3", NULL, find_rectangle_3, false},
                                 {0}};
