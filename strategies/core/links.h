/* links.h - strong and weak links between candidates, groups and parts: what chains are made of.
 *
 * A node is a candidate, or several candidates of a digit that act as one: a group is all two or
 * three in the crossing of a box and a line, a part all those of an almost locked set (als_sets.h).
 * It is true when one of its candidates is.  Between two nodes there is
 *
 *      a strong link, "=", when one of the two must be true: they are all a constraint has left
 *      (a cell with two candidates, a digit's places in a house that make just two nodes), or parts
 *      of one almost locked set, which can spare one of its digits only;
 *      a weak link, "-", when they cannot both be true: they share a cell, or they are of one digit
 *      and each cell of the one sees each of the other.
 *
 * A chain starts and ends with a strong link and alternates:
 *
 *      a = b - c = d - e = f       if a is false, b is true, so c is false, d true, e false, f true
 *
 * Nodes are numbered, candidates first, in order, then groups, then parts; these two when they are
 * first asked for.  A view is the links of some kinds among them.  A candidate can be ruled out by
 * a chain if its being true makes some node true, through however many links, that conflicts with
 * it.  So there is hope of a chain, or none, at three levels: between candidates, with groups, with
 * parts.  Without hope no search is needed; with it, a chain that concludes anything starts and
 * ends at nodes that conflict with such a candidate.
 *
 * A chain is looked for from all starts at once, two links a turn: fresh[a] are the nodes that are
 * newly known to be true if a is false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_LINKS_H
#define CH_STRATEGIES_LINKS_H

#include "als_sets.h"
#include "board.h"
#include "step.h"

/* Which strong links there are; and whether cells are linked to their likes only. */
enum {
    CH_LINKS_CELLS = 1,  /* cells with two candidates */
    CH_LINKS_HOUSES = 2, /* houses with two places */
    CH_LINKS_GROUPS = 4, /* houses whose places make two nodes, one of them a group */
    CH_LINKS_TWINS = 8,  /* weak links between cells with the same two candidates only */
    CH_LINKS_SETS = 16,  /* almost locked sets of two cells and more */
    CH_LINKS_ALL = CH_LINKS_CELLS | CH_LINKS_HOUSES,
    CH_LINKS_MOST = CH_LINKS_ALL | CH_LINKS_GROUPS | CH_LINKS_SETS
};

enum {
    CH_MAX_NODES = 1024, /* what is beyond that many is left out */
    CH_NODE_WORDS = CH_MAX_NODES / 64,
    CH_MAX_STRONG = 16, /* strong links of a chain */
    CH_MAX_CONCLUDED = 1024
};

/* Where a strong link comes from. */
enum { CH_BY_CELL, CH_BY_BOX, CH_BY_ROW, CH_BY_COLUMN, CH_BY_SET };

/* The elements of a box that lie in each of its rows and columns. */
enum { CH_BOX_LINES = 6 };
extern const uint16_t ch_box_line[CH_BOX_LINES];

typedef struct ChNodeSet {
    uint64_t word[CH_NODE_WORDS];
} ChNodeSet;

typedef struct ChLinkNode {
    ChCellSet cells;
    ChCellSet sees;      /* the cells that all of them see */
    uint16_t partner[4]; /* by strong links of its cell, box, row and column; CH_NONE */
    uint8_t digit;
    uint8_t first;      /* the first of its cells */
    bool is_group;      /* or a part: not a candidate */
    uint8_t set_strong; /* the slots whose partner is in a set with it, too */
} ChLinkNode;

/* Two words at a time, which a compiler turns into one vector. */
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

/* A chain: node[0] = node[1] - node[2] = node[3] ...; slot[i] says where the strong link between
 * node[2i] and node[2i + 1] comes from, set[i] which almost locked set that is. */
typedef struct ChChain {
    int count; /* of nodes, even */
    uint16_t node[2 * CH_MAX_STRONG];
    uint16_t set[CH_MAX_STRONG];
    uint8_t slot[CH_MAX_STRONG];
} ChChain;

enum { CH_TARGETS_PLAIN, CH_TARGETS_GROUPS, CH_TARGETS_SETS, CH_TARGET_LEVELS };

