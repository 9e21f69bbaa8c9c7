/* clash.c - see clash.h.
 *
 * A deletion filter tries the givens in some order and drops each without which the rest still has
 * no solution. The remaining givens are an irreducible clash. A clash is easier to follow if
 * singles are the test first: a given is dropped while singles alone still reach a contradiction,
 * and the search drops more only afterwards. Several orders are tried both ways.
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
    CH_EACH_CELL(cell, *givens)
        part.given[cell] = puzzle->given[cell];
    return part;
}

/* Adds a clash unless it is known already. */
static void add_clash(ChClashes *clashes, ChCellSet clash)
{
    clashes->common = ch_cells_and(clashes->common, clash);
    for (int i = 0; i < clashes->count; i++)
        if (ch_cells_equal(clashes->set[i], clash))
            return;
    if (clashes->count < CH_MOST_CLASHES)
        clashes->set[clashes->count++] = clash;
}

/* ---- a digit twice in a house ---- */

static void add_pair(const ChPuzzle *puzzle, int cell, int peer, ChClashes *clashes)
{
    ChCellSet pair = {{0}};

    if (puzzle->given[cell] != puzzle->given[peer])
        return;
    ch_cells_add(&pair, cell);
    ch_cells_add(&pair, peer);
    add_clash(clashes, pair);
}

static void find_pairs(const ChPuzzle *puzzle, ChClashes *clashes)
{
    const ChCellSet givens = givens_of(puzzle);

    CH_EACH_CELL(cell, givens) {
        const ChCellSet peers = ch_cells_and(givens, ch_cell_peers[cell]);
        CH_EACH_CELL_FROM(peer, cell, peers)
            add_pair(puzzle, cell, peer, clashes);
    }
}

/* ---- larger clashes ---- */

/* A test for puzzles without a solution. *FAILS is set when the puzzle has none. Returns false when
 * the budget ran out. */
typedef bool (*UnsolvableTest)(ChWork *work, const ChPuzzle *puzzle, bool *fails);

static bool search_fails(ChWork *work, const ChPuzzle *puzzle, bool *fails)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    bool found = false;
    const bool known = ch_work_first(work, &alive, NULL, &found);

    *fails = !found;
    return known;
}

static bool singles_fail(ChWork *work, const ChPuzzle *puzzle, bool *fails)
{
    ChBoard board;

    (void)work;
    *fails = ch_singles_closure_puzzle(&board, puzzle) == CH_CLOSURE_BROKEN;
    return true;
}

/* Drops givens in this order while the test reports that there is no solution. Returns false when
 * the budget ran out. */
static bool drop_givens(ChWork *work, ChPuzzle *puzzle, const uint8_t *order, UnsolvableTest test)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = order[i];
        const uint8_t given = puzzle->given[cell];
        bool fails;
        if (given == CH_NO_DIGIT)
            continue;
        puzzle->given[cell] = CH_NO_DIGIT;
        if (!test(work, puzzle, &fails))
            return false;
        if (!fails)
            puzzle->given[cell] = given;
    }
    return true;
}

static bool find_larger_clash(ChWork *work, const ChPuzzle *puzzle, const uint8_t *order,
                              UnsolvableTest first, ChClashes *clashes)
{
    ChPuzzle left = *puzzle;

    if (!drop_givens(work, &left, order, first) ||
        (first != search_fails && !drop_givens(work, &left, order, search_fails)))
        return false;
    add_clash(clashes, givens_of(&left));
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
    (void)singles_fail(work, puzzle, &by_singles);
    for (int cell = 0; cell < CH_CELLS; cell++)
        order[cell] = (uint8_t)cell;
    for (int i = 0; i < ORDERS; i++) {
        if ((by_singles && !find_larger_clash(work, puzzle, order, singles_fail, clashes)) ||
            !find_larger_clash(work, puzzle, order, search_fails, clashes))
            return;
        ch_random_shuffle(&random, order, CH_CELLS);
    }
}
