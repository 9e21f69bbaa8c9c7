/* witness.h - the functions that the parts of the verifier share.
 *
 * Every check returns true on success; on failure it fills in the verdict and returns false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_WITNESS_H
#define CH_VERIFY_WITNESS_H

#include "notation.h"
#include "verdict.h"

/* These fill in the verdict with a reason and the name of the wrong thing, and return false. */
bool ch_refute(ChVerifier *verifier, ChReason reason, const char *fact);
bool ch_refute_number(ChVerifier *verifier, ChReason reason, uint32_t number);
bool ch_refute_cell(ChVerifier *verifier, ChReason reason, int cell);
bool ch_refute_house(ChVerifier *verifier, ChReason reason, int house);
bool ch_refute_placed(ChVerifier *verifier, ChReason reason, int candidate);
bool ch_refute_removed(ChVerifier *verifier, ChReason reason, int candidate);

/* The premise is a constraint, or CH_CONSTRAINTS + i for the deadly pattern i of the step. */
bool ch_refute_premise(ChVerifier *verifier, ChReason reason, int premise);

/* Subtracts units of work from the budget.  Returns false, with the verdict CH_UNPROVED, when fewer
 * are left. */
bool ch_charge(ChVerifier *verifier, uint64_t work);

/* Reports whether a technique has this key; without a predicate of the caller, every key passes. */
static inline bool ch_is_technique(const ChVerifier *verifier, const char *key)
{
    return verifier->is_technique == NULL || verifier->is_technique(key);
}

/* Resets the state to the input of the log.  `number` must be 0, so that no elimination counts as
 * one of a step. */
void ch_state_start(ChVerifier *verifier);

/* Applies the placements and eliminations of the current step to the state. */
void ch_state_apply(ChVerifier *verifier);

enum { CH_CONFLICTS = 8 + 20 };

/* Lists the candidates that conflict with a candidate: the other digits of its cell, and its digit
 * in the peers of the cell. */
static inline void ch_list_conflicts(int candidate, uint16_t list[CH_CONFLICTS])
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int own = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet *const peers = &ch_cell_peers[cell];
    int count = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (digit != own)
            list[count++] = (uint16_t)CH_CANDIDATE(cell, digit);
    CH_EACH_CELL(peer, *peers)
        list[count++] = (uint16_t)CH_CANDIDATE(peer, own);
}

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

bool ch_check_deadly(ChVerifier *verifier);    /* the deadly patterns of the step */
bool ch_check_cover(ChVerifier *verifier);     /* its conclusions, by search */
bool ch_check_arguments(ChVerifier *verifier); /* its arguments, line by line */
bool ch_check_pattern(ChVerifier *verifier);   /* its pattern, for display */
bool ch_check_claims(ChVerifier *verifier);    /* the claims of the log outside its steps */

#endif
