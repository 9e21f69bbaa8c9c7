/* oracle_complex.c - Franken and mutant fish of two to seven houses by their definitions.
 *
 * Bases and covers are any houses, none of them both. A place in two bases is an endo-fin, a place
 * in a base and in no cover a fin. A place in a cover and in no base, or in two covers, is removed
 * if it sees all fins and endo-fins. (Franken: the bases are rows and boxes and the covers columns
 * and boxes, or the reverse; mutant: anything else.) Siamese fish of more than four bases have all
 * covers but one in common.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "complex_fish.h"

/* ---- the eliminations ---- */

static void take_lost(const Places *places, Found *found, int digit, const Fish *fish,
                      const Lost *lost)
{
    bool(*const to)[DIGITS] = lost->has_start ? found->removed : found->optional;
    bool is_new = false;

    for (int i = 0; i < places->count; i++)
        is_new = is_new || ((lost->places >> i & 1) && !to[places->cell[i]][digit]);
    if (!is_new || !needs_all_bases(places, fish, lost->places))
        return;
    for (int i = 0; i < places->count; i++)
        if (lost->places >> i & 1)
            to[places->cell[i]][digit] = true;
}

/* ---- siamese fish ---- */

enum { MOST_TWINS = 4096, FREE_COVERS = 4 };

/* What the fish with the same bases remove. Up to FREE_COVERS bases, each set is listed once and
 * without covers. */
typedef struct Twin {
    Lost lost;
    unsigned covers;
} Twin;

typedef struct Twins {
    int count;
    Twin of[MOST_TWINS];
} Twins;

static Twins twins;

static unsigned covers_of(const Fish *fish)
{
    unsigned covers = 0;

    for (int i = 0; i < fish->size && fish->size > FREE_COVERS; i++)
        covers |= 1u << fish->cover[i];
    return covers;
}

static void note_twin(const Fish *fish, const Lost *lost)
{
    const unsigned covers = covers_of(fish);
    int i = 0;

    while (i < twins.count &&
           (twins.of[i].lost.places != lost->places || twins.of[i].covers != covers))
        i++;
    if (i == MOST_TWINS)
        return;
    if (i == twins.count)
        twins.of[twins.count++] = (Twin){{lost->places, false}, covers};
    twins.of[i].lost.has_start |= lost->has_start;
}

/* Two fish with the same bases are siamese if each removes something that the other does not. */
static bool are_siamese(const Twin *a, const Twin *b)
{
    const uint64_t one = a->lost.places;
    const uint64_t two = b->lost.places;

    return (one & ~two) != 0 && (two & ~one) != 0 &&
           (a->covers == 0 || count_places(a->covers & ~b->covers) == 1);
}

static void take_twins(const Places *places, Found *found, int digit, const Fish *fish)
{
    for (int i = 0; i < twins.count; i++)
        for (int k = i + 1; k < twins.count; k++) {
            const Lost both = {twins.of[i].lost.places | twins.of[k].lost.places,
                               twins.of[i].lost.has_start || twins.of[k].lost.has_start};
            if (are_siamese(&twins.of[i], &twins.of[k]))
                take_lost(places, found, digit, fish, &both);
        }
    twins.count = 0;
}

/* ---- the search ---- */

/* The choice of covers: each set of them is tried once. */
typedef struct Choice {
    int covers;      /* chosen so far */
    unsigned barred; /* houses that are bases, covers, or must not be covers */
    int fins;        /* how many more may be left uncovered */
    uint64_t seen;   /* by all fins so far: a target is there */
    uint64_t left;   /* places of the bases that are neither covered nor fins */
} Choice;

static void take_covers(const Places *places, Found *found, int digit, const Fish *fish)
{
    Lost lost;

    if (!find_lost(places, fish, &lost))
        return;
    if (fish->is_siamese)
        note_twin(fish, &lost);
    else
        take_lost(places, found, digit, fish, &lost);
}

/* Chooses the rest of the covers, which cover nothing new, from house FIRST on. */
static void add_covers(const Places *places, Found *found, int digit, Fish *fish,
                       const Choice *choice, int first, uint64_t base)
{
    if (choice->covers == fish->size) {
        take_covers(places, found, digit, fish);
        return;
    }
    for (int house = first; house < HOUSES; house++)
        if ((places->house[house] & base) != 0 && !(choice->barred >> house & 1)) {
            Choice more = *choice;
            fish->cover[more.covers++] = house;
            add_covers(places, found, digit, fish, &more, house + 1, base);
        }
}

/* Returns the houses that may cover a place. */
static unsigned covers_for(const Places *places, const Fish *fish, const Choice *choice, int place)
{
    return choice->covers < fish->size ? places->houses[place] & ~choice->barred : 0;
}

static bool may_be_fin(const Places *places, const Choice *choice, int place)
{
    return choice->fins > 0 && (choice->seen & places->seen[place]) != 0;
}

