/* oracle_shapes.c - Deadly patterns with the same digits in seven to nine cells, by definition.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <string.h>

#include "deadly_types.h"

enum { MOST_SHAPE = 9 };

/* Set while each_shape() runs; else the conclusions are drawn. */
static TryPattern *try_each;
static void *each_context;

typedef struct Shape {
    int digits;
    int count;
    int cell[MOST_SHAPE];
    bool is_rotating; /* each cell has its candidates, and the fillings are tried */
} Shape;

/* ---- fillings ---- */

enum { MOST_FILLINGS = 4096 };

/* What is seen of the fillings of a pattern: digit by digit, the sets of its rows and columns. */
typedef struct Fillings {
    const Pattern *pattern;
    int digit[MOST_SHAPE];
    int count;
    int seen[MOST_FILLINGS][2 * 9];
} Fillings;

static void fill_cells(Fillings *fillings, int count)
{
    const Pattern *const pattern = fillings->pattern;

    if (count == pattern->count) {
        int *const seen = fillings->seen[fillings->count++];
        memset(seen, 0, sizeof fillings->seen[0]);
        for (int i = 0; i < count; i++) {
            seen[row_of(pattern->cell[i])] |= 1 << fillings->digit[i];
            seen[9 + column_of(pattern->cell[i])] |= 1 << fillings->digit[i];
        }
        return;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
        bool is_free = pattern->digits[count] >> digit & 1;
        for (int i = 0; i < count; i++)
            is_free = is_free && !(fillings->digit[i] == digit &&
                                   sees[pattern->cell[i]][pattern->cell[count]]);
        fillings->digit[count] = digit;
        if (is_free && fillings->count < MOST_FILLINGS)
            fill_cells(fillings, count + 1);
    }
}

/* Reports whether there are fillings, and each looks like another one. */
static bool is_deadly(const Pattern *pattern)
{
    static Fillings fillings;

    fillings.pattern = pattern;
    fillings.count = 0;
    fill_cells(&fillings, 0);
    for (int i = 0; i < fillings.count; i++) {
        bool has_twin = false;
        for (int k = 0; k < fillings.count && !has_twin; k++)
            has_twin =
                k != i && memcmp(fillings.seen[i], fillings.seen[k], sizeof fillings.seen[0]) == 0;
        if (!has_twin)
            return false;
    }
    return fillings.count > 0;
}

/* ---- the conclusions of one shape ---- */

static int digits_of_all(const Marks *marks, const Shape *shape, int left_out)
{
    int digits = 0;

    for (int i = 0; i < shape->count; i++)
        if (!(left_out >> i & 1))
            digits |= digits_of(marks, shape->cell[i]);
    return digits;
}

static Pattern pattern_of(const Marks *marks, const Shape *shape, int digits)
{
    Pattern pattern = {0};

    for (int i = 0; i < shape->count; i++)
        add_cell(marks, &pattern, shape->cell[i], digits);
    return pattern;
}

/* Leaves the candidates of each cell in a rotating pattern; returns false if that is not deadly. */
static bool is_pattern(const Marks *marks, const Shape *shape, Pattern *pattern)
{
    for (int i = 0; i < pattern->count && shape->is_rotating; i++) {
        pattern->digits[i] &= digits_of(marks, pattern->cell[i]);
        if (pattern->digits[i] == 0)
            return false;
    }
    return !shape->is_rotating || is_deadly(pattern);
}

/* Type 2: all cells have the digits, and one more. */
static void try_one_guard(const Marks *marks, Found *found, const Shape *shape)
{
    const int all = digits_of_all(marks, shape, 0);

    for (int guard = 0; guard < DIGITS; guard++)
        if ((all >> guard & 1) && count_bits(all) == shape->digits + 1) {
            Pattern pattern = pattern_of(marks, shape, all & ~(1 << guard));
            if (is_pattern(marks, shape, &pattern))
                try_type(marks, found, &pattern, 2, 0);
        }
}

static bool share_house(const Shape *shape, int chosen)
{
    for (int house = 0; house < HOUSES; house++) {
        bool has_all = true;
        for (int i = 0; i < shape->count; i++)
            has_all = has_all && (!(chosen >> i & 1) || in_house(shape->cell[i], house));
        if (has_all)
            return true;
    }
    return false;
}

/* Passes on the pattern of each one or two cells with guardians. */
static void pass_on(const Marks *marks, const Shape *shape)
{
    for (int one = 0; one < shape->count; one++)
        for (int other = one; other < shape->count; other++) {
            const int extra = 1 << one | 1 << other;
            const int digits = digits_of_all(marks, shape, extra);
            Pattern pattern = pattern_of(marks, shape, digits);
            if (count_bits(digits) == shape->digits && pattern.extras == count_bits(extra) &&
                is_pattern(marks, shape, &pattern))
                try_each(each_context, &pattern);
        }
}

