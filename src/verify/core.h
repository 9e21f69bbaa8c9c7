/* core.h - the core of the verifier: the rules, the candidates that are left, and the search that
 * proves a conclusion.
 *
 * Whether a step is proved depends on core.c, on deadly.c where it assumes one solution, and on the
 * checks of verify.c.  All else in this folder checks what a log shows to its readers.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_CORE_H
#define CH_VERIFY_CORE_H

#include "witness.h"

/* Resets the state to the input of the log.  `number` must be 0, so that no elimination counts as
 * one of a step. */
void ch_state_start(ChVerifier *verifier);

/* Applies the placements and eliminations of the current step to the state. */
void ch_state_apply(ChVerifier *verifier);

/* Removes all candidates that conflict with a candidate from a set. */
static inline void ch_close_conflicts(ChCandidateSet *open, int candidate)
{
    uint16_t list[CH_CONFLICTS];

    ch_list_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS; i++)
        ch_candidates_remove(open, list[i]);
}

/* Returns the candidate at index I (from 0, below ch_premise_size()) of a premise of the current
 * step, or -1 when there is none at this index. */
int ch_premise_candidate(const ChVerifier *verifier, int premise, uint32_t i);

/* Returns the number of indices of a premise; it may exceed the number of its candidates. */
uint32_t ch_premise_size(int premise);

/* Counts the candidates of a premise that are in a set. */
int ch_premise_count(const ChVerifier *verifier, int premise, const ChCandidateSet *set);

/* Proves the conclusions of the current step by search. */
bool ch_check_cover(ChVerifier *verifier);

#endif
