/* searching.c - public functions: the solutions of what was read, found by trying.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>

#include "check.h"
#include "fault.h"
#include "notation.h"
#include "sized.h"
#include "workspace.h"

/* What is searched, and how far. */
typedef struct Task {
    ChCandidateSet alive;
    uint64_t budget;
} Task;

static bool is_digit(int number)
{
    return number >= 1 && number <= CH_DIGITS;
}

/* The first assumption that makes no sense, told in FAULT. */
static ChStatus refuse(const ChAssumption *wrong, size_t index, ChFault *fault)
{
    char name[64];

    snprintf(name, sizeof name, "r%dc%d%s%d", wrong->row, wrong->column,
             wrong->is_true != 0 ? "=" : "<>", wrong->digit);
    return ch_fault_words(fault, CH_BAD_ASSUMPTION, 0, index + 1, name);
}

static ChStatus assume(ChCandidateSet *alive, const ChSearchOptions *options, ChFault *fault)
{
    for (size_t i = 0; i < options->assumption_count; i++) {
        const ChAssumption *const it = &options->assumptions[i];
        if (!is_digit(it->row) || !is_digit(it->column) || !is_digit(it->digit))
            return refuse(it, i, fault);
        const int cell = CH_CELL_AT(it->row - 1, it->column - 1);
        const int candidate = CH_CANDIDATE(cell, it->digit - 1);
        if (it->is_true != 0)
            ch_alive_assume(alive, candidate);
        else
            ch_candidates_remove(alive, candidate);
    }
    return CH_OK;
}

/* Makes TASK of what was read and of the caller's options. */
static ChStatus prepare(const ChWorkspace *workspace, const ChSearchOptions *options, Task *task,
                        ChFault *fault)
{
    ChSearchOptions known;

    if (!ch_sized_take(&known, sizeof known, options, NULL) ||
        (known.assumption_count > 0 && known.assumptions == NULL))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    if (!workspace->has_read)
        return ch_fault_words(fault, CH_NOTHING_READ, 0, 0, "");
    task->alive = known.entries != 0 ? ch_alive_start(&workspace->puzzle)
                                     : ch_alive_givens(&workspace->puzzle);
    task->budget = known.budget != 0 ? known.budget : CH_CHECK_LIMITS.nodes;
    return assume(&task->alive, &known, fault);
}

/* Fills RESULT as far as its caller knows it; it may be NULL. */
static void tell(ChSearchResult *result, uint64_t solutions, uint64_t nodes)
{
    if (result == NULL)
        return;
    const ChSearchResult known = {.solutions = solutions, .nodes = nodes};
    ch_sized_give(result, &known, sizeof known);
}

/* All that searches ask first.  IS_SOUND: what only the one at hand asks of its arguments.  RESULT
 * is zero when they are refused. */
static ChStatus begin(ChWorkspace *workspace, const ChSearchOptions *options, bool is_sound,
                      ChSearchResult *result, Task *task, ChFault *fault)
{
    if (workspace == NULL || (result != NULL && !ch_sized_is_known(result, sizeof *result, NULL)))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    tell(result, 0, 0);
    if (!is_sound)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChStatus status = prepare(workspace, options, task, fault);
    if (status == CH_OK)
        workspace->uses++;
    return status;
}

static ChStatus end(ChStatus status, ChFault *fault)
{
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_count_solutions(ChWorkspace *workspace, const ChSearchOptions *options, uint64_t limit,
                            ChSearchResult *result, ChFault *fault)
{
    Task task;
    uint64_t count;
    ChStatus status = begin(workspace, options, limit > 0 && result != NULL, result, &task, fault);

    if (status != CH_OK)
        return status;
    ChSearch *const search = &workspace->at.search;
    status = ch_search_count(search, &task.alive, limit, task.budget, &count);
    tell(result, count, ch_search_nodes(search));
    return end(status, fault);
}

static void write_solution(char *solution, const uint8_t *digits)
{
    ch_name_grid(solution, digits);
    solution[CH_CELLS] = '\0';
}

/* SEED may be NULL: the first solution. */
static ChStatus find(ChWorkspace *workspace, const ChSearchOptions *options, const uint64_t *seed,
                     char *solution, ChSearchResult *result, ChFault *fault)
{
    Task task;
    uint8_t digits[CH_CELLS];
    bool found;
    ChStatus status = begin(workspace, options, solution != NULL, result, &task, fault);

    if (solution != NULL)
        solution[0] = '\0';
    if (status != CH_OK)
        return status;
    ChSearch *const search = &workspace->at.search;
    status = seed == NULL
                 ? ch_search_first(search, &task.alive, task.budget, digits, &found)
                 : ch_search_random(search, &task.alive, *seed, task.budget, digits, &found);
    if (found)
        write_solution(solution, digits);
    tell(result, found, ch_search_nodes(search));
    return end(status, fault);
}

ChStatus ch_find_solution(ChWorkspace *workspace, const ChSearchOptions *options, char *solution,
                          ChSearchResult *result, ChFault *fault)
{
    return find(workspace, options, NULL, solution, result, fault);
}

ChStatus ch_random_solution(ChWorkspace *workspace, const ChSearchOptions *options, uint64_t seed,
                            char *solution, ChSearchResult *result, ChFault *fault)
{
    return find(workspace, options, &seed, solution, result, fault);
}

ChStatus ch_each_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                          ChTakeSolution take, void *context, ChSearchResult *result,
                          ChFault *fault)
{
    Task task;
    uint8_t digits[CH_CELLS];
    char solution[CH_SOLUTION_SIZE];
    ChStatus status = begin(workspace, options, take != NULL, result, &task, fault);

    if (status != CH_OK)
        return status;
    ChSearch *const search = &workspace->at.search;
    const uint64_t use = workspace->uses;
    uint64_t count = 0;
    ch_search_start(search, &task.alive, NULL, task.budget);
    while (ch_search_next(search, digits)) {
        write_solution(solution, digits);
        tell(result, ++count, ch_search_nodes(search));
        if (take(context, solution) != 0)
            return CH_OK;
        if (workspace->uses != use)
            return end(CH_DISTURBED, fault);
    }
    tell(result, count, ch_search_nodes(search));
    return end(ch_search_status(search), fault);
}
