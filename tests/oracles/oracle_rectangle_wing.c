/* oracle_rectangle_wing.c - Wings, almost locked sets and hidden singles from a rectangle by their
 * definitions.
 *
 * Wings: a digit is ruled out in a cell if this sees a wing for each other digit of the guardians,
 * and all guardians of the digit itself. If the guardians are one digit, each of them sees one of
 * two wings.
 *
 * Sets: a digit is linked if each guardian sees all its places in the set. Where all guardians but
 * one digit are linked, that digit is ruled out in a cell if this sees all its places in the set
 * and among the guardians. Where all are, this holds for each digit of the set.
 *
 * Hidden singles: two opposite corners are filled with a digit. Another digit is ruled out in a
 * third corner if this sees all its places in a house, except the fourth corner.
 *
 * In wings and sets, each two candidates that are supposed to be true, one that is ruled out and a
 * guardian, are tried to see whether all wings, or all cells of the set, are needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "deadly_types.h"
#include "sets.h"

enum { MOST_WINGS = 4, MOST_CELLS = 9 };

/* A rectangle, and the cells that are the premises. */
typedef struct Wings {
    const Marks *marks;
    Found *found;
    const Sets *sets;
    Pattern pattern;
    int end;
    int count;
    int digit[MOST_WINGS];
    int cell[MOST_CELLS];
} Wings;

/* Returns whether a cell sees all corners that have a digit as a guardian. */
static bool sees_guards(const Wings *wings, int cell, int digit)
{
    for (int i = 0; i < wings->pattern.count; i++) {
        const int corner = wings->pattern.cell[i];
        if ((wings->pattern.guards >> digit & 1) != 0 && wings->marks->can[corner][digit] &&
            !sees[cell][corner])
            return false;
    }
    return true;
}

/* ---- premises ---- */

static void suppose(Marks *marks, Premise *premise, int cell, int digit)
{
    for (int other = 0; other < DIGITS; other++)
        marks->can[cell][other] = other == digit && marks->can[cell][other];
    *premise = (Premise){NOTHING, cell};
}

/* Returns whether a candidate can be true with a guardian, without one of the premises. The
 * guardian NOTHING stands for none. */
static bool can_hold(const Wings *wings, int target, int lost, int corner, int guard, int skipped)
{
    Marks marks = *wings->marks;
    Premise premise[MOST_CELLS + 2];
    int count = 0;

    suppose(&marks, &premise[count++], target, lost);
    if (guard != NOTHING)
        suppose(&marks, &premise[count++], corner, guard);
    for (int i = 0; i < wings->count; i++)
        if (i != skipped)
            premise[count++] = (Premise){NOTHING, wings->cell[i]};
    return can_hold_together(&marks, premise, count);
}

/* Returns whether a premise is needed for a candidate. */
static bool is_needed_for(const Wings *wings, int target, int lost, int skipped)
{
    for (int i = 0; i < wings->pattern.count; i++)
        for (int guard = 0; guard < DIGITS; guard++)
            if ((wings->pattern.guards >> guard & 1) != 0 &&
                wings->marks->can[wings->pattern.cell[i]][guard] &&
                can_hold(wings, target, lost, wings->pattern.cell[i], guard, skipped))
                return true;
    return false;
}

static bool is_needed(const Wings *wings, const Found *lost, int skipped)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (lost->removed[cell][digit] && is_needed_for(wings, cell, digit, skipped))
                return true;
    return false;
}

/* Returns whether the premises alone allow a candidate. */
static bool is_pattern_needed(const Wings *wings, const Found *lost)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if (lost->removed[cell][digit] &&
                can_hold(wings, cell, digit, NOTHING, NOTHING, NOTHING))
                return true;
    return false;
}

static void take(const Wings *wings, const Found *lost)
{
    for (int i = 0; i < wings->count; i++)
        if (!is_needed(wings, lost, i))
            return;
    if (is_pattern_needed(wings, lost))
        add_found(wings->found, lost);
}

/* ---- wings ---- */

static void take_wings(const Wings *wings)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = sees_guards(wings, cell, wings->end);
        for (int i = 0; i < wings->count; i++)
            sees_all = sees_all && sees[cell][wings->cell[i]];
        if (sees_all)
            rule_out(wings->marks, &lost, cell, wings->end);
    }
    take(wings, &lost);
}

static void choose_wings(Wings *wings, int chosen)
{
    if (chosen == wings->count || chosen == MOST_WINGS) {
        take_wings(wings);
        return;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        const int both = 1 << wings->digit[chosen] | 1 << wings->end;
        wings->cell[chosen] = cell;
        if (digits_of(wings->marks, cell) == both && sees_guards(wings, cell, wings->digit[chosen]))
            choose_wings(wings, chosen + 1);
    }
}

static bool is_corner(const Wings *wings, int cell)
{
    for (int i = 0; i < wings->pattern.count; i++)
        if (wings->pattern.cell[i] == cell)
            return true;
    return false;
}

/* Tries each two wings outside of the corners for the only digit of the guardians. */
static void try_two(Wings *wings, int digit)
{
    wings->count = 2;
    for (int one = 0; one < CELLS; one++)
        for (int two = one + 1; two < CELLS; two++) {
            const int both = 1 << digit | 1 << wings->end;
            bool fits = digits_of(wings->marks, one) == both &&
                        digits_of(wings->marks, two) == both && !is_corner(wings, one) &&
                        !is_corner(wings, two);
            for (int i = 0; i < wings->pattern.count && fits; i++) {
                const int corner = wings->pattern.cell[i];
                fits = !wings->marks->can[corner][digit] || sees[one][corner] || sees[two][corner];
            }
            wings->cell[0] = one;
            wings->cell[1] = two;
            if (fits)
                take_wings(wings);
        }
}

