/* links.h - strong and weak links between candidates, groups and parts: the material of chains.
 *
 * A node is a candidate, or several candidates of a digit that act as one.  A group is all two or
 * three in the crossing of a box and a line; a part is all those of an almost locked set
 * (als_sets.h).  A node is true when one of its candidates is.  Two nodes may have
 *
 *      a strong link, "=": one of the two must be true.  They are all that a constraint has left (a
 *      bivalue cell, or a digit's places in a house that make just two nodes), or they are parts
 *      of one almost locked set, which can spare only one of its digits;
 *      a weak link, "-": they cannot both be true.  They share a cell, or they have the same digit
 *      and each cell of one sees each cell of the other.
 *
 * A chain starts and ends with a strong link and alternates:
 *
 *      a = b - c = d - e = f       if a is false, b is true, so c is false, d true, e false, f true
 *
 * Nodes are numbered: candidates first, in order, then groups, then parts.  Groups and parts are
 * numbered when they are first requested.  A view contains the links of some kinds.  A candidate is
 * the target of a chain, and ruled out, if assuming it makes some node true that conflicts with it.
 * The targets are computed for three levels: chains between candidates, with groups, with parts.
 * Without targets no search is needed.  Otherwise a chain that concludes anything starts and ends
 * at nodes that conflict with a target.
 *
 * A search extends the chains from all starts at once, two links a turn: fresh[a] are the nodes
 * newly known to be true if a is false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_LINKS_H
#define CH_STRATEGIES_LINKS_H

#include <assert.h>

#include "als_sets.h"
#include "board.h"
#include "step.h"

/* The kinds of strong links in a view, and whether cells are linked to twins only. */
enum {
    CH_LINKS_CELLS = 1,  /* cells with two candidates */
    CH_LINKS_HOUSES = 2, /* houses with two places */
    CH_LINKS_GROUPS = 4, /* houses whose places make two nodes, one of them a group */
    CH_LINKS_TWINS = 8,  /* weak links only between cells with the same two candidates */
    CH_LINKS_SETS = 16,  /* almost locked sets of two cells and more */
    CH_LINKS_ALL = CH_LINKS_CELLS | CH_LINKS_HOUSES,
    CH_LINKS_MOST = CH_LINKS_ALL | CH_LINKS_GROUPS | CH_LINKS_SETS
};

enum {
    CH_MAX_NODES = 1024, /* nodes beyond this number are left out */
    CH_NODE_WORDS = CH_MAX_NODES / 64,
    CH_MAX_STRONG = 16,     /* strong links of a chain */
    CH_TRACE_BUDGET = 2000, /* weak links tried in a trace */
    CH_MAX_CONCLUDED = 1024
};

/* The source of a strong link. */
enum { CH_BY_CELL, CH_BY_BOX, CH_BY_ROW, CH_BY_COLUMN, CH_BY_SET };

/* Masks of the elements of a box that lie in each of its rows and columns. */
enum { CH_BOX_LINES = 6 };
extern const uint16_t ch_box_line[CH_BOX_LINES];

typedef struct ChNodeSet {
    uint64_t word[CH_NODE_WORDS];
} ChNodeSet;

typedef struct ChLinkNode {
    ChCellSet cells;
    ChCellSet sees;      /* the cells seen by all its cells */
    uint16_t partner[4]; /* the strong neighbour by cell, box, row and column; CH_NONE */
    uint8_t digit;
    uint8_t first;      /* the first of its cells */
    bool is_group;      /* a group or part, not a candidate */
    uint8_t set_strong; /* bits: slots whose partner is also a part of one of its sets */
} ChLinkNode;

/* Adds a set of nodes to another.  Works on two words at a time, which a compiler turns into one
 * vector. */
static inline void ch_nodes_join(ChNodeSet *set, const ChNodeSet *more, int words)
{
    for (int i = 0; i + 1 < words; i += 2) {
        const uint64_t a = more->word[i], b = more->word[i + 1];
        set->word[i] |= a;
        set->word[i + 1] |= b;
    }
    if (words % 2 != 0)
        set->word[words - 1] |= more->word[words - 1];
}

/* A chain: node[0] = node[1] - node[2] = node[3] ... slot[i] is the source of the strong link
 * between node[2i] and node[2i + 1], set[i] its almost locked set if it has one. */
typedef struct ChChain {
    int count; /* number of nodes, even */
    uint16_t node[2 * CH_MAX_STRONG];
    uint16_t set[CH_MAX_STRONG];
    uint8_t slot[CH_MAX_STRONG];
} ChChain;

enum { CH_TARGETS_PLAIN, CH_TARGETS_GROUPS, CH_TARGETS_SETS, CH_TARGET_LEVELS };

