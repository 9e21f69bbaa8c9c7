/* finned_fish.h - the fact which sizes and digits have finned fish.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FINNED_FISH_H
#define CH_STRATEGIES_FINNED_FISH_H

#include "facts.h"

/* Finned basic fish that rule something out, by size: a bit for each digit (times two) and
 * direction (bases are columns: plus one) that has any, sashimi or not. */
enum { CH_FINNED_FISH_LARGEST = 4 };

typedef struct ChFinnedFish {
    uint32_t finned[CH_FINNED_FISH_LARGEST + 1];
    uint32_t sashimi[CH_FINNED_FISH_LARGEST + 1];
} ChFinnedFish;

const ChFinnedFish *ch_facts_finned_fish(ChFacts *facts);
void ch_finned_fish_build(const ChBoard *board, unsigned digits, ChFinnedFish *finned_fish);

#endif