static void try_end(Wings *wings)
{
    wings->count = 0;
    for (int digit = 0; digit < DIGITS; digit++)
        if (digit != wings->end && (wings->pattern.guards >> digit & 1) != 0)
            wings->digit[wings->count++] = digit;
    if (wings->count >= 2)
        choose_wings(wings, 0);
    else if (wings->count == 1 && count_bits(wings->pattern.guards) == 1)
        try_two(wings, wings->digit[0]);
}

static bool read_corners(Wings *wings, const int corner[4], int a, int b)
{
    if (!fits_crosswise(wings->marks, corner, a, b))
        return false;
    for (int i = 0; i < 4; i++)
        add_cell(wings->marks, &wings->pattern, corner[i], 1 << a | 1 << b);
    return wings->pattern.extras >= 2;
}

static void try_wings(void *context, const int corner[4], int a, int b)
{
    Wings wings = *(const Wings *)context;

    if (read_corners(&wings, corner, a, b) && count_bits(wings.pattern.guards) <= MOST_WINGS)
        for (wings.end = 0; wings.end < DIGITS; wings.end++)
            try_end(&wings);
}

static void find_wings(const Marks *marks, Found *found)
{
    each_rectangle(try_wings, &(Wings){.marks = marks, .found = found});
}

/* ---- almost locked sets ---- */

/* Returns whether a house has all cells of the set and all corners with guardians. */
static bool is_in_one_house(const Wings *wings, const Als *als)
{
    for (int house = 0; house < HOUSES; house++) {
        bool has_all = true;
        for (int i = 0; i < als->count; i++)
            has_all = has_all && in_house(als->cell[i], house);
        for (int i = 0; i < wings->pattern.extras; i++)
            has_all = has_all && in_house(extra_cell(&wings->pattern, i), house);
        if (has_all)
            return true;
    }
    return false;
}

static bool is_linked(const Wings *wings, const Als *als, int digit)
{
    for (int i = 0; i < wings->pattern.count; i++)
        if (wings->marks->can[wings->pattern.cell[i]][digit] &&
            !sees_all(wings->marks, als, digit, wings->pattern.cell[i]))
            return false;
    return true;
}

static void try_set(Wings *wings, const Als *als)
{
    int lost_digits = als->digits;
    int free = 0;
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++)
        if ((wings->pattern.guards >> digit & 1) != 0 && !is_linked(wings, als, digit)) {
            free++;
            lost_digits = 1 << digit & als->digits;
        }
    if (free > 1 || is_in_one_house(wings, als))
        return;
    for (int i = 0; i < als->count; i++) {
        if (is_corner(wings, als->cell[i]))
            return;
        wings->cell[i] = als->cell[i];
    }
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++)
            if ((lost_digits >> digit & 1) != 0 && sees_all(wings->marks, als, digit, cell) &&
                sees_guards(wings, cell, digit))
                rule_out(wings->marks, &lost, cell, digit);
    wings->count = als->count;
    take(wings, &lost);
}

static void try_sets(void *context, const int corner[4], int a, int b)
{
    Wings wings = *(const Wings *)context;

    if (read_corners(&wings, corner, a, b) && count_bits(wings.pattern.guards) >= 2)
        for (int i = 0; i < wings.sets->count; i++)
            if (wings.sets->of[i].count >= 2)
                try_set(&wings, &wings.sets->of[i]);
}

static void find_sets(const Marks *marks, Found *found)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);

    if (sets == NULL)
        return;
    each_rectangle(try_sets, &(Wings){.marks = marks, .found = found, .sets = sets});
    free(sets);
}

/* ---- hidden singles ---- */

/* Returns whether the places of a digit in a house are the OTHER cell, and some that CELL sees. */
static bool sees_rest(const Marks *marks, int house, int digit, int cell, int other)
{
    int place[9];
    const int count = places_of(marks, house, digit, place);
    bool has_other = false;

    for (int i = 0; i < count; i++) {
        has_other = has_other || place[i] == other;
        if (sees[cell][place[i]] != (place[i] != other))
            return false;
    }
    return has_other && count > 1;
}

/* Tries to rule out a digit in a corner: the opposite one, which has other candidates, would be its
 * last place in a house. */
static void try_target(const Wings *wings, int target, int other, int digit)
{
    const Marks *const marks = wings->marks;

    if (!marks->can[target][digit] || !marks->can[other][digit] ||
        digits_of(marks, other) == 1 << digit)
        return;
    for (int house = 0; house < HOUSES; house++)
        if (sees_rest(marks, house, digit, target, other))
            rule_out(marks, wings->found, target, digit);
}

static void try_filled(void *context, const int corner[4], int a, int b)
{
    const Wings *const wings = context;

    if (!fits_crosswise(wings->marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++) {
        const int beside = wings->marks->digit[corner[i ^ 1]];
        if ((beside == a || beside == b) && wings->marks->digit[corner[i ^ 2]] == beside)
            try_target(wings, corner[i], corner[3 - i], beside == a ? b : a);
    }
}

static void find_singles(const Marks *marks, Found *found)
{
    each_rectangle(try_filled, &(Wings){.marks = marks, .found = found});
}

const Oracle rectangle_wing_oracles[] = {
    {"rectangle-wing", NULL, find_wings, false},
    {"rectangle-als-xz", NULL, find_sets, false},
    {"avoidable-rectangle-hidden-single", NULL, find_singles, false},
    {0}};
