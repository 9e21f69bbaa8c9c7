/* chains.h - the interface that the chain finders share: the search, and the conversion of a chain
 * into a step.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_CHAINS_H
#define CH_STRATEGIES_CHAINS_H

#include "deduction.h"
#include "finders.h"

/* How a chain ends; the highlights contain these links as well. */
typedef enum ChChainForm {
    CH_CHAIN_OPEN,  /* no further link */
    CH_CHAIN_LOOP,  /* the last node is weakly linked to the first */
    CH_CHAIN_FRONT, /* the target is weakly linked to the first node, and in the cell of the last */
    CH_CHAIN_BOTH   /* the target is weakly linked to the first and the last node */
} ChChainForm;

/* The search for one technique. */
typedef struct ChChainSearch {
    const ChFinderInput *input;
    ChSink *sink;
    ChLinks *links;
    const ChChainTargets *targets;
    ChTechniqueId technique;
    int length; /* number of links of the chains tried now */
    bool grouped;
    bool sets; /* chains pass through almost locked sets */
} ChChainSearch;

/* Tries one chain, given by its first and last node. Returns true if the sink wants no more. */
typedef bool (*ChAttempt)(ChChainSearch *search, int start, int end);

/* The chains that an attempt is called for. */
typedef enum ChChainScope {
    CH_SCOPE_USEFUL, /* chains between useful ends (links.h) */
    CH_SCOPE_LOOPS,  /* chains whose ends conflict */
    CH_SCOPE_ALL
} ChChainScope;

typedef struct ChChainGoal {
    ChAttempt attempt;
    ChChainScope scope;
} ChChainGoal;

/* Returns true if a chain is to be skipped because it belongs to another technique, or to none. */
typedef bool (*ChLeaveOut)(const ChChainSearch *search, const ChChain *chain);

/* The end of a chain, applied if the chain can be traced. */
typedef struct ChChainEnd {
    ChChainForm form;
    int target;           /* a candidate that the highlights link to the chain, or CH_NONE */
    ChCellSet avoid;      /* cells that the chain must not pass through */
    ChLeaveOut leave_out; /* NULL: no chain is skipped */
} ChChainEnd;

extern const ChChainEnd ch_open_end;

/* Returns true if the chain has a single digit; or, without groups, if it is an XY-chain or a
 * W-wing. */
bool ch_chain_search_has_simpler_name(const ChChainSearch *search, const ChChain *chain);

static inline const ChLinkNode *ch_chain_search_node(const ChChainSearch *search, int number)
{
    return &search->links->node[number];
}

/* Tries all chains, shorter ones first; at each length the goals in their order. Returns true if
 * the sink wants no more. */
bool ch_chain_search(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique, int kinds,
                     const ChChainGoal *goal, int goals);

/* Traces the shortest chains of a request, whose length and options the search fills in, until one
 * is taken. A search with groups or sets takes none between ends that a simpler chain connects,
 * which is no longer and needs all its links. Its chains are traced in either direction. */
bool ch_chain_search_trace(const ChChainSearch *search, const ChTraceRequest *request,
                           ChChain *chain);

/* Adds the premises of the chain's strong links to a step, and records the chain in its seeds.
 * Returns true if the step is wanted; false also when the chain cannot be recorded, or passes
 * through sets alone. */
bool ch_chain_search_is_proof(const ChChainSearch *search, const ChChain *chain, int how,
                              ChChainForm form, int target, ChDeduction *deduction);

/* Reports the conclusions from the two ends, if one of the shortest chains between them proves them
 * and needs all its links. Returns true if the sink wants no more. */
bool ch_chain_search_conclude(ChChainSearch *search, int start, int end, const ChChainEnd *ending,
                              ChDeduction *deduction);

/* Returns the cells that can take the digit of the start and see both ends. */
ChCellSet ch_chain_search_seen_by_both(const ChChainSearch *search, int start, int end);

/* Removes the digit of both ends from the cells that see both, if there are at least LEAST such
 * cells. Returns true if the sink wants no more. */
bool ch_chain_search_try_ends(ChChainSearch *search, int start, int end, int least,
                              const ChChainEnd *ending);

/* A strong link as recorded in the seeds. */
typedef struct ChLinkSeed {
    uint16_t constraint;
    bool turned;  /* the later of its nodes, by cell or by digit, comes first */
    uint8_t line; /* how a box's places form two nodes */
} ChLinkSeed;

/* Records COUNT strong links, from the first node to the last, in the seeds of a step that has them
 * as premises. A chain too long for the seeds is not recorded. TARGET is a candidate or CH_NONE. */
void ch_chain_note(ChDeduction *deduction, const ChLinkSeed *link, int count, ChChainForm form,
                   int target);

/* Adds the premises of the chain's strong links to a step, and records the chain. TARGET is a
 * candidate or CH_NONE. */
void ch_chain_add_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                           int target, ChDeduction *deduction);

/* Does the same for a chain through almost locked sets. Returns false when it has too many links to
 * be recorded. */
bool ch_chain_add_set_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                               int target, ChDeduction *deduction);

/* Returns true if a chain passes through almost locked sets and also through other strong links.
 * Chains of sets alone have other names. */
bool ch_chain_mixes_sets(const ChChain *chain);

/* Returns the code for the seeds of how a box's places form the two nodes of a strong link. */
int ch_chain_split(const ChLinkNode *one, const ChLinkNode *other);

/* Returns true if the later of two nodes, by cell or by digit, comes first. */
bool ch_chain_is_turned(const ChLinkNode *one, const ChLinkNode *other);

/* Returns true if a step has new conclusions and a chain that needs all its links. HoDoKu's chains
 * need not, and chains through almost locked sets must also be short enough to prove. */
bool ch_chain_is_wanted(const ChChainSearch *search, const ChDeduction *deduction);

/* Reports a step that is wanted, and remembers its conclusions. Returns true if the sink wants no
 * more. */
bool ch_chain_report(ChChainSearch *search, const ChDeduction *deduction);

/* Returns true if there is nothing to conclude, or the same was reported before. */
bool ch_chain_is_old(const ChChainSearch *search, const ChDeduction *deduction);

/* Returns true if each premise is needed for some conclusion. */
bool ch_chain_is_minimal(const ChBoard *board, const ChDeduction *deduction);

/* The seeds of a step: one byte of detail.seed per strong link, in order. The byte holds the index
 * of its premise and whether the later of its nodes, by cell or by digit, comes first. The rest of
 * the byte is how a box's places form two nodes. */
enum {
    CH_CHAIN_PREMISE = 0x0f,
    CH_CHAIN_TURNED = 0x10,
    CH_CHAIN_LINE_SHIFT = 5,
    CH_CHAIN_TARGET = 0x3ff,
    CH_CHAIN_FORM_SHIFT = 10,
    CH_CHAIN_FORM = 3,
    CH_CHAIN_UNNOTED = 0xffff /* a chain too long for the seeds */
};

/* The seeds of a chain through almost locked sets. The step's seed holds the number of its strong
 * links above the form. Per link, detail.seed holds a bit that is set for a set. For a set, its
 * name and two digits follow, as ranks among its own digits. For any other link, the constraint, a
 * bit (turned) and the line as above follow. */
enum {
    CH_CHAIN_COUNT_SHIFT = 12,
    CH_CHAIN_MOST_LINKS = 15,
    CH_CHAIN_DIGIT_BITS = 4,
    CH_CHAIN_CONSTRAINT_BITS = 9,
    CH_CHAIN_LINE_BITS = 3
};

#endif