/* Returns the place that is left with the fewest choices: none, one, or several. */
static int tightest_place(const Places *places, const Fish *fish, const Choice *choice)
{
    int tightest = 0;
    int fewest = HOUSES;

    for (uint64_t left = choice->left; left != 0 && fewest > 0; left &= left - 1) {
        const int place = __builtin_ctzll(left);
        const unsigned covers = covers_for(places, fish, choice, place);
        const int count =
            (covers != 0) + ((covers & (covers - 1)) != 0) + may_be_fin(places, choice, place);
        if (count < fewest) {
            fewest = count;
            tightest = place;
        }
    }
    return tightest;
}

/* Chooses covers for a place that is left, one after another, or leaves it as a fin. */
static void choose_covers(const Places *places, Found *found, int digit, Fish *fish, Choice choice,
                          uint64_t base)
{
    if (choice.left == 0) {
        add_covers(places, found, digit, fish, &choice, 0, base);
        return;
    }
    const int place = tightest_place(places, fish, &choice);
    for (unsigned covers = covers_for(places, fish, &choice, place); covers != 0;
         covers &= covers - 1) {
        Choice more = choice;
        const int house = __builtin_ctz(covers);
        fish->cover[more.covers++] = house;
        choice.barred |= 1u << house;
        more.barred = choice.barred;
        more.left &= ~places->house[house];
        choose_covers(places, found, digit, fish, more, base);
    }
    if (!may_be_fin(places, &choice, place))
        return;
    choice.barred |= places->houses[place];
    choice.left &= ~(UINT64_C(1) << place);
    choice.seen &= places->seen[place];
    choice.fins--;
    choose_covers(places, found, digit, fish, choice, base);
}

/* Bars the bases. The covers of a franken fish are no lines of the same kind. */
static unsigned barred_by(const Fish *fish)
{
    unsigned barred = 0;

    for (int i = 0; i < fish->size; i++) {
        barred |= 1u << fish->base[i];
        if (!fish->is_mutant && fish->base[i] < BOXES)
            barred |= 0x1ffu << fish->base[i] / 9 * 9;
    }
    return barred;
}

static void choose_bases(const Places *places, Found *found, int digit, Fish *fish, int at,
                         int first)
{
    uint64_t endo_fins;
    const uint64_t base = places_in(places, fish->base, at, &endo_fins);
    const int endo = count_places(endo_fins);
    const uint64_t seen = seen_by_all(places, endo_fins);

    if (endo > (fish->has_fins ? MOST_ENDO_FINS : 0) || seen == 0 ||
        (!fish->is_mutant && has_kind(fish->base, at, ROWS) && has_kind(fish->base, at, COLUMNS)))
        return;
    if (at == fish->size) {
        const Choice choice = {.barred = barred_by(fish),
                               .fins = fish->has_fins ? MOST_FINS - endo : 0,
                               .seen = seen,
                               .left = base & ~endo_fins};
        choose_covers(places, found, digit, fish, choice, base);
        if (fish->is_siamese)
            take_twins(places, found, digit, fish);
        return;
    }
    for (int house = first; house < HOUSES; house++)
        if (places->house[house] != 0) {
            fish->base[at] = house;
            choose_bases(places, found, digit, fish, at + 1, house + 1);
        }
}

static void find_fish(const Marks *marks, Found *found, Fish fish)
{
    Places places;

    for (int digit = 0; digit < DIGITS; digit++)
        if (list_places(marks, digit, &places))
            choose_bases(&places, found, digit, &fish, 0, 0);
}

#define COMPLEX(name, n, mutant, finned)                                                           \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find_fish(marks, found, (Fish){.size = n, .is_mutant = mutant, .has_fins = finned});       \
    }

COMPLEX(find_franken_x_wings, 2, false, false)
COMPLEX(find_franken_swordfish, 3, false, false)
COMPLEX(find_finned_franken_x_wings, 2, false, true)
COMPLEX(find_finned_franken_swordfish, 3, false, true)
COMPLEX(find_franken_jellyfish, 4, false, false)
COMPLEX(find_finned_franken_jellyfish, 4, false, true)
COMPLEX(find_mutant_x_wings, 2, true, false)
COMPLEX(find_mutant_swordfish, 3, true, false)
COMPLEX(find_finned_mutant_x_wings, 2, true, true)
COMPLEX(find_finned_mutant_swordfish, 3, true, true)
COMPLEX(find_mutant_jellyfish, 4, true, false)
COMPLEX(find_finned_mutant_jellyfish, 4, true, true)
COMPLEX(find_franken_squirmbags, 5, false, false)
COMPLEX(find_franken_whales, 6, false, false)
COMPLEX(find_franken_leviathans, 7, false, false)
COMPLEX(find_finned_franken_squirmbags, 5, false, true)
COMPLEX(find_finned_franken_whales, 6, false, true)
COMPLEX(find_finned_franken_leviathans, 7, false, true)
COMPLEX(find_mutant_squirmbags, 5, true, false)
COMPLEX(find_mutant_whales, 6, true, false)
COMPLEX(find_mutant_leviathans, 7, true, false)
COMPLEX(find_finned_mutant_squirmbags, 5, true, true)
COMPLEX(find_finned_mutant_whales, 6, true, true)
COMPLEX(find_finned_mutant_leviathans, 7, true, true)

