/* finned_fish.h - a fact: which sizes and digits have finned basic fish.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FINNED_FISH_H
#define CH_STRATEGIES_FINNED_FISH_H

#include "facts.h"

/* Sets of the (digit, direction) pairs that have a finned basic fish with an elimination, by size.
 * The bit number is twice the digit, plus one where the bases are columns. */
enum { CH_FINNED_FISH_LARGEST = 4 };

typedef struct ChFinnedFish {
    uint32_t finned[CH_FINNED_FISH_LARGEST + 1]; /* not sashimi */
    uint32_t sashimi[CH_FINNED_FISH_LARGEST + 1];
} ChFinnedFish;

const ChFinnedFish *ch_facts_finned_fish(ChFacts *facts);
void ch_finned_fish_build(const ChBoard *board, unsigned digits, ChFinnedFish *finned_fish);

#endif
