/* se_net.h - what unary chains can reach, without writing a chain down.
 *
 * A net has a grid's candidates as nodes and two rows of bits for each: which others it rules out
 * when it is on (sees), and which are on for that reason because one of two was left alone (next).
 * Both kinds of link can be read backwards: if p on rules q out, q on rules p out; if q off leaves
 * r alone, r off leaves q alone.
 *
 * So a chain from p on to p off, over the link that leaves r alone when q is off, means that q on
 * and r on both lead to p off; one from p off to p on, that both lead to p on.  A grid with fewer
 * candidates than one that had no such chain has one only over a pair that is newly one of two, and
 * two spreads for each new pair tell all candidates that refute themselves.
 *
 * A cycle rules out only candidates that refute themselves: the victim on leads to each of the
 * cycle's nodes both on and off.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_NET_H
#define CH_STRATEGIES_SE_NET_H

#include "se_pairs.h"

enum { CH_SE_ROW_WORDS = (CH_CANDIDATES + 63) / 64 };

/* How many a candidate may leave alone: one in its cell, and one in each of its houses. */
enum { CH_SE_TIES = 1 + CH_SE_TYPES };

typedef struct ChSeRow {
    uint64_t word[CH_SE_ROW_WORDS];
} ChSeRow;

typedef struct ChSeNet {
    int count;
    int along;
    int words; /* of a row that are in use, by fours */
    uint16_t index[CH_CANDIDATES];
    uint16_t candidate[CH_CANDIDATES];
    ChSeRow sees[CH_CANDIDATES];
    ChSeRow next[CH_CANDIDATES];
    uint8_t ties[CH_CANDIDATES]; /* how many a node leaves alone when it is off, and which: by the
                                    grid's own links first, then by those of the wide ones */
    uint8_t own_ties[CH_CANDIDATES];
    uint16_t tie[CH_CANDIDATES][CH_SE_TIES];
    bool has_wide;
    ChSeRow wide[CH_CANDIDATES]; /* as next, with links that the grid has when it has lost more */
    ChSeRow widened;             /* which nodes have any */
    ChSeRow leads[2][CH_CANDIDATES]; /* what a node on leads to, off and on */
    ChSeRow known;                   /* for which nodes that is worked out */
} ChSeNet;

/* The candidates that a search for unary hints has to start from. */
typedef struct ChSeStarts {
    bool any;
    ChSeMarks chain[2];                 /* off, on: they lead to their contrary */
    ChSeMarks cycle;                    /* no cycle through any other has an effect */
    uint8_t cycle_nodes[CH_CANDIDATES]; /* nor has one through these with fewer nodes */
} ChSeStarts;

/* Where links go along houses only, a net may have the candidates of some digits. */
void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along, unsigned digits);

/* Makes `wide` of the net: its own links and those of the pairs. */
void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs);

/* Whether a chain over one of the pairs leads from a candidate on to its being off, along the
 * wide links or the grid's own.  OPEN are the nodes that are neither on nor off. */
bool ch_se_net_starts(ChSeNet *net, bool is_wide, const ChSePairs *pairs, const ChSeRow *open,
                      ChSeStarts *starts);

/* As many as a byte can tell; longer cycles are not looked for. */
enum { CH_SE_MOST_NODES = 250 };

/* Fills in what the starts tell of cycles with at most so many nodes, right after they were asked
 * for.  IS_SUPPOSED: the grid need not have a solution, since something was supposed in it. */
void ch_se_net_cycles(const ChSeNet *net, bool is_supposed, int most, ChSeStarts *starts);

/* The nodes of the shortest chain from a candidate on to its being off. */
int ch_se_net_shortest(const ChSeNet *net, const ChSeStarts *starts);

/* Cells, and digits of houses, whose candidates all lead to the same. */
typedef struct ChSeSplits {
    ChSeCells cells;
    uint16_t houses[CH_HOUSES];
    ChSeMarks clashes[2]; /* of Nishio instead: off, on, what contradicts itself */
} ChSeSplits;

/* Whether there are any; of cells with two candidates nothing is asked, nor of houses with fewer
 * than LEAST places.  Where unary chains find nothing that may be 3: what both of two places lead
 * to leads to one of them, and so to its own contrary.  GRID has the net's nodes, or fewer. */
bool ch_se_net_splits(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeRow *open, ChSeSplits *splits);

/* All nodes. */
ChSeRow ch_se_net_all(const ChSeNet *net);

static inline void ch_se_row_set(ChSeRow *row, unsigned at)
{
    row->word[at >> 6] |= UINT64_C(1) << (at & 63);
}

static inline void ch_se_row_clear(ChSeRow *row, unsigned at)
{
    row->word[at >> 6] &= ~(UINT64_C(1) << (at & 63));
}

static inline bool ch_se_row_has(const ChSeRow *row, unsigned at)
{
    return row->word[at >> 6] >> (at & 63) & 1;
}

/* WORDS: of a net's rows. */
static inline void ch_se_row_empty(ChSeRow *row, int words)
{
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            row->word[k] = 0;
}

static inline void ch_se_row_add(ChSeRow *to, const ChSeRow *row, int words)
{
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            to->word[k] |= row->word[k];
}

static inline bool ch_se_rows_meet(const ChSeRow *a, const ChSeRow *b, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++)
        any |= a->word[i] & b->word[i];
    return any != 0;
}

#endif