typedef struct ChChainTargets {
    bool known;
    bool some;
    bool whole;        /* no node was left out for want of room */
    ChNodeSet targets; /* the candidates that can be ruled out */
    ChNodeSet ends;    /* what conflicts with a candidate that can be ruled out */
    ChNodeSet loops;   /* where loops through almost locked sets can start */
    bool near_known;
    ChNodeSet near; /* the victims of chains of three strong links */
} ChChainTargets;

typedef struct ChLinks {
    const ChBoard *board;
    const ChAlsSets *sets;                /* whose parts are nodes, NULL while there are none */
    int candidates;                       /* nodes that are candidates */
    int groups_end;                       /* nodes without parts, 0: groups are not yet numbered */
    int numbered;                         /* nodes so far */
    uint16_t of_candidate[CH_CANDIDATES]; /* its node, CH_NONE */
    uint16_t of_part[CH_MAX_ALS_PARTS];   /* likewise, while parts are nodes */
    uint16_t part_of[CH_MAX_NODES];       /* a node's part, CH_NONE */
    ChNodeSet
        partnered[CH_TARGET_LEVELS - 1]; /* nodes that have a partner, without groups and with */
    ChChainTargets targets[CH_TARGET_LEVELS];
    ChLinkNode node[CH_MAX_NODES];
    ChNodeSet weak[CH_MAX_NODES];       /* what it is weakly linked to */
    ChNodeSet all_strong[CH_MAX_NODES]; /* once parts are nodes: all it is strongly linked to */
    ChNodeSet linked;                   /* nodes that have any of these */

    /* The view. */
    int kinds;                          /* CH_LINKS_, 0: none yet */
    int count;                          /* of nodes */
    int words;                          /* that sets of nodes need */
    ChNodeSet ready;                    /* the nodes whose next are known */
    ChNodeSet active;                   /* nodes that have a strong link */
    const ChNodeSet *strong;            /* what a node is strongly linked to */
    ChNodeSet own_strong[CH_MAX_NODES]; /* that, in a view without parts */
    ChNodeSet next[CH_MAX_NODES];       /* true if the node is, by a weak link and a strong one */

    /* A search in progress. */
    ChNodeSet starts;
    ChNodeSet seen[CH_MAX_NODES];
    ChNodeSet fresh[CH_MAX_NODES];
    uint32_t concluded_count;
    uint64_t concluded[CH_MAX_CONCLUDED]; /* what was concluded already, hashed */
} ChLinks;

/* Numbers the candidates and links them: BIVALUE, the cells with two candidates, and in each of
 * BILOCAL, by house, the digits with two places. */
void ch_links_build(ChLinks *links, const ChBoard *board, const ChCellSet *bivalue,
                    const uint16_t *bilocal);

/* Numbers and links the groups, or the parts, behind the nodes there are (groups come first). */
void ch_links_add_groups(ChLinks *links);
void ch_links_add_parts(ChLinks *links, const ChAlsSets *sets);

/* Whether some chain of a level, its hopes known, may rule out a candidate. */
static inline bool ch_links_may_rule_out(const ChLinks *links, int level, int candidate)
{
    const ChChainTargets *const targets = &links->targets[level];
    const int node = links->of_candidate[candidate];

    return !targets->whole || (node != CH_NONE && ch_bits_has(targets->targets.word, node));
}

/* Where chains of a level may rule each digit out; false when any candidate may go. */
bool ch_links_targets(const ChLinks *links, int level, ChCellSet targets[CH_DIGITS]);

/* The same for chains of three strong links, at a level without parts. */
bool ch_links_near_targets(ChLinks *links, int level, ChCellSet targets[CH_DIGITS]);

/* Takes a view, with groups and parts numbered if it has them. */
void ch_links_view(ChLinks *links, int kinds);

/* Finds out whether there is hope of a chain at a level, its nodes numbered; that of parts in the
 * view of all kinds. */
void ch_links_find_targets(ChLinks *links, int level);

/* The same for a level without parts. */
void ch_links_targets_by_colours(ChLinks *links, int level);

/* Adds a candidate that some chain rules out, and of these active nodes those that conflict with
 * it. */
