/* clash.c - see clash.h.
 *
 * A deletion filter takes the givens in some order and drops each without which the rest still has
 * no solution; those that stay are an irreducible clash.  What a person can follow is rather found
 * when singles are the judge first: a given is dropped while singles alone still come to a
 * contradiction, and only then the search drops what it can.  Several orders are tried both ways.
 *
 * SPDX-License-Identifier: MIT
 */
#include "clash.h"

#include "singles_closure.h"

enum { ORDERS = 12 };

static ChCellSet givens_of(const ChPuzzle *puzzle)
{
    ChCellSet givens = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&givens, cell);
    return givens;
}

ChPuzzle ch_puzzle_within(const ChPuzzle *puzzle, const ChCellSet *givens)
{
    ChPuzzle part;

    ch_puzzle_clear(&part);
    for (int cell = ch_cells_next(givens, 0); cell >= 0; cell = ch_cells_next(givens, cell + 1))
        part.given[cell] = puzzle->given[cell];
    return part;
}

static void note(ChClashes *clashes, ChCellSet clash)
{
    clashes->common = ch_cells_and(clashes->common, clash);
    for (int i = 0; i < clashes->count; i++)
        if (ch_cells_equal(clashes->set[i], clash))
            return;
    if (clashes->count < CH_MOST_CLASHES)
        clashes->set[clashes->count++] = clash;
}

/* ---- a digit twice in a house ---- */

static void note_pair(const ChPuzzle *puzzle, int cell, int peer, ChClashes *clashes)
{
    ChCellSet pair = {{0}};

    if (puzzle->given[cell] != puzzle->given[peer])
        return;
    ch_cells_add(&pair, cell);
    ch_cells_add(&pair, peer);
    note(clashes, pair);
}

static void find_pairs(const ChPuzzle *puzzle, ChClashes *clashes)
{
    const ChCellSet givens = givens_of(puzzle);

    for (int cell = ch_cells_next(&givens, 0); cell >= 0; cell = ch_cells_next(&givens, cell + 1)) {
        const ChCellSet peers = ch_cells_and(givens, ch_cell_peers[cell]);
        for (int peer = ch_cells_next(&peers, cell); peer >= 0;
             peer = ch_cells_next(&peers, peer + 1))
            note_pair(puzzle, cell, peer, clashes);
    }
}

/* ---- larger clashes ---- */

/* Who says that there is no solution; false: the budget ran out. */
typedef bool (*Judge)(ChWork *work, const ChPuzzle *puzzle, bool *fails);

static bool ask_search(ChWork *work, const ChPuzzle *puzzle, bool *fails)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    bool found = false;
    const bool known = ch_work_first(work, &alive, NULL, &found);

    *fails = !found;
    return known;
}

static bool ask_singles(ChWork *work, const ChPuzzle *puzzle, bool *fails)
{
    ChBoard board;

    (void)work;
    *fails = ch_singles_closure_puzzle(&board, puzzle) == CH_CLOSURE_BROKEN;
    return true;
}

/* Drops givens in this order while the judge says that there is no solution. */
static bool filter(ChWork *work, ChPuzzle *puzzle, const uint8_t *order, Judge judge)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = order[i];
        const uint8_t given = puzzle->given[cell];
        bool fails;
        if (given == CH_NO_DIGIT)
            continue;
        puzzle->given[cell] = CH_NO_DIGIT;
        if (!judge(work, puzzle, &fails))
            return false;
        if (!fails)
            puzzle->given[cell] = given;
    }
    return true;
}

static bool find_larger(ChWork *work, const ChPuzzle *puzzle, const uint8_t *order, Judge first,
                        ChClashes *clashes)
{
    ChPuzzle left = *puzzle;

    if (!filter(work, &left, order, first) ||
        (first != ask_search && !filter(work, &left, order, ask_search)))
        return false;
    note(clashes, givens_of(&left));
    return true;
}

void ch_clashes_find(ChWork *work, const ChPuzzle *puzzle, ChClashes *clashes)
{
    ChRandom random = {0};
    uint8_t order[CH_CELLS];
    bool by_singles;

    clashes->count = 0;
    clashes->common = givens_of(puzzle);
    find_pairs(puzzle, clashes);
    if (clashes->count > 0)
        return;
    (void)ask_singles(work, puzzle, &by_singles);
    for (int cell = 0; cell < CH_CELLS; cell++)
        order[cell] = (uint8_t)cell;
    for (int i = 0; i < ORDERS; i++) {
        if ((by_singles && !find_larger(work, puzzle, order, ask_singles, clashes)) ||
            !find_larger(work, puzzle, order, ask_search, clashes))
            return;
        ch_random_shuffle(&random, order, CH_CELLS);
    }
}
