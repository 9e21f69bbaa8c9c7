/* oracle_disjoint.c - Distributed disjoint subsets by their definition.
 *
 * They are sets of as many cells as digits; for each digit some house has all of its cells. Every
 * set with such houses is tried: one without them gets none when it grows.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

enum { ALL_HOUSES = (1 << HOUSES) - 1 };

/* Cells in ascending order; for each digit the houses that have all of its cells. */
typedef struct Set {
    int count;
    int cell[DIGITS];
    int houses[DIGITS];
} Set;

static int houses_of(int cell)
{
    return 1 << (ROWS + row_of(cell)) | 1 << (COLUMNS + column_of(cell)) |
           1 << (BOXES + box_of(cell));
}

/* Adds a cell; returns whether each digit still has a house. */
static bool add_cell(const Marks *marks, Set *set, int cell)
{
    bool has_houses = true;

    set->cell[set->count++] = cell;
    for (int digit = 0; digit < DIGITS; digit++)
        if (marks->can[cell][digit]) {
            set->houses[digit] &= houses_of(cell);
            has_houses = has_houses && set->houses[digit] != 0;
        }
    return has_houses;
}

/* Returns the digits of some of the cells. */
static int digits_of_part(const Marks *marks, const Set *set, int part)
{
    int digits = 0;

    for (int i = 0; i < set->count; i++)
        if (part >> i & 1)
            digits |= digits_of(marks, set->cell[i]);
    return digits;
}

/* Returns whether a smaller part has as many cells as digits, or more. */
static bool has_smaller(const Marks *marks, const Set *set)
{
    for (int part = 1; part < (1 << set->count) - 1; part++)
        if (count_bits(digits_of_part(marks, set, part)) <= count_bits(part))
            return true;
    return false;
}

static bool is_in_one_house(const Set *set)
{
    int houses = ALL_HOUSES;

    for (int i = 0; i < set->count; i++)
        houses &= houses_of(set->cell[i]);
    return houses != 0;
}

/* Removes each digit of the set from the cells that see all of its cells. */
static void take_set(const Marks *marks, Found *found, const Set *set)
{
    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++) {
            bool is_in_set = false;
            bool sees_all = true;
            for (int i = 0; i < set->count; i++)
                if (marks->can[set->cell[i]][digit]) {
                    is_in_set = true;
                    sees_all = sees_all && sees[cell][set->cell[i]];
                }
            if (is_in_set && sees_all)
                rule_out(marks, found, cell, digit);
        }
}

static void try_set(const Marks *marks, Found *found, const Set *set)
{
    const int digits = count_bits(digits_of_part(marks, set, (1 << set->count) - 1));

    if (digits == set->count && !is_in_one_house(set) && !has_smaller(marks, set))
        take_set(marks, found, set);
    if (set->count == DIGITS)
        return;
    for (int cell = set->count > 0 ? set->cell[set->count - 1] + 1 : 0; cell < CELLS; cell++) {
        Set more = *set;
        if (marks->digit[cell] == NOTHING && add_cell(marks, &more, cell))
            try_set(marks, found, &more);
    }
}

static void find_disjoint_subsets(const Marks *marks, Found *found)
{
    Set none = {.count = 0};

    for (int digit = 0; digit < DIGITS; digit++)
        none.houses[digit] = ALL_HOUSES;
    try_set(marks, found, &none);
}

const Oracle disjoint_oracles[] = {
    {"distributed-disjoint-subset", NULL, find_disjoint_subsets, false}, {0}};
