/* test_adversarial.c - Hard positions for a search: each run ends with the right count or reports
 * that its budget ran out, and a repeated run gives the same result.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bruteforce.h"
#include "plain_search.h"
#include "random_puzzles.h"
#include "reference.h"

enum { PLENTY = 20000 }; /* nodes that no position here needs */

static ChSearch search;
static ChPlainSearch plain;
static RandomPool pool;

/* ---- properties of every search ---- */

typedef struct Run {
    uint64_t count;
    uint64_t nodes;
    uint64_t hash; /* of the solutions in their order */
    ChStatus status;
} Run;

static Run run_search(const ChKernel *kernel, const ChCandidateSet *alive, uint64_t limit,
                      uint64_t budget)
{
    Run run = {0};
    uint8_t solution[CH_CELLS];

    ch_search_start_with(&search, kernel, alive, NULL, budget);
    while (run.count < limit && ch_search_next(&search, solution)) {
        run.count++;
        run.hash = run.hash * 3 + reference_hash_solution(solution);
        if (ch_search_nodes(&search) > budget) /* an expectation each would take all the time */
            break;
    }
    run.nodes = ch_search_nodes(&search);
    run.status = ch_search_status(&search);
    cr_expect_leq(run.nodes, budget);
    cr_expect(run.status == CH_OK || (run.status == CH_BUDGET && run.count < limit));
    return run;
}

static void expect_equal_runs(Run a, Run b, const char *what)
{
    cr_expect(a.count == b.count && a.nodes == b.nodes && a.hash == b.hash && a.status == b.status,
              "%s: %llu solutions in %llu nodes, then %llu in %llu", what,
              (unsigned long long)a.count, (unsigned long long)a.nodes, (unsigned long long)b.count,
              (unsigned long long)b.nodes);
}

/* Runs a search, has it run out of budget before the end, and runs it again in the same memory. */
static Run run_twice_with(const ChKernel *kernel, const ChCandidateSet *alive, uint64_t limit,
                          uint64_t budget, const char *what)
{
    memset(&search, 0x5a, sizeof search);
    const Run first = run_search(kernel, alive, limit, budget);

    for (uint64_t fewer = 0; fewer < first.nodes; fewer = 2 * fewer + 1) {
        const Run cut = run_search(kernel, alive, limit, fewer);
        cr_expect_eq(cut.status, CH_BUDGET, "%s: %llu nodes", what, (unsigned long long)fewer);
        cr_expect_leq(cut.count, first.count, "%s", what);
    }
    expect_equal_runs(first, run_search(kernel, alive, limit, budget), what);
    expect_equal_runs(first, run_search(kernel, alive, limit, first.nodes), what);
    return first;
}

/* Runs twice with every kernel that runs on this machine. */
static Run run_twice(const ChCandidateSet *alive, uint64_t limit, uint64_t budget, const char *what)
{
    const Run best = run_twice_with(ch_kernel_best(), alive, limit, budget, what);

    for (int i = 0; i < ch_kernel_count; i++)
        if (&ch_kernels[i] != ch_kernel_best() && ch_kernels[i].runs())
            expect_equal_runs(best, run_twice_with(&ch_kernels[i], alive, limit, budget, what),
                              what);
    return best;
}

/* Expects a search to finish with this count. */
static void expect_count(const ChCandidateSet *alive, uint64_t limit, uint64_t count,
                         const char *what)
{
    const Run run = run_twice(alive, limit, PLENTY, what);

    cr_expect_eq(run.status, CH_OK, "%s", what);
    cr_expect_eq(run.count, count, "%s: %llu solutions, not %llu", what,
                 (unsigned long long)run.count, (unsigned long long)count);
}

static uint64_t count_plainly(const ChCandidateSet *alive, uint64_t limit)
{
    uint64_t count;

    cr_assert_eq(ch_plain_count(&plain, alive, limit, PLENTY, &count), CH_OK);
    return count;
}

