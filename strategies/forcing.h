/* forcing.h - what the finders of the forcing family work with.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_H
#define CH_STRATEGIES_FORCING_H

#include "implications.h"

/* Something found that could be told: how many constraints it takes, what it concludes, and of what
 * constraint all cases lead to it (CH_NONE: a contradiction). */
typedef struct ChTelltale {
    uint16_t size;
    uint16_t candidate;
    uint16_t cases;
    bool placed;
} ChTelltale;

enum { CH_MAX_TELLTALES = 4096, CH_MAX_REASONS_TOLD = 256 };

typedef struct ChForcing {
    ChImplications all;
    ChReasoning proof;
    int count;
    ChTelltale telltale[CH_MAX_TELLTALES];
    ChConstraintSet reason[CH_MAX_REASONS_TOLD]; /* of those last noted */
} ChForcing;

/* Takes the smallest out, the first of equals. */
ChTelltale ch_telltale_take(ChTelltale *telltale, int *count);

/* Goes on where thinking has come to an end: strikes what fails when it is supposed besides, the
 * shortest such proofs first, until the whole fails; false when it stands, or cannot be told. */
bool ch_reasoning_fails_inside(ChReasoning *proof, const ChRules *rules);

#endif
