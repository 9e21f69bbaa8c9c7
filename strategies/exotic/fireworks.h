/* fireworks.h - the digits that are fireworks at a corner, for pairs, triples and quadruples.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FIREWORKS_H
#define CH_STRATEGIES_FIREWORKS_H

#include "board.h"

/* The firework digits of each line, by the third of the line that is its crossing with a box. */
typedef struct ChFireworkArms {
    uint16_t digits[CH_HOUSES][3];    /* digits with at most one place outside the third */
    uint16_t end_at[CH_HOUSES][3][9]; /* digits with no place outside but this one */
} ChFireworkArms;

void ch_firework_arms(ChFireworkArms *arms, const ChBoard *board);

/* Returns the digits that are fireworks at a corner with these ends of its row and its column. */
unsigned ch_fireworks_with(const ChFireworkArms *arms, int corner, int in_row, int in_column);

#endif
