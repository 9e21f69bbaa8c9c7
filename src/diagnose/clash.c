/* clash.c - see clash.h.
 *
 * A deletion filter takes the givens in some order and drops each without which the rest still has
 * no solution; those that stay are an irreducible clash.  Several orders are tried and the smallest
 * clash is kept.  A single changed given can only help if it belongs to every clash, so the givens
 * common to all clashes found are the only suspects.
 *
 * SPDX-License-Identifier: MIT
 */
#include "clash.h"

enum { ORDERS = 8 };

bool ch_work_count(ChWork *work, const ChCandidateSet *alive, uint64_t limit, uint64_t *count)
{
    const ChStatus status = ch_search_count(work->search, alive, limit, work->left, count);

    work->left -= ch_search_nodes(work->search);
    return status == CH_OK;
}

static ChCellSet givens_of(const ChPuzzle *puzzle)
{
    ChCellSet givens = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&givens, cell);
    return givens;
}

/* Takes a clash into account: the smallest is kept, and the suspects belong to all of them. */
static void note(ChCheck *check, ChCellSet clash, ChCellSet *suspects)
{
    if (!check->knows_clash || ch_cells_count(clash) < ch_cells_count(check->clash))
        check->clash = clash;
    check->knows_clash = true;
    *suspects = ch_cells_and(*suspects, clash);
}

/* ---- a digit twice in a house ---- */

static void note_pair(const ChPuzzle *puzzle, int cell, int peer, ChCheck *check,
                      ChCellSet *suspects)
{
    ChCellSet pair = {{0}};

    if (puzzle->given[cell] != puzzle->given[peer])
        return;
    ch_cells_add(&pair, cell);
    ch_cells_add(&pair, peer);
    note(check, pair, suspects);
}

static void find_pairs(const ChPuzzle *puzzle, ChCheck *check, ChCellSet *suspects)
{
    const ChCellSet givens = givens_of(puzzle);

    for (int cell = ch_cells_next(&givens, 0); cell >= 0; cell = ch_cells_next(&givens, cell + 1)) {
        const ChCellSet peers = ch_cells_and(givens, ch_cell_peers[cell]);
        for (int peer = ch_cells_next(&peers, cell); peer >= 0;
             peer = ch_cells_next(&peers, peer + 1))
            note_pair(puzzle, cell, peer, check, suspects);
    }
}

/* ---- larger clashes ---- */

/* Drops givens in this order while no solution appears.  False: the budget ran out. */
static bool filter(ChWork *work, ChPuzzle puzzle, const uint8_t *order, ChCellSet *clash)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = order[i];
        const uint8_t given = puzzle.given[cell];
        uint64_t count = 0;
        if (given == CH_NO_DIGIT)
            continue;
        puzzle.given[cell] = CH_NO_DIGIT;
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        if (!ch_work_count(work, &alive, 1, &count))
            return false;
        if (count > 0)
            puzzle.given[cell] = given;
    }
    *clash = givens_of(&puzzle);
    return true;
}

static void find_clashes(ChWork *work, const ChPuzzle *puzzle, ChCheck *check, ChCellSet *suspects)
{
    ChRandom random = {0};
    uint8_t order[CH_CELLS];
    ChCellSet clash;

    for (int cell = 0; cell < CH_CELLS; cell++)
        order[cell] = (uint8_t)cell;
    for (int i = 0; i < ORDERS && filter(work, *puzzle, order, &clash); i++) {
        note(check, clash, suspects);
        ch_random_shuffle(&random, order, CH_CELLS);
    }
}

/* ---- repairs ---- */

/* How unlikely it is that one digit was written for the other: 0 look alike, 1 neighbours on a
 * keyboard, 2 neither. */
static int distance(int digit, int other)
{
    /* 1 7, 2 7, 3 8, 4 9, 5 6, 6 9 */
    static const uint8_t alike[CH_DIGITS] = {6, 6, 7, 8, 5, 8, 0, 2, 3};

    if (alike[digit] == other || alike[other] == digit)
        return 0;
    return digit - other == 1 || other - digit == 1 ? 1 : 2;
}

static int least_distance(const ChPuzzle *puzzle, const ChRepair *repair)
{
    int least = 2;

    for (unsigned rest = repair->digits; rest != 0; rest &= rest - 1) {
        const int one = distance(puzzle->given[repair->cell], ch_lowest(rest));
        least = one < least ? one : least;
    }
    return least;
}

/* Behind all repairs that are as likely. */
static void insert_repair(const ChPuzzle *puzzle, ChCheck *check, ChRepair repair)
{
    const int own = least_distance(puzzle, &repair);
    int at = check->repair_count++;

    for (; at > 0 && least_distance(puzzle, &check->repair[at - 1]) > own; at--)
        check->repair[at] = check->repair[at - 1];
    check->repair[at] = repair;
}

/* Counts, up to two, the solutions with each digit in place of one given.  False: the budget ran
 * out. */
static bool try_digits(ChWork *work, ChPuzzle puzzle, int cell, ChCheck *check)
{
    const ChPuzzle original = puzzle;
    ChRepair repair = {.cell = (uint8_t)cell};
    uint64_t all = 0;

    puzzle.given[cell] = CH_NO_DIGIT;
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    for (unsigned rest = ch_alive_digits(&alive, cell); rest != 0; rest &= rest - 1) {
        const int digit = ch_lowest(rest);
        ChCandidateSet with = alive;
        uint64_t count;
        ch_alive_assume(&with, CH_CANDIDATE(cell, digit));
        if (!ch_work_count(work, &with, 2, &count))
            return false;
        repair.digits |= (uint16_t)((unsigned)(count == 1) << digit);
        all += count;
    }
    if (repair.digits != 0)
        insert_repair(&original, check, repair);
    if (all == 1)
        ch_cells_add(&check->removals, cell);
    return true;
}

static void find_repairs(ChWork *work, const ChPuzzle *puzzle, const ChCellSet *suspects,
                         ChCheck *check)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(suspects, cell) && !try_digits(work, *puzzle, cell, check))
            return;
    }
    check->knows_repairs = true;
}

void ch_clash_find(ChWork *work, const ChPuzzle *puzzle, ChCheck *check)
{
    ChCellSet suspects = givens_of(puzzle);

    find_pairs(puzzle, check, &suspects);
    if (!check->knows_clash)
        find_clashes(work, puzzle, check, &suspects);
    if (check->knows_clash)
        find_repairs(work, puzzle, &suspects, check);
}