typedef struct ChChainTargets {
    bool known;
    bool some;
    bool whole;        /* no node was left out for lack of room */
    ChNodeSet targets; /* the candidates that can be ruled out */
    ChNodeSet ends;    /* nodes that conflict with a target */
    ChNodeSet loops;   /* nodes where loops through almost locked sets can start */
    bool near_known;
    ChNodeSet near; /* the targets of chains of three strong links */
} ChChainTargets;

typedef struct ChLinks {
    const ChBoard *board;
    const ChAlsSets *sets; /* sets whose parts are nodes; NULL while there are none */
    int candidates;        /* number of nodes that are candidates */
    int groups_end;        /* number of nodes without parts; 0: groups are not yet numbered */
    int numbered;          /* number of nodes so far */
    uint16_t of_candidate[CH_CANDIDATES];      /* a candidate's node; CH_NONE */
    uint16_t of_part[CH_MAX_ALS_PARTS];        /* a part's node, once parts are nodes; CH_NONE */
    uint16_t part_of[CH_MAX_NODES];            /* a node's part, CH_NONE */
    ChNodeSet partnered[CH_TARGET_LEVELS - 1]; /* by level: nodes that have a partner */
    ChChainTargets targets[CH_TARGET_LEVELS];
    ChLinkNode node[CH_MAX_NODES];
    ChNodeSet weak[CH_MAX_NODES];       /* a node's weak neighbours */
    ChNodeSet all_strong[CH_MAX_NODES]; /* its strong neighbours, once parts are nodes */
    ChNodeSet linked; /* nodes that have strong neighbours, once parts are nodes */

    /* The view. */
    int kinds;                          /* CH_LINKS_; 0: no view yet */
    int count;                          /* number of nodes */
    int words;                          /* number of words in a set of nodes */
    ChNodeSet ready;                    /* nodes whose `next` is computed */
    ChNodeSet active;                   /* nodes that have a strong link */
    const ChNodeSet *strong;            /* a node's strong neighbours: all_strong or own_strong */
    ChNodeSet own_strong[CH_MAX_NODES]; /* its strong neighbours in a view without parts */
    ChNodeSet next[CH_MAX_NODES];       /* true if the node is: over a weak and a strong link */

    /* A search in progress. */
    ChNodeSet starts;
    ChNodeSet seen[CH_MAX_NODES];
    ChNodeSet fresh[CH_MAX_NODES];
    uint32_t concluded_count;
    uint64_t concluded[CH_MAX_CONCLUDED]; /* hashes of conclusions already reported */
} ChLinks;

/* Adds a target, and those of the active nodes that conflict with it. */
static inline void ch_chain_targets_add(ChChainTargets *targets, const ChLinks *links,
                                        int candidate, const ChNodeSet *active)
{
    targets->some = true;
    ch_bits_add(targets->targets.word, candidate);
    for (int i = 0; i < CH_NODE_WORDS && i * 64 < links->numbered; i++)
        targets->ends.word[i] |= links->weak[candidate].word[i] & active->word[i];
}

/* Numbers the candidates and links them.  BIVALUE: the cells with two candidates.  BILOCAL: for
 * each house, the digits with two places. */
void ch_links_build(ChLinks *links, const ChBoard *board, const ChCellSet *bivalue,
                    const uint16_t *bilocal);

/* Numbers and links the groups, or the parts, after the existing nodes.  Groups come first. */
void ch_links_add_groups(ChLinks *links);
void ch_links_add_parts(ChLinks *links, const ChAlsSets *sets);

/* Reports whether some chain of a level may rule out a candidate.  The targets of the level must be
 * known. */
static inline bool ch_links_may_rule_out(const ChLinks *links, int level, int candidate)
{
    const ChChainTargets *const targets = &links->targets[level];
    const int node = links->of_candidate[candidate];

    return !targets->whole || (node != CH_NONE && ch_bits_has(targets->targets.word, node));
}

/* Lists, for each digit, the cells where chains of a level may rule it out.  False when the list is
 * incomplete: any candidate may be ruled out. */
bool ch_links_targets(const ChLinks *links, int level, ChCellSet targets[CH_DIGITS]);

/* Lists the same for chains of three strong links, at a level without parts. */
bool ch_links_near_targets(ChLinks *links, int level, ChCellSet targets[CH_DIGITS]);

/* Selects a view.  Its groups and parts must be numbered. */
void ch_links_view(ChLinks *links, int kinds);

/* Finds the targets of a level, whose nodes must be numbered.  For the level with parts the view
 * must have all kinds. */
void ch_links_find_targets(ChLinks *links, int level);

/* Finds the targets of a level without parts. */
void ch_links_targets_by_colours(ChLinks *links, int level);

