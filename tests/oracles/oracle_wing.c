/* oracle_wing.c - Wings by their definitions: XY, XYZ, W, their relatives with a further cell, and
 * bent sets of four to nine cells.
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

/* ---- Siamese XYZ-wing ---- */

/* Two XYZ-wings of one pivot that share a wing: each removes something that the other does not. */
static void try_siamese(const Marks *marks, Found *found, int pivot, const int wing[3])
{
    const Premise premise[] = {
        {NOTHING, pivot}, {NOTHING, wing[0]}, {NOTHING, wing[1]}, {NOTHING, wing[2]}};
    Found one = {0};
    Found two = {0};
    bool adds_one = false;
    bool adds_two = false;

    try_pivot(marks, &one, pivot, wing[0], wing[1], true);
    try_pivot(marks, &two, pivot, wing[0], wing[2], true);
    for (int cell = 0; cell < CELLS; cell++)
        for (int digit = 0; digit < DIGITS; digit++) {
            adds_one |= one.removed[cell][digit] && !two.removed[cell][digit];
            adds_two |= two.removed[cell][digit] && !one.removed[cell][digit];
        }
    add_found(&one, &two);
    if (adds_one && adds_two && needs_all_premises(marks, premise, 4, &one))
        add_found(found, &one);
}

static void find_siamese_xyz_wings(const Marks *marks, Found *found)
{
    for (int pivot = 0; pivot < CELLS; pivot++) {
        int near[CELLS];
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++)
            if (sees[pivot][cell] && count_bits(digits_of(marks, cell)) == 2)
                near[count++] = cell;
        for (int i = 0; i < count && count_bits(digits_of(marks, pivot)) == 3; i++)
            for (int j = 0; j < count; j++)
                for (int k = j + 1; k < count; k++)
                    if (i != j && i != k)
                        try_siamese(marks, found, pivot, (int[]){near[i], near[j], near[k]});
    }
}

/* ---- XYZ-loop ---- */

/* Takes the candidates of one cell that four premises rule out, each needed. */
static void take_lost(const Marks *marks, Found *found, const Premise premise[4], int cell,
                      int digits)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        Found lost = {0};
        if (!has(digits, digit) || !marks->can[cell][digit])
            continue;
        rule_out(marks, &lost, cell, digit);
        if (follow_from(marks, premise, 4, &lost) && needs_all_premises(marks, premise, 4, &lost))
            add_found(found, &lost);
    }
}

/* Tries an XYZ-wing, the pivot first, and a house: each place for the common digit is seen by a
 * wing, and none of the three cells is a place or sees all places. */
static void try_loop(const Marks *marks, Found *found, const int cell[3], int house, int common)
{
    const Premise premise[] = {
        {NOTHING, cell[0]}, {NOTHING, cell[1]}, {NOTHING, cell[2]}, {house, common}};
    int place[9];
    int seen[3] = {0};
    const int count = places_of(marks, house, common, place);

    for (int i = 0; i < count; i++) {
        for (int k = 0; k < 3; k++) {
            if (place[i] == cell[k])
                return;
            seen[k] += sees[place[i]][cell[k]];
        }
        if (!sees[place[i]][cell[1]] && !sees[place[i]][cell[2]])
            return;
    }
    if (count == 0 || seen[0] == count || seen[1] == count || seen[2] == count)
        return;
    for (int target = 0; target < CELLS; target++)
        take_lost(marks, found, premise, target, digits_of(marks, cell[0]));
}

static void find_xyz_loops(const Marks *marks, Found *found)
{
    for (int pivot = 0; pivot < CELLS; pivot++)
        for (int one = 0; one < CELLS; one++)
            for (int two = one + 1; two < CELLS; two++) {
                const int first = digits_of(marks, one);
                const int second = digits_of(marks, two);
                if (!sees[pivot][one] || !sees[pivot][two] || sees[one][two] ||
                    count_bits(first) != 2 || count_bits(second) != 2 ||
                    count_bits(first & second) != 1 || digits_of(marks, pivot) != (first | second))
                    continue;
                for (int digit = 0; digit < DIGITS; digit++)
                    for (int house = 0; house < HOUSES; house++)
                        if (has(first & second, digit))
                            try_loop(marks, found, (int[]){pivot, one, two}, house, digit);
            }
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

/* ---- multi-branch W-wing ---- */

/* Tries three cells of the same two digits and a house each of whose places for one of them is seen
 * by one of the cells. */
static void try_branches(const Marks *marks, Found *found, const int cell[3], int house,
                         int joining, int lost)
{
    const Premise premise[] = {
        {NOTHING, cell[0]}, {NOTHING, cell[1]}, {NOTHING, cell[2]}, {house, joining}};
    int place[9];
    const int count = places_of(marks, house, joining, place);
    Found here = {0};

    for (int i = 0; i < count; i++)
        if (!sees[place[i]][cell[0]] && !sees[place[i]][cell[1]] && !sees[place[i]][cell[2]])
            return;
    for (int target = 0; target < CELLS && count > 0; target++)
        if (sees[target][cell[0]] && sees[target][cell[1]] && sees[target][cell[2]])
            rule_out(marks, &here, target, lost);
    if (needs_all_premises(marks, premise, 4, &here))
        add_found(found, &here);
}

static void find_branched_w_wings(const Marks *marks, Found *found)
{
    for (int joining = 0; joining < DIGITS; joining++)
        for (int lost = 0; lost < DIGITS; lost++) {
            int pair[CELLS];
            int count = 0;
            for (int cell = 0; cell < CELLS && joining != lost; cell++)
                if (digits_of(marks, cell) == (1 << joining | 1 << lost))
                    pair[count++] = cell;
            for (int i = 0; i < count; i++)
                for (int j = i + 1; j < count; j++)
                    for (int k = j + 1; k < count; k++)
                        for (int house = 0; house < HOUSES; house++)
                            try_branches(marks, found, (int[]){pair[i], pair[j], pair[k]}, house,
                                         joining, lost);
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
                               {"siamese-xyz-wing", NULL, find_siamese_xyz_wings, false},
                               {"w-wing", NULL, find_w_wings, false},
                               {"multi-branch-w-wing", NULL, find_branched_w_wings, false},
                               {"xyz-loop", NULL, find_xyz_loops, false},
                               {"wxyz-wing", NULL, find_wxyz_wings, false},
                               {"vwxyz-wing", NULL, find_vwxyz_wings, false},
                               {"uvwxyz-wing", NULL, find_uvwxyz_wings, false},
                               {"tuvwxyz-wing", NULL, find_tuvwxyz_wings, false},
                               {"stuvwxyz-wing", NULL, find_stuvwxyz_wings, false},
                               {"rstuvwxyz-wing", NULL, find_rstuvwxyz_wings, false},
                               {0}};
