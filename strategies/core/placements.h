/* placements.h - the complete placements of a digit: one place in each house.
 *
 * A place that no complete placement uses is impossible.  Single-digit techniques (fish, chains,
 * colours, templates) conclude from one digit's own places, and so can only rule out impossible
 * places.  They need not examine a digit without any.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PLACEMENTS_H
#define CH_STRATEGIES_PLACEMENTS_H

#include "board.h"

/* The open places of a digit, numbered, and its houses as sets of these numbers. */
typedef struct ChPlaces {
    int count;
    uint8_t cell[64];
    uint64_t house[CH_HOUSES]; /* empty where the digit is placed */
    uint64_t peers[64];        /* the places that each place sees */
} ChPlaces;

/* Numbers the open places of a digit.  False when it has more than 64: then almost nothing is known
 * of it, and nothing can be found. */
bool ch_places_of(ChPlaces *places, const ChBoard *board, int digit);

/* Numbers these cells alone. */
bool ch_places_among(ChPlaces *places, ChCellSet cells);

/* Returns a complete placement with the given place, as a set of places; 0 when there is none. */
uint64_t ch_places_placement(const ChPlaces *places, int place);

/* Returns the impossible places. */
uint64_t ch_places_impossible(const ChPlaces *places);

/* Returns the cells of some of the places. */
ChCellSet ch_places_cells(const ChPlaces *places, uint64_t some);

/* The impossible places of each digit.  Kept from board to board, and updated by digit. */
typedef struct ChPlacements {
    unsigned tick;    /* tick of the board they belong to; 0: none */
    unsigned limited; /* digits with impossible places */
    ChCellSet impossible[CH_DIGITS];
} ChPlacements;

void ch_placements_update(ChPlacements *placements, const ChBoard *board, unsigned digits);

#endif
