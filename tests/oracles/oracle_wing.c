/* oracle_wing.c - Wings by their definitions: XY, XYZ, W, and bent sets of four to nine cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

static bool has(int set, int digit)
{
    return set >> digit & 1;
}

/* ---- XY-wing and XYZ-wing ---- */

/* Tries a pivot and two wings for the digit Z that both wings share. */
static void try_pivot(const Marks *marks, Found *found, int pivot, int one, int two, bool with_z)
{
    const int all = digits_of(marks, pivot);
    const int first = digits_of(marks, one);
    const int second = digits_of(marks, two);
    const int shared = first & second;

    if (count_bits(all) != (with_z ? 3 : 2) || count_bits(first) != 2 || count_bits(second) != 2 ||
        count_bits(shared) != 1 || count_bits(first | second) != 3 || sees[one][two] ||
        all != (with_z ? first | second : (first | second) & ~shared))
        return;
    for (int digit = 0; digit < DIGITS; digit++)
        for (int cell = 0; cell < CELLS; cell++)
            if (has(shared, digit) && sees[cell][one] && sees[cell][two] &&
                (!with_z || sees[cell][pivot]))
                rule_out(marks, found, cell, digit);
}

static void find_pivots(const Marks *marks, Found *found, bool with_z)
{
    for (int pivot = 0; pivot < CELLS; pivot++)
        for (int one = 0; one < CELLS; one++)
            for (int two = 0; sees[pivot][one] && two < CELLS; two++)
                if (sees[pivot][two])
                    try_pivot(marks, found, pivot, one, two, with_z);
}

static void find_xy_wings(const Marks *marks, Found *found)
{
    find_pivots(marks, found, false);
}

static void find_xyz_wings(const Marks *marks, Found *found)
{
    find_pivots(marks, found, true);
}

/* ---- W-wing ---- */

/* Tries two cells with the same two digits, joined by a house with two places for one of them. */
static void try_w(const Marks *marks, Found *found, int one, int two, int house, int joining,
                  int lost)
{
    int place[9];

    if (places_of(marks, house, joining, place) != 2)
        return;
    for (int i = 0; i < 2; i++)
        if (sees[place[i]][one] && sees[place[1 - i]][two] && place[i] != two &&
            place[1 - i] != one) {
            const Premise premise[] = {{NOTHING, one}, {NOTHING, two}, {house, joining}};
            Found here = {0};
            for (int cell = 0; cell < CELLS; cell++)
                if (sees[cell][one] && sees[cell][two] && cell != place[0] && cell != place[1])
                    rule_out(marks, &here, cell, lost);
            if (needs_all_premises(marks, premise, 3, &here))
                add_found(found, &here);
        }
}

static void find_w_wings(const Marks *marks, Found *found)
{
    for (int one = 0; one < CELLS; one++)
        for (int two = one + 1; two < CELLS; two++) {
            const int digits = digits_of(marks, one);
            if (count_bits(digits) != 2 || digits != digits_of(marks, two) || sees[one][two])
                continue;
            for (int joining = 0; joining < DIGITS; joining++)
                for (int lost = 0; lost < DIGITS; lost++)
                    for (int house = 0; house < HOUSES; house++)
                        if (joining != lost && has(digits, joining) && has(digits, lost))
                            try_w(marks, found, one, two, house, joining, lost);
        }
}

/* ---- bent sets ---- */

/* Chosen cells of a box and a line. */
typedef struct Bent {
    int count;
    int cell[18];
    int box;
    int line;
} Bent;

static int union_of(const Marks *marks, const Bent *bent, int chosen)
{
    int digits = 0;

    for (int i = 0; i < bent->count; i++)
        if (chosen >> i & 1)
            digits |= digits_of(marks, bent->cell[i]);
    return digits;
}

/* Returns whether a part of the choice is a naked subset that has all the digits LOST. */
static bool part_has_all(const Marks *marks, const Bent *bent, int chosen, int lost)
{
    for (int part = (chosen - 1) & chosen; part != 0; part = (part - 1) & chosen) {
        const int digits = union_of(marks, bent, part);
        if ((lost & ~digits) == 0 && count_bits(digits) <= count_bits(part))
            return true;
    }
    return false;
}

