/* medusa.h - clusters of candidates of all digits, joined by houses and by cells.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_MEDUSA_H
#define CH_STRATEGIES_MEDUSA_H

#include "colours.h"

typedef struct ChMedusa {
    int root; /* its lowest candidate, of colour 0 */
    unsigned digits;
    ChCandidateSet all;
    ChCellSet colour[2][CH_DIGITS];
    ChCellSet removed[2][CH_DIGITS]; /* the candidates that conflict with some of a colour */
} ChMedusa;

/* The cluster of a candidate; the root's colour is 0. */
void ch_medusa_grow(const ChBoard *board, int root, ChMedusa *medusa);

#endif
