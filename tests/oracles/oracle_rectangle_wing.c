/* oracle_rectangle_wing.c - Wings from a rectangle by their definition.
 *
 * A digit is ruled out in a cell if this sees a wing for each other digit of the guardians, and all
 * guardians of the digit itself. Each two candidates that are supposed to be true, one that is
 * ruled out and a guardian, are tried to see whether all wings are needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "deadly_types.h"

enum { MOST_WINGS = 4 };

typedef struct Wings {
    const Marks *marks;
    Found *found;
    Pattern pattern;
    int end;
    int count;
    int digit[MOST_WINGS];
    int cell[MOST_WINGS];
} Wings;

/* Returns whether a cell sees all corners that have a digit as a guardian. */
static bool sees_guards(const Wings *wings, int cell, int digit)
{
    for (int i = 0; i < wings->pattern.count; i++) {
        const int corner = wings->pattern.cell[i];
        if (wings->marks->can[corner][digit] && !sees[cell][corner])
            return false;
    }
    return true;
}

static Found lost_by(const Wings *wings)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all =
            (wings->pattern.guards >> wings->end & 1) == 0 || sees_guards(wings, cell, wings->end);
        for (int i = 0; i < wings->count; i++)
            sees_all = sees_all && sees[cell][wings->cell[i]];
        if (sees_all)
            rule_out(wings->marks, &lost, cell, wings->end);
    }
    return lost;
}

static void suppose(Marks *marks, Premise *premise, int cell, int digit)
{
    for (int other = 0; other < DIGITS; other++)
        marks->can[cell][other] = other == digit && marks->can[cell][other];
    *premise = (Premise){NOTHING, cell};
}

/* Returns whether a candidate can be true with a guardian, without one of the wings. The guardian
 * NOTHING stands for none. */
static bool can_hold(const Wings *wings, int target, int corner, int guard, int skipped)
{
    Marks marks = *wings->marks;
    Premise premise[MOST_WINGS + 2];
    int count = 0;

    suppose(&marks, &premise[count++], target, wings->end);
    if (guard != NOTHING)
        suppose(&marks, &premise[count++], corner, guard);
    for (int i = 0; i < wings->count; i++)
        if (i != skipped)
            premise[count++] = (Premise){NOTHING, wings->cell[i]};
    return can_hold_together(&marks, premise, count);
}

/* Returns whether a wing is needed for a candidate. */
static bool is_needed_for(const Wings *wings, int target, int skipped)
{
    for (int i = 0; i < wings->pattern.count; i++)
        for (int guard = 0; guard < DIGITS; guard++)
            if ((wings->pattern.guards >> guard & 1) != 0 &&
                wings->marks->can[wings->pattern.cell[i]][guard] &&
                can_hold(wings, target, wings->pattern.cell[i], guard, skipped))
                return true;
    return false;
}

static bool is_needed(const Wings *wings, const Found *lost, int skipped)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (lost->removed[cell][wings->end] && is_needed_for(wings, cell, skipped))
            return true;
    return false;
}

/* Returns whether the wings alone allow a candidate. */
static bool is_pattern_needed(const Wings *wings, const Found *lost)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (lost->removed[cell][wings->end] && can_hold(wings, cell, NOTHING, NOTHING, NOTHING))
            return true;
    return false;
}

static void take_wings(const Wings *wings)
{
    const Found lost = lost_by(wings);

    for (int i = 0; i < wings->count; i++)
        if (!is_needed(wings, &lost, i))
            return;
    if (is_pattern_needed(wings, &lost))
        add_found(wings->found, &lost);
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

static void try_corners(void *context, const int corner[4], int a, int b)
{
    Wings wings = *(const Wings *)context;

    if (!fits_crosswise(wings.marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++)
        add_cell(wings.marks, &wings.pattern, corner[i], 1 << a | 1 << b);
    if (wings.pattern.extras < 2 || count_bits(wings.pattern.guards) > MOST_WINGS)
        return;
    for (wings.end = 0; wings.end < DIGITS; wings.end++) {
        wings.count = 0;
        for (int digit = 0; digit < DIGITS; digit++)
            if (digit != wings.end && (wings.pattern.guards >> digit & 1) != 0)
                wings.digit[wings.count++] = digit;
        if (wings.count >= 2)
            choose_wings(&wings, 0);
    }
}

static void find_wings(const Marks *marks, Found *found)
{
    each_rectangle(try_corners, &(Wings){.marks = marks, .found = found});
}

const Oracle rectangle_wing_oracles[] = {{"rectangle-wing", NULL, find_wings, false}, {0}};
