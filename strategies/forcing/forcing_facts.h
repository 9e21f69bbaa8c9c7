/* forcing_facts.h - what the finders of the forcing family work with.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_FACTS_H
#define CH_STRATEGIES_FORCING_FACTS_H

#include "facts.h"
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

/* What each candidate implies, thought as far as it was; and room for proofs (forcing_facts.h).
 * Afresh, it may be what some candidates imply only (implications.h). */
ChForcing *ch_facts_forcing(ChFacts *facts, ChImplying how);
ChForcing *ch_facts_forcing_afresh(ChFacts *facts, ChImplying how, const ChCandidateSet *those);

/* The candidates that fail by chains: their worlds, and no others, come to an end. */
const ChCandidateSet *ch_facts_failing(ChFacts *facts);

/* The room for proofs, whatever is known of implications. */
ChForcing *ch_facts_forcing_room(ChFacts *facts);

#endif
