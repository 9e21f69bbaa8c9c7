/* check.c - see check.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* Clears all but the lists. */
static void clear(ChCheck *check)
{
    memset(check, 0, offsetof(ChCheck, swap));
}

/* Counts the solutions, passing each to the viewer. */
static void count_solutions(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits,
                            ChSolutionViewer *viewer, ChCheck *check)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint8_t found[CH_CELLS];

    ch_search_start(search, &alive, NULL, limits.nodes);
    while (check->solutions < limits.solutions && ch_search_next(search, found)) {
        if (check->solutions < 2)
            memcpy(check->solutions == 0 ? check->solution : check->other, found, sizeof found);
        if (viewer != NULL)
            viewer->view(viewer, found);
        check->solutions++;
    }
    check->limit = limits.solutions;
    check->is_counted = ch_search_status(search) == CH_OK;
}

void ch_check_solutions(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits,
                        ChSolutionViewer *viewer, ChCheck *check)
{
    assert(limits.solutions >= 2);
    clear(check);
    count_solutions(search, puzzle, limits, viewer, check);
    if (check->solutions >= 2)
        check->verdict = CH_VERDICT_SEVERAL;
    else if (!check->is_counted)
        check->verdict = CH_VERDICT_UNFINISHED;
    else
        check->verdict = check->solutions == 1 ? CH_VERDICT_UNIQUE : CH_VERDICT_UNSOLVABLE;

    if (check->verdict == CH_VERDICT_SEVERAL)
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (check->solution[cell] != check->other[cell])
                ch_cells_add(&check->differ, cell);
}

void ch_check_verdict(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check)
{
    const ChCheckLimits limits = {.solutions = 2, .nodes = nodes};

    ch_check_solutions(search, puzzle, limits, NULL, check);
}

void ch_check_is_unique(const uint8_t *solution, ChCheck *check)
{
    clear(check);
    check->verdict = CH_VERDICT_UNIQUE;
    check->solutions = 1;
    check->limit = 2;
    check->is_counted = true;
    if (solution != NULL)
        memcpy(check->solution, solution, sizeof check->solution);
}

const char *ch_verdict_word(ChSoundness verdict)
{
    static const char *const word[] = {
        [CH_VERDICT_UNIQUE] = "unique",         [CH_VERDICT_UNSOLVABLE] = "unsolvable",
        [CH_VERDICT_SEVERAL] = "several",       [CH_VERDICT_ERROR] = "error",
        [CH_VERDICT_UNFINISHED] = "unfinished",
    };
    return word[verdict];
}
