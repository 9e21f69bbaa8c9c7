/* implications.h - what each candidate implies, all candidates at once.
 *
 * Each open candidate has its world (propagation.h), in which it is true.  The worlds are thought
 * on in step, a round at a time, so that what fails first has the shortest proof, roughly; and they
 * are kept: a verity is looked for in the same worlds as a contradiction.
 *
 * Proofs are worked out only for what is to be told.  A proof is thought out again in the same
 * rounds, and for everything that goes or comes it keeps the smallest set of constraints known to
 * force it:
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
    bool whole; /* every open candidate has its world */
    ChRules rules;
    ChPropagation start;
    int count;  /* of open candidates in empty cells, */
    int moving; /* of those whose worlds may still move; these come first in `order` */
    int failed; /* of those that failed in the last round, behind them in `order` */
    uint16_t candidate[CH_CANDIDATES];
    uint16_t order[CH_CANDIDATES];      /* indices of candidates */
    uint16_t index_of[CH_CANDIDATES];   /* of a candidate, CH_NONE */
    bool fails[CH_CANDIDATES];          /* by index */
    ChPropagation state[CH_CANDIDATES]; /* by index */
} ChImplications;

/* Starts afresh, with the worlds of these candidates; NULL: of all. */
void ch_implications_start(ChImplications *all, const ChBoard *board, ChImplying how,
                           const ChCandidateSet *those);

/* One more round for all worlds that move; false when none does any more. */
bool ch_implications_grow(ChImplications *all);

/* The world of a candidate that is open in an empty cell; NULL when it failed. */
static inline const ChPropagation *ch_implications_of(const ChImplications *all, int candidate)
{
    const int index = all->index_of[candidate];

    return all->fails[index] ? NULL : &all->state[index];
}

/* ---- proofs ---- */

enum { CH_MAX_REASONS = 640, CH_MAX_EVENTS = CH_CELLS };

/* Something was placed. */
typedef struct ChEvent {
    uint16_t candidate;
    uint16_t constraint;
    uint16_t reason;
} ChEvent;

typedef struct ChReasoning {
    ChPropagation state;
    int events;
    int reasons;
    uint16_t failed;                 /* the constraint, CH_NONE while all hold */
    uint16_t verdict;                /* the reason why it fails */
    uint16_t against[CH_CANDIDATES]; /* why a candidate that was open at the start is gone */
    ChEvent event[CH_MAX_EVENTS];
    uint16_t size[CH_MAX_REASONS];
    ChConstraintSet reason[CH_MAX_REASONS]; /* 0 is the empty one */
} ChReasoning;

void ch_reasoning_start(ChReasoning *proof, const ChBoard *board);

void ch_reasoning_assume(ChReasoning *proof, int candidate);

/* Rules a candidate out for a reason. */
void ch_reasoning_remove(ChReasoning *proof, int candidate, const ChConstraintSet *reason);

/* Thinks until nothing moves; false when something fails. */
bool ch_reasoning_holds(ChReasoning *proof, const ChRules *rules);

#endif
