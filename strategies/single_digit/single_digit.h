/* single_digit.h - a bridge: two houses of a digit that meet in a third.
 *
 *      far = near   near = far      the digit's places in each of two houses: some lie near, in the
 *             |________|            house that joins them, all others far
 *               via
 *
 * The joining house takes one digit, so not both near parts hold it, and one of the far parts does:
 * what sees all of both loses it.  Skyscraper, kite, turbot fish and empty rectangle are bridges
 * that differ in the kinds of their houses.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SINGLE_DIGIT_H
#define CH_STRATEGIES_SINGLE_DIGIT_H

#include "board.h"

typedef struct ChBridge {
    int digit;
    int house[2];
    int via;
    ChCellSet near[2];
    ChCellSet far[2];
    ChCellSet lost; /* where it rules the digit out; neither house does alone */
} ChBridge;

/* The bridge of two houses; false when it is none or rules out nothing. */
bool ch_bridge(const ChBoard *board, int digit, int one, int other, int via, ChBridge *bridge);

/* A bridge as the seed of a step, never 0, and back. */
uint32_t ch_bridge_seed(const ChBridge *bridge);
bool ch_bridge_of_seed(const ChBoard *board, uint32_t seed, ChBridge *bridge);

#endif
