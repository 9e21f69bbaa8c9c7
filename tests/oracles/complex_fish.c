/* complex_fish.c - See complex_fish.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "complex_fish.h"

int count_places(uint64_t set)
{
    return __builtin_popcountll(set);
}

bool list_places(const Marks *marks, int digit, Places *places)
{
    places->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (marks->can[cell][digit])
            places->cell[places->count++] = cell;
    for (int house = 0; house < HOUSES; house++)
        places->house[house] = 0;
    for (int i = 0; i < places->count && places->count <= MOST_PLACES; i++) {
        places->seen[i] = 0;
        places->houses[i] = 0;
        for (int house = 0; house < HOUSES; house++)
            if (in_house(places->cell[i], house)) {
                places->house[house] |= UINT64_C(1) << i;
                places->houses[i] |= 1u << house;
            }
        for (int j = 0; j < places->count; j++)
            if (sees[places->cell[i]][places->cell[j]])
                places->seen[i] |= UINT64_C(1) << j;
    }
    return places->count <= MOST_PLACES;
}

/* ---- the kind ---- */

bool has_kind(const int *house, int size, int first)
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

uint64_t places_in(const Places *places, const int *house, int size, uint64_t *twice)
{
    uint64_t once = 0;

    *twice = 0;
    for (int i = 0; i < size; i++) {
        *twice |= once & places->house[house[i]];
        once |= places->house[house[i]];
    }
    return once;
}

uint64_t seen_by_all(const Places *places, uint64_t fins)
{
    uint64_t seen = ~UINT64_C(0);

    for (; fins != 0; fins &= fins - 1)
        seen &= places->seen[__builtin_ctzll(fins)];
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

bool needs_all_bases(const Places *places, const Fish *fish, uint64_t lost)
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

bool find_lost(const Places *places, const Fish *fish, Lost *lost)
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
