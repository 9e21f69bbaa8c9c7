/* fish_kraken_marks.h - a Kraken fish, as the finder passes it to the marker.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FISH_KRAKEN_MARKS_H
#define CH_STRATEGIES_FISH_KRAKEN_MARKS_H

#include "deduction.h"
#include "fish.h"

typedef struct ChKraken {
    ChFish fish; /* without its missing cover */
    int cover;   /* the missing cover */
    int size;    /* of the fish with the missing cover */
    int fins;
    int links; /* strong links in all chains together */
    bool own;  /* type 1: the missing cover holds the target; its places need no chain */
} ChKraken;

void ch_kraken_seed(const ChKraken *kraken, ChDeduction *deduction);
ChKraken ch_kraken_of(const ChStep *step);

/* Returns true if the premises yield a chain from each place that needs one. */
bool ch_kraken_is_noted(const ChBoard *board, const ChKraken *kraken, const ChDetail *detail);

#endif
