/* library_rules.h - what a code of the library stands for.
 *
 * HoDoKu's library says by code and variant how the search is to be made, and which digits a step
 * is filed under.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_LIBRARY_RULES_H
#define CH_LIBRARY_LIBRARY_RULES_H

#include "library_line.h"
#include "technique.h"

/* Steps that the library counts as one technique, and that are two steps here: two kites on one
 * connection, two empty rectangles of one box. */
typedef enum ChPairingKind { CH_PAIRING_NONE, CH_PAIRING_KITE, CH_PAIRING_RECTANGLE } ChPairingKind;

typedef struct ChLibraryRules {
    char code[6];    /* of the techniques that are searched */
    uint8_t pairing; /* ChPairingKind */
    ChFinderOptions options;
} ChLibraryRules;

ChLibraryRules ch_library_rules(const ChLibraryCase *given);

/* The digits, as bits, that a step of this code is filed under. */
unsigned ch_library_digits(const char *code, const ChBoard *board, const ChStep *step);

#endif
