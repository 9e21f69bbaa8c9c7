/* oracle_external.c - External unique and avoidable rectangles by their definition.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "outside.h"

enum { MOST_POOL = 7 };

static bool is_pair(const Rectangle *rectangle, int digit)
{
    return digit == rectangle->digit[0] || digit == rectangle->digit[1];
}

static bool has_all_guards(const Choice *choice, int house)
{
    for (int i = 0; i < choice->cells; i++)
        if (!in_house(choice->cell[i], house))
            return false;
    return true;
}

/* The cells with guardians lose all other digits of a set. */
static void keep_guards(const Rectangle *rectangle, const Choice *choice, int digits, Found *lost)
{
    for (int i = 0; i < choice->cells; i++)
        for (int digit = 0; digit < DIGITS; digit++)
            if ((digits >> digit & 1) && !choice->guard[choice->cell[i]][digit])
                rule_out(rectangle->marks, lost, choice->cell[i], digit);
}

/* One cell has all guardians. A single one is true: without it the premises cannot hold. */
static void try_type_1(const Rectangle *rectangle, const Choice *choice)
{
    const int cell = choice->cell[0];
    Marks marks = *rectangle->marks;
    Found lost = {0};

    keep_guards(rectangle, choice, 0x1ff, &lost);
    if (count_bits(choice->digits) > 1) {
        take_if_all_needed(rectangle, choice, &lost);
        return;
    }
    for (int digit = 0; digit < DIGITS; digit++)
        if (choice->guard[cell][digit] && count_bits(digits_of(&marks, cell)) > 1) {
            marks.can[cell][digit] = false;
            if (needs_all(rectangle, &marks, choice, NULL))
                rectangle->found->placed[cell][digit] = true;
        }
}

/* The guardians are one digit. */
static void try_type_2(const Rectangle *rectangle, const Choice *choice)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = true;
        for (int i = 0; i < choice->cells; i++)
            sees_all = sees_all && sees[cell][choice->cell[i]];
        for (int digit = 0; digit < DIGITS && sees_all; digit++)
            if (choice->digits == 1 << digit)
                rule_out(rectangle->marks, &lost, cell, digit);
    }
    take_if_all_needed(rectangle, choice, &lost);
}

/* Removes the digits of a subset, which one of the guardians completes. */
static void try_subset(const Rectangle *rectangle, Choice choice, const int *subset, int count,
                       int digits)
{
    Found lost = {0};

    for (int house = 0; house < HOUSES; house++) {
        bool has_all = has_all_guards(&choice, house);
        for (int i = 0; i < count; i++)
            has_all = has_all && in_house(subset[i], house);
        for (int i = 0; i < 9 && has_all; i++) {
            bool is_outside = !is_guardian_cell(&choice, house_cell[house][i]);
            for (int k = 0; k < count; k++)
                is_outside = is_outside && subset[k] != house_cell[house][i];
            for (int digit = 0; digit < DIGITS && is_outside; digit++)
                if (digits >> digit & 1)
                    rule_out(rectangle->marks, &lost, house_cell[house][i], digit);
        }
    }
    keep_guards(rectangle, &choice, digits, &lost);
    for (int i = 0; i < count; i++)
        choice.premise[choice.count++] = (Premise){NOTHING, subset[i]};
    take_if_all_needed(rectangle, &choice, &lost);
}

/* The cells of the guardians are one cell of a naked subset of a house. */
static void try_type_3(const Rectangle *rectangle, const Choice *choice, int house)
{
    int pool[9];
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int cell = house_cell[house][i];
        if (rectangle->marks->digit[cell] == NOTHING && !is_guardian_cell(choice, cell) &&
            !is_corner(rectangle, cell))
            pool[count++] = cell;
    }
    for (int chosen = 1; chosen < 1 << count; chosen++) {
        int subset[MOST_POOL];
        int size = 0;
        int digits = choice->digits;
        for (int i = 0; i < count; i++)
            if (chosen >> i & 1) {
                subset[size++] = pool[i];
                digits |= digits_of(rectangle->marks, pool[i]);
            }
        if (count_bits(digits) == size + 1)
            try_subset(rectangle, *choice, subset, size, digits);
    }
}

/* A third digit is in one of the two cells of the guardians. */
static void try_type_4(const Rectangle *rectangle, const Choice *choice, int house)
{
    int place[9];

    for (int digit = 0; digit < DIGITS; digit++) {
        Choice more = *choice;
        Found lost = {0};
        if (is_pair(rectangle, digit) || places_of(rectangle->marks, house, digit, place) != 2 ||
            !is_guardian_cell(choice, place[0]) || !is_guardian_cell(choice, place[1]))
            continue;
        more.premise[more.count++] = (Premise){house, digit};
        keep_guards(rectangle, choice, 0x1ff & ~(1 << digit), &lost);
        take_if_all_needed(rectangle, &more, &lost);
    }
}

static void try_types(const Rectangle *rectangle, const Choice *choice)
{
    const bool is_one = count_bits(choice->digits) == 1;

    if (choice->cells == 1)
        try_type_1(rectangle, choice);
    if (choice->cells > 1 && is_one)
        try_type_2(rectangle, choice);
    for (int house = 0; house < HOUSES; house++) {
        if (choice->cells < 2 || !has_all_guards(choice, house))
            continue;
        if (!is_one)
            try_type_3(rectangle, choice, house);
        if (choice->cells == 2)
            try_type_4(rectangle, choice, house);
    }
}

static void find_external(const Marks *marks, Found *found)
{
    each_choice(&(Rectangle){.marks = marks, .found = found, .try = try_types, .wants_open = true});
}

static void find_avoidable(const Marks *marks, Found *found)
{
    each_choice(
        &(Rectangle){.marks = marks, .found = found, .try = try_types, .wants_filled = true});
}

const Oracle external_oracles[] = {{"external-unique-rectangle", NULL, find_external, false},
                                   {"external-avoidable-rectangle", NULL, find_avoidable, false},
                                   {0}};
