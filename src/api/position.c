/* position.c - public functions: changing the position as a player does.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mark_grid.h"
#include "marking.h"
#include "workspace.h"

/* Finds an open cell or one with an entry; the others do not change. */
static ChStatus find_cell(const ChWorkspace *workspace, int row, int column, int *cell)
{
    const ChStatus status = ch_workspace_status(workspace);

    if (status != CH_OK)
        return status;
    if (!ch_is_one_to_nine(row) || !ch_is_one_to_nine(column))
        return CH_BAD_ARGUMENT;
    *cell = CH_CELL_AT(row - 1, column - 1);
    return workspace->puzzle.given[*cell] == CH_NO_DIGIT ? CH_OK : CH_BAD_ARGUMENT;
}

/* Makes PUZZLE, the changed one, the position. What was ruled out is kept in full, since a digit
 * that excludes it may be removed again. */
static void adopt(ChWorkspace *workspace, ChPuzzle *puzzle, const ChCandidateSet *ruled_out)
{
    const ChCandidateSet kept = *ruled_out;
    const bool is_based = workspace->is_based;

    puzzle->removed = kept;
    ch_puzzle_keep_alive(puzzle);
    ch_workspace_adopt(workspace, puzzle);
    workspace->ruled_out = kept;
    workspace->is_based = is_based;
    workspace->uses++;
}

/* Enters a digit, or CH_NO_DIGIT. The newest entry has the highest turn. */
static void enter(ChPuzzle *puzzle, int cell, int digit)
{
    uint8_t turn = 0;

    puzzle->entered[cell] = CH_NO_DIGIT;
    puzzle->turn[cell] = 0;
    if (digit == CH_NO_DIGIT)
        return;
    for (int other = 0; other < CH_CELLS; other++)
        if (puzzle->turn[other] > turn)
            turn = puzzle->turn[other];
    for (int other = 0; turn == UINT8_MAX && other < CH_CELLS; other++)
        puzzle->turn[other] = 0;
    puzzle->entered[cell] = (uint8_t)digit;
    puzzle->turn[cell] = (uint8_t)(turn == UINT8_MAX ? 1 : turn + 1);
}

ChStatus ch_set(ChWorkspace *workspace, int row, int column, int digit)
{
    int cell;
    const ChStatus status = find_cell(workspace, row, column, &cell);

    if (status != CH_OK || !ch_is_one_to_nine(digit))
        return status != CH_OK ? status : CH_BAD_ARGUMENT;
    ChPuzzle puzzle = workspace->puzzle;
    enter(&puzzle, cell, digit - 1);
    adopt(workspace, &puzzle, &workspace->ruled_out);
    return CH_OK;
}

ChStatus ch_clear(ChWorkspace *workspace, int row, int column)
{
    int cell;
    const ChStatus status = find_cell(workspace, row, column, &cell);

    if (status != CH_OK)
        return status;
    ChPuzzle puzzle = workspace->puzzle;
    enter(&puzzle, cell, CH_NO_DIGIT);
    adopt(workspace, &puzzle, &workspace->ruled_out);
    return CH_OK;
}

ChStatus ch_rule_out(ChWorkspace *workspace, int row, int column, int digit, int allowed)
{
    int cell;
    const ChStatus status = find_cell(workspace, row, column, &cell);

    if (status != CH_OK || !ch_is_one_to_nine(digit))
        return status != CH_OK ? status : CH_BAD_ARGUMENT;
    ChPuzzle puzzle = workspace->puzzle;
    ChCandidateSet ruled_out = workspace->ruled_out;
    if (allowed != 0)
        ch_candidates_remove(&ruled_out, CH_CANDIDATE(cell, digit - 1));
    else
        ch_candidates_add(&ruled_out, CH_CANDIDATE(cell, digit - 1));
    adopt(workspace, &puzzle, &ruled_out);
    return CH_OK;
}

ChStatus ch_apply(ChWorkspace *workspace, uint32_t index)
{
    const ChStepRecord *const step = workspace != NULL ? ch_workspace_step(workspace, index) : NULL;

    if (step == NULL)
        return CH_BAD_ARGUMENT;
    ChPuzzle puzzle = workspace->puzzle;
    ChCandidateSet ruled_out = workspace->ruled_out;
    for (size_t i = 0; i < step->place_count; i++)
        enter(&puzzle, CH_CANDIDATE_CELL(step->place[i]), CH_CANDIDATE_DIGIT(step->place[i]));
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_candidates_add(&ruled_out, step->eliminate[i]);
    adopt(workspace, &puzzle, &ruled_out);
    return CH_OK;
}

/* ---- marks ---- */

ChMarking ch_marking(const ChWorkspace *workspace)
{
    return ch_workspace_status(workspace) == CH_OK ? ch_marking_of(&workspace->puzzle)
                                                   : CH_MARKING_AUTO;
}

ChStatus ch_set_marking(ChWorkspace *workspace, ChMarking marking)
{
    const ChStatus status = ch_workspace_status(workspace);

    if (status != CH_OK || (unsigned)marking > CH_MARKING_FULL)
        return status != CH_OK ? status : CH_BAD_ARGUMENT;
    ChPuzzle puzzle = workspace->puzzle;
    ch_marking_apply(&puzzle, marking == CH_MARKING_AUTO ? ch_marking_of(&puzzle) : marking,
                     workspace->is_based);
    const ChCandidateSet removed = puzzle.removed;
    adopt(workspace, &puzzle, &removed);
    return CH_OK;
}
