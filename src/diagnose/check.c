/* check.c - see check.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#include <assert.h>
#include <string.h>

#include "clash.h"

/* Counts the solutions; POSSIBLE becomes the candidates that any of them holds. */
static void count(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits, ChCheck *check,
                  ChCandidateSet *possible)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint8_t found[CH_CELLS];

    ch_search_start(search, &alive, NULL, limits.nodes);
    while (check->solutions < limits.solutions && ch_search_next(search, found)) {
        if (check->solutions < 2)
            memcpy(check->solutions == 0 ? check->solution : check->other, found, sizeof found);
        for (int cell = 0; cell < CH_CELLS; cell++)
            ch_candidates_add(possible, CH_CANDIDATE(cell, found[cell]));
        check->solutions++;
    }
    check->limit = limits.solutions;
    check->is_counted = ch_search_status(search) == CH_OK;
}

static void judge(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits, ChCheck *check,
                  ChCandidateSet *possible)
{
    assert(limits.solutions >= 2);
    memset(check, 0, sizeof *check);
    *possible = (ChCandidateSet){{0}};
    count(search, puzzle, limits, check, possible);
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
    ChCandidateSet possible;

    judge(search, puzzle, (ChCheckLimits){.solutions = 2, .nodes = nodes}, check, &possible);
}

/* A given can be left out when the others have no solution with another digit in its cell. */
static void find_redundant(ChWork *work, ChPuzzle puzzle, ChCheck *check)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t given = puzzle.given[cell];
        uint64_t solutions;
        if (given == CH_NO_DIGIT)
            continue;
        puzzle.given[cell] = CH_NO_DIGIT;
        ChCandidateSet alive = ch_alive_givens(&puzzle);
        ch_candidates_remove(&alive, CH_CANDIDATE(cell, given));
        if (!ch_work_count(work, &alive, 1, &solutions))
            return;
        if (solutions == 0)
            ch_cells_add(&check->redundant, cell);
        puzzle.given[cell] = given;
    }
    check->knows_redundant = true;
}

/* What a player did that no solution agrees with. */
static void find_mistakes(const ChPuzzle *puzzle, const ChCandidateSet *possible, ChCheck *check)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int entered = puzzle->entered[cell];
        bool is_left = false;
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int candidate = CH_CANDIDATE(cell, digit);
            is_left |= ch_candidates_has(possible, candidate) &&
                       !ch_candidates_has(&puzzle->struck, candidate);
        }
        if (entered != CH_NO_DIGIT && !ch_candidates_has(possible, CH_CANDIDATE(cell, entered)))
            ch_cells_add(&check->mistaken, cell);
        if (!is_left)
            ch_cells_add(&check->misruled, cell);
    }
}

void ch_check(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits, ChCheck *check)
{
    ChWork work = {search, limits.nodes};
    ChCandidateSet possible;

    judge(search, puzzle, limits, check, &possible);
    check->knows_mistakes = puzzle->has_start && check->solutions > 0 && check->is_counted &&
                            check->solutions < check->limit;
    if (check->knows_mistakes)
        find_mistakes(puzzle, &possible, check);
    if (puzzle->has_marks)
        return;
    if (check->verdict == CH_VERDICT_UNIQUE)
        find_redundant(&work, *puzzle, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE)
        ch_clash_find(&work, puzzle, check);
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
