/* oracle_external_wing.c - Wings from the places outside of a rectangle by their definition.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "outside.h"
#include "sets.h"

/* Cells that the conclusion must see, and the digit that they lose. */
typedef struct Ends {
    int count;
    int cell[CELLS];
    int digit;
} Ends;

static void add_end(Ends *ends, int cell)
{
    ends->cell[ends->count++] = cell;
}

/* Takes what sees all ends, by one more premise or by the cells of a set. */
static void take(const Rectangle *rectangle, const Choice *choice, const Premise *premise,
                 const Als *als, const Ends *ends)
{
    Choice more = *choice;
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all_ends = true;
        for (int i = 0; i < ends->count; i++)
            sees_all_ends = sees_all_ends && sees[cell][ends->cell[i]];
        if (sees_all_ends)
            rule_out(rectangle->marks, &lost, cell, ends->digit);
    }
    if (premise != NULL)
        more.premise[more.count++] = *premise;
    for (int i = 0; als != NULL && i < als->count; i++)
        more.premise[more.count++] = (Premise){NOTHING, als->cell[i]};
    take_if_all_needed(rectangle, &more, &lost);
}

static bool has_corner(const Rectangle *rectangle, int house)
{
    for (int i = 0; i < CORNERS; i++)
        if (in_house(rectangle->corner[i], house))
            return true;
    return false;
}

/* Returns whether a cell sees every guardian of a digit. */
static bool sees_guards(const Choice *choice, int cell, int digit)
{
    for (int i = 0; i < choice->cells; i++)
        if (choice->guard[choice->cell[i]][digit] && !sees[cell][choice->cell[i]])
            return false;
    return true;
}

/* ---- guardians of one digit ---- */

static void try_pairs(const Rectangle *rectangle, const Choice *choice, int x)
{
    Pair pair[2 * HOUSES];
    const int count = pairs_of(rectangle->marks, x, pair);

    for (int i = 0; i < count; i++) {
        const Premise premise = {pair[i].house, x};
        Ends ends = {.digit = x};
        for (int k = 0; k < choice->cells; k++)
            if (!sees[pair[i].near][choice->cell[k]])
                add_end(&ends, choice->cell[k]);
        if (ends.count == 0 || ends.count == choice->cells || has_corner(rectangle, pair[i].house))
            continue;
        add_end(&ends, pair[i].far);
        take(rectangle, choice, &premise, NULL, &ends);
    }
}

/* Two cells with X and W; each guardian is seen by one of them. */
static void try_w_wings(const Rectangle *rectangle, const Choice *choice, int x)
{
    for (int one = 0; one < CELLS; one++)
        for (int two = one + 1; two < CELLS; two++) {
            const int both = digits_of(rectangle->marks, one);
            bool fits = count_bits(both) == 2 && (both >> x & 1) != 0 &&
                        digits_of(rectangle->marks, two) == both && !is_corner(rectangle, one) &&
                        !is_corner(rectangle, two);
            Ends ends = {2, {one, two}, 0};
            const Als cells = {2, {one, two}, both};
            for (int i = 0; i < choice->cells; i++)
                fits = fits && (sees[one][choice->cell[i]] || sees[two][choice->cell[i]]);
            for (int digit = 0; digit < DIGITS; digit++)
                if (both == (1 << x | 1 << digit))
                    ends.digit = digit;
            if (fits)
                take(rectangle, choice, NULL, &cells, &ends);
        }
}

/* ---- guardians of two digits ---- */

static void try_xy_wings(const Rectangle *rectangle, const Choice *choice)
{
    const Marks *const marks = rectangle->marks;
    const int *const pair = rectangle->digit;

    for (int one = 0; one < CELLS; one++)
        for (int two = 0; two < CELLS; two++)
            for (int z = 0; z < DIGITS; z++) {
                const Als cells = {2, {one, two}, 0};
                const Ends ends = {2, {one, two}, z};
                if (z != pair[0] && z != pair[1] &&
                    digits_of(marks, one) == (1 << pair[0] | 1 << z) &&
                    digits_of(marks, two) == (1 << pair[1] | 1 << z) &&
                    sees_guards(choice, one, pair[0]) && sees_guards(choice, two, pair[1]) &&
                    !is_corner(rectangle, one) && !is_corner(rectangle, two))
                    take(rectangle, choice, NULL, &cells, &ends);
            }
}

static void try_set(const Rectangle *rectangle, const Choice *choice, const Als *als, int x, int z)
{
    Ends ends = {.digit = z};
    bool fits = (als->digits >> x & als->digits >> z & 1) != 0;

    for (int i = 0; i < als->count; i++) {
        fits = fits && !is_corner(rectangle, als->cell[i]) &&
               (!rectangle->marks->can[als->cell[i]][x] || sees_guards(choice, als->cell[i], x));
        if (rectangle->marks->can[als->cell[i]][z])
            add_end(&ends, als->cell[i]);
    }
    for (int i = 0; i < choice->cells; i++)
        if (choice->guard[choice->cell[i]][z])
            add_end(&ends, choice->cell[i]);
    if (fits)
        take(rectangle, choice, NULL, als, &ends);
}

static void try_wings(const Rectangle *rectangle, const Choice *choice)
{
    const Sets *const sets = rectangle->context;

    if (count_bits(choice->digits) == 1) {
        for (int x = 0; x < DIGITS; x++)
            if (choice->digits == 1 << x) {
                try_pairs(rectangle, choice, x);
                try_w_wings(rectangle, choice, x);
            }
        return;
    }
    try_xy_wings(rectangle, choice);
    for (int i = 0; i < sets->count; i++)
        for (int k = 0; k < 2; k++)
            try_set(rectangle, choice, &sets->of[i], rectangle->digit[k], rectangle->digit[1 - k]);
}

static void find_wings(const Marks *marks, Found *found)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);

    if (sets == NULL)
        return;
    each_choice(&(Rectangle){.marks = marks,
                             .found = found,
                             .try = try_wings,
                             .context = sets,
                             .wants_open = true,
                             .wants_filled = true});
    free(sets);
}

const Oracle external_wing_oracles[] = {{"external-rectangle-wing", NULL, find_wings, false}, {0}};
