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

/* A complete placement with one of the places, as places; 0: there is none. */
uint64_t ch_places_placement(const ChPlaces *places, int place);

/* The hopeless ones. */
uint64_t ch_places_impossible(const ChPlaces *places);

/* The cells of some of the places. */
ChCellSet ch_places_cells(const ChPlaces *places, uint64_t some);

/* What is known of a digit's placements: hopeless places, and some placements that between them
 * use all others.  Kept while the board goes on: only the places of a placement that has been
 * ruled out are in doubt again. */
enum { CH_MAX_PLACEMENTS = 24 };

typedef struct ChPlacements {
    unsigned tick;    /* of the board that they are of; 0: of none */
    unsigned limited; /* digits with hopeless places */
    ChCellSet impossible[CH_DIGITS];
    uint8_t known[CH_DIGITS];
    ChCellSet placement[CH_DIGITS][CH_MAX_PLACEMENTS]; /* with the cells that have the digit */
} ChPlacements;

void ch_placements_look(ChPlacements *placements, const ChBoard *board, unsigned digits);

#endif
