/* oracle_rectangle_blossom.c - Rectangle death blossoms and burred subsets by their definitions.
 *
 * The corners of a rectangle have up to eight guardians, one of which is true. Petals are almost
 * locked sets with a digit z, of nine cells together at most. A petal serves a guardian that sees
 * all its places of that digit, not z. If every guardian is z or served, z is in a petal or among
 * the guardians. In a corner with guardians, a digit of the pattern is ruled out if it sees all its
 * places in the petals that serve the guardians of the other corners. That is a burred subset where
 * only one other corner has guardians, and one petal is in a house of both corners.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "deadly_types.h"
#include "sets.h"

enum { MOST_GUARDIANS = 8, MOST_PETAL_CELLS = 9, ANYWHERE = -1 };

typedef struct Guardian {
    int cell;
    int digit;
} Guardian;

typedef struct Bloom {
    const Marks *marks;
    Found *found;
    const Sets *sets;
    bool is_burred;
    Pattern pattern;
    int guardians;
    Guardian guardian[MOST_GUARDIANS];
    int digit;  /* z */
    int corner; /* that loses it, or ANYWHERE */
    int chosen;
    const Als *petal[MOST_GUARDIANS];
} Bloom;

static bool is_served(const Bloom *bloom, const Guardian *guardian)
{
    for (int i = 0; i < bloom->chosen; i++)
        if (sees_all(bloom->marks, bloom->petal[i], guardian->digit, guardian->cell))
            return true;
    return false;
}

/* Returns whether the candidate z of a cell sees its places in all petals, and among the
 * guardians. */
static bool is_lost(const Bloom *bloom, int cell)
{
    if (!bloom->marks->can[cell][bloom->digit] ||
        (bloom->corner != ANYWHERE && cell != bloom->corner))
        return false;
    for (int i = 0; i < bloom->chosen; i++)
        if (!sees_all(bloom->marks, bloom->petal[i], bloom->digit, cell))
            return false;
    for (int i = 0; i < bloom->guardians; i++)
        if (bloom->guardian[i].digit == bloom->digit && !sees[bloom->guardian[i].cell][cell])
            return false;
    return true;
}

static void suppose(Marks *marks, int cell, int digit)
{
    for (int other = 0; other < DIGITS; other++)
        marks->can[cell][other] = other == digit && marks->can[cell][other];
}

/* Returns whether a candidate can be true with one of the guardians and all cells but one; without
 * guardians, if WITH_GUARDIANS is false. */
static bool can_be_true(const Bloom *bloom, int target, bool with_guardians, int skipped)
{
    for (int g = 0; g < (with_guardians ? bloom->guardians : 1); g++) {
        Premise premise[MOST_PETAL_CELLS + 2] = {{NOTHING, target}};
        Marks marks = *bloom->marks;
        int count = 1, cells = 0;
        suppose(&marks, target, bloom->digit);
        if (with_guardians) {
            suppose(&marks, bloom->guardian[g].cell, bloom->guardian[g].digit);
            premise[count++] = (Premise){NOTHING, bloom->guardian[g].cell};
        }
        for (int i = 0; i < bloom->chosen; i++)
            for (int k = 0; k < bloom->petal[i]->count; k++)
                if (cells++ != skipped)
                    premise[count++] = (Premise){NOTHING, bloom->petal[i]->cell[k]};
        if (can_hold_together(&marks, premise, count))
            return true;
    }
    return false;
}

/* Returns whether some elimination needs the cell with a number, and some the rectangle. */
static bool is_needed(const Bloom *bloom, const Found *lost, bool with_guardians, int skipped)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (lost->removed[cell][bloom->digit] && can_be_true(bloom, cell, with_guardians, skipped))
            return true;
    return false;
}

static void take(const Bloom *bloom, int cells)
{
    Found lost = {0};

    for (int cell = 0; cell < CELLS; cell++)
        if (is_lost(bloom, cell))
            lost.removed[cell][bloom->digit] = true;
    for (int i = 0; i < cells; i++)
        if (!is_needed(bloom, &lost, true, i))
            return;
    if (is_needed(bloom, &lost, false, NOTHING))
        add_found(bloom->found, &lost);
}

