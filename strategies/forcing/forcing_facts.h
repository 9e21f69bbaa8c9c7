/* forcing_facts.h - implications, proofs and results, shared by the forcing finders.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_FACTS_H
#define CH_STRATEGIES_FORCING_FACTS_H

#include "facts.h"
#include "implications.h"

/* A conclusion that may be reported: the size of its proof in constraints, the candidate concluded,
 * and the constraint whose cases all lead to it (CH_NONE: a contradiction). */
typedef struct ChForcingResult {
    uint16_t size;
    uint16_t candidate;
    uint16_t cases;
    bool placed;
    uint8_t proof; /* its number among the proofs that are compared */
} ChForcingResult;

enum { CH_MAX_FORCING_RESULTS = 4096, CH_MAX_RESULT_PREMISES = 256 };

typedef struct ChForcing {
    ChImplications all;
    ChReasoning proof;
    int count;
    ChForcingResult result[CH_MAX_FORCING_RESULTS];
    ChConstraintSet reason[CH_MAX_RESULT_PREMISES]; /* of the results last noted */
} ChForcing;

/* Removes and returns the smallest result, the first among equals. */
ChForcingResult ch_forcing_result_take(ChForcingResult *result, int *count);

/* Continues a proof after singles are exhausted: removes each candidate that fails when assumed in
 * addition, the shortest such proofs first.  True when the whole proof fails; false when no
 * contradiction follows, or its reason is not known. */
bool ch_reasoning_fails_inside(ChReasoning *proof, const ChRules *rules);

/* Returns the implications of each candidate, propagated as far as they were, and room for proofs
 * (forcing_facts.h). ch_facts_forcing_afresh starts anew, perhaps for some candidates only
 * (implications.h). */
ChForcing *ch_facts_forcing(ChFacts *facts, ChImplying how);
ChForcing *ch_facts_forcing_afresh(ChFacts *facts, ChImplying how, const ChCandidateSet *those);

/* Returns the candidates that fail by chains: only their states reach a contradiction. */
const ChCandidateSet *ch_facts_failing(ChFacts *facts);

/* Returns the room for proofs; the implications in it may be in any state. */
ChForcing *ch_facts_forcing_room(ChFacts *facts);

#endif
