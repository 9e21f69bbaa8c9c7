/* se_net.h - the consequences of unary chains, without listing chains.
 *
 * A net has a grid's candidates as nodes and two rows of bits for each: the nodes that it rules out
 * when it is on (sees), and the nodes that this makes single, as the other of two (next).  Both
 * kinds of link can be read backwards: if p on rules q out, q on rules p out; if q off makes r
 * single, r off makes q single.
 *
 * So if a chain from p on to p off uses the link from q off to r on, then q on and r on both lead
 * to p off.  If a chain from p off to p on uses it, both lead to p on.  Suppose a grid had no such
 * chain and then loses candidates: a chain must use a new pair.  Two propagations for each new pair
 * find all candidates that refute themselves.
 *
 * A cycle rules out only candidates that refute themselves: the target on leads to each of the
 * cycle's nodes both on and off.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_NET_H
#define CH_STRATEGIES_SE_NET_H

#include "se_pairs.h"

enum { CH_SE_ROW_WORDS = (CH_CANDIDATES + 63) / 64 };

/* The most nodes that a candidate may make single: one in its cell, and one in each of its
 * houses. */
enum { CH_SE_TIES = 1 + CH_SE_TYPES };

typedef struct ChSeRow {
    uint64_t word[CH_SE_ROW_WORDS];
} ChSeRow;

typedef struct ChSeNet {
    int count;
    int along;
    int words; /* words of a row in use, a multiple of four */
    uint16_t index[CH_CANDIDATES];
    uint16_t candidate[CH_CANDIDATES];
    ChSeRow sees[CH_CANDIDATES];
    ChSeRow next[CH_CANDIDATES];
    uint8_t ties[CH_CANDIDATES]; /* the number of entries in `tie` */
    uint8_t own_ties[CH_CANDIDATES];
    /* The nodes that a node makes single when it is off: first by own links, then by wide ones. */
    uint16_t tie[CH_CANDIDATES][CH_SE_TIES];
    bool has_wide;
    ChSeRow wide[CH_CANDIDATES]; /* like `next`, with links that the grid has after losing more */
    ChSeRow widened;             /* the nodes with such links */
    ChSeRow leads[2][CH_CANDIDATES]; /* consequences of a node on: off and on */
    ChSeRow known;                   /* the nodes whose consequences are computed */
} ChSeNet;

/* The candidates from which a search for unary hints must start. */
typedef struct ChSeStarts {
    bool any;
    ChSeMarks chain[2];                 /* off, on: they lead to their contrary */
    ChSeMarks cycle;                    /* no cycle through any other has an effect */
    uint8_t cycle_nodes[CH_CANDIDATES]; /* no cycle through these with fewer nodes has an effect */
} ChSeStarts;

/* Starts the net of a grid.  Where links lie along houses only, a net may be restricted to some
 * digits. */
void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along, unsigned digits);

/* Makes `wide` of the net: its own links and those of the pairs. */
void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs);

/* Reports whether a chain over one of the pairs leads from a candidate on to its being off, along
 * the wide links or the grid's own.  OPEN are the nodes that are neither on nor off. */
bool ch_se_net_starts(ChSeNet *net, bool is_wide, const ChSePairs *pairs, const ChSeRow *open,
                      ChSeStarts *starts);

/* Keeps the pairs that may be links of a chain from one of the starts to its contrary, or of a
 * cycle that rules one out.  If p on leads to p off over a node, p also leads to the contrary of
 * that node.  So all such nodes follow from p both on and off; those that lead from q off to q on
 * follow from a candidate p that sees q, likewise.  Call it directly after ch_se_net_starts(). */
void ch_se_net_keep_between(const ChSeNet *net, const ChSeStarts *starts, ChSePairs *pairs);

/* The limit of a byte; longer cycles are not searched. */
enum { CH_SE_MOST_NODES = 250 };

/* Fills in the cycles of the starts, directly after these were found.  MOST: for each candidate,
 * the most nodes of a cycle against it.  IS_SUPPOSED: the grid need not have a solution, since it
 * depends on an assumption. */
void ch_se_net_cycles(const ChSeNet *net, bool is_supposed, const uint8_t *most,
                      ChSeStarts *starts);

/* Returns the nodes of the shortest chain from a candidate on to its being off. */
int ch_se_net_shortest(const ChSeNet *net, const ChSeStarts *starts);

/* Cells, and digits of houses, whose candidates all have a common consequence. */
typedef struct ChSeSplits {
    ChGridCells cells;
    uint16_t houses[CH_HOUSES];
    ChSeMarks
        clashes[2]; /* for Nishio instead: off, on, the assumptions that contradict themselves */
} ChSeSplits;

/* What the grid lost since it had no split, and the pairs that this left. */
typedef struct ChSeSince {
    const uint16_t *lost;
    int count;
    const ChSePairs *pairs;
} ChSeSince;

/* Finds the splits; false when there are none.  With SINCE, which may be NULL, only new ones can
 * exist: they have lost a candidate, or have one that leads to a new pair.  Cells with two
 * candidates are not tested, nor houses with fewer than LEAST places.  LEAST may be 3 where unary
 * chains find nothing: a common consequence of two places leads to one of them, and so to its own
 * contrary.  GRID has the net's nodes, or fewer. */
bool ch_se_net_splits(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeRow *open, const ChSeSince *since, ChSeSplits *splits);

/* Returns all nodes. */
ChSeRow ch_se_net_all(const ChSeNet *net);

static inline void ch_se_row_set(ChSeRow *row, unsigned at)
{
    assert(at >> 6 < CH_SE_ROW_WORDS);
    row->word[at >> 6] |= UINT64_C(1) << (at & 63);
}

static inline void ch_se_row_clear(ChSeRow *row, unsigned at)
{
    assert(at >> 6 < CH_SE_ROW_WORDS);
    row->word[at >> 6] &= ~(UINT64_C(1) << (at & 63));
}

static inline bool ch_se_row_has(const ChSeRow *row, unsigned at)
{
    return row->word[at >> 6] >> (at & 63) & 1;
}

/* Empties a row; WORDS: of a net's rows. */
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
