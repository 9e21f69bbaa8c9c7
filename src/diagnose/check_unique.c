/* check_unique.c - the redundant givens, the difficulty and the backdoors of a puzzle with one
 * solution.
 *
 * A backdoor, relative to singles, is a digit of the solution that, once placed, lets singles solve
 * the puzzle. Where no single digit does so, two digits that do so together are a backdoor pair.
 * Placing a digit never prevents a single, so all cells that singles fill are filled first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_parts.h"
#include "singles_closure.h"

/* Finds the givens that are redundant: the others have no solution with another digit in that
 * cell. */
static void find_redundant(ChWork *work, ChPuzzle puzzle, ChCheck *check)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t given = puzzle.given[cell];
        bool found;
        if (given == CH_NO_DIGIT)
            continue;
        puzzle.given[cell] = CH_NO_DIGIT;
        ChCandidateSet alive = ch_alive_givens(&puzzle);
        ch_candidates_remove(&alive, CH_CANDIDATE(cell, given));
        if (!ch_work_first(work, &alive, NULL, &found))
            return;
        if (!found)
            ch_cells_add(&check->redundant, cell);
        puzzle.given[cell] = given;
    }
    check->knows_redundant = true;
}

/* ---- logic ---- */

static void solve_by_logic(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                           ChCheck *check)
{
    int hardest = -1;

    (void)ch_engine_solve(engine, puzzle, plan, false);
    check->knows_logic = true;
    check->is_logical = engine->log.outcome == CH_SOLVED;
    for (uint32_t i = 0; i < engine->log.count; i++)
        if (engine->row[i] > hardest) {
            hardest = engine->row[i];
            check->hardest = engine->log.step[i].technique;
        }
}

/* ---- backdoors ---- */

/* Reports whether singles solve the board once the solution's digit is placed in CELL. AFTER
 * receives the board that they reach. */
static bool is_backdoor(const ChBoard *board, const ChCheck *check, int cell, ChBoard *after)
{
    *after = *board;
    ch_board_place(after, cell, check->solution[cell]);
    return ch_singles_closure(after) == CH_CLOSURE_FULL;
}

/* Adds the pairs whose first cell is FIRST. BOARD has that digit placed and all singles filled, as
 * cells filled thereby add nothing. */
static void find_seconds(const ChBoard *board, int first, ChCheck *check)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    for (int i = first + 1; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        ChBoard after;
        if (!ch_cells_has(&empty, cell) || check->pair_count == CH_MOST_PAIRS ||
            !is_backdoor(board, check, cell, &after))
            continue;
        uint8_t *const pair = check->pair[check->pair_count++];
        pair[0] = (uint8_t)CH_CELL_AT(first / 9, first % 9);
        pair[1] = (uint8_t)cell;
    }
}

static void find_backdoors(const ChPuzzle *puzzle, ChCheck *check)
{
    ChBoard board;
    ChBoard after;

    ch_board_load(&board, puzzle);
    const ChCellSet open = ch_board_plane(&board, CH_EMPTY);
    check->needs_no_backdoor = ch_singles_closure(&board) == CH_CLOSURE_FULL;
    if (check->needs_no_backdoor) {
        check->backdoors = open;
        return;
    }
    const ChCellSet left = ch_board_plane(&board, CH_EMPTY);
    CH_EACH_CELL(cell, left)
        if (is_backdoor(&board, check, cell, &after))
            ch_cells_add(&check->backdoors, cell);
    if (!ch_cells_empty(check->backdoors))
        return;
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(&left, cell) && !is_backdoor(&board, check, cell, &after))
            find_seconds(&after, i, check);
    }
}

void ch_check_unique(ChChecker *checker, ChWork *work, const ChPuzzle *puzzle, const ChPlan *plan,
                     ChCheck *check)
{
    if (!puzzle->has_marks)
        find_redundant(work, *puzzle, check);
    solve_by_logic(&checker->why.engine, puzzle, plan, check);
    find_backdoors(puzzle, check);
}
