/* subsets_prefilter.c - finds the houses in which a naked or hidden subset, of whatever size, can
 * remove a candidate.
 *
 * A matching gives each missing digit of a house a place of its own.  A place *leads to* the other
 * places that its digit can take.
 *
 *               place   a  b  c  d       1 at a, 2 at b, 3 at c, 4 at d are a matching
 *      digit 1          x  x             a and b lead to each other, and so do c and d
 *      digit 2          x  x             b leads to c, but c does not lead back
 *      digit 3                x  x       the hidden pair of 3 and 4 removes 2 from c
 *      digit 4                x  x
 *
 * Suppose that a place leads back to another that leads to it, over others or at once.  If each
 * digit on the way moves to the next place, that is another matching.  What a subset removes is in
 * no matching.  So where all places that lead to one another do so both ways, subsets remove
 * nothing.
 *
 * The rows and columns of one digit are to basic fish what the digits and places of a house are to
 * subsets: a matching gives each row a column of its own.
 *
 * Eight houses, or digits, are examined at once, a lane each.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "basic.h"
#include "eight.h"

enum { LANES = 8 };

typedef uint16_t Eight __attribute__((vector_size(2 * LANES)));
typedef uint64_t Pair __attribute__((vector_size(2 * LANES)));

/* Eight houses; PLACE and MATCH are by digit. */
typedef struct Houses {
    Eight empty;            /* places without a digit */
    Eight free;             /* places without a digit of the matching */
    Eight place[CH_DIGITS]; /* of the missing digits */
    Eight match[CH_DIGITS]; /* one of these each, or none */
} Houses;

static inline bool is_any(Eight lanes)
{
    const Pair pair = (Pair)lanes;

    return (pair[0] | pair[1]) != 0;
}

/* Returns the lanes that have any bit, a bit each. */
static inline unsigned lanes_with(Eight lanes)
{
    return ch_eight_tops(lanes != 0, (ChEight){0});
}

/* Returns all bits of the lanes where A and B have one in common. */
static inline Eight meet(Eight a, Eight b)
{
    return ~(Eight)((a & b) == 0);
}

/* Gives digits without a place a free one. */
static inline void match_free(Houses *houses)
{
    for (int digit = 0; digit < CH_DIGITS && is_any(houses->free); digit++) {
        const Eight open = houses->place[digit] & houses->free & (Eight)(houses->match[digit] == 0);
        houses->match[digit] |= open & -open;
        houses->free &= ~houses->match[digit];
    }
}

/* Reads eight houses from FIRST on.  Keeps what is left of a matching that was made before
 * candidates were removed, and gives digits without a place a free one. */
static void read_houses(Houses *houses, const ChBoard *board, uint16_t match[CH_DIGITS][CH_LANES],
                        int first)
{
    Eight taken = {0};

    memcpy(&houses->empty, board->places[CH_EMPTY] + first, sizeof houses->empty);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        memcpy(&houses->place[digit], board->places[digit] + first, sizeof houses->empty);
        memcpy(&houses->match[digit], match[digit] + first, sizeof houses->empty);
        houses->place[digit] &= houses->empty;
        houses->match[digit] &= houses->place[digit];
        taken |= houses->match[digit];
    }
    houses->free = houses->empty & ~taken;
    match_free(houses);
}

/* Gives a place to a digit of one house: a free one, or that of a digit which can be given another.
 * The places TRIED are left out. */
static bool find_place(Houses *houses, int lane, int digit, unsigned *tried)
{
    const unsigned places = houses->place[digit][lane];
    const unsigned open = places & houses->free[lane];

    if (open != 0) {
        houses->match[digit][lane] = (uint16_t)(open & -open);
        houses->free[lane] &= (uint16_t) ~(open & -open);
        return true;
    }
    for (int other = 0; other < CH_DIGITS; other++) {
        const unsigned place = houses->match[other][lane];
        if ((place & places & ~*tried) == 0)
            continue;
        *tried |= place;
        if (find_place(houses, lane, other, tried)) {
            houses->match[digit][lane] = (uint16_t)place;
            return true;
        }
    }
    return false;
}