/* Returns the digits that are in the box outside the line and in the line outside the box; sets
 * *HAS_ALL to whether box, line and intersection each have a cell of the choice. */
static int digits_at_both_ends(const Marks *marks, const Bent *bent, int chosen, bool *has_all)
{
    int in_box = 0;
    int in_line = 0;
    bool has_crossing = false;

    for (int i = 0; i < bent->count; i++) {
        if (!(chosen >> i & 1))
            continue;
        const bool is_in_box = in_house(bent->cell[i], bent->box);
        const bool is_in_line = in_house(bent->cell[i], bent->line);
        has_crossing = has_crossing || (is_in_box && is_in_line);
        if (!is_in_line)
            in_box |= digits_of(marks, bent->cell[i]);
        if (!is_in_box)
            in_line |= digits_of(marks, bent->cell[i]);
    }
    *has_all = in_box != 0 && in_line != 0 && has_crossing;
    return in_box & in_line;
}

/* Rules out a digit wherever all its places in the set are seen; returns whether it does. */
static bool lose_digit(const Marks *marks, Found *found, const Bent *bent, int chosen, int digit)
{
    bool loses = false;

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = marks->can[cell][digit];
        for (int i = 0; i < bent->count; i++)
            if (chosen >> i & 1)
                sees_all = sees_all && cell != bent->cell[i] &&
                           (!marks->can[bent->cell[i]][digit] || sees[cell][bent->cell[i]]);
        if (sees_all)
            found->removed[cell][digit] = true;
        loses = loses || sees_all;
    }
    return loses;
}

static void try_bent(const Marks *marks, Found *found, const Bent *bent, int chosen)
{
    const int digits = union_of(marks, bent, chosen);
    bool has_all;
    const int both = digits_at_both_ends(marks, bent, chosen, &has_all);
    Found here = {0};
    int lost = 0;

    if (count_bits(digits) != count_bits(chosen) || !has_all || count_bits(both) > 1)
        return;
    for (int digit = 0; digit < DIGITS; digit++)
        if (has(both != 0 ? both : digits, digit) && lose_digit(marks, &here, bent, chosen, digit))
            lost |= 1 << digit;
    if (lost != 0 && !part_has_all(marks, bent, chosen, lost))
        add_found(found, &here);
}

static void find_bent(const Marks *marks, Found *found, int size)
{
    for (int box = BOXES; box < HOUSES; box++)
        for (int line = 0; line < BOXES; line++) {
            Bent bent = {.box = box, .line = line};
            int shared = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                shared += in_house(cell, box) && in_house(cell, line);
                if (marks->digit[cell] == NOTHING && (in_house(cell, box) || in_house(cell, line)))
                    bent.cell[bent.count++] = cell;
            }
            for (int chosen = 0; shared > 0 && chosen < 1 << bent.count; chosen++)
                if (count_bits(chosen) == size)
                    try_bent(marks, found, &bent, chosen);
        }
}

#define BENT(name, size)                                                                           \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find_bent(marks, found, size);                                                             \
    }

BENT(find_wxyz_wings, 4)
BENT(find_vwxyz_wings, 5)
BENT(find_uvwxyz_wings, 6)
BENT(find_tuvwxyz_wings, 7)
BENT(find_stuvwxyz_wings, 8)
BENT(find_rstuvwxyz_wings, 9)

const Oracle wing_oracles[] = {{"xy-wing", NULL, find_xy_wings, false},
                               {"xyz-wing", NULL, find_xyz_wings, false},
                               {"w-wing", NULL, find_w_wings, false},
                               {"wxyz-wing", NULL, find_wxyz_wings, false},
                               {"vwxyz-wing", NULL, find_vwxyz_wings, false},
                               {"uvwxyz-wing", NULL, find_uvwxyz_wings, false},
                               {"tuvwxyz-wing", NULL, find_tuvwxyz_wings, false},
                               {"stuvwxyz-wing", NULL, find_stuvwxyz_wings, false},
                               {"rstuvwxyz-wing", NULL, find_rstuvwxyz_wings, false},
                               {0}};