static void expect_plain_count(const ChCandidateSet *alive, uint64_t limit, const char *what)
{
    char text[RANDOM_TEXT];
    char name[RANDOM_TEXT + 100];

    random_text(alive, text);
    snprintf(name, sizeof name, "%s\n%s", what, text);
    expect_count(alive, limit, count_plainly(alive, limit), name);
}

static ChCandidateSet read_line(const char *line)
{
    const ChPuzzle puzzle = reference_read(line);

    return ch_alive_givens(&puzzle);
}

static ChCandidateSet all_alive(void)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    return ch_alive_givens(&puzzle);
}

static void fill_pool(const char *test, uint64_t seed)
{
    random_pool_fill(&pool, reference_random(test, seed).state);
}

/* ---- few givens ---- */

/* Expects so many solutions that only a limit or a budget ends the search; those found must
 * differ and fit. */
static void expect_legion(const ChPuzzle *puzzle, const char *what)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t hashes[200];
    uint8_t solution[CH_CELLS];

    expect_count(&alive, 500, 500, what);
    const Run run = run_twice(&alive, CH_SEARCH_NO_LIMIT, 1500, what);
    cr_expect_eq(run.status, CH_BUDGET, "%s", what);
    cr_expect(run.count > 0 && run.nodes == 1500, "%s", what);

    ch_search_start(&search, &alive, NULL, CH_SEARCH_NO_LIMIT);
    for (int i = 0; i < 200; i++) {
        cr_assert(ch_search_next(&search, solution), "%s", what);
        cr_expect(reference_fits(puzzle, solution), "%s: solution %d", what, i);
        hashes[i] = reference_hash_solution(solution);
        for (int other = 0; other < i; other++)
            if (hashes[other] == hashes[i])
                cr_expect_fail("%s: solution %d again as %d", what, other, i);
    }
}

Test(adversarial, the_empty_grid)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    expect_legion(&puzzle, "empty grid");
}

Test(adversarial, one_four_and_eight_givens)
{
    static const int givens[] = {1, 4, 8};
    ChRandom random = reference_random("one_four_and_eight", 31);

    for (int i = 0; i < (RANDOM_PART == 1 ? 24 : 3); i++) {
        const ChPuzzle puzzle = reference_dig(&random, givens[i % 3], 0);
        char what[40];
        snprintf(what, sizeof what, "puzzle %d, %d givens", i, givens[i % 3]);
        expect_legion(&puzzle, what);
    }
}

/* The first row is free but for its reversed solution, which is searched last. */
Test(adversarial, rows_that_come_last)
{
    ChCandidateSet alive = all_alive();

    for (int column = 0; column < 9; column++)
        ch_alive_assume(&alive, CH_CANDIDATE(CH_CELL_AT(0, column), 8 - column));
    expect_count(&alive, 1000, 1000, "987654321 and nothing else");
}

/* ---- lines known to be hard ---- */

