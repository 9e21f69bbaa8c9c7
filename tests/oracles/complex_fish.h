/* complex_fish.h - Franken and mutant fish: bases and covers of any kind.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_COMPLEX_FISH_H
#define CH_TESTS_ORACLES_COMPLEX_FISH_H

#include <stdint.h>

#include "oracle.h"

enum { MOST_PLACES = 64, MOST_FINS = 5, MOST_ENDO_FINS = 2 };

/* The places of a digit, as bits in sets. */
typedef struct Places {
    int count;
    int cell[CELLS];
    uint64_t house[HOUSES];
    uint64_t seen[MOST_PLACES];   /* by a place */
    unsigned houses[MOST_PLACES]; /* of a place, as bits */
} Places;

typedef struct Fish {
    int size;
    bool is_mutant;
    bool has_fins;
    bool is_siamese;
    int base[HOUSES];
    int cover[HOUSES];
} Fish;

/* What a fish removes. The finder starts from a place in one cover and no base that sees no whole
 * house of the fish. Without such a start the fish is optional. */
typedef struct Lost {
    uint64_t places;
    bool has_start;
} Lost;

int count_places(uint64_t set);

/* Lists the places of a digit; false if there are too many. */
bool list_places(const Marks *marks, int digit, Places *places);

/* Returns whether some of the houses are of a kind, given by its first house. */
bool has_kind(const int *house, int size, int first);

/* Returns the places in houses; *TWICE receives those in more than one of them. */
uint64_t places_in(const Places *places, const int *house, int size, uint64_t *twice);
uint64_t seen_by_all(const Places *places, uint64_t fins);

/* Finds what a fish removes; false if it is not of the kind, or removes nothing. */
bool find_lost(const Places *places, const Fish *fish, Lost *lost);

/* Returns whether each base is needed for some elimination. */
bool needs_all_bases(const Places *places, const Fish *fish, uint64_t lost);

#endif
