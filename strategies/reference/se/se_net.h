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

#include "se_net_rows.h"

/* The candidates from which a search for unary hints must start. */
typedef struct ChSeStarts {
    bool any;
    ChSeMarks chain[2];                 /* off, on: they lead to their contrary */
    ChSeMarks cycle;                    /* no cycle through any other has an effect */
    uint8_t cycle_nodes[CH_CANDIDATES]; /* no cycle through these with fewer nodes has an effect */
} ChSeStarts;

/* Reports whether a chain over one of the pairs leads from a candidate on to its being off, along
 * the wide links or the grid's own. */
bool ch_se_net_starts(ChSeNet *net, bool is_wide, const ChSePairs *pairs, ChSeStarts *starts);

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

/* Returns the nodes of the shortest chains from the starts to their contraries, one at least, and
 * marks the starts of these: off, on. */
int ch_se_net_shortest(ChSeNet *net, const ChSeStarts *starts, ChSeMarks shortest[2]);

/* Cells, and digits of houses, whose candidates all have a common consequence. */
typedef struct ChSeSplits {
    ChGridCells cells;
    uint16_t houses[CH_HOUSES];
    ChSeMarks paths; /* the off nodes of all chains to these consequences, perhaps others */
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
                      const ChSeSince *since, ChSeSplits *splits);

/* Like ch_se_net_splits(), for the candidates that splits rule out. */
bool ch_se_net_shared(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeSince *since, ChSeMarks *shared);

#endif
