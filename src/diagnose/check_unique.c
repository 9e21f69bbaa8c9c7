/* check_unique.c - what could be left out of a puzzle with one solution, and how hard it is.
 *
 * A backdoor, relative to singles, is a digit of the solution that lets singles finish the puzzle
 * once it is placed; two of them together where no single one does are a pair.  Placing a digit
 * never spoils a single, so whatever singles fill by themselves can be filled first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "checker.h"
#include "singles_closure.h"

/* A given can be left out when the others have no solution with another digit in its cell. */
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

/* Whether singles finish from the board with the solution's digit in a cell; what they leave is in
 * AFTER. */
static bool opens(const ChBoard *board, const ChCheck *check, int cell, ChBoard *after)
{
    *after = *board;
    ch_board_place(after, cell, check->solution[cell]);
    return ch_singles_closure(after) == CH_CLOSURE_FULL;
}

/* The second of a pair; cells that the first fills in anyway add nothing to it. */
static void find_seconds(const ChBoard *board, int first, ChCheck *check)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    for (int i = first + 1; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        ChBoard after;
        if (!ch_cells_has(&empty, cell) || check->pair_count == CH_MOST_PAIRS ||
            !opens(board, check, cell, &after))
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
    for (int cell = ch_cells_next(&left, 0); cell >= 0; cell = ch_cells_next(&left, cell + 1))
        if (opens(&board, check, cell, &after))
            ch_cells_add(&check->backdoors, cell);
    if (!ch_cells_empty(check->backdoors))
        return;
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(&left, cell) && !opens(&board, check, cell, &after))
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
