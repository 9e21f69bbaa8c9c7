/* hodoku_loops.h - nice loops and alternating inference chains, without groups and with them, read
 * from the entries of a table.
 *
 *      loop            returns to the premise's own cell: continuous, or in conflict with it
 *      chain           leads from a candidate that is off to another cell
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_LOOPS_H
#define CH_STRATEGIES_HODOKU_LOOPS_H

#include "hodoku_list.h"
#include "hodoku_tables.h"

/* The passes of the search: loops from candidates that are on, loops from those off, chains from
 * those off. */
enum { CH_HODOKU_LOOPS_ON, CH_HODOKU_LOOPS_OFF, CH_HODOKU_CHAINS, CH_HODOKU_PASSES };

/* A premise, its table, and the loop or chain to one of its entries. */
typedef struct ChHodokuLoop {
    const ChHodokuTables *tables;
    const ChHodokuGrid *grid;
    int cell; /* of the premise */
    int digit;
    bool is_on; /* of the premise */
    ChHodokuExpanded table;
    ChHodokuLine line;
    ChHodokuList list; /* its eliminations, sorted */
} ChHodokuLoop;

/* Selects the premise of a pass and candidate; false when the grid lacks it. */
static inline bool ch_hodoku_suppose(ChHodokuLoop *loop, int pass, int candidate)
{
    loop->is_on = pass == CH_HODOKU_LOOPS_ON;
    loop->cell = CH_CANDIDATE_CELL(candidate);
    loop->digit = CH_CANDIDATE_DIGIT(candidate);
    return ch_hodoku_has(loop->grid, loop->cell, loop->digit);
}

/* Reads the loop to a literal in the premise's own cell, or the chain to one in another.  Returns
 * its technique, CH_NONE when there is none. */
int ch_hodoku_loop_to(ChHodokuLoop *loop, int literal);
int ch_hodoku_chain_to(ChHodokuLoop *loop, int literal);

/* Report the kind of a loop that ends in this literal: at most one of the two holds. */
bool ch_hodoku_is_continuous(const ChHodokuLoop *loop, int literal);
bool ch_hodoku_is_discontinuous(const ChHodokuLoop *loop, int literal);

static inline ChGridCells ch_hodoku_literal_cells(const ChHodokuTables *tables, int literal)
{
    return ch_hodoku_node_cells(tables, CH_HODOKU_NODE(literal));
}

static inline int ch_hodoku_literal_digit(const ChHodokuTables *tables, int literal)
{
    return ch_hodoku_node_digit(tables, CH_HODOKU_NODE(literal));
}

#endif
