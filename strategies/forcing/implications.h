/* implications.h - the implications of all candidates, computed together.
 *
 * Each open candidate has a propagation state (propagation.h) in which it is assumed true.  All
 * states are propagated in step, a round at a time, so that the first to fail has roughly the
 * shortest proof.  The states are kept: verities are searched in the same states as contradictions.
 *
 * Proofs are derived only for conclusions to be reported.  A proof repeats the same rounds, and for
 * each elimination and placement it keeps the smallest set of constraints known to force it:
 *
 *      a candidate is placed by a constraint K: K, and whatever rules K's other candidates out
 *      a candidate is ruled out by a conflict with a placed one: whatever places that
 *      a constraint K fails: K, and whatever rules all its candidates out
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_IMPLICATIONS_H
#define CH_STRATEGIES_IMPLICATIONS_H

#include "propagation.h"
#include "step.h"

typedef enum ChImplying { CH_IMPLIES_BY_CHAIN = 1, CH_IMPLIES_BY_NET = 2 } ChImplying;

typedef struct ChImplications {
    ChImplying how;
    bool whole; /* every open candidate has a state */
    ChRules rules;
    ChPropagation start;
    int count;  /* candidates with a state: open, in empty cells */
    int moving; /* of these, states that may still change; first in `order` */
    int failed; /* of these, states failed in the last round; behind the moving ones */
    uint16_t candidate[CH_CANDIDATES];
    uint16_t order[CH_CANDIDATES];      /* indices of candidates */
    uint16_t index_of[CH_CANDIDATES];   /* by candidate; CH_NONE without a state */
    bool fails[CH_CANDIDATES];          /* by index */
    ChPropagation state[CH_CANDIDATES]; /* by index */
} ChImplications;

/* Starts anew with a state for each of these candidates; NULL: for all. */
void ch_implications_start(ChImplications *all, const ChBoard *board, ChImplying how,
                           const ChCandidateSet *those);

/* Propagates all moving states by one round; false when none moves or fails any more. */
bool ch_implications_grow(ChImplications *all);

/* Returns the state of a candidate that is open in an empty cell; NULL when it failed. */
static inline const ChPropagation *ch_implications_of(const ChImplications *all, int candidate)
{
    const int index = all->index_of[candidate];

    return all->fails[index] ? NULL : &all->state[index];
}

/* ---- proofs ---- */

enum { CH_MAX_REASONS = 640, CH_MAX_EVENTS = CH_CELLS };

/* A placement, the constraint that forces it, and the index of its reason. */
typedef struct ChEvent {
    uint16_t candidate;
    uint16_t constraint;
    uint16_t reason;
} ChEvent;

typedef struct ChReasoning {
    const ChBoard *board; /* where it starts */
    ChPropagation state;
    int events;
    int reasons;
    uint16_t failed;                 /* the failed constraint, CH_NONE while all hold */
    uint16_t verdict;                /* the index of the reason for the failure */
    uint16_t against[CH_CANDIDATES]; /* the reason why a candidate open at the start is ruled out */
    ChEvent event[CH_MAX_EVENTS];
    uint16_t size[CH_MAX_REASONS];
    ChConstraintSet reason[CH_MAX_REASONS]; /* reason 0 is the empty one */
} ChReasoning;

void ch_reasoning_start(ChReasoning *proof, const ChBoard *board);

void ch_reasoning_assume(ChReasoning *proof, int candidate);

/* Rules a candidate out for a reason. */
void ch_reasoning_remove(ChReasoning *proof, int candidate, const ChConstraintSet *reason);

/* Propagates until nothing changes; false when a constraint fails. */
bool ch_reasoning_holds(ChReasoning *proof, const ChRules *rules);

#endif
