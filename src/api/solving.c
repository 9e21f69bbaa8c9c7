/* solving.c - public functions: workspace, reading, solving, state of cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "place_object.h"
#include "puzzle_reader.h"
#include "puzzle_rebase.h"
#include "sized.h"
#include "workspace.h"

const char *ch_version(void)
{
    return CH_VERSION;
}

size_t ch_workspace_size(void)
{
    return ch_object_size(sizeof(ChWorkspace) + ch_profile_most_state(), alignof(ChWorkspace));
}

void ch_workspace_adopt(ChWorkspace *workspace, const ChPuzzle *puzzle)
{
    workspace->puzzle = *puzzle;
    workspace->ruled_out = puzzle->removed;
    workspace->has_read = true;
    workspace->is_based = false;
    workspace->records = 0;
    workspace->engine.guesser.has_no_solution = false;
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

    if (workspace == NULL)
        return CH_BAD_ARGUMENT;
    const ChStatus status =
        ch_place_object(memory, size, ch_workspace_size(), alignof(ChWorkspace), &place);

    *workspace = place;
    if (status != CH_OK)
        return status;
    ch_arena_init(&(*workspace)->engine.log.arena, (*workspace)->engine.memory, 0);
    (*workspace)->engine.state = NULL;
    (*workspace)->owner = NULL;
    (*workspace)->uses = 0;
    ch_workspace_empty(*workspace);
    return CH_OK;
}

static ChStatus read_puzzle(ChPuzzle *puzzle, const char *text, size_t length, ChFault *fault)
{
    if (!ch_is_text(&text, length))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    return ch_puzzle_read(puzzle, text, length, fault);
}

ChStatus ch_read(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault)
{
    ChPuzzle puzzle;

    if (workspace == NULL)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChStatus status = read_puzzle(&puzzle, text, length, fault);
    if (status == CH_OK)
        ch_workspace_adopt(workspace, &puzzle);
    else
        ch_workspace_empty(workspace);
    return status;
}

ChStatus ch_read_givens(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault)
{
    ChStatus status = ch_workspace_status(workspace);
    ChPuzzle from;

    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    ChPuzzle half = workspace->puzzle;
    status = read_puzzle(&from, text, length, fault);
    if (status == CH_OK)
        status = ch_puzzle_rebase(&half, &from, fault);
    if (status == CH_OK)
        ch_workspace_adopt(workspace, &half);
    workspace->is_based = status == CH_OK;
    return status;
}

const ChProfile *ch_named_profile(const char *name, ChFault *fault)
{
    const char *const known = name != NULL ? name : "default";
    const ChProfile *const profile = ch_profile_by_name(known, strlen(known));

    if (profile == NULL)
        (void)ch_fault_words(fault, CH_BAD_PROFILE, 0, 0, known);
    return profile;
}

/* Makes the plan that OPTIONS describe. */
static ChStatus make_plan(ChPlan *plan, const ChOptions *options, ChFault *fault)
{
    const ChProfile *const profile = ch_named_profile(options->profile, fault);

    if (profile == NULL)
        return CH_BAD_PROFILE;
    const ChStatus status =
        ch_plan_make_in_order(plan, profile, options->strategies, options->order, fault);
    plan->easiest = options->easiest != 0;
    return status;
}

void *ch_workspace_state(ChWorkspace *workspace, const ChProfile *profile)
{
    if (profile->state.size == 0)
        return NULL;
    if (workspace->owner != profile)
        memset(workspace->state, 0, profile->state.size);
    workspace->owner = profile;
    return workspace->state;
}

ChStatus ch_workspace_plan_of(ChWorkspace *workspace, const ChOptions *options, ChPlan *plan,
                              void **state, ChFault *fault)
{
    static const size_t added[] = {offsetof(ChOptions, order), offsetof(ChOptions, poll), 0};
    ChStatus status = ch_workspace_status(workspace);
    ChOptions known;
    ChPlan made;

    if (!ch_sized_take(&known, sizeof known, options, added))
        status = CH_BAD_ARGUMENT;
    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    status = make_plan(&made, &known, fault);
    if (status != CH_OK)
        return status;
    *plan = made;
    workspace->meter =
        (ChMeter){.budget = known.budget, .poll = known.poll, .poll_context = known.poll_context};
    plan->meter = &workspace->meter;
    *state = ch_workspace_state(workspace, plan->profile);
    return CH_OK;
}

ChStatus ch_workspace_end(const ChWorkspace *workspace, ChStatus status, ChFault *fault)
{
    if (ch_meter_is_over(&workspace->meter))
        status = workspace->meter.status;
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_workspace_plan(ChWorkspace *workspace, const ChOptions *options, ChFault *fault)
{
    return workspace == NULL ? ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "")
                             : ch_workspace_plan_of(workspace, options, &workspace->plan,
                                                    &workspace->engine.state, fault);
}

ChStatus ch_solve(ChWorkspace *workspace, const ChOptions *options, ChFault *fault)
{
    ChStatus status = ch_workspace_plan(workspace, options, fault);

    if (status != CH_OK)
        return status;
    workspace->records = 0;
    status = ch_engine_solve(&workspace->engine, &workspace->puzzle, &workspace->plan,
                             options != NULL && options->guess != 0);
    if (status == CH_OK && workspace->engine.log.outcome != CH_STUCK)
        return CH_OK;
    return ch_workspace_end(workspace, status, fault);
}

ChStatus ch_essential(ChWorkspace *workspace)
{
    const ChStatus status = ch_workspace_status(workspace);

    if (status != CH_OK || workspace->engine.log.count == 0)
        return status;
    workspace->uses++;
    workspace->records = 0;
    workspace->plan.meter = NULL;
    workspace->engine.state = ch_workspace_state(workspace, workspace->plan.profile);
    ch_essential_shorten(&workspace->at.essential, &workspace->engine, &workspace->plan);
    return CH_OK;
}

ChOutcome ch_outcome(const ChWorkspace *workspace)
{
    return workspace != NULL ? workspace->engine.log.outcome : CH_STUCK;
}

uint64_t ch_hash(const ChWorkspace *workspace)
{
    return workspace != NULL ? ch_log_hash(&workspace->engine.log) : 0;
}

int ch_digit(const ChWorkspace *workspace, int row, int column)
{
    if (workspace == NULL || !ch_is_one_to_nine(row) || !ch_is_one_to_nine(column))
        return 0;
    const int digit = workspace->engine.log.solution[CH_CELL_AT(row - 1, column - 1)];
    return digit == CH_NO_DIGIT ? 0 : digit + 1;
}

unsigned ch_candidates(const ChWorkspace *workspace, int row, int column)
{
    if (workspace == NULL || !ch_is_one_to_nine(row) || !ch_is_one_to_nine(column))
        return 0;
    return workspace->engine.board.candidates[CH_CELL_AT(row - 1, column - 1)];
}
