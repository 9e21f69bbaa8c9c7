/* pairing.h - counts the cells of a pattern in which each digit has two cells of a house, or none.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PAIRING_H
#define CH_STRATEGIES_PAIRING_H

#include "board.h"

/* By house, the digits of the pattern that have one cell so far, and those that have two. */
typedef struct ChPairing {
    uint16_t once[CH_HOUSES];
    uint16_t twice[CH_HOUSES];
    int missing; /* the number of digits in `once`: each needs a second cell */
} ChPairing;

/* Counts a cell with its digits. Returns false if a digit would have a third cell in a house. */
static inline bool ch_pairing_add(ChPairing *pairing, int cell, unsigned digits)
{
    for (int i = 0; i < 3; i++) {
        const int house = ch_cell_house[cell][i];
        const unsigned paired = pairing->once[house] & digits;
        if (pairing->twice[house] & digits)
            return false;
        pairing->twice[house] |= (uint16_t)paired;
        pairing->once[house] ^= (uint16_t)digits;
        pairing->missing += ch_count(digits) - 2 * ch_count(paired);
    }
    return true;
}

#endif
