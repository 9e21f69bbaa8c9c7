/* hodoku_loops.h - nice loops and alternating inference chains, without groups and with them: what
 * the entries of a table are as such.
 *
 *      loop            back to the premise's own cell: continuous, or at odds with it
 *      chain           from a candidate that is off to another cell
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_LOOPS_H
#define CH_STRATEGIES_HODOKU_LOOPS_H

#include "hodoku_list.h"
#include "hodoku_tables.h"

/* Loops from candidates that are on, loops from those that are off, chains from these. */
enum { CH_HODOKU_LOOPS_ON, CH_HODOKU_LOOPS_OFF, CH_HODOKU_CHAINS, CH_HODOKU_PASSES };

/* A premise, its table, and the loop or chain to one of its entries. */
typedef struct ChHodokuLoop {
    const ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    int cell; /* of the premise */
    int digit;
    bool is_on; /* the premise */
    ChHodokuExpanded table;
    ChHodokuLine line;
    ChHodokuList list; /* what it rules out, sorted */
} ChHodokuLoop;

/* Makes the premise the one at hand; whether the grid has it. */
bool ch_hodoku_suppose(ChHodokuLoop *loop, int pass, int candidate);

/* Reads the loop to a literal in the premise's own cell, or the chain to one in another.  Returns
 * its technique, CH_NONE when it is none. */
int ch_hodoku_loop_to(ChHodokuLoop *loop, int literal);
int ch_hodoku_chain_to(ChHodokuLoop *loop, int literal);

/* What a loop is that ends in this literal: at most one of the two. */
bool ch_hodoku_is_continuous(const ChHodokuLoop *loop, int literal);
bool ch_hodoku_is_discontinuous(const ChHodokuLoop *loop, int literal);

static inline ChCellSet ch_hodoku_literal_cells(const ChHodokuTables *tables, int literal)
{
    return ch_hodoku_node_cells(tables, CH_HODOKU_NODE(literal));
}

static inline int ch_hodoku_literal_digit(const ChHodokuTables *tables, int literal)
{
    return ch_hodoku_node_digit(tables, CH_HODOKU_NODE(literal));
}

#endif
