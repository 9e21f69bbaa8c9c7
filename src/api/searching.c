/* searching.c - public functions: searching the solutions of the puzzle read.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>

#include "check.h"
#include "fault.h"
#include "notation.h"
#include "sized.h"
#include "workspace.h"

/* A search: the open candidates, the budget, and the caller's poll. */
typedef struct Task {
    ChCandidateSet alive;
    uint64_t budget;
    ChMeter meter;
} Task;

/* Stores an invalid assumption in FAULT and returns its status. */
static ChStatus report_assumption(const ChAssumption *wrong, size_t index, ChFault *fault)
{
    char name[64];

    snprintf(name, sizeof name, "r%dc%d%s%d", wrong->row, wrong->column,
             wrong->is_true != 0 ? "=" : "<>", wrong->digit);
    return ch_fault_words(fault, CH_BAD_ASSUMPTION, 0, index + 1, name);
}

static ChStatus apply_assumptions(ChCandidateSet *alive, const ChSearchOptions *options,
                                  ChFault *fault)
{
    for (size_t i = 0; i < options->assumption_count; i++) {
        const ChAssumption *const it = &options->assumptions[i];
        if (!ch_is_one_to_nine(it->row) || !ch_is_one_to_nine(it->column) ||
            !ch_is_one_to_nine(it->digit))
            return report_assumption(it, i, fault);
        const int cell = CH_CELL_AT(it->row - 1, it->column - 1);
        const int candidate = CH_CANDIDATE(cell, it->digit - 1);
        if (it->is_true != 0)
            ch_alive_assume(alive, candidate);
        else
            ch_candidates_remove(alive, candidate);
    }
    return CH_OK;
}

/* Builds TASK from the puzzle read and the caller's options. */
static ChStatus prepare_task(const ChWorkspace *workspace, const ChSearchOptions *options,
                             Task *task, ChFault *fault)
{
    static const size_t added[] = {offsetof(ChSearchOptions, poll), 0};
    ChSearchOptions known;

    if (!ch_sized_take(&known, sizeof known, options, added) ||
        (known.assumption_count > 0 && known.assumptions == NULL))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    if (!workspace->has_read)
        return ch_fault_words(fault, CH_NOTHING_READ, 0, 0, "");
    task->alive = known.entries != 0 ? ch_alive_start(&workspace->puzzle)
                                     : ch_alive_givens(&workspace->puzzle);
    task->budget = known.budget != 0 ? known.budget : CH_CHECK_LIMITS.nodes;
    task->meter = (ChMeter){.poll = known.poll, .poll_context = known.poll_context};
    return apply_assumptions(&task->alive, &known, fault);
}

/* Fills RESULT as far as its caller's version has members; RESULT may be NULL. */
static void fill_result(ChSearchResult *result, uint64_t solutions, uint64_t nodes)
{
    if (result == NULL)
        return;
    const ChSearchResult known = {.solutions = solutions, .nodes = nodes};
    ch_sized_give(result, &known, sizeof known);
}

/* Checks the arguments common to all searches and prepares TASK. IS_SOUND is the result of the
 * caller's own checks. RESULT is zero when the arguments are refused. */
static ChStatus begin_search(ChWorkspace *workspace, const ChSearchOptions *options, bool is_sound,
                             ChSearchResult *result, Task *task, ChFault *fault)
{
    if (workspace == NULL || (result != NULL && !ch_sized_is_known(result, sizeof *result, NULL)))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    fill_result(result, 0, 0);
    if (!is_sound)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChStatus status = prepare_task(workspace, options, task, fault);
    if (status == CH_OK)
        workspace->uses++;
    return status;
}

/* Starts the search of TASK; RANDOM may be NULL. */
static ChSearch *start_search(ChWorkspace *workspace, Task *task, ChRandom *random)
{
    ChSearch *const search = &workspace->at.search;

    ch_search_start(search, &task->alive, random, task->budget);
    ch_search_watch(search, &task->meter);
    return search;
}

/* Returns the status of a search and stores a failure in FAULT. */
static ChStatus finish_search(ChStatus status, ChFault *fault)
{
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_count_solutions(ChWorkspace *workspace, const ChSearchOptions *options, uint64_t limit,
                            ChSearchResult *result, ChFault *fault)
{
    Task task;
    uint64_t count = 0;
    const ChStatus status =
        begin_search(workspace, options, limit > 0 && result != NULL, result, &task, fault);

    if (status != CH_OK)
        return status;
    ChSearch *const search = start_search(workspace, &task, NULL);
    while (count < limit && ch_search_next(search, NULL))
        count++;
    fill_result(result, count, ch_search_nodes(search));
    return finish_search(ch_search_status(search), fault);
}

static void write_solution(char *solution, const uint8_t *digits)
{
    ch_name_grid(solution, digits);
    solution[CH_CELLS] = '\0';
}

/* Finds one solution: the first if SEED is NULL, otherwise a random one. */
static ChStatus find_one(ChWorkspace *workspace, const ChSearchOptions *options,
                         const uint64_t *seed, char *solution, ChSearchResult *result,
                         ChFault *fault)
{
    Task task;
    uint8_t digits[CH_CELLS];
    ChRandom random = {seed != NULL ? *seed : 0};
    const ChStatus status =
        begin_search(workspace, options, solution != NULL, result, &task, fault);

    if (solution != NULL)
        solution[0] = '\0';
    if (status != CH_OK)
        return status;
    ChSearch *const search = start_search(workspace, &task, seed != NULL ? &random : NULL);
    const bool found = ch_search_next(search, digits);
    if (found)
        write_solution(solution, digits);
    fill_result(result, found, ch_search_nodes(search));
    return finish_search(ch_search_status(search), fault);
}

ChStatus ch_find_solution(ChWorkspace *workspace, const ChSearchOptions *options, char *solution,
                          ChSearchResult *result, ChFault *fault)
{
    return find_one(workspace, options, NULL, solution, result, fault);
}

ChStatus ch_random_solution(ChWorkspace *workspace, const ChSearchOptions *options, uint64_t seed,
                            char *solution, ChSearchResult *result, ChFault *fault)
{
    return find_one(workspace, options, &seed, solution, result, fault);
}

ChStatus ch_each_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                          ChTakeSolution take, void *context, ChSearchResult *result,
                          ChFault *fault)
{
    Task task;
    uint8_t digits[CH_CELLS];
    char solution[CH_SOLUTION_SIZE];
    const ChStatus status = begin_search(workspace, options, take != NULL, result, &task, fault);

    if (status != CH_OK)
        return status;
    ChSearch *const search = start_search(workspace, &task, NULL);
    const uint64_t use = workspace->uses;
    uint64_t count = 0;
    while (ch_search_next(search, digits)) {
        write_solution(solution, digits);
        fill_result(result, ++count, ch_search_nodes(search));
        if (take(context, solution) != 0)
            return CH_OK;
        if (workspace->uses != use)
            return finish_search(CH_DISTURBED, fault);
    }
    fill_result(result, count, ch_search_nodes(search));
    return finish_search(ch_search_status(search), fault);
}
