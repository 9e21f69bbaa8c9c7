/* fish_kraken.h - a Kraken fish between its finder and its marker.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_KRAKEN_H
#define CH_STRATEGIES_FISH_KRAKEN_H

#include "deduction.h"
#include "fish.h"

typedef struct ChKraken {
    ChFish fish; /* with one cover too few */
    int cover;   /* the house that is missing */
    int size;    /* of the fish that it makes whole */
    int fins;
    int links; /* strong links of all chains */
    bool own;  /* the missing cover is the target's own: its places need no chain */
} ChKraken;

void ch_kraken_seed(const ChKraken *kraken, ChDeduction *deduction);
ChKraken ch_kraken_of(const ChStep *step);

/* Whether the premises make a chain from each place that needs one. */
bool ch_kraken_is_noted(const ChBoard *board, const ChKraken *kraken, const ChDetail *detail);

/* The better of two steps: smaller, with fewer fins, with shorter chains. */
bool ch_kraken_is_better(const ChStep *a, const ChStep *b);

#endif
