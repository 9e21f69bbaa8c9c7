/* chains.h - what the finders of chains share: a hunt, and how a chain becomes a step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_CHAINS_H
#define CH_STRATEGIES_CHAINS_H

#include "deduction.h"
#include "finders.h"

/* How a chain ends; the marks tell these links as well. */
typedef enum ChChainForm {
    CH_CHAIN_OPEN,  /* nothing more */
    CH_CHAIN_LOOP,  /* its last node is weakly linked to its first */
    CH_CHAIN_FRONT, /* the victim is weakly linked to the first, and in the cell of the last */
    CH_CHAIN_BOTH   /* the victim is weakly linked to the first and the last */
} ChChainForm;

/* A search for one technique. */
typedef struct ChChainSearch {
    const ChFinderInput *input;
    ChSink *sink;
    ChLinks *links;
    const ChChainTargets *targets;
    ChTechniqueId technique;
    int length; /* the links of the chains looked at now */
    bool grouped;
    bool sets; /* through almost locked sets */
} ChChainSearch;

/* Looks at one chain; true: the sink wants no more. */
typedef bool (*ChAttempt)(ChChainSearch *search, int start, int end);

/* Which chains an attempt looks at. */
typedef enum ChChainScope {
    CH_SCOPE_USEFUL, /* those between useful ends (links.h) */
    CH_SCOPE_LOOPS,  /* those whose ends conflict */
    CH_SCOPE_ALL
} ChChainScope;

typedef struct ChChainGoal {
    ChAttempt attempt;
    ChChainScope reach;
} ChChainGoal;

/* Whether a chain is left to another technique, or to none. */
typedef bool (*ChLeaveOut)(const ChChainSearch *search, const ChChain *chain);

/* How an attempt ends if its chain can be traced. */
typedef struct ChChainEnd {
    ChChainForm form;
    int target;           /* a candidate that the marks lead to and from, or CH_NONE */
    ChCellSet avoid;      /* where the chain must not pass through */
    ChLeaveOut leave_out; /* NULL: none is */
} ChChainEnd;

extern const ChChainEnd ch_open_end;

/* Of one digit; or without groups, of cells alone or a W-wing. */
bool ch_chain_search_has_simpler_name(const ChChainSearch *search, const ChChain *chain);

static inline const ChLinkNode *ch_chain_search_node(const ChChainSearch *search, int number)
{
    return &search->links->node[number];
}

/* Makes the attempts on all chains, shorter ones first; at each length in their order. */
bool ch_chain_search(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique, int kinds,
                     const ChChainGoal *goal, int goals);

/* Traces a chain, either way, with groups or sets where they are wanted and nothing goes
 * without. */
bool ch_chain_search_trace(const ChChainSearch *search, int start, int end, ChCellSet avoid,
                           ChChain *chain);

/* Rests a step on what makes the chain's links strong, and notes it; false when it cannot be
 * noted. */
bool ch_chain_search_add_premises(const ChChainSearch *search, const ChChain *chain,
                                  ChChainForm form, int target, ChDeduction *deduction);

/* Reports what was concluded from the two ends, if there is such a chain. */
bool ch_chain_search_conclude(ChChainSearch *search, int start, int end, const ChChainEnd *ending,
                              ChDeduction *deduction);

/* The cells that can take the digit of the start and see both ends. */
ChCellSet ch_chain_search_seen_by_both(const ChChainSearch *search, int start, int end);

/* Removes the digit of both ends from what sees both, if that is at least so many. */
bool ch_chain_search_try_ends(ChChainSearch *search, int start, int end, int least,
                              const ChChainEnd *ending);

/* A strong link as the seeds tell it. */
typedef struct ChLinkSeed {
    uint16_t constraint;
    bool turned;  /* the later of its nodes by cell, or by digit, comes first */
    uint8_t line; /* how a box's places make two nodes */
} ChLinkSeed;

/* Notes in the seeds of a step that rests on them so many strong links from the first node to the
 * last; a chain that the seeds have no room for stays untold.  TARGET: a candidate, or CH_NONE. */
void ch_chain_note(ChDeduction *deduction, const ChLinkSeed *link, int count, ChChainForm form,
                   int target);

/* Rests a step on the chain's strong links; TARGET: a candidate, or CH_NONE. */
void ch_chain_add_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                           int target, ChDeduction *deduction);

/* The same for a chain through almost locked sets; false when it has too many links to be noted. */
bool ch_chain_add_set_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                               int target, ChDeduction *deduction);

/* Whether a chain goes through almost locked sets, and not just from one to the next: those have
 * other names. */
bool ch_chain_mixes_sets(const ChChain *chain);

/* How a box's places make the two nodes of a strong link: for the seeds. */
int ch_chain_split(const ChLinkNode *one, const ChLinkNode *other);

/* Whether the later of two nodes, by cell or by digit, comes first. */
bool ch_chain_is_turned(const ChLinkNode *one, const ChLinkNode *other);

/* Hands the step on unless its conclusions were seen before, or rest on less than it names; true:
 * the sink wants no more. */
bool ch_chain_report(ChChainSearch *search, const ChDeduction *deduction);

/* Whether there is nothing to conclude, or the same was seen before. */
bool ch_chain_is_old(const ChChainSearch *search, const ChDeduction *deduction);

/* Whether some conclusion needs each premise. */
bool ch_chain_is_minimal(const ChBoard *board, const ChDeduction *deduction);

/* A step's seeds: per strong link, in order, a byte in detail.seed: which of the premises, whether
 * the later of its nodes by cell, or by digit, comes first, and how a box's places make two
 * nodes. */
enum {
    CH_CHAIN_PREMISE = 0x0f,
    CH_CHAIN_TURNED = 0x10,
    CH_CHAIN_LINE_SHIFT = 5,
    CH_CHAIN_TARGET = 0x3ff,
    CH_CHAIN_FORM_SHIFT = 10,
    CH_CHAIN_FORM = 3,
    CH_CHAIN_UNNOTED = 0xffff /* for all of these: a chain that the seeds have no room for */
};

/* The seeds of a chain through almost locked sets: the number of its strong links in the step's
 * seed above the form, and in detail.seed per link, in order: a bit, set for a set; then the set's
 * name and two digits, counted among its own; or the constraint, a bit (turned) and the line as
 * above. */
enum {
    CH_CHAIN_COUNT_SHIFT = 12,
    CH_CHAIN_MOST_LINKS = 15,
    CH_CHAIN_DIGIT_BITS = 4,
    CH_CHAIN_CONSTRAINT_BITS = 9,
    CH_CHAIN_LINE_BITS = 3
};

#endif
