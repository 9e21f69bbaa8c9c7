/* single_digit.h - a bridge: two houses of a digit that meet in a third.
 *
 *      far = near   near = far      the digit's places in each of two houses: some lie near, in the
 *             |________|            house that joins them, all others far
 *               via
 *
 * The joining house takes one digit, so at most one of the near parts holds it, and at least one of
 * the far parts does.  The digit is removed from cells that see all of both far parts.  Skyscraper,
 * kite, turbot fish and empty rectangle are bridges that differ in the kinds of their houses.
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
    ChCellSet lost; /* the eliminations; neither house alone implies them */
} ChBridge;

/* Builds the bridge of two houses.  False when there is none or it removes nothing. */
bool ch_bridge(const ChBoard *board, int digit, int one, int other, int via, ChBridge *bridge);

/* Convert a bridge to the seed of a step, which is never 0, and back. */
uint32_t ch_bridge_seed(const ChBridge *bridge);
bool ch_bridge_of_seed(const ChBoard *board, uint32_t seed, ChBridge *bridge);

#endif