void ch_chain_targets_add(ChChainTargets *targets, const ChLinks *links, int candidate,
                          const ChNodeSet *active);

/* Finds the candidates whose being true leads by chains without groups to something false, or
 * leaves a cell or a digit of a house nothing.  The board must not be broken. */
void ch_links_find_failing(ChLinks *links, ChCandidateSet *failing);

/* The level that links of these kinds belong to. */
static inline int ch_links_level(int kinds)
{
    if (kinds & CH_LINKS_SETS)
        return CH_TARGETS_SETS;
    return kinds & CH_LINKS_GROUPS ? CH_TARGETS_GROUPS : CH_TARGETS_PLAIN;
}

/* Makes room for nodes up to COUNT, which is cut to what there is room for; a node of those
 * cells. */
int ch_links_make_room(ChLinks *links, int count);
void ch_links_make_node(ChLinks *links, int number, int digit, ChCellSet cells);

/* Works out `next` of a node, or of all active ones, unless it is known. */
void ch_links_find_next(ChLinks *links, int node);
void ch_links_make_ready(ChLinks *links);

/* Starts a search from these nodes: chains of one strong link.  Then lengthens all chains by a weak
 * and a strong link; false when none grows any more. */
void ch_links_start(ChLinks *links, const ChNodeSet *starts);
bool ch_links_grow(ChLinks *links);

/* The nodes that are true if one of FROM is, less those already seen, which they join; false when
 * there are none. */
bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to);

/* What a node is strongly linked to by its cell or a house, as far as the view goes, or CH_NONE. */
static inline int ch_links_partner(const ChLinks *links, int node, int slot)
{
    const int partner = links->node[node].partner[slot];
    const int kind = slot == CH_BY_CELL ? CH_LINKS_CELLS : CH_LINKS_HOUSES;

    return partner < links->count && links->kinds & kind ? partner : CH_NONE;
}

/* Whether all nodes that conflict are weakly linked in the view: cells that are linked to their
 * likes only, or by one digit only, are not always. */
static inline bool ch_links_all_see(const ChLinks *links)
{
    return (links->kinds & (CH_LINKS_ALL | CH_LINKS_TWINS)) == CH_LINKS_ALL;
}

/* Whether two that conflict are. */
static inline bool ch_links_see(const ChLinks *links, int one, int other)
{
    const ChLinkNode *const a = &links->node[one];
    const ChLinkNode *const b = &links->node[other];

    if (links->kinds & CH_LINKS_TWINS &&
        links->board->candidates[a->first] != links->board->candidates[b->first])
        return false;
    return a->digit == b->digit || (links->kinds & CH_LINKS_ALL) == CH_LINKS_ALL;
}

/* Whether two nodes are weakly linked in the view. */
static inline bool ch_links_conflict(const ChLinks *links, int one, int other)
{
    return ch_bits_has(links->weak[one].word, other) && ch_links_see(links, one, other);
}

/* The other parts of a node's almost locked sets. */
ChNodeSet ch_links_set_strong(const ChLinks *links, int node);

/* The smallest almost locked set of which both nodes are parts and that keeps out of these cells;
 * -1 when there is none. */
int ch_links_set_of(const ChLinks *links, int one, int other, ChCellSet taken);

/* The constraint behind a strong link of the node, unless that is a set. */
static inline int ch_links_constraint(const ChLinkNode *node, int slot)
{
    return slot == CH_BY_CELL
               ? CH_CELL_CONSTRAINT(node->first)
               : CH_HOUSE_CONSTRAINT(ch_cell_house[node->first][slot - 1], node->digit);
}

/* How a chain is traced. */
enum {
    CH_TRACE_GROUPS = 1, /* groups may take part */
    CH_TRACE_FIRST = 2,  /* the first of the shortest, or none */
    CH_TRACE_SETS = 4    /* so may parts and almost locked sets */
};

/* Finds a chain of LENGTH links from START to END, the shortest there are, that comes back to no
 * cell once it has left it, nor to any of AVOID except at its ends, which may be the same node or
 * share a cell. */
bool ch_links_trace(const ChLinks *links, int start, int end, int length, ChCellSet avoid, int how,
                    ChChain *chain);

#endif