/* Finds the candidates that fail when assumed true: chains without groups lead to a contradiction,
 * or leave an empty cell or a digit of a house without candidates.  The board must not be
 * broken. */
void ch_links_find_failing(ChLinks *links, ChCandidateSet *failing);

/* Returns the level that links of these kinds belong to. */
static inline int ch_links_level(int kinds)
{
    if (kinds & CH_LINKS_SETS)
        return CH_TARGETS_SETS;
    return kinds & CH_LINKS_GROUPS ? CH_TARGETS_GROUPS : CH_TARGETS_PLAIN;
}

/* Make room for COUNT nodes, returning COUNT cut to the limit; and make a node of a digit and
 * cells. */
int ch_links_make_room(ChLinks *links, int count);
void ch_links_make_node(ChLinks *links, int number, int digit, ChCellSet cells);

/* Computes `next` of a node, or of all active nodes, unless it is known. */
void ch_links_find_next(ChLinks *links, int node);
void ch_links_make_ready(ChLinks *links);

/* Starts a search from these nodes, with chains of one strong link.  ch_links_grow() then extends
 * all chains by a weak and a strong link; false when none can be extended. */
void ch_links_start(ChLinks *links, const ChNodeSet *starts);
bool ch_links_grow(ChLinks *links);

/* Finds the nodes that are true if one of FROM is, except those in SEEN, and adds them to SEEN.
 * False when there are none. */
bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to);

/* Returns a node's partner by its cell or a house if the view has that link, or CH_NONE. */
static inline int ch_links_partner(const ChLinks *links, int node, int slot)
{
    const int partner = links->node[node].partner[slot];
    const int kind = slot == CH_BY_CELL ? CH_LINKS_CELLS : CH_LINKS_HOUSES;

    return partner < links->count && links->kinds & kind ? partner : CH_NONE;
}

/* Reports whether the view has all weak links.  Views of twins only, or of one digit only, do
 * not. */
static inline bool ch_links_all_see(const ChLinks *links)
{
    return (links->kinds & (CH_LINKS_ALL | CH_LINKS_TWINS)) == CH_LINKS_ALL;
}

/* Reports whether the view has the weak link of two nodes that conflict. */
static inline bool ch_links_see(const ChLinks *links, int one, int other)
{
    const ChLinkNode *const a = &links->node[one];
    const ChLinkNode *const b = &links->node[other];

    if (links->kinds & CH_LINKS_TWINS &&
        links->board->candidates[a->first] != links->board->candidates[b->first])
        return false;
    return a->digit == b->digit || (links->kinds & CH_LINKS_ALL) == CH_LINKS_ALL;
}

/* Reports whether two nodes are weakly linked in the view. */
static inline bool ch_links_conflict(const ChLinks *links, int one, int other)
{
    return ch_bits_has(links->weak[one].word, other) && ch_links_see(links, one, other);
}

/* Returns the other parts of a node's almost locked sets. */
ChNodeSet ch_links_set_strong(const ChLinks *links, int node);

/* Returns the first almost locked set from FIRST on, smaller ones first, that has both nodes as
 * parts and no cell in TAKEN; -1 when there is none. */
int ch_links_set_of(const ChLinks *links, int one, int other, ChCellSet taken, int first);

/* Returns the constraint behind a strong link of the node, which must not come from a set. */
static inline int ch_links_constraint(const ChLinkNode *node, int slot)
{
    assert(slot != CH_BY_SET);
    return slot == CH_BY_CELL
               ? CH_CELL_CONSTRAINT(node->first)
               : CH_HOUSE_CONSTRAINT(ch_cell_house[node->first][slot - 1], node->digit);
}

/* Options for tracing a chain. */
enum {
    CH_TRACE_GROUPS = 1, /* groups may take part */
    CH_TRACE_FIRST = 2,  /* only the first of the shortest chains is traced */
    CH_TRACE_SETS = 4    /* parts and almost locked sets may take part */
};

/* Judges a chain that was traced with these options; returns true if it is taken. */
typedef bool (*ChChainTest)(void *context, const ChChain *chain, int how);

/* A request for a chain of LENGTH links, the shortest length there is, from START to END. */
typedef struct ChTraceRequest {
    int start; /* START and END may be the same node or share a cell */
    int end;
    int length;
    ChCellSet avoid;  /* only the ends of the chain may lie here */
    int how;          /* CH_TRACE_ */
    ChChainTest test; /* NULL: any chain is taken */
    void *context;
} ChTraceRequest;

/* Traces the shortest chains, one after another, until one is taken.  A chain does not return to a
 * cell it has left.  False when none is taken. */
bool ch_links_trace(const ChLinks *links, const ChTraceRequest *request, ChChain *chain);

#endif
