/* forcing.h - what the finders of the forcing family work with.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_H
#define CH_STRATEGIES_FORCING_H

#include "implications.h"

/* Something found that could be told: how many constraints it takes, what it concludes, and of what
 * constraint all cases lead to it (CH_NONE: a contradiction). */
typedef struct ChForcingResult {
    uint16_t size;
    uint16_t candidate;
    uint16_t cases;
    bool placed;
} ChForcingResult;

enum { CH_MAX_FORCING_RESULTS = 4096, CH_MAX_RESULT_PREMISES = 256 };

typedef struct ChForcing {
    ChImplications all;
    ChReasoning proof;
    int count;
    ChForcingResult result[CH_MAX_FORCING_RESULTS];
    ChConstraintSet reason[CH_MAX_RESULT_PREMISES]; /* of those last noted */
} ChForcing;

/* Takes the smallest out, the first of equals. */
ChForcingResult ch_forcing_result_take(ChForcingResult *result, int *count);

/* Goes on where thinking has come to an end: strikes what fails when it is supposed besides, the
 * shortest such proofs first, until the whole fails; false when it stands, or cannot be told. */
bool ch_reasoning_fails_inside(ChReasoning *proof, const ChRules *rules);

#endif
