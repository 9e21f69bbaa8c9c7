/* facts.c - see facts.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts.h"

enum { PAIRS = 1u << 0 };

static void build_pairs(const ChBoard *board, ChPairs *pairs)
{
    *pairs = (ChPairs){0};
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (ch_count(board->candidates[cell]) == 2)
            ch_cells_add(&pairs->bivalue, cell);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++)
            pairs->bilocal[digit] |= (uint32_t)(ch_count(board->places[digit][house]) == 2)
                                     << house;
}

const ChPairs *ch_facts_pairs(ChFacts *facts)
{
    if (!(facts->built & PAIRS)) {
        build_pairs(facts->board, &facts->pairs);
        facts->built |= PAIRS;
    }
    return &facts->pairs;
}
