/* links.h - strong and weak links between candidates and groups: what chains are made of.
 *
 * A node is a candidate, or a group: all two or three candidates of a digit in the crossing of a box
 * and a line; a group is true when one of its candidates is.  Between two nodes there is
 *
 *      a strong link, "=", when one of the two must be true: they are all that a constraint has left
 *      (a cell with two candidates, a digit's places in a house that make just two nodes);
 *      a weak link, "-", when they cannot both be true: they share a cell, or they are of one digit
 *      and each cell of the one sees each of the other.
 *
 * A chain starts and ends with a strong link and alternates:
 *
 *      a = b - c = d - e = f       if a is false, b is true, so c is false, d true, e false, f true
 *
 * So only nodes that have a strong link are numbered: candidates first, in order.  A chain is looked
 * for from all starts at once, two links a turn: fresh[a] are the nodes that are newly known to be
 * true if a is false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_LINKS_H
#define CH_STRATEGIES_LINKS_H

#include "board.h"

/* Which strong links there are; and whether cells are linked to their likes only. */
enum {
    CH_LINKS_CELLS = 1,  /* cells with two candidates */
    CH_LINKS_HOUSES = 2, /* houses with two places */
    CH_LINKS_GROUPS = 4, /* houses whose places make two nodes, one of them a group */
    CH_LINKS_TWINS = 8,  /* weak links between cells with the same two candidates only */
    CH_LINKS_ALL = CH_LINKS_CELLS | CH_LINKS_HOUSES
};

enum {
    CH_MAX_NODES = 512, /* what is beyond that many is left out */
    CH_NODE_WORDS = CH_MAX_NODES / 64,
    CH_MAX_STRONG = 16, /* strong links of a chain */
    CH_MAX_TOLD = 1024
};

/* The elements of a box that lie in each of its rows and columns. */
enum { CH_BOX_LINES = 6 };
extern const uint16_t ch_box_line[CH_BOX_LINES];

typedef struct ChNodeSet {
    uint64_t word[CH_NODE_WORDS];
} ChNodeSet;

typedef struct ChNode {
    ChCellSet cells;     /* one to three */
    ChCellSet sees;      /* the cells that all of them see */
    uint16_t partner[4]; /* by strong links of its cell, box, row and column; CH_NONE */
    uint16_t twins;      /* CH_LINKS_TWINS: the candidates of its cell */
    uint8_t digit;
    uint8_t first; /* the first of its cells */
    bool is_group;
} ChNode;

/* A chain: node[0] = node[1] - node[2] = node[3] ...; slot[i] is the strong link between node[2i]
 * and node[2i + 1], as in ChNode.partner. */
typedef struct ChChain {
    int count; /* of nodes, even */
    uint16_t node[2 * CH_MAX_STRONG];
    uint8_t slot[CH_MAX_STRONG];
} ChChain;

typedef struct ChLinks {
    int kinds;                            /* CH_LINKS_ */
    int count;                            /* of nodes */
    int words;                            /* that sets of nodes need */
    uint16_t of_candidate[CH_CANDIDATES]; /* its node, CH_NONE */
    ChNode node[CH_MAX_NODES];
    ChNodeSet next[CH_MAX_NODES]; /* true if the node is: by a weak link and then a strong one */

    /* A search in progress. */
    ChNodeSet seen[CH_MAX_NODES];
    ChNodeSet fresh[CH_MAX_NODES];
    uint32_t told_count;
    uint64_t told[CH_MAX_TOLD]; /* what was concluded already, hashed */
} ChLinks;

void ch_links_build(ChLinks *links, const ChBoard *board, int kinds);

/* Starts a search: chains of one strong link.  Then lengthens all chains by a weak and a strong
 * link; false when none grows any more. */
void ch_links_start(ChLinks *links);
bool ch_links_grow(ChLinks *links);

/* Adds the nodes that a node is strongly linked to. */
void ch_links_add_partners(const ChLinks *links, int node, ChNodeSet *set);

/* The nodes that are true if one of FROM is, less those already seen, which they join; false when
 * there are none. */
bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to);

/* Whether two nodes cannot both be true. */
bool ch_links_conflict(const ChLinks *links, int one, int other);

/* The constraint behind a strong link of the node. */
static inline int ch_links_constraint(const ChNode *node, int slot)
{
    return slot == 0 ? CH_CELL_CONSTRAINT(node->first)
                     : CH_HOUSE_CONSTRAINT(ch_cell_house[node->first][slot - 1], node->digit);
}

/* How a chain is traced. */
enum {
    CH_TRACE_GROUPS = 1, /* groups may take part */
    CH_TRACE_FIRST = 2   /* the first of the shortest, or none */
};

/* Finds a chain of LENGTH links from START to END, the shortest there are, that comes back to no
 * cell once it has left it, nor to any of AVOID except at its ends, which may be the same node or
 * share a cell. */
bool ch_links_trace(const ChLinks *links, int start, int end, int length, ChCellSet avoid, int how,
                    ChChain *chain);

#endif
