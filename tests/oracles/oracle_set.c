/* oracle_set.c - Two or three almost locked sets by their definitions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "sets.h"

/* Two sets with a restricted common: one of them has each other digit of both. With two restricted
 * commons each set has one of them, and keeps all its other digits. */
static void try_xz(const Marks *marks, Found *found, const Als *one, const Als *two)
{
    Premise premise[18];
    Found lost = {0};
    int commons = 0;

    for (int digit = 0; digit < DIGITS; digit++)
        if (is_restricted(marks, one, two, digit) && count_bits(commons) < 2)
            commons |= 1 << digit;
    if (commons == 0)
        return;
    const bool is_double = count_bits(commons) == 2;
    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++) {
            const bool by_one = sees_all(marks, one, digit, cell) && !is_in_set(two, cell);
            const bool by_two = sees_all(marks, two, digit, cell) && !is_in_set(one, cell);
            const bool is_common = commons >> digit & 1;
            if ((by_one && by_two && (is_double || !is_common)) ||
                (is_double && !is_common && (by_one || by_two)))
                rule_out(marks, &lost, cell, digit);
        }
    take_if_needed(marks, found, premise, list_premises(premise, one, two), &lost);
}

static void try_partners(const Marks *marks, Found *found, const Sets *sets, const Als *one)
{
    for (const Als *two = one + 1; two < sets->of + sets->count; two++)
        if (!have_common_cell(one, two))
            try_xz(marks, found, one, two);
}

/* Tries each set of a position. */
static void each_set(const Marks *marks, Found *found, int most,
                     void try_set(const Marks *, Found *, const Sets *, const Als *))
{
    Sets *const sets = sets_of(marks, found, most);

    for (int i = 0; sets != NULL && i < sets->count; i++)
        try_set(marks, found, sets, &sets->of[i]);
    free(sets);
}

static void find_als_xz(const Marks *marks, Found *found)
{
    each_set(marks, found, MOST_SETS, try_partners);
}

/* ---- ALS-XY-wing ---- */

enum { MOST_HUBS = 300 }; /* sets, where three make a pattern */

/* A third set has restricted commons with each of two sets, X and Y, and can lose only one of them.
 * So one of the two sets has each other digit of both. */
static void try_xy(const Marks *marks, Found *found, const Als *one, const Als *two, const Als *hub,
                   int commons)
{
    Premise premise[27];
    Found lost = {0};

    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++)
            if (!(commons >> digit & 1) && sees_all(marks, one, digit, cell) &&
                sees_all(marks, two, digit, cell))
                rule_out(marks, &lost, cell, digit);
    take_if_needed(marks, found, premise, list_more(premise, list_premises(premise, one, two), hub),
                   &lost);
}

/* Tries all pairs of sets that have restricted commons with HUB. */
static void try_hub(const Marks *marks, Found *found, const Sets *sets, const Als *hub)
{
    int partner[MOST_SETS];
    int commons[MOST_SETS];
    int count = 0;

    for (int i = 0; i < sets->count; i++) {
        commons[count] = commons_of(marks, &sets->of[i], hub);
        partner[count] = i;
        count += commons[count] != 0;
    }
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            const Als *const one = &sets->of[partner[i]];
            const Als *const two = &sets->of[partner[j]];
            const int both = commons[i] | commons[j];
            if (count_bits(both) > 1 && (one->digits & two->digits & ~both) != 0 &&
                !have_common_cell(one, two))
                try_xy(marks, found, one, two, hub, both);
        }
}

static void find_als_xy_wings(const Marks *marks, Found *found)
{
    each_set(marks, found, MOST_HUBS, try_hub);
}

/* ---- ALS-W-wing ---- */

/* A house has two places for a digit, in neither set: the one sees all its places in set one, the
 * other in set two. So a set lacks it, and has their other common digits. */
static void try_bridge(const Marks *marks, Found *found, const Als *one, const Als *two,
                       const Premise *house, const int place[2])
{
    Premise premise[MOST_PREMISES];
    Found lost = {0};

    if (!sees_all(marks, two, house->at, place[1]) || is_in_set(one, place[1]) ||
        is_in_set(two, place[0]))
        return;
    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++)
            if (digit != house->at && sees_all(marks, one, digit, cell) &&
                sees_all(marks, two, digit, cell))
                rule_out(marks, &lost, cell, digit);
    const int count = list_premises(premise, one, two);
    premise[count] = *house;
    take_if_needed(marks, found, premise, count + 1, &lost);
}

static void try_bridges(const Marks *marks, Found *found, const Sets *sets, const Als *one)
{
    int place[9];

    for (int house = 0; house < HOUSES; house++)
        for (int digit = 0; digit < DIGITS; digit++) {
            if (places_of(marks, house, digit, place) != 2 ||
                !sees_all(marks, one, digit, place[0]))
                continue;
            for (const Als *two = sets->of; two < sets->of + sets->count; two++)
                if (one != two && (one->digits & two->digits & ~(1 << digit)) != 0 &&
                    !have_common_cell(one, two))
                    try_bridge(marks, found, one, two, &(Premise){house, digit}, place);
        }
}

static void find_als_w_wings(const Marks *marks, Found *found)
{
    each_set(marks, found, MOST_SETS, try_bridges);
}

const Oracle set_oracles[] = {{"als-xz", NULL, find_als_xz, false},
                              {"als-xy-wing", NULL, find_als_xy_wings, false},
                              {"als-w-wing", NULL, find_als_w_wings, false},
                              {0}};
