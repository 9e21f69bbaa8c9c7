/* checker.c - see checker.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "checker.h"

#include <string.h>

/* A viewer that keeps the first solutions in the checker's pool, and the candidates that occur in
 * at least one (ONCE) and in at least two (TWICE) of all. */
typedef struct SolutionPool {
    ChSolutionViewer viewer;
    ChChecker *checker;
    ChCandidateSet once, twice;
} SolutionPool;

static void add_solution(ChSolutionViewer *viewer, const uint8_t *solution)
{
    SolutionPool *const pool = (SolutionPool *)viewer;
    ChChecker *const checker = pool->checker;

    if (checker->pooled < CH_POOL)
        memcpy(checker->pool[checker->pooled++], solution, sizeof checker->pool[0]);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int candidate = CH_CANDIDATE(cell, solution[cell]);
        if (ch_candidates_has(&pool->once, candidate))
            ch_candidates_add(&pool->twice, candidate);
        ch_candidates_add(&pool->once, candidate);
    }
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
    SolutionPool pool = {.viewer = {add_solution}, .checker = checker};

    checker->pooled = 0;
    ch_check_solutions(work.search, puzzle, limits, &pool.viewer, check);
    find_mistakes(checker, puzzle, check, limits.nodes);
    check->possible = pool.once;
    if (check->verdict == CH_VERDICT_SEVERAL)
        ch_check_several(checker, &work, &bare, &pool.twice, check);
    if (check->verdict == CH_VERDICT_UNIQUE)
        ch_check_unique(checker, &work, &bare, plan, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE && !puzzle->has_marks)
        ch_check_clash(checker, &work, &bare, plan, check);
}
