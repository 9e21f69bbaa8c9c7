/* deadly_types.c - see deadly_types.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_types.h"

#include <stddef.h>

enum { MOST_POOL = 7 };

void add_cell(const Marks *marks, Pattern *pattern, int cell, int digits)
{
    const int guards = digits_of(marks, cell) & ~digits;

    pattern->cell[pattern->count] = cell;
    pattern->digits[pattern->count] = digits;
    if (guards != 0)
        pattern->extra[pattern->extras++] = pattern->count;
    pattern->guards |= guards;
    pattern->count++;
}

int extra_cell(const Pattern *pattern, int i)
{
    return pattern->cell[pattern->extra[i]];
}

static bool is_extra(const Pattern *pattern, int cell)
{
    for (int i = 0; i < pattern->extras; i++)
        if (extra_cell(pattern, i) == cell)
            return true;
    return false;
}

static bool has_all_extras(const Pattern *pattern, int house)
{
    for (int i = 0; i < pattern->extras; i++)
        if (!in_house(extra_cell(pattern, i), house))
            return false;
    return true;
}

void lose_digits(const Marks *marks, Found *found, int cell, int digits)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if (digits >> digit & 1)
            rule_out(marks, found, cell, digit);
}

/* One cell has all guardians. */
static void try_type_1(const Marks *marks, Found *found, const Pattern *pattern)
{
    if (pattern->extras == 1)
        lose_digits(marks, found, extra_cell(pattern, 0), pattern->digits[pattern->extra[0]]);
}

void try_type_2(const Marks *marks, Found *found, const Pattern *pattern)
{
    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = pattern->extras >= 2 && count_bits(pattern->guards) == 1;
        for (int i = 0; i < pattern->extras; i++)
            sees_all = sees_all && sees[cell][extra_cell(pattern, i)];
        if (sees_all)
            lose_digits(marks, found, cell, pattern->guards);
    }
}

/* Removes the digits of a subset from every house that has all its cells. */
static void lose_subset(const Marks *marks, Found *found, const Pattern *pattern, const int *chosen,
                        int count, int digits)
{
    for (int house = 0; house < HOUSES; house++) {
        bool has_all = has_all_extras(pattern, house);
        for (int i = 0; i < count; i++)
            has_all = has_all && in_house(chosen[i], house);
        for (int i = 0; i < 9 && has_all; i++) {
            const int cell = house_cell[house][i];
            bool is_outside = !is_extra(pattern, cell);
            for (int j = 0; j < count; j++)
                is_outside = is_outside && chosen[j] != cell;
            if (is_outside)
                lose_digits(marks, found, cell, digits);
        }
    }
}

/* The extra cells, as one cell with the guardians, are part of a naked subset of a house. Its other
 * cells have none of the banned digits. In a house with more than MOST_POOL such cells a subset is
 * easier to find otherwise. */
static void try_type_3(const Marks *marks, Found *found, const Pattern *pattern, int banned)
{
    for (int house = 0; house < HOUSES; house++) {
        int pool[9];
        int count = 0;
        for (int i = 0; i < 9; i++) {
            const int cell = house_cell[house][i];
            if (marks->digit[cell] == NOTHING && !is_extra(pattern, cell) &&
                !(digits_of(marks, cell) & banned))
                pool[count++] = cell;
        }
        if (pattern->extras < 2 || count_bits(pattern->guards) < 2 || count > MOST_POOL ||
            !has_all_extras(pattern, house))
            continue;
        for (int choice = 1; choice < 1 << count; choice++) {
            int chosen[MOST_POOL];
            int size = 0;
            int digits = pattern->guards;
            for (int i = 0; i < count; i++)
                if (choice >> i & 1) {
                    chosen[size++] = pool[i];
                    digits |= digits_of(marks, pool[i]);
                }
            if (count_bits(digits) == size + 1)
                lose_subset(marks, found, pattern, chosen, size, digits);
        }
    }
}

/* A house has a digit of the pattern only in the two extra cells. */
static void try_type_4(const Marks *marks, Found *found, const Pattern *pattern)
{
    int place[9];

    for (int house = 0; house < HOUSES && pattern->extras == 2; house++)
        for (int digit = 0; digit < DIGITS && has_all_extras(pattern, house); digit++) {
            const int one = pattern->extra[0];
            const int other = pattern->extra[1];
            const int count = places_of(marks, house, digit, place);
            bool is_confined =
                count > 0 && (pattern->digits[one] & pattern->digits[other] & 1 << digit);
            for (int i = 0; i < count; i++)
                is_confined = is_confined && is_extra(pattern, place[i]);
            if (!is_confined)
                continue;
            lose_digits(marks, found, pattern->cell[one], pattern->digits[one] & ~(1 << digit));
            lose_digits(marks, found, pattern->cell[other], pattern->digits[other] & ~(1 << digit));
        }
}

void try_type(const Marks *marks, Found *found, const Pattern *pattern, int type, int banned)
{
    if (type == 1)
        try_type_1(marks, found, pattern);
    else if (type == 2)
        try_type_2(marks, found, pattern);
    else if (type == 3)
        try_type_3(marks, found, pattern, banned);
    else
        try_type_4(marks, found, pattern);
}

void use_pattern(const Use *use, const Pattern *pattern, int banned)
{
    if (use->try != NULL)
        use->try(use->context, pattern);
    else
        try_type(use->marks, use->found, pattern, use->type, banned);
}