/* Returns whether the petals are a single set in a house of the only two corners with guardians. */
static bool is_burred(const Bloom *bloom)
{
    if (bloom->corner == ANYWHERE || bloom->chosen != 1 || bloom->pattern.extras != 2)
        return false;
    for (int house = 0; house < HOUSES; house++) {
        bool has_all = in_house(extra_cell(&bloom->pattern, 0), house) &&
                       in_house(extra_cell(&bloom->pattern, 1), house);
        for (int i = 0; i < bloom->petal[0]->count; i++)
            has_all = has_all && in_house(bloom->petal[0]->cell[i], house);
        if (has_all)
            return true;
    }
    return false;
}

static bool is_free(const Bloom *bloom, const Als *petal)
{
    for (int i = 0; i < bloom->chosen; i++)
        if (have_common_cell(bloom->petal[i], petal))
            return false;
    return true;
}

static bool has_target(const Bloom *bloom)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (is_lost(bloom, cell))
            return true;
    return false;
}

/* Chooses a petal for the next guardian that needs one. */
static void choose(Bloom *bloom, int next, int cells)
{
    while (next < bloom->guardians && (bloom->guardian[next].digit == bloom->digit ||
                                       bloom->guardian[next].cell == bloom->corner ||
                                       is_served(bloom, &bloom->guardian[next])))
        next++;
    if (!has_target(bloom))
        return;
    if (next == bloom->guardians) {
        if (bloom->chosen > 0 && is_burred(bloom) == bloom->is_burred)
            take(bloom, cells);
        return;
    }
    const Guardian *const guardian = &bloom->guardian[next];
    for (int i = 0; i < bloom->sets->count; i++) {
        const Als *const petal = &bloom->sets->of[i];
        if (cells + petal->count > MOST_PETAL_CELLS || !(petal->digits >> bloom->digit & 1) ||
            !sees_all(bloom->marks, petal, guardian->digit, guardian->cell) ||
            !is_free(bloom, petal))
            continue;
        bloom->petal[bloom->chosen++] = petal;
        choose(bloom, next + 1, cells + petal->count);
        bloom->chosen--;
    }
}

static bool list_guardians(Bloom *bloom)
{
    for (int i = 0; i < bloom->pattern.extras; i++) {
        const int at = bloom->pattern.extra[i];
        const int cell = bloom->pattern.cell[at];
        for (int digit = 0; digit < DIGITS; digit++) {
            if (!bloom->marks->can[cell][digit] || bloom->pattern.digits[at] >> digit & 1)
                continue;
            if (bloom->guardians == MOST_GUARDIANS)
                return false;
            bloom->guardian[bloom->guardians++] = (Guardian){cell, digit};
        }
    }
    return true;
}

static void try_corners(void *context, const int corner[4], int a, int b)
{
    Bloom bloom = *(const Bloom *)context;

    if (!fits_crosswise(bloom.marks, corner, a, b))
        return;
    for (int i = 0; i < 4; i++)
        add_cell(bloom.marks, &bloom.pattern, corner[i], 1 << a | 1 << b);
    if (bloom.pattern.extras < 2 || !list_guardians(&bloom))
        return;
    for (bloom.digit = 0; bloom.digit < DIGITS; bloom.digit++) {
        bloom.corner = ANYWHERE;
        if (!bloom.is_burred)
            choose(&bloom, 0, 0);
        for (int i = 0; i < bloom.pattern.extras; i++) {
            bloom.corner = extra_cell(&bloom.pattern, i);
            if (bloom.digit == a || bloom.digit == b)
                choose(&bloom, 0, 0);
        }
    }
}

static void find_blooms(const Marks *marks, Found *found, bool is_burred)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);
    Bloom bloom = {.marks = marks, .found = found, .sets = sets, .is_burred = is_burred};

    if (sets != NULL)
        each_rectangle(try_corners, &bloom);
    free(sets);
}

static void find_blossoms(const Marks *marks, Found *found)
{
    find_blooms(marks, found, false);
}

static void find_burred(const Marks *marks, Found *found)
{
    find_blooms(marks, found, true);
}

const Oracle rectangle_blossom_oracles[] = {{"rectangle-death-blossom", NULL, find_blossoms, false},
                                            {"rectangle-burred-subset", NULL, find_burred, false},
                                            {0}};
