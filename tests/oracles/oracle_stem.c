/* oracle_stem.c - AALS with two restricted commons and set death blossoms by their definitions.
 *
 * A stem is M cells of a house with M + K digits, K being 2 or 3. Petals, two or more, are almost
 * locked sets with a digit z. The stem cannot share some other digits with a petal: if no petal has
 * z, it loses them all. If they are K + 1 or more, z is in a petal; if they are K, in a petal or in
 * the stem. With K = 2 the latter are AALS with two restricted commons. All others are set death
 * blossoms, but for stems of one cell that loses K + 1 digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdlib.h>

#include "sets.h"

enum {
    MOST_SPARE = 3,
    FEW_CELLS = 9 /* with more the finder may leave a pattern out */
};

/* A petal, and the digits that the stem cannot share with it, but z. */
typedef struct Petal {
    const Als *set;
    int taken;
} Petal;

typedef struct Bloom {
    const Marks *marks;
    Found *found;
    const Sets *sets;
    bool is_aals;
    Als stem;
    int spare;
    int digit; /* z */
    int petals;
    Petal petal[MOST_SETS];
    int chosen;
    const Als *choice[DIGITS];
} Bloom;

static void list_petals(Bloom *bloom)
{
    bloom->petals = 0;
    for (int i = 0; i < bloom->sets->count; i++) {
        const Als *const set = &bloom->sets->of[i];
        const int taken = set->digits >> bloom->digit & 1
                              ? commons_of(bloom->marks, &bloom->stem, set) & ~(1 << bloom->digit)
                              : 0;
        if (taken != 0)
            bloom->petal[bloom->petals++] = (Petal){set, taken};
    }
}

/* Finds the cells that see every z of the chosen petals, and are in none of them. */
static Found seen_by(const Bloom *bloom)
{
    Found seen = {0};

    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_petals = true;
        for (int i = 0; i < bloom->chosen; i++)
            sees_petals =
                sees_petals && sees_all(bloom->marks, bloom->choice[i], bloom->digit, cell);
        if (sees_petals)
            rule_out(bloom->marks, &seen, cell, bloom->digit);
    }
    return seen;
}

static bool is_empty(const Bloom *bloom, const Found *seen)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (seen->removed[cell][bloom->digit])
            return false;
    return true;
}

/* Returns whether z must be in a petal or in the stem, where the stem loses so many digits; and
 * whether that is a pattern of the technique. */
static bool is_pattern(const Bloom *bloom, int losses)
{
    if (losses < bloom->spare || bloom->chosen < 2)
        return false;
    if (bloom->is_aals)
        return bloom->spare == 2;
    return losses > bloom->spare ? bloom->stem.count > 1 : bloom->spare > 2;
}

/* Takes a pattern of few CELLS, or else allows it. */
static void take(const Bloom *bloom, const Found *seen, int losses, int cells)
{
    const bool in_petal = losses > bloom->spare && !bloom->is_aals;
    Premise premise[FEW_CELLS];
    Found lost = *seen;
    int count = 0;

    for (int cell = 0; cell < CELLS; cell++)
        if (!in_petal && !sees_all(bloom->marks, &bloom->stem, bloom->digit, cell))
            lost.removed[cell][bloom->digit] = false;
    if (is_empty(bloom, &lost))
        return;
    if (cells > FEW_CELLS) {
        add_optional(bloom->found, &lost);
        return;
    }
    count = list_more(premise, count, &bloom->stem);
    for (int i = 0; i < bloom->chosen; i++)
        count = list_more(premise, count, bloom->choice[i]);
    take_if_needed(bloom->marks, bloom->found, premise, count, &lost);
}

static bool is_free(const Bloom *bloom, const Als *petal)
{
    for (int i = 0; i < bloom->chosen; i++)
        if (have_common_cell(bloom->choice[i], petal))
            return false;
    return true;
}

/* Chooses further petals from the FIRST on, each of which takes another digit. */
static void choose(Bloom *bloom, int first, int taken, int cells)
{
    for (int i = first; i < bloom->petals; i++) {
        const Als *const petal = bloom->petal[i].set;
        const int all = taken | bloom->petal[i].taken;
        if (all == taken || !is_free(bloom, petal))
            continue;
        bloom->choice[bloom->chosen++] = petal;
        const Found seen = seen_by(bloom);
        if (!is_empty(bloom, &seen)) {
            if (is_pattern(bloom, count_bits(all)))
                take(bloom, &seen, count_bits(all), cells + petal->count);
            if (count_bits(all) <= bloom->spare)
                choose(bloom, i + 1, all, cells + petal->count);
        }
        bloom->chosen--;
    }
}

static void try_stem(Bloom *bloom, int house, int cells)
{
    bloom->stem = (Als){0};
    for (int place = 0; place < 9; place++) {
        const int cell = house_cell[house][place];
        if (!(cells >> place & 1))
            continue;
        if (bloom->marks->digit[cell] != NOTHING)
            return;
        bloom->stem.cell[bloom->stem.count++] = cell;
        bloom->stem.digits |= digits_of(bloom->marks, cell);
    }
    bloom->spare = count_bits(bloom->stem.digits) - bloom->stem.count;
    if (bloom->spare < 2 || bloom->spare > (bloom->is_aals ? 2 : MOST_SPARE))
        return;
    for (bloom->digit = 0; bloom->digit < DIGITS; bloom->digit++) {
        list_petals(bloom);
        choose(bloom, 0, 0, bloom->stem.count);
    }
}

static void find_blooms(const Marks *marks, Found *found, bool is_aals)
{
    Sets *const sets = sets_of(marks, found, MOST_SETS);
    static Bloom bloom;

    bloom = (Bloom){.marks = marks, .found = found, .sets = sets, .is_aals = is_aals};

    for (int house = 0; house < HOUSES && sets != NULL; house++)
        for (int cells = 1; cells < 1 << 9; cells++)
            try_stem(&bloom, house, cells);
    free(sets);
}

static void find_aals(const Marks *marks, Found *found)
{
    find_blooms(marks, found, true);
}

static void find_set_blossoms(const Marks *marks, Found *found)
{
    find_blooms(marks, found, false);
}

const Oracle stem_oracles[] = {{"aals-with-two-restricted-commons", NULL, find_aals, true},
                               {"set-death-blossom", NULL, find_set_blossoms, true},
                               {0}};
