/* solving.c - public functions: workspace, reading, solving, looking at steps.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "puzzle_reader.h"
#include "puzzle_rebase.h"
#include "settle.h"
#include "workspace.h"

const char *ch_version(void)
{
    return CH_VERSION;
}

size_t ch_workspace_size(void)
{
    return ch_settle_size(sizeof(ChWorkspace), alignof(ChWorkspace));
}

void ch_workspace_adopt(ChWorkspace *workspace, const ChPuzzle *puzzle)
{
    workspace->puzzle = *puzzle;
    workspace->has_read = true;
    ch_log_start(&workspace->engine.log, &workspace->puzzle);
    ch_board_load(&workspace->engine.board, &workspace->puzzle);
    memcpy(workspace->engine.log.solution, workspace->engine.board.digit, CH_CELLS);
}

void ch_workspace_empty(ChWorkspace *workspace)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    ch_workspace_adopt(workspace, &puzzle);
    workspace->has_read = false;
}

ChStatus ch_workspace_init(void *memory, size_t size, ChWorkspace **workspace)
{
    void *place;
    const ChStatus status =
        ch_settle(memory, size, ch_workspace_size(), alignof(ChWorkspace), &place);

    *workspace = place;
    if (status != CH_OK)
        return status;
    ch_arena_init(&(*workspace)->engine.log.arena, (*workspace)->engine.memory, 0);
    (*workspace)->engine.se = NULL;
    (*workspace)->uses = 0;
    ch_workspace_empty(*workspace);
    return CH_OK;
}

ChStatus ch_read(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault)
{
    ChPuzzle puzzle;
    const ChStatus status = ch_puzzle_read(&puzzle, text, length, fault);

    if (status == CH_OK)
        ch_workspace_adopt(workspace, &puzzle);
    else
        ch_workspace_empty(workspace);
    return status;
}

ChStatus ch_read_givens(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault)
{
    ChPuzzle half = workspace->puzzle;
    ChPuzzle from;
    ChStatus status = ch_puzzle_read(&from, text, length, fault);

    if (status == CH_OK)
        status = ch_puzzle_rebase(&half, &from, fault);
    if (status == CH_OK)
        ch_workspace_adopt(workspace, &half);
    return status;
}

/* OPTIONS as this version knows them: what an older caller's struct lacks is zero.  False when
 * their size is none. */
static bool take_options(const ChOptions *options, ChOptions *known)
{
    *known = (ChOptions){.size = sizeof *known};
    if (options == NULL)
        return true;
    if (options->size < CH_LEAST(ChOptions, guess))
        return false;
    memcpy(known, options, options->size < sizeof *known ? options->size : sizeof *known);
    return true;
}

ChStatus ch_solve(ChWorkspace *workspace, const ChOptions *options, ChFault *fault)
{
    ChOptions known;

    if (!take_options(options, &known))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const char *const name = known.profile != NULL ? known.profile : "default";
    const ChProfile *const profile = ch_profile_by_name(name, strlen(name));

    if (profile == NULL || profile->has_space)
        return ch_fault_words(fault, CH_BAD_PROFILE, 0, 0, name);
    ChStatus status = ch_plan_make(&workspace->plan, profile, known.strategies, fault);
    if (status == CH_OK && known.order != NULL)
        status = ch_plan_order(&workspace->plan, known.order, fault);
    if (status != CH_OK)
        return status;
    status =
        ch_engine_solve(&workspace->engine, &workspace->puzzle, &workspace->plan, known.guess != 0);
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChOutcome ch_outcome(const ChWorkspace *workspace)
{
    return workspace->engine.log.outcome;
}

uint64_t ch_hash(const ChWorkspace *workspace)
{
    return ch_log_hash(&workspace->engine.log);
}

static bool is_cell(int row, int column)
{
    return row >= 1 && row <= 9 && column >= 1 && column <= 9;
}

int ch_digit(const ChWorkspace *workspace, int row, int column)
{
    if (!is_cell(row, column))
        return 0;
    const int digit = workspace->engine.log.solution[CH_CELL_AT(row - 1, column - 1)];
    return digit == CH_NO_DIGIT ? 0 : digit + 1;
}

unsigned ch_candidates(const ChWorkspace *workspace, int row, int column)
{
    if (!is_cell(row, column))
        return 0;
    return workspace->engine.board.candidates[CH_CELL_AT(row - 1, column - 1)];
}

uint32_t ch_step_count(const ChWorkspace *workspace)
{
    return workspace->engine.log.count;
}

ChStatus ch_step_info(const ChWorkspace *workspace, uint32_t index, ChStepInfo *info)
{
    if (info == NULL || info->size < CH_LEAST(ChStepInfo, number) ||
        index >= workspace->engine.log.count)
        return CH_BAD_ARGUMENT;

    const ChStep *const step = &workspace->engine.log.step[index];
    ChStepInfo known = {.size = info->size,
                        .technique = ch_technique(step->technique)->key,
                        .number = step->technique,
                        .assumes_unique = ch_step_assumes_unique(step)};
    if (step->placed != CH_NONE) {
        known.row = CH_ROW_OF(CH_CANDIDATE_CELL(step->placed)) + 1;
        known.column = CH_COLUMN_OF(CH_CANDIDATE_CELL(step->placed)) + 1;
        known.digit = CH_CANDIDATE_DIGIT(step->placed) + 1;
    }
    memcpy(info, &known, info->size < sizeof known ? info->size : sizeof known);
    return CH_OK;
}