Test(adversarial, lines_that_hurt_backtracking)
{
    static const struct {
        const char *line;
        uint64_t count; /* up to 10 */
    } known[] = {
        {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1},
        {".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0},
        {"9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..", 1},
        {"..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..", 0},
        {".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.", 0},
        {"....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...", 0},
        {"9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3", 0},
        {".4.1..35.............2.5......4.89..26.....12.5.3....7..4...16.6....7....1..8..2.", 0},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const ChCandidateSet alive = read_line(known[i].line);
        expect_count(&alive, 10, known[i].count, known[i].line);
        cr_expect_eq(count_plainly(&alive, 10), known[i].count, "%s", known[i].line);
    }
}

/* ---- hidden contradictions ---- */

/* Minimal puzzles whose solution loses one candidate: all branches must fail. */
Test(adversarial, a_solution_that_lost_one_candidate)
{
    fill_pool("a_solution_that_lost", 32);
    uint8_t solution[CH_CELLS];
    uint64_t deepest = 0;

    for (int i = 0; i < 2000 / RANDOM_PART; i++) {
        RandomPosition position = random_position_of(&pool, i % 2 ? RANDOM_UNIQUE : RANDOM_MARKS);
        ch_plain_start(&plain, &position.alive, NULL, CH_PLAIN_NO_LIMIT);
        while (ch_plain_next(&plain, solution)) {
            const int cell = (int)ch_random_below(&pool.random, CH_CELLS);
            ch_candidates_remove(&position.alive, CH_CANDIDATE(cell, solution[cell]));
        }
        expect_plain_count(&position.alive, 2, "a solution less");
        deepest = ch_search_nodes(&search) > deepest ? ch_search_nodes(&search) : deepest;
    }
    cr_expect_gt(deepest, 20);
}

Test(adversarial, a_wrong_given_that_clashes_with_none)
{
    fill_pool("a_wrong_given", 33);
    for (int i = 0; i < 2000 / RANDOM_PART; i++) {
        const RandomPosition position = random_position_of(&pool, RANDOM_WRONG);
        expect_plain_count(&position.alive, 50, "a wrong given");
    }
}

/* ---- pencil marks ---- */

Test(adversarial, all_candidates_but_few)
{
    fill_pool("all_candidates_but_few", 34);
    for (int i = 0; i < 100 / RANDOM_PART; i++) {
        ChCandidateSet alive = all_alive();
        for (int removed = 0; removed <= i % 10; removed++)
            ch_candidates_remove(&alive, (int)ch_random_below(&pool.random, CH_CANDIDATES));
        expect_count(&alive, 200, 200, "all but few");
    }
}

/* A digit that has only two columns in three rows. */
Test(adversarial, all_candidates_but_those_that_matter)
{
    ChCandidateSet alive = all_alive();

    for (int row = 0; row < 9; row += 4)
        for (int column = 0; column < 9; column++)
            if (column != 4 && column != 7)
                ch_candidates_remove(&alive, CH_CANDIDATE(CH_CELL_AT(row, column), 5));
    const Run run = run_twice(&alive, 2, 2000, "three rows, two columns");
    cr_expect_eq(run.count, 0);
}

/* Random sets about as thin as sets with a solution get, where solvability takes longest to
 * decide. */
Test(adversarial, marks_where_solutions_vanish)
{
    int ended = 0, stopped = 0, solved = 0;

    fill_pool("marks_where_solutions_vanish", 35);
    for (int i = 0; i < 300 / RANDOM_PART; i++) {
        const ChCandidateSet alive = random_marks(&pool, 52 + (uint32_t)i % 30, false);
        const Run run = run_twice(&alive, 100, 300, "thin marks");
        ended += run.status == CH_OK;
        stopped += run.status == CH_BUDGET;
        solved += run.count > 0;
        if (run.status == CH_OK)
            expect_plain_count(&alive, 100, "thin marks");
    }
    fprintf(stderr, "# %d ended, %d stopped, %d have a solution\n", ended, stopped, solved);
    cr_expect(ended > 50 / RANDOM_PART && stopped > 20 / RANDOM_PART && solved > 50 / RANDOM_PART,
              "one-sided");
}

/* At least three candidates in each cell, those of a grid among them. */
Test(adversarial, no_cell_with_two_candidates)
{
    fill_pool("no_cell_with_two", 36);
    for (int i = 0; i < 300 / RANDOM_PART; i++) {
        ChCandidateSet alive = random_marks(&pool, 30 + (uint32_t)i % 10, true);
        for (int cell = 0; cell < CH_CELLS; cell++)
            while (ch_count(ch_alive_digits(&alive, cell)) < 3)
                ch_candidates_add(&alive, 9 * cell + (int)ch_random_below(&pool.random, 9));
        expect_plain_count(&alive, 20, "three candidates everywhere");
    }
}
