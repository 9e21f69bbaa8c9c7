/* placements.h - the complete placements of a digit: one place in each house.
 *
 * A place that no complete placement uses is hopeless.  Whatever can be concluded about one digit
 * from its own places alone, by fish, chains, colours or templates, only rules out hopeless places;
 * a digit without any needs no look.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PLACEMENTS_H
#define CH_STRATEGIES_PLACEMENTS_H

#include "board.h"

/* A digit's open places, numbered, and its houses as sets of these numbers. */
typedef struct ChPlaces {
    int count;
    uint8_t cell[64];
    uint64_t house[CH_HOUSES]; /* empty where the digit is placed */
    uint64_t peers[64];        /* the places that a place sees */
} ChPlaces;

/* False when the digit has more than 64 open places: then nearly nothing is known, and nothing to
 * be found. */
bool ch_places_of(ChPlaces *places, const ChBoard *board, int digit);

/* The same of these cells alone. */
bool ch_places_among(ChPlaces *places, ChCellSet cells);

/* The hopeless ones. */
uint64_t ch_places_hopeless(const ChPlaces *places);

/* The cells of some of the places. */
ChCellSet ch_places_cells(const ChPlaces *places, uint64_t some);

#endif
