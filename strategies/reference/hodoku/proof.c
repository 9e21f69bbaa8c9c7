/* proof.c - the constraints behind an entry: those of every inference on all paths to it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_chain_links.h"

typedef struct Proof {
    const ChHodokuTables *tables;
    ChDeduction *deduction;
    int table; /* the literal whose direct table is searched */
    bool done[CH_HODOKU_ENTRIES];
} Proof;

static int index_of(const Proof *proof, int literal)
{
    return ch_hodoku_direct_index(proof->tables, proof->table, literal);
}

/* Adds the constraint of a direct link from the table's premise. */
static void add_link_premise(Proof *proof, int literal)
{
    const int from = CH_HODOKU_NODE(proof->table);
    const int to = CH_HODOKU_NODE(literal);
    const ChHodokuLink link = {
        {ch_hodoku_node_cells(proof->tables, from), ch_hodoku_node_cells(proof->tables, to)},
        {(uint8_t)ch_hodoku_node_digit(proof->tables, from),
         (uint8_t)ch_hodoku_node_digit(proof->tables, to)}};

    ch_add_premise(proof->deduction, ch_hodoku_link_constraint(proof->tables->grid, &link));
}

static void prove(Proof *proof, int at);

/* Proves a single from its constraint: all other candidates of the constraint must be off. */
static void prove_others(Proof *proof, int constraint, int literal)
{
    const ChHodokuGrid *const grid = proof->tables->grid;

    ch_add_premise(proof->deduction, constraint);
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        const int cell = ch_grid_cell(CH_CANDIDATE_CELL(candidate));
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        const int off = CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0);
        if (off + 1 != literal && ch_hodoku_has(grid, cell, digit))
            prove(proof, index_of(proof, off));
    }
}

static void prove(Proof *proof, int at)
{
    const ChHodokuEntry entry = ch_hodoku_entry(proof->tables, proof->table, at);

    if (at == 0 || proof->done[at])
        return;
    proof->done[at] = true;
    if (entry.reason != CH_NONE)
        prove_others(proof, entry.reason, entry.literal);
    else if (CH_HODOKU_IS_ON(entry.literal))
        add_link_premise(proof, entry.literal);
    else
        prove(proof, entry.parent[0]);
}

void ch_hodoku_add_proof_premises(ChDeduction *deduction, const ChHodokuExpanded *expanded,
                                  int literal)
{
    Proof proof = {.tables = expanded->tables, .deduction = deduction};

    for (int steps = 0; steps < CH_HODOKU_ENTRIES && literal != expanded->premise; steps++) {
        const int at = expanded->at[literal];
        if (at == CH_HODOKU_NO_LITERAL)
            return;
        proof.table = at < expanded->direct ? expanded->premise : expanded->via[at];
        memset(proof.done, 0, sizeof proof.done);
        prove(&proof, index_of(&proof, literal));
        literal = proof.table;
    }
}
