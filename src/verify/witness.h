/* witness.h - what the parts of the verifier share.
 *
 * Every check returns true when all is well, and otherwise false with the verdict filled in.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_WITNESS_H
#define CH_VERIFY_WITNESS_H

#include "notation.h"
#include "verdict.h"

/* Fill the verdict with a reason and the name of what is wrong; always false. */
bool ch_refute(ChVerifier *verifier, ChReason reason, const char *fact);
bool ch_refute_number(ChVerifier *verifier, ChReason reason, uint32_t number);
bool ch_refute_cell(ChVerifier *verifier, ChReason reason, int cell);
bool ch_refute_house(ChVerifier *verifier, ChReason reason, int house);
bool ch_refute_placed(ChVerifier *verifier, ChReason reason, int candidate);
bool ch_refute_removed(ChVerifier *verifier, ChReason reason, int candidate);

/* A constraint, or CH_CONSTRAINTS + i for the step's deadly pattern i. */
bool ch_refute_premise(ChVerifier *verifier, ChReason reason, int premise);

/* Takes units of work off the budget; false when it ran out. */
bool ch_charge(ChVerifier *verifier, uint64_t work);

static inline bool ch_is_technique(const ChVerifier *verifier, const char *key)
{
    return verifier->is_technique == NULL || verifier->is_technique(key);
}

/* The state before the first step; `number` must be 0, so that nothing counts as killed by a
 * step. */
void ch_state_start(ChVerifier *verifier);

/* The state after the step at hand. */
void ch_state_apply(ChVerifier *verifier);

enum { CH_CONFLICTS = 8 + 20 };

/* Lists what conflicts with a candidate: the other digits of its cell, its digit in the cell's
 * peers. */
static inline void ch_list_conflicts(int candidate, uint16_t list[CH_CONFLICTS])
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int own = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet *const peers = &ch_cell_peers[cell];
    int count = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (digit != own)
            list[count++] = (uint16_t)CH_CANDIDATE(cell, digit);
    for (int peer = ch_cells_next(peers, 0); peer >= 0; peer = ch_cells_next(peers, peer + 1))
        list[count++] = (uint16_t)CH_CANDIDATE(peer, own);
}

static inline void ch_close_conflicts(ChCandidateSet *open, int candidate)
{
    uint16_t list[CH_CONFLICTS];

    ch_list_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS; i++)
        ch_candidates_remove(open, list[i]);
}

/* The I-th candidate of a premise of the step at hand, -1 behind the last; I counts to
 * ch_premise_size(). */
int ch_premise_candidate(const ChVerifier *verifier, int premise, uint32_t i);
uint32_t ch_premise_size(int premise);

/* How many candidates of a premise are in a set. */
int ch_premise_count(const ChVerifier *verifier, int premise, const ChCandidateSet *set);

bool ch_check_deadly(ChVerifier *verifier);    /* the step's deadly patterns */
bool ch_check_cover(ChVerifier *verifier);     /* its conclusions, by search */
bool ch_check_arguments(ChVerifier *verifier); /* its conclusions, as told */
bool ch_check_pattern(ChVerifier *verifier);
bool ch_check_report(ChVerifier *verifier); /* what the log says beside its steps */

#endif
