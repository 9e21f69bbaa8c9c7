/* oracle_fish.c - Fish of two to seven lines by their definitions, plain, finned and sashimi.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "oracle.h"

/* Siamese are two fish with the same bases, each of them finned or sashimi. */
typedef enum Kind { NO_FISH, PLAIN, FINNED, SASHIMI, SIAMESE } Kind;

enum { MOST_COVERS = 126 }; /* four of nine lines */

/* One choice of bases and covers: rows and columns or the reverse, as sets of nine. */
typedef struct Fish {
    int digit;
    int first_base;  /* ROWS or COLUMNS */
    int first_cover; /* the other */
    int bases;
    int covers;
    int fin_count;
    int fin[81];
} Fish;

static bool is_in(int first, int set, int cell)
{
    for (int i = 0; i < 9; i++)
        if ((set >> i & 1) && in_house(cell, first + i))
            return true;
    return false;
}

static void collect_fins(const Marks *marks, Fish *fish)
{
    fish->fin_count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (marks->can[cell][fish->digit] && is_in(fish->first_base, fish->bases, cell) &&
            !is_in(fish->first_cover, fish->covers, cell))
            fish->fin[fish->fin_count++] = cell;
}

/* Counts the bases that have fewer than LEAST places in the covers, and those with none at all. */
static int bases_below(const Marks *marks, const Fish *fish, int least)
{
    int below = 0;

    for (int i = 0; i < 9; i++) {
        int inside = 0;
        if (!(fish->bases >> i & 1))
            continue;
        for (int place = 0; place < 9; place++) {
            const int cell = house_cell[fish->first_base + i][place];
            inside += marks->can[cell][fish->digit] && is_in(fish->first_cover, fish->covers, cell);
        }
        below += inside < least;
    }
    return below;
}

/* Returns the lines of the other direction in which the bases have places; 0 if a base has none. */
static int crossed_by(const Marks *marks, const Fish *fish)
{
    int crossed = 0;

    for (int base = 0; base < 9; base++) {
        bool has_place = !(fish->bases >> base & 1);
        for (int cross = 0; cross < 9 && (fish->bases >> base & 1); cross++) {
            const int cell = fish->first_base == ROWS ? 9 * base + cross : 9 * cross + base;
            if (marks->can[cell][fish->digit]) {
                crossed |= 1 << cross;
                has_place = true;
            }
        }
        if (!has_place)
            return 0;
    }
    return crossed;
}

static Kind kind_of(const Marks *marks, const Fish *fish)
{
    const bool has_single = bases_below(marks, fish, 2) > 0;

    if (fish->fin_count == 0)
        return has_single ? NO_FISH : PLAIN;
    return has_single ? SASHIMI : FINNED;
}

/* ---- which bases are needed ---- */

/* Returns whether each base of the set, from house AT on, can have the digit in a place of its own
 * such that no two of them, and none of them and CELL, see each other. */
static bool can_hold(const Marks *marks, const Fish *fish, int bases, int at, int taken[10],
                     int count)
{
    while (at < 9 && !(bases >> at & 1))
        at++;
    if (at == 9)
        return true;
    for (int place = 0; place < 9; place++) {
        const int cell = house_cell[fish->first_base + at][place];
        bool is_free = marks->can[cell][fish->digit];
        for (int i = 0; i < count && is_free; i++)
            is_free = !sees[cell][taken[i]];
        taken[count] = cell;
        if (is_free && can_hold(marks, fish, bases, at + 1, taken, count + 1))
            return true;
    }
    return false;
}

/* Returns whether each base is needed for some elimination: without it the others allow one. */
static bool needs_all(const Marks *marks, const Fish *fish, const Found *lost)
{
    for (int base = 0; base < 9; base++) {
        bool is_needed = !(fish->bases >> base & 1);
        for (int cell = 0; cell < CELLS && !is_needed; cell++) {
            int taken[10] = {cell};
            is_needed = lost->removed[cell][fish->digit] &&
                        can_hold(marks, fish, fish->bases & ~(1 << base), 0, taken, 1);
        }
        if (!is_needed)
            return false;
    }
    return true;
}

/* ---- the search ---- */

/* Finds the eliminations of a fish; false without any. */
static bool find_lost(const Marks *marks, const Fish *fish, Found *lost)
{
    bool has_any = false;

    *lost = (Found){0};
    for (int cell = 0; cell < CELLS; cell++) {
        bool is_lost = marks->can[cell][fish->digit] &&
                       is_in(fish->first_cover, fish->covers, cell) &&
                       !is_in(fish->first_base, fish->bases, cell);
        for (int i = 0; i < fish->fin_count && is_lost; i++)
            is_lost = sees[cell][fish->fin[i]];
        lost->removed[cell][fish->digit] = is_lost;
        has_any = has_any || is_lost;
    }
    return has_any;
}

/* Returns whether each of two fish removes something that the other does not. */
static bool add_to_each_other(const Fish *fish, const Found *one, const Found *two)
{
    bool has_one = false;
    bool has_two = false;

    for (int cell = 0; cell < CELLS; cell++) {
        has_one |= one->removed[cell][fish->digit] && !two->removed[cell][fish->digit];
        has_two |= two->removed[cell][fish->digit] && !one->removed[cell][fish->digit];
    }
    return has_one && has_two;
}

