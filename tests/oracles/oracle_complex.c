/* oracle_complex.c - Franken and mutant fish of two to seven houses by their definitions.
 *
 * Bases and covers are any houses, none of them both. A place in two bases is an endo-fin, a place
 * in a base and in no cover a fin. A place in a cover and in no base, or in two covers, is removed
 * if it sees all fins and endo-fins. (Franken: the bases are rows and boxes and the covers columns
 * and boxes, or the reverse; mutant: anything else.)
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>
#include <stdint.h>

#include "oracle.h"

enum { MOST_PLACES = 64, MOST_FINS = 5, MOST_ENDO_FINS = 2 };

/* The places of a digit, as bits in sets. */
typedef struct Places {
    int count;
    int cell[CELLS];
    uint64_t house[HOUSES];
    uint64_t seen[MOST_PLACES]; /* by a place */
} Places;

typedef struct Fish {
    int size;
    bool is_mutant;
    bool has_fins;
    bool is_siamese;
    int base[HOUSES];
    int cover[HOUSES];
} Fish;

static int count_places(uint64_t set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

static bool list_places(const Marks *marks, int digit, Places *places)
{
    places->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (marks->can[cell][digit])
            places->cell[places->count++] = cell;
    for (int house = 0; house < HOUSES; house++)
        places->house[house] = 0;
    for (int i = 0; i < places->count && places->count <= MOST_PLACES; i++) {
        places->seen[i] = 0;
        for (int house = 0; house < HOUSES; house++)
            if (in_house(places->cell[i], house))
                places->house[house] |= UINT64_C(1) << i;
        for (int j = 0; j < places->count; j++)
            if (sees[places->cell[i]][places->cell[j]])
                places->seen[i] |= UINT64_C(1) << j;
    }
    return places->count <= MOST_PLACES;
}

/* ---- the kind ---- */

static bool has_kind(const int *house, int size, int first)
{
    for (int i = 0; i < size; i++)
        if (house[i] / 9 == first / 9)
            return true;
    return false;
}

static bool is_within(const int *house, int size, int first)
{
    for (int i = 0; i < size; i++)
        if (house[i] / 9 != first / 9 && house[i] < BOXES)
            return false;
    return true;
}

/* Lines and boxes against the other lines and boxes, with a line on each side and a box on one. */
static bool is_franken(const Fish *fish, int first, int second)
{
    const int n = fish->size;

    return is_within(fish->base, n, first) && is_within(fish->cover, n, second) &&
           has_kind(fish->base, n, first) && has_kind(fish->cover, n, second) &&
           (has_kind(fish->base, n, BOXES) || has_kind(fish->cover, n, BOXES));
}

static bool is_basic(const Fish *fish)
{
    const int n = fish->size;

    return !has_kind(fish->base, n, BOXES) && !has_kind(fish->cover, n, BOXES) &&
           has_kind(fish->base, n, ROWS) != has_kind(fish->base, n, COLUMNS) &&
           has_kind(fish->cover, n, ROWS) != has_kind(fish->cover, n, COLUMNS) &&
           has_kind(fish->base, n, ROWS) != has_kind(fish->cover, n, ROWS);
}

static bool is_of_kind(const Fish *fish)
{
    const bool is_franken_fish = is_franken(fish, ROWS, COLUMNS) || is_franken(fish, COLUMNS, ROWS);

    return fish->is_mutant ? !is_franken_fish && !is_basic(fish) : is_franken_fish;
}

/* ---- the eliminations ---- */

/* Returns the places in houses; *TWICE receives those in more than one of them. */
static uint64_t places_in(const Places *places, const int *house, int size, uint64_t *twice)
{
    uint64_t once = 0;

    *twice = 0;
    for (int i = 0; i < size; i++) {
        *twice |= once & places->house[house[i]];
        once |= places->house[house[i]];
    }
    return once;
}

static uint64_t seen_by_all(const Places *places, uint64_t fins)
{
    uint64_t seen = ~UINT64_C(0);

    for (int i = 0; i < places->count; i++)
        if (fins >> i & 1)
            seen &= places->seen[i];
    return seen;
}

/* Returns whether the bases from AT on, except SKIPPED and those that hold the target, can each
 * have the digit in a place of LEFT, none of which see each other. */
static bool can_hold(const Places *places, const Fish *fish, int at, int skipped, uint64_t taken,
                     uint64_t left)
{
    if (at == fish->size)
        return true;
    const uint64_t base = places->house[fish->base[at]];
    if (at == skipped || (base & taken) != 0)
        return can_hold(places, fish, at + 1, skipped, taken, left);
    for (int i = 0; i < places->count; i++)
        if ((base & left) >> i & 1 && can_hold(places, fish, at + 1, skipped,
                                               taken | UINT64_C(1) << i, left & ~places->seen[i]))
            return true;
    return false;
}

/* Returns whether each base is needed for some elimination. */
static bool needs_all(const Places *places, const Fish *fish, uint64_t lost)
{
    for (int skipped = 0; skipped < fish->size; skipped++) {
        bool is_needed = false;
        for (int i = 0; i < places->count && !is_needed; i++)
            is_needed = (lost >> i & 1) &&
                        can_hold(places, fish, 0, skipped, UINT64_C(1) << i, ~places->seen[i]);
        if (!is_needed)
            return false;
    }
    return true;
}

/* Returns whether a place sees all places of a house that it is not in. */
static bool sees_a_house(const Places *places, const Fish *fish, int place)
{
    for (int i = 0; i < 2 * fish->size; i++) {
        const int house = i < fish->size ? fish->base[i] : fish->cover[i - fish->size];
        if (!(places->house[house] >> place & 1) &&
            (places->house[house] & ~places->seen[place]) == 0)
            return true;
    }
    return false;
}

/* What a fish removes. The finder starts from a place in one cover and no base that sees no whole
 * house of the fish. Without such a start the fish is optional. */
typedef struct Lost {
    uint64_t places;
    bool has_start;
} Lost;

/* Finds what a fish removes; false if it is not of the kind, or removes nothing. */
static bool find_lost(const Places *places, const Fish *fish, Lost *lost)
{
    uint64_t endo_fins;
    uint64_t twice;
    const uint64_t base = places_in(places, fish->base, fish->size, &endo_fins);
    const uint64_t cover = places_in(places, fish->cover, fish->size, &twice);
    const uint64_t fins = base & ~cover & ~endo_fins;
    const int endo = count_places(endo_fins);

    if (((fins | endo_fins) != 0) != fish->has_fins || endo > MOST_ENDO_FINS ||
        endo + count_places(fins) > MOST_FINS)
        return false;
    const uint64_t seen = seen_by_all(places, fins | endo_fins);
    const uint64_t plain = seen & cover & ~base & ~twice;
    *lost = (Lost){.places = plain | (seen & twice)};
    if (lost->places == 0 || !is_of_kind(fish))
        return false;
    for (int i = 0; i < places->count && !lost->has_start; i++)
        lost->has_start = (plain >> i & 1) && !sees_a_house(places, fish, i);
    return true;
}

static void take_lost(const Places *places, Found *found, int digit, const Fish *fish,
                      const Lost *lost)
{
    if (!needs_all(places, fish, lost->places))
        return;
    for (int i = 0; i < places->count; i++)
        if (lost->places >> i & 1)
            (lost->has_start ? found->removed : found->optional)[places->cell[i]][digit] = true;
}

/* ---- siamese fish ---- */

enum { MOST_TWINS = 4096 };

/* What the fish with the same bases remove, each once. */
typedef struct Twins {
    int count;
    Lost of[MOST_TWINS];
} Twins;

static Twins twins;

static void note_twin(const Lost *lost)
{
    int i = 0;

    while (i < twins.count && twins.of[i].places != lost->places)
        i++;
    if (i == MOST_TWINS)
        return;
    if (i == twins.count)
        twins.of[twins.count++] = (Lost){lost->places, false};
    twins.of[i].has_start |= lost->has_start;
}

/* Two fish with the same bases are siamese if each removes something that the other does not. */
static void take_twins(const Places *places, Found *found, int digit, const Fish *fish)
{
    for (int i = 0; i < twins.count; i++)
        for (int k = i + 1; k < twins.count; k++) {
            const uint64_t one = twins.of[i].places;
            const uint64_t two = twins.of[k].places;
            const Lost both = {one | two, twins.of[i].has_start || twins.of[k].has_start};
            if ((one & ~two) != 0 && (two & ~one) != 0)
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
        note_twin(&lost);
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

/* Chooses covers for the first place that is left, one after another, or leaves it as a fin. */
static void choose_covers(const Places *places, Found *found, int digit, Fish *fish, Choice choice,
                          uint64_t base)
{
    int place = 0;

    if (choice.left == 0) {
        add_covers(places, found, digit, fish, &choice, 0, base);
        return;
    }
    while (!(choice.left >> place & 1))
        place++;
    for (int house = 0; house < HOUSES && choice.covers < fish->size; house++)
        if ((places->house[house] >> place & 1) && !(choice.barred >> house & 1)) {
            Choice more = choice;
            fish->cover[more.covers++] = house;
            choice.barred |= 1u << house;
            more.barred = choice.barred;
            more.left &= ~places->house[house];
            choose_covers(places, found, digit, fish, more, base);
        }
    for (int house = 0; house < HOUSES; house++)
        if (places->house[house] >> place & 1)
            choice.barred |= 1u << house;
    choice.left &= choice.left - 1;
    choice.seen &= places->seen[place];
    if (choice.fins-- > 0 && choice.seen != 0)
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

SIAMESE(find_siamese_franken_swordfish, 3, false)
SIAMESE(find_siamese_mutant_swordfish, 3, true)
SIAMESE(find_siamese_franken_jellyfish, 4, false)
SIAMESE(find_siamese_mutant_jellyfish, 4, true)

const Oracle complex_oracles[] = {
    {"franken-x-wing", NULL, find_franken_x_wings, false},
    {"franken-swordfish", NULL, find_franken_swordfish, false},
    {"finned-franken-x-wing", NULL, find_finned_franken_x_wings, false},
    {"finned-franken-swordfish", NULL, find_finned_franken_swordfish, false},
    {"mutant-x-wing", NULL, find_mutant_x_wings, false},
    {"mutant-swordfish", NULL, find_mutant_swordfish, false},
    {"finned-mutant-x-wing", NULL, find_finned_mutant_x_wings, false},
    {"finned-mutant-swordfish", NULL, find_finned_mutant_swordfish, false},
    {"franken-jellyfish", NULL, find_franken_jellyfish, true},
    {"finned-franken-jellyfish", NULL, find_finned_franken_jellyfish, true},
    {"mutant-jellyfish", NULL, find_mutant_jellyfish, true},
    {"finned-mutant-jellyfish", NULL, find_finned_mutant_jellyfish, true},
    {"franken-squirmbag", NULL, find_franken_squirmbags, true},
    {"franken-whale", NULL, find_franken_whales, true},
    {"franken-leviathan", NULL, find_franken_leviathans, true},
    {"finned-franken-squirmbag", NULL, find_finned_franken_squirmbags, true},
    {"finned-franken-whale", NULL, find_finned_franken_whales, true},
    {"finned-franken-leviathan", NULL, find_finned_franken_leviathans, true},
    {"mutant-squirmbag", NULL, find_mutant_squirmbags, true},
    {"mutant-whale", NULL, find_mutant_whales, true},
    {"mutant-leviathan", NULL, find_mutant_leviathans, true},
    {"finned-mutant-squirmbag", NULL, find_finned_mutant_squirmbags, true},
    {"finned-mutant-whale", NULL, find_finned_mutant_whales, true},
    {"finned-mutant-leviathan", NULL, find_finned_mutant_leviathans, true},
    {"siamese-finned-franken-swordfish", NULL, find_siamese_franken_swordfish, false},
    {"siamese-finned-mutant-swordfish", NULL, find_siamese_mutant_swordfish, false},
    {"siamese-finned-franken-jellyfish", NULL, find_siamese_franken_jellyfish, true},
    {"siamese-finned-mutant-jellyfish", NULL, find_siamese_mutant_jellyfish, true},
    {0}};
