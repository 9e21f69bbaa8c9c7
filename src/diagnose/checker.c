/* checker.c - see check.h and checker.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "checker.h"

#include <assert.h>
#include <string.h>

/* The candidates that occur in at least one (ONCE) and in at least two (TWICE) of the solutions
 * seen. */
typedef struct SeenCandidates {
    ChCandidateSet once, twice;
} SeenCandidates;

static void add_solution(SeenCandidates *seen, const uint8_t *solution)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int candidate = CH_CANDIDATE(cell, solution[cell]);
        if (ch_candidates_has(&seen->once, candidate))
            ch_candidates_add(&seen->twice, candidate);
        ch_candidates_add(&seen->once, candidate);
    }
}

/* Counts the solutions. CHECKER, unless NULL, keeps the first ones in its pool. */
static void count(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits,
                  ChChecker *checker, ChCheck *check, SeenCandidates *seen)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint8_t found[CH_CELLS];

    ch_search_start(search, &alive, NULL, limits.nodes);
    while (check->solutions < limits.solutions && ch_search_next(search, found)) {
        if (check->solutions < 2)
            memcpy(check->solutions == 0 ? check->solution : check->other, found, sizeof found);
        if (checker != NULL && checker->pooled < CH_POOL)
            memcpy(checker->pool[checker->pooled++], found, sizeof found);
        add_solution(seen, found);
        check->solutions++;
    }
    check->limit = limits.solutions;
    check->is_counted = ch_search_status(search) == CH_OK;
}

static void find_verdict(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits,
                         ChChecker *checker, ChCheck *check, SeenCandidates *seen)
{
    assert(limits.solutions >= 2);
    memset(check, 0, sizeof *check);
    *seen = (SeenCandidates){.once = {{0}}};
    count(search, puzzle, limits, checker, check, seen);
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
    SeenCandidates seen;

    find_verdict(search, puzzle, (ChCheckLimits){.solutions = 2, .nodes = nodes}, NULL, check,
                 &seen);
}

/* ---- a partly solved grid ---- */

/* Returns the puzzle without the player's entries and eliminations. */
static ChPuzzle without_start(const ChPuzzle *puzzle)
{
    ChPuzzle bare = *puzzle;

    memset(bare.entered, CH_NO_DIGIT, sizeof bare.entered);
    bare.removed = (ChCandidateSet){{0}};
    bare.has_start = false;
    return bare;
}

/* Returns the index of the mistake made first, by the turns in the input; -1 when unknown. */
static int find_first(const ChPuzzle *puzzle, const ChMistakes *mistakes)
{
    int first = -1;
    int earliest = CH_CELLS + 1;

    for (uint32_t i = 0; i < mistakes->mistake_count; i++) {
        const ChFact mistake = mistakes->mistake[i];
        const int turn = puzzle->turn[CH_CANDIDATE_CELL(mistake.candidate)];
        if (mistake.holds || turn == 0 || turn >= earliest)
            continue;
        earliest = turn;
        first = (int)i;
    }
    return first;
}

static void find_mistakes(ChChecker *checker, const ChPuzzle *puzzle, const ChCheck *check,
                          uint64_t nodes)
{
    ChMistakes *const mistakes = &checker->mistakes;

    mistakes->verdict = check->verdict;
    mistakes->is_dead_end = false;
    mistakes->mistake_count = 0;
    if (puzzle->has_start)
        ch_mistakes_find(&checker->why.search, puzzle, nodes, mistakes);
    checker->first_mistake = find_first(puzzle, mistakes);
}

/* ---- public functions ---- */

void ch_check_briefly(ChChecker *checker, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check)
{
    ch_check_verdict(&checker->why.search, puzzle, nodes, check);
    find_mistakes(checker, puzzle, check, nodes);
}

void ch_check(ChChecker *checker, const ChPuzzle *puzzle, const ChPlan *plan, ChCheckLimits limits,
              ChCheck *check)
{
    const ChPuzzle bare = without_start(puzzle);
    ChWork work = {&checker->why.search, limits.nodes};
    SeenCandidates seen;

    checker->pooled = 0;
    find_verdict(work.search, puzzle, limits, checker, check, &seen);
    find_mistakes(checker, puzzle, check, limits.nodes);
    check->possible = seen.once;
    if (check->verdict == CH_VERDICT_SEVERAL)
        ch_check_several(checker, &work, &bare, &seen.twice, check);
    if (check->verdict == CH_VERDICT_UNIQUE)
        ch_check_unique(checker, &work, &bare, plan, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE && !puzzle->has_marks)
        ch_check_clash(checker, &work, &bare, plan, check);
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