/* Types 1, 3 and 4: the cells with guardians share a house, and the others have the digits. */
static void try_shape(const Marks *marks, Found *found, const Shape *shape)
{
    try_one_guard(marks, found, shape);
    for (int extra = 1; extra < 1 << shape->count; extra++) {
        const int digits = digits_of_all(marks, shape, extra);
        if (count_bits(digits) != shape->digits || !share_house(shape, extra))
            continue;
        Pattern pattern = pattern_of(marks, shape, digits);
        if (pattern.extras != count_bits(extra) || !is_pattern(marks, shape, &pattern))
            continue;
        if (pattern.extras == 1)
            try_type(marks, found, &pattern, 1, digits);
        try_type(marks, found, &pattern, 3, digits);
        try_type(marks, found, &pattern, 4, digits);
    }
}

/* ---- the shapes ---- */

static void add_to(Shape *shape, int cell)
{
    shape->cell[shape->count++] = cell;
}

static bool is_empty(const Marks *marks, const Shape *shape)
{
    for (int i = 0; i < shape->count; i++)
        if (marks->digit[shape->cell[i]] != NOTHING)
            return false;
    return true;
}

static void try_if_empty(const Marks *marks, Found *found, const Shape *shape)
{
    if (is_empty(marks, shape) && try_each != NULL)
        pass_on(marks, shape);
    else if (is_empty(marks, shape))
        try_shape(marks, found, shape);
}

/* Four cells of a box, two of a column outside of it in the same rows, two of a row in the same
 * columns: with four digits, or with three if one of the four is left out. */
static void try_polygons(const Marks *marks, Found *found, int box, const int row[2],
                         const int column[2])
{
    for (int far_column = 0; far_column < 9; far_column++)
        for (int far_row = 0; far_row < 9; far_row++)
            for (int left_out = 0; left_out < 5; left_out++) {
                Shape shape = {.digits = left_out == 4 ? 4 : 3};
                if (far_column / 3 == box % 3 || far_row / 3 == box / 3)
                    continue;
                for (int i = 0; i < 4; i++)
                    if (i != left_out)
                        add_to(&shape, 9 * row[i / 2] + column[i % 2]);
                for (int i = 0; i < 2; i++) {
                    add_to(&shape, 9 * row[i] + far_column);
                    add_to(&shape, 9 * far_row + column[i]);
                }
                try_if_empty(marks, found, &shape);
            }
}

static void find_polygons(const Marks *marks, Found *found)
{
    for (int box = 0; box < 9; box++)
        for (int no_row = 0; no_row < 3; no_row++)
            for (int no_column = 0; no_column < 3; no_column++) {
                int row[2], column[2];
                for (int i = 0; i < 2; i++) {
                    row[i] = box / 3 * 3 + (i < no_row ? i : i + 1);
                    column[i] = box % 3 * 3 + (i < no_column ? i : i + 1);
                }
                try_polygons(marks, found, box, row, column);
            }
}

static int crossing(bool turned, int line, int place)
{
    return turned ? 9 * place + line : 9 * line + place;
}

/* A chute's three lines cross one line of each box; in a rotating pattern one cell is left out. */
static void find_squares(const Marks *marks, Found *found)
{
    for (int turned = 0; turned < 2; turned++)
        for (int chute = 0; chute < 3; chute++)
            for (int choice = 0; choice < 27; choice++) {
                const int place[3] = {choice / 9, 3 + choice / 3 % 3, 6 + choice % 3};
                for (int left_out = 0; left_out <= 9; left_out++) {
                    Shape shape = {.digits = 4, .is_rotating = left_out < 9};
                    for (int i = 0; i < 9; i++)
                        if (i != left_out)
                            add_to(&shape, crossing(turned, 3 * chute + i / 3, place[i % 3]));
                    try_if_empty(marks, found, &shape);
                }
            }
}

/* Reports whether there are four places, two of them in a box, and the others not three in one. */
static bool has_pairs(int places)
{
    int pairs = 0;

    for (int box = 0; box < 3; box++)
        pairs += count_bits(places >> 3 * box & 7) == 2;
    return count_bits(places) == 4 && pairs >= 1;
}

/* Two lines of a chute cross four others: two of one box, and two of another or one of each. */
static void find_eights(const Marks *marks, Found *found)
{
    for (int turned = 0; turned < 2; turned++)
        for (int one = 0; one < 9; one++)
            for (int two = one + 1; two / 3 == one / 3; two++)
                for (int places = 0; places < 1 << 9; places++) {
                    Shape shape = {.digits = 4};
                    if (!has_pairs(places))
                        continue;
                    for (int place = 0; place < 9; place++)
                        if (places >> place & 1) {
                            add_to(&shape, crossing(turned, one, place));
                            add_to(&shape, crossing(turned, two, place));
                        }
                    try_if_empty(marks, found, &shape);
                }
}

static void find_shapes(const Marks *marks, Found *found)
{
    find_polygons(marks, found);
    find_squares(marks, found);
    find_eights(marks, found);
}

void each_shape(const Marks *marks, TryPattern *try, void *context)
{
    try_each = try;
    each_context = context;
    find_shapes(marks, NULL);
    try_each = NULL;
}

const Oracle shape_oracles[] = {{"multi-digit-deadly-pattern", NULL, find_shapes, false}, {0}};