#define SIAMESE(name, n, mutant)                                                                   \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        const Fish fish = {.size = n, .is_mutant = mutant, .has_fins = true, .is_siamese = true};  \
        find_fish(marks, found, fish);                                                             \
    }

SIAMESE(find_siamese_franken_x_wings, 2, false)
SIAMESE(find_siamese_mutant_x_wings, 2, true)
SIAMESE(find_siamese_franken_swordfish, 3, false)
SIAMESE(find_siamese_mutant_swordfish, 3, true)
SIAMESE(find_siamese_franken_jellyfish, 4, false)
SIAMESE(find_siamese_mutant_jellyfish, 4, true)
SIAMESE(find_siamese_franken_squirmbags, 5, false)
SIAMESE(find_siamese_mutant_squirmbags, 5, true)
SIAMESE(find_siamese_franken_whales, 6, false)
SIAMESE(find_siamese_mutant_whales, 6, true)
SIAMESE(find_siamese_franken_leviathans, 7, false)
SIAMESE(find_siamese_mutant_leviathans, 7, true)

const Oracle complex_oracles[] = {
    {"franken-x-wing", NULL, find_franken_x_wings, false},
    {"franken-swordfish", NULL, find_franken_swordfish, false},
    {"finned-franken-x-wing", NULL, find_finned_franken_x_wings, false},
    {"finned-franken-swordfish", NULL, find_finned_franken_swordfish, false},
    {"mutant-x-wing", NULL, find_mutant_x_wings, false},
    {"mutant-swordfish", NULL, find_mutant_swordfish, false},
    {"finned-mutant-x-wing", NULL, find_finned_mutant_x_wings, false},
    {"finned-mutant-swordfish", NULL, find_finned_mutant_swordfish, false},
    {"franken-jellyfish", NULL, find_franken_jellyfish, false},
    {"finned-franken-jellyfish", NULL, find_finned_franken_jellyfish, false},
    {"mutant-jellyfish", NULL, find_mutant_jellyfish, false},
    {"finned-mutant-jellyfish", NULL, find_finned_mutant_jellyfish, false},
    {"franken-squirmbag", NULL, find_franken_squirmbags, false},
    {"franken-whale", NULL, find_franken_whales, false},
    {"franken-leviathan", NULL, find_franken_leviathans, false},
    {"finned-franken-squirmbag", NULL, find_finned_franken_squirmbags, false},
    {"finned-franken-whale", NULL, find_finned_franken_whales, false},
    {"finned-franken-leviathan", NULL, find_finned_franken_leviathans, false},
    {"mutant-squirmbag", NULL, find_mutant_squirmbags, false},
    {"mutant-whale", NULL, find_mutant_whales, false},
    {"mutant-leviathan", NULL, find_mutant_leviathans, false},
    {"finned-mutant-squirmbag", NULL, find_finned_mutant_squirmbags, false},
    {"finned-mutant-whale", NULL, find_finned_mutant_whales, false},
    {"finned-mutant-leviathan", NULL, find_finned_mutant_leviathans, false},
    {"siamese-finned-franken-x-wing", NULL, find_siamese_franken_x_wings, false},
    {"siamese-finned-mutant-x-wing", NULL, find_siamese_mutant_x_wings, false},
    {"siamese-finned-franken-swordfish", NULL, find_siamese_franken_swordfish, false},
    {"siamese-finned-mutant-swordfish", NULL, find_siamese_mutant_swordfish, false},
    {"siamese-finned-franken-jellyfish", NULL, find_siamese_franken_jellyfish, false},
    {"siamese-finned-mutant-jellyfish", NULL, find_siamese_mutant_jellyfish, false},
    {"siamese-finned-franken-squirmbag", NULL, find_siamese_franken_squirmbags, false},
    {"siamese-finned-mutant-squirmbag", NULL, find_siamese_mutant_squirmbags, false},
    {"siamese-finned-franken-whale", NULL, find_siamese_franken_whales, false},
    {"siamese-finned-mutant-whale", NULL, find_siamese_mutant_whales, false},
    {"siamese-finned-franken-leviathan", NULL, find_siamese_franken_leviathans, false},
    {"siamese-finned-mutant-leviathan", NULL, find_siamese_mutant_leviathans, false},
    {0}};