/* Completes the matchings as far as possible. */
static void complete_matchings(Houses *houses, unsigned lanes)
{
    CH_EACH_BIT(lane, lanes)
        for (int digit = 0; digit < CH_DIGITS && houses->free[lane] != 0; digit++) {
            unsigned tried = 0;
            if (houses->match[digit][lane] == 0 && houses->place[digit][lane] != 0)
                (void)find_place(houses, lane, digit, &tried);
        }
}

/* Extends AFTER by the places that it leads to, BEFORE by those that lead to it. */
static void follow(const Houses *houses, Eight *after, Eight *before)
{
    Eight more;

    do {
        const Eight a = *after;
        const Eight b = *before;
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const Eight place = houses->place[digit];
            const Eight match = houses->match[digit];
            *after |= place & meet(match, *after);
            *before |= match & meet(place, *before);
        }
        more = (*after ^ a) | (*before ^ b);
    } while (is_any(more));
}

/* Returns all bits of the lanes where a place leads to another one way only, or the matching lacks
 * a digit.  Only LANES are examined, a bit each. */
static Eight find_one_way(const Houses *houses, unsigned lanes)
{
    const Eight bit = {1, 2, 4, 8, 16, 32, 64, 128};
    Eight found = ~(Eight)(houses->free == 0);
    Eight rest = houses->empty & ~found & (Eight)((bit & (uint16_t)lanes) != 0);

    while (is_any(rest)) {
        Eight after = rest & -rest;
        Eight before = after;
        follow(houses, &after, &before);
        found |= ~(Eight)(after == before);
        rest &= ~after & ~found;
    }
    return found;
}

void ch_subset_houses_update(ChSubsetHouses *subset_houses, const ChBoard *board, uint32_t changed)
{
    if (subset_houses->tick == 0)
        *subset_houses = (ChSubsetHouses){.houses = 0};
    subset_houses->houses &= ~changed;
    for (int first = 0; first < CH_HOUSES; first += LANES) {
        const unsigned lanes = changed >> first & ((1u << LANES) - 1);
        Houses houses;
        if (lanes == 0)
            continue;
        read_houses(&houses, board, subset_houses->match, first);
        complete_matchings(&houses, lanes & lanes_with(houses.free));
        for (int digit = 0; digit < CH_DIGITS; digit++)
            memcpy(subset_houses->match[digit] + first, &houses.match[digit],
                   sizeof houses.match[digit]);
        subset_houses->houses |= (lanes & lanes_with(find_one_way(&houses, lanes))) << first;
    }
}

/* ---- fish ---- */

/* Reads the rows of a digit as the digits of a house, and its columns as places. */
static void read_rows(Houses *houses, const ChBoard *board, int digit, int lane)
{
    unsigned columns = 0;

    for (int row = 0; row < 9; row++) {
        const unsigned places =
            board->places[digit][CH_FIRST_ROW + row] & board->places[CH_EMPTY][CH_FIRST_ROW + row];
        houses->place[row][lane] = (uint16_t)places;
        columns |= places;
    }
    houses->empty[lane] = houses->free[lane] = (uint16_t)columns;
}

unsigned ch_digits_with_fish(const ChBoard *board, unsigned digits)
{
    unsigned with_fish = 0;

    for (int first = 0; first < CH_DIGITS; first += LANES) {
        const unsigned lanes = digits >> first & ((1u << LANES) - 1);
        Houses houses = {.match = {{0}}};
        Eight unmatched = {0};
        if (lanes == 0)
            continue;
        CH_EACH_BIT(lane, lanes)
            read_rows(&houses, board, first + lane, lane);
        match_free(&houses);
        complete_matchings(&houses, lanes);
        for (int row = 0; row < 9; row++)
            unmatched |= ~(Eight)(houses.place[row] == 0) & (Eight)(houses.match[row] == 0);
        with_fish |= (lanes & lanes_with(find_one_way(&houses, lanes) | unmatched)) << first;
    }
    return with_fish;
}