/* Takes each two fish with the same bases. */
static void take_twins(const Marks *marks, Found *found, const Fish *fish, const Found *twin,
                       int count)
{
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++) {
            Found both = twin[i];
            add_found(&both, &twin[k]);
            if (add_to_each_other(fish, &twin[i], &twin[k]) && needs_all(marks, fish, &both))
                add_found(found, &both);
        }
}

static void choose_covers(const Marks *marks, Found *found, Fish *fish, Kind kind)
{
    static Found lost[MOST_COVERS];
    const int crossed = crossed_by(marks, fish);
    int count = 0;

    for (fish->covers = 0; fish->covers < 1 << 9; fish->covers++) {
        if (count_bits(fish->covers) != count_bits(fish->bases) || (fish->covers & ~crossed) != 0)
            continue;
        collect_fins(marks, fish);
        if ((kind == SIAMESE ? fish->fin_count > 0 : kind_of(marks, fish) == kind) &&
            find_lost(marks, fish, &lost[count]))
            count++;
    }
    if (kind == SIAMESE)
        take_twins(marks, found, fish, lost, count);
    for (int i = 0; i < count && kind != SIAMESE; i++)
        if (needs_all(marks, fish, &lost[i]))
            add_found(found, &lost[i]);
}

static void find_fish(const Marks *marks, Found *found, int size, Kind kind)
{
    Fish fish;

    for (fish.digit = 0; fish.digit < DIGITS; fish.digit++)
        for (fish.first_base = ROWS; fish.first_base <= COLUMNS; fish.first_base += COLUMNS)
            for (fish.bases = 0; fish.bases < 1 << 9; fish.bases++) {
                fish.first_cover = COLUMNS - fish.first_base;
                if (count_bits(fish.bases) == size)
                    choose_covers(marks, found, &fish, kind);
            }
}

#define FISH(name, size, kind)                                                                     \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find_fish(marks, found, size, kind);                                                       \
    }

FISH(find_x_wings, 2, PLAIN)
FISH(find_swordfish, 3, PLAIN)
FISH(find_jellyfish, 4, PLAIN)
FISH(find_finned_x_wings, 2, FINNED)
FISH(find_finned_swordfish, 3, FINNED)
FISH(find_finned_jellyfish, 4, FINNED)
FISH(find_sashimi_x_wings, 2, SASHIMI)
FISH(find_sashimi_swordfish, 3, SASHIMI)
FISH(find_sashimi_jellyfish, 4, SASHIMI)
FISH(find_squirmbags, 5, PLAIN)
FISH(find_whales, 6, PLAIN)
FISH(find_leviathans, 7, PLAIN)
FISH(find_finned_squirmbags, 5, FINNED)
FISH(find_finned_whales, 6, FINNED)
FISH(find_finned_leviathans, 7, FINNED)
FISH(find_sashimi_squirmbags, 5, SASHIMI)
FISH(find_sashimi_whales, 6, SASHIMI)
FISH(find_sashimi_leviathans, 7, SASHIMI)
FISH(find_siamese_x_wings, 2, SIAMESE)
FISH(find_siamese_swordfish, 3, SIAMESE)
FISH(find_siamese_jellyfish, 4, SIAMESE)
FISH(find_siamese_squirmbags, 5, SIAMESE)
FISH(find_siamese_whales, 6, SIAMESE)
FISH(find_siamese_leviathans, 7, SIAMESE)

const Oracle fish_oracles[] = {
    {"x-wing", NULL, find_x_wings, false},
    {"swordfish", NULL, find_swordfish, false},
    {"jellyfish", NULL, find_jellyfish, false},
    {"finned-x-wing", NULL, find_finned_x_wings, false},
    {"finned-swordfish", NULL, find_finned_swordfish, false},
    {"finned-jellyfish", NULL, find_finned_jellyfish, false},
    {"sashimi-x-wing", NULL, find_sashimi_x_wings, false},
    {"sashimi-swordfish", NULL, find_sashimi_swordfish, false},
    {"sashimi-jellyfish", NULL, find_sashimi_jellyfish, false},
    {"squirmbag", NULL, find_squirmbags, false},
    {"whale", NULL, find_whales, false},
    {"leviathan", NULL, find_leviathans, false},
    {"finned-squirmbag", NULL, find_finned_squirmbags, false},
    {"finned-whale", NULL, find_finned_whales, false},
    {"finned-leviathan", NULL, find_finned_leviathans, false},
    {"sashimi-squirmbag", NULL, find_sashimi_squirmbags, false},
    {"sashimi-whale", NULL, find_sashimi_whales, false},
    {"sashimi-leviathan", NULL, find_sashimi_leviathans, false},
    {"siamese-finned-x-wing,siamese-sashimi-x-wing", NULL, find_siamese_x_wings, false},
    {"siamese-finned-swordfish,siamese-sashimi-swordfish", NULL, find_siamese_swordfish, false},
    {"siamese-finned-jellyfish,siamese-sashimi-jellyfish", NULL, find_siamese_jellyfish, false},
    {"siamese-finned-squirmbag,siamese-sashimi-squirmbag", NULL, find_siamese_squirmbags, false},
    {"siamese-finned-whale,siamese-sashimi-whale", NULL, find_siamese_whales, false},
    {"siamese-finned-leviathan,siamese-sashimi-leviathan", NULL, find_siamese_leviathans, false},
    {0}};
