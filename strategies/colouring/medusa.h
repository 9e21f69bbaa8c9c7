/* medusa.h - clusters of candidates of all digits, joined by houses and by cells.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_MEDUSA_H
#define CH_STRATEGIES_MEDUSA_H

#include "colours.h"

typedef struct ChMedusa {
    int root; /* lowest candidate, of colour 0 */
    unsigned digits;
    ChCandidateSet all;
    ChCellSet colour[2][CH_DIGITS];
    ChCellSet removed[2][CH_DIGITS]; /* candidates that conflict with some of a colour */
} ChMedusa;

/* Builds the cluster of a candidate, which gets colour 0. */
void ch_medusa_grow(const ChBoard *board, int root, ChMedusa *medusa);

#endif
