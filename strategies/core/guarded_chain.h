/* guarded_chain.h - alternating inference chains through a pattern with guardians.
 *
 * A pattern is impossible without some candidates, its guardians: one of these is true. So two
 * groups of them have a strong link: if none of the first is true, one of the second is.
 *
 *      a = b - x = y - c = d       x, y: groups of guardians, the pattern between them.  Candidates
 *                                  that conflict with both a and d are ruled out; an end may be a
 *                                  group of guardians
 *
 * A node conflicts with a group if it conflicts with each guardian in it, so a group may have any
 * places and digits. The other links are those of grouped chains (links.h).
 *
 * The search supposes a candidate true, and follows the links. The candidate is a target if two
 * nodes that are then true conflict with all guardians. These two have separate paths from it: else
 * a node of both is ruled out by a shorter chain. A candidate that is ruled out by links without
 * the pattern, or that conflicts with all guardians itself, is no target.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_GUARDED_CHAIN_H
#define CH_STRATEGIES_GUARDED_CHAIN_H

#include "deduction.h"
#include "facts.h"
#include "marks.h"
#include "technique.h"

enum {
    CH_GUARDED_HOPS = 8,    /* strong links of a chain besides that of the pattern */
    CH_GUARDED_GUARDS = 16, /* patterns with more guardians are left out */
    CH_GUARDED_REACHES = 256
};

/* ---- the search (guarded_chain_find.c) ---- */

/* A true node that conflicts with some of the guardians. */
typedef struct ChGuardedReach {
    unsigned guards;
    uint16_t node;
    uint8_t depth; /* the number of strong links that lead to it */
} ChGuardedReach;

/* Reports whether some conclusion of a step needs each of its premises. */
typedef bool ChNeedsAll(const void *context, const ChDeduction *deduction);

typedef struct ChGuardedSearch {
    const ChFinderInput *input;
    ChSink *sink;
    ChLinks *links;
    ChCandidateSet reached; /* all that was reported */
    int length;             /* strong links of the chains to be reported */

    /* The pattern. */
    ChDeduction pattern; /* its premises and seeds */
    ChNeedsAll *needs_all;
    const void *context;
    int guards;
    uint16_t guard[CH_GUARDED_GUARDS]; /* nodes */

    /* The target, and what follows from it. */
    int target;
    ChNodeSet level[CH_GUARDED_HOPS + 1]; /* nodes true after that many strong links, not fewer */
    int reaches;
    ChGuardedReach reach[CH_GUARDED_REACHES];
} ChGuardedSearch;

/* Starts a search; computes into `fresh` of each candidate's links the nodes that it rules out,
 * none if it rules out itself. */
void ch_guarded_start(ChGuardedSearch *search, const ChFinderInput *input, ChSink *sink);

/* Sets the guardians of the pattern; returns false if they are too few for two groups, or too
 * many. */
bool ch_guarded_set_guards(ChGuardedSearch *search, const ChCandidateSet *guards);

/* Reports the shortest chain by the pattern and a target if it has `length` strong links, and rules
 * out more than what was reported. Returns true if the sink wants no more. */
bool ch_guarded_try(ChGuardedSearch *search, int target);

/* ---- what follows from a candidate through some premises (guarded_chain.c) ---- */

/* An inference: the node before it is true; so FROM, which conflicts with it, is false, and TO, the
 * rest of a premise, is true. */
typedef struct ChGuardedHop {
    ChCandidateSet from, to;
} ChGuardedHop;

/* What follows from a candidate: two branches of inferences, the shorter one may be empty. The last
 * node of each, or the candidate, conflicts with some of the guardians. */
typedef struct ChGuardedBranch {
    int count;
    ChGuardedHop hop[CH_GUARDED_HOPS];
    ChCandidateSet guards;
} ChGuardedBranch;

typedef struct ChGuardedChain {
    ChGuardedBranch branch[2];
} ChGuardedChain;

/* Finds the two branches from a candidate through the premises, which are not the pattern's, that
 * rule out all guardians, with the fewest inferences. Returns false if there are none. */
bool ch_guarded_chain(ChGuardedChain *chain, const ChBoard *board, const ChConstraintSet *premises,
                      const ChCandidateSet *guards, int candidate);

/* Marks the links of the chain by the first candidate that a step removes. */
void ch_mark_guarded_chain(const ChReplay *replay, const ChStep *step,
                           const ChConstraintSet *premises, const ChCandidateSet *guards,
                           ChMarks *marks);

#endif
