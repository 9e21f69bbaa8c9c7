/* pairing.h - steps that a library counts as one: two steps that share their frame.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_PAIRING_H
#define CH_LIBRARY_PAIRING_H

#include "library_rules.h"

enum { CH_PAIRING_ROOM = 1024 }; /* steps of one digit and technique: more are left out */

typedef struct ChFrame {
    int technique;
    int digit;
    ChConstraintSet premises;
    ChCandidateSet removed;
} ChFrame;

typedef struct ChPairing {
    int count;
    ChFrame frame[CH_PAIRING_ROOM];
} ChPairing;

void ch_pairing_add(ChPairing *pairing, const ChStep *step);

/* Whether steps I and J make a pair of that kind; then *REMOVED is what they rule out together. */
bool ch_pairing_pairs(const ChPairing *pairing, const ChBoard *board, ChPairingKind kind, int i,
                      int j, ChCandidateSet *removed);

#endif
