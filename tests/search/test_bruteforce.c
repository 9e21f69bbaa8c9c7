/* test_bruteforce.c - The search compared with a plain counter, its budget, and its initial sets.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bruteforce.h"
#include "reference.h"

static ChSearch search;

static Reference search_all(const ChCandidateSet *alive, uint64_t limit)
{
    Reference result = {0, 0};
    uint8_t solution[CH_CELLS];

    memset(&search, 0xa5, sizeof search); /* nothing of an earlier search may matter */
    ch_search_start(&search, alive, NULL, CH_SEARCH_NO_LIMIT);
    while (result.count < limit && ch_search_next(&search, solution)) {
        result.count++;
        result.hash += reference_hash_solution(solution);
    }
    cr_expect_eq(ch_search_status(&search), CH_OK);
    return result;
}

/* Expects equal counts up to LIMIT, and equal solutions when there are fewer. */
static Reference compare_counts(const ChPuzzle *puzzle, uint64_t limit, const char *what,
                                int number)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    const Reference expected = reference_puzzle(puzzle, limit);
    const Reference found = search_all(&alive, limit);

    cr_expect_eq(found.count, expected.count, "%s %d: %llu solutions, not %llu", what, number,
                 (unsigned long long)found.count, (unsigned long long)expected.count);
    if (expected.count < limit)
        cr_expect_eq(found.hash, expected.hash, "%s %d: other solutions", what, number);
    return expected;
}

static uint64_t count_line(const char *line, uint64_t limit)
{
    const ChPuzzle puzzle = reference_read(line);
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    uint64_t count;

    cr_expect_eq(ch_search_count(&search, &alive, limit, CH_SEARCH_NO_LIMIT, &count), CH_OK);
    return count;
}

/* ---- counting ---- */

Test(bruteforce, known_counts)
{
    static const char unique[] = "98..47.12..4....3..5..6...9....81......9..183..63.....5.7..9."
                                 ".........26....2....";
    static const char grid[] = "12345678945678912378912345623456789156789123489123456734567891267"
                               "8912345912345678";
    char line[82];

    cr_expect_eq(count_line(unique, 10), 1);
    cr_expect_eq(count_line(grid, 10), 1);
    /* Without its first two rows the three loops 1 4 7, 2 5 8 and 3 6 9 can each turn alone. */
    memcpy(line, grid, sizeof line);
    for (int column = 0; column < 9; column++)
        line[column] = line[9 + column] = '.';
    cr_expect_eq(count_line(line, 100), 8);
    /* A duplicate, and a cell without candidates. */
    memcpy(line, unique, sizeof line);
    line[2] = '9';
    cr_expect_eq(count_line(line, 10), 0);
    cr_expect_eq(
        count_line("12345678.........9......................................................"
                   ".........",
                   10),
        0);
}

Test(bruteforce, a_band_of_a_grid_counts_like_the_reference)
{
    ChRandom random = reference_random("a_band_of_a_grid", 11);

    for (int i = 0; i < 20; i++) {
        ChPuzzle puzzle = reference_dig(&random, 81, 0);
        memset(puzzle.given + 27 * (i % 3), CH_NO_DIGIT, 27);
        const Reference expected = compare_counts(&puzzle, 100000, "band", i);
        cr_expect_gt(expected.count, 1);
    }
}

Test(bruteforce, dug_puzzles_count_like_the_reference, .timeout = 300)
{
    ChRandom random = reference_random("dug_puzzles", 12);
    int none = 0, one = 0, more = 0;

    for (int i = 0; i < 3000; i++) {
        const int givens = 24 + (int)ch_random_below(&random, 17);
        const ChPuzzle puzzle = reference_dig(&random, givens, i % 3 == 2);
        const Reference expected = compare_counts(&puzzle, 200, "puzzle", i);
        none += expected.count == 0;
        one += expected.count == 1;
        more += expected.count > 1;
    }
    cr_expect(none > 200 && one > 200 && more > 200, "one-sided: %d %d %d", none, one, more);
}

static ChPuzzle random_marks(ChRandom *random, int density, bool with_solution)
{
    const ChPuzzle grid = reference_dig(random, 81, 0);
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.has_marks = true;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const bool solves = grid.given[candidate / 9] == candidate % 9;
        if ((with_solution && solves) || (int)ch_random_below(random, 100) < density)
            ch_candidates_add(&puzzle.marks, candidate);
    }
    return puzzle;
}

Test(bruteforce, pencil_marks_count_like_the_reference, .timeout = 300)
{
    ChRandom random = reference_random("pencil_marks", 13);
    int none = 0, one = 0, more = 0;

    for (int i = 0; i < 2000; i++) {
        const int density = 20 + (int)ch_random_below(&random, 26);
        const ChPuzzle puzzle = random_marks(&random, density, i % 4 != 3);
        const Reference expected = compare_counts(&puzzle, 200, "marks", i);
        none += expected.count == 0;
        one += expected.count == 1;
        more += expected.count > 1;
    }
    cr_expect(none > 50 && one > 50 && more > 50, "one-sided: %d %d %d", none, one, more);
}

Test(bruteforce, an_assumption_splits_the_solutions)
{
    ChRandom random = reference_random("an_assumption", 14);
    int split = 0;

    for (int i = 0; i < 200; i++) {
        const ChPuzzle puzzle = reference_dig(&random, 28, 0);
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        const Reference all = search_all(&alive, 5000);
        const int candidate = (int)ch_random_below(&random, CH_CANDIDATES);
        ChCandidateSet on = alive;
        ChCandidateSet off = alive;
        ch_alive_assume(&on, candidate);
        ch_candidates_remove(&off, candidate);
        const Reference with = search_all(&on, 5000);
        const Reference without = search_all(&off, 5000);
        if (all.count == 5000)
            continue;
        split += with.count > 0 && without.count > 0;
        const bool alive_before = ch_candidates_has(&alive, candidate);
        cr_expect_eq(with.count + without.count, all.count, "puzzle %d, candidate %d", i,
                     candidate);
        cr_expect_eq(with.hash + without.hash, all.hash, "puzzle %d, candidate %d", i, candidate);
        cr_expect(alive_before || with.count == 0, "a dead candidate came back to life");
    }
    cr_expect_gt(split, 10);
}

/* ---- other queries ---- */

Test(bruteforce, next_hands_over_all_solutions)
{
    ChRandom random = reference_random("each_hands_over", 15);
    ChPuzzle puzzle = reference_dig(&random, 81, 0);
    memset(puzzle.given, CH_NO_DIGIT, 27);
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    const Reference expected = reference_puzzle(&puzzle, 100000);
    uint8_t solution[CH_CELLS];
    uint64_t hash = 0;
    uint64_t count = 0;

    ch_search_start(&search, &alive, NULL, CH_SEARCH_NO_LIMIT);
    for (; ch_search_next(&search, solution); count++)
        hash += reference_hash_solution(solution);
    cr_expect_eq(ch_search_status(&search), CH_OK);
    cr_expect_eq(count, expected.count);
    cr_expect_eq(hash, expected.hash);
}

Test(bruteforce, first_finds_a_solution_or_leaves_the_grid_alone)
{
    ChRandom random = reference_random("first_finds", 16);

    for (int i = 0; i < 500; i++) {
        const ChPuzzle puzzle = reference_dig(&random, 27, i % 2);
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        uint8_t solution[CH_CELLS];
        bool found;
        memset(solution, 77, sizeof solution);
        cr_expect_eq(ch_search_first(&search, &alive, CH_SEARCH_NO_LIMIT, solution, &found), CH_OK);
        cr_expect_eq(found, reference_puzzle(&puzzle, 1).count == 1);
        if (found)
            cr_expect(reference_fits(&puzzle, solution), "puzzle %d", i);
        for (int cell = 0; !found && cell < CH_CELLS; cell++)
            cr_assert_eq(solution[cell], 77);
    }
}

Test(bruteforce, random_solutions_follow_the_seed)
{
    ChPuzzle empty;
    ch_puzzle_clear(&empty);
    const ChCandidateSet alive = ch_alive_givens(&empty);
    uint8_t first[CH_CELLS];
    uint8_t again[CH_CELLS];
    uint64_t hashes[100];
    bool found;

    for (uint64_t seed = 0; seed < 100; seed++) {
        ch_search_random(&search, &alive, seed, CH_SEARCH_NO_LIMIT, first, &found);
        cr_assert(found && reference_fits(&empty, first));
        ch_search_random(&search, &alive, seed, CH_SEARCH_NO_LIMIT, again, &found);
        cr_assert_arr_eq(first, again, sizeof first);
        hashes[seed] = reference_hash_solution(first);
        for (uint64_t other = 0; other < seed; other++)
            cr_expect_neq(hashes[other], hashes[seed], "seeds %d and %d", (int)other, (int)seed);
    }
}

/* ---- the budget ---- */

Test(bruteforce, a_budget_that_runs_out_is_admitted)
{
    ChPuzzle empty;
    ch_puzzle_clear(&empty);
    const ChCandidateSet alive = ch_alive_givens(&empty);
    uint8_t solution[CH_CELLS];
    uint64_t count;
    bool found;

    for (uint64_t budget = 0; budget < 20; budget++) {
        cr_expect_eq(ch_search_first(&search, &alive, budget, solution, &found), CH_BUDGET);
        cr_expect_not(found);
        cr_expect_leq(ch_search_nodes(&search), budget);
        cr_expect_not(ch_search_next(&search, solution), "it must not go on");
    }
    cr_expect_eq(ch_search_count(&search, &alive, 2, 1000, &count), CH_OK);
    cr_expect_eq(count, 2);
    cr_expect_eq(ch_search_count(&search, &alive, CH_SEARCH_NO_LIMIT, 100000, &count), CH_BUDGET);
    cr_expect(count > 1000 && count < 100000, "%llu", (unsigned long long)count);
}

Test(bruteforce, a_large_enough_budget_changes_nothing)
{
    ChRandom random = reference_random("a_large_enough_budget", 17);

    for (int i = 0; i < 200; i++) {
        const ChPuzzle puzzle = reference_dig(&random, 26, i % 2);
        const ChCandidateSet alive = ch_alive_givens(&puzzle);
        uint64_t expected, count;
        ch_search_count(&search, &alive, 50, CH_SEARCH_NO_LIMIT, &expected);
        const uint64_t nodes = ch_search_nodes(&search);
        cr_expect_eq(ch_search_count(&search, &alive, 50, nodes, &count), CH_OK);
        cr_expect_eq(count, expected);
        cr_expect_eq(ch_search_count(&search, &alive, 50, nodes - 1, &count), CH_BUDGET);
        cr_expect_leq(count, expected);
    }
}

/* Few candidates everywhere, and nothing that a single house would show. */
Test(bruteforce, hostile_marks_stop_at_the_budget)
{
    ChPuzzle puzzle;
    uint64_t count;

    ch_puzzle_clear(&puzzle);
    puzzle.has_marks = true;
    memset(&puzzle.marks, 0xff, sizeof puzzle.marks); /* with bits beyond the 729th */
    for (int digit = 0; digit < 3; digit++)
        for (int cell = 0; cell < 27; cell++)
            if (CH_ROW_OF(cell) < 2 && CH_COLUMN_OF(cell) < 4)
                ch_candidates_remove(&puzzle.marks, CH_CANDIDATE(cell, digit));
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    cr_expect_eq(ch_search_count(&search, &alive, CH_SEARCH_NO_LIMIT, 50000, &count), CH_BUDGET);
    memset(&puzzle.marks, 0, sizeof puzzle.marks);
    const ChCandidateSet dead = ch_alive_givens(&puzzle);
    cr_expect_eq(ch_search_count(&search, &dead, CH_SEARCH_NO_LIMIT, 50000, &count), CH_OK);
    cr_expect_eq(count, 0);
}

/* ---- remaining candidates ---- */

/* Returns the candidates that remain: each given is alone in its cell, each entry excludes its
 * conflicts, and removed ones are absent. */
static ChCandidateSet plain_alive(const ChPuzzle *puzzle)
{
    ChCandidateSet alive = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&alive, candidate);
    for (int removed_by = 0; removed_by < CH_CANDIDATES; removed_by++) {
        const int cell = removed_by / 9;
        const int digit = removed_by % 9;
        if (puzzle->given[cell] != digit && puzzle->entered[cell] != digit)
            continue;
        for (int target = 0; target < CH_CANDIDATES; target++) {
            const int other = target / 9;
            const bool meets = CH_BOX_OF(other) == CH_BOX_OF(cell) ||
                               CH_ROW_OF(other) == CH_ROW_OF(cell) ||
                               CH_COLUMN_OF(other) == CH_COLUMN_OF(cell);
            const bool is_entry = puzzle->entered[cell] == digit;
            if (other == cell ? target % 9 != digit : is_entry && target % 9 == digit && meets)
                ch_candidates_remove(&alive, target);
        }
    }
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_candidates_has(&puzzle->removed, candidate))
            ch_candidates_remove(&alive, candidate);
    return alive;
}

Test(alive, givens_entries_and_marks)
{
    ChRandom random = reference_random("givens_entries_and_marks", 18);

    for (int i = 0; i < 300; i++) {
        ChPuzzle puzzle = reference_dig(&random, (int)ch_random_below(&random, 50), i % 4);
        ChCandidateSet expected = plain_alive(&puzzle);
        ChCandidateSet alive = ch_alive_givens(&puzzle);
        cr_expect_arr_eq(&alive, &expected, sizeof alive, "givens, puzzle %d", i);
        puzzle.has_start = true;
        for (int k = 0; k < 5; k++) {
            puzzle.entered[ch_random_below(&random, 81)] = (uint8_t)ch_random_below(&random, 9);
            ch_candidates_add(&puzzle.removed, (int)ch_random_below(&random, 729));
        }
        expected = plain_alive(&puzzle);
        alive = ch_alive_start(&puzzle);
        cr_expect_arr_eq(&alive, &expected, sizeof alive, "start, puzzle %d", i);
    }
}

Test(alive, a_board_has_what_the_givens_leave)
{
    ChRandom random = reference_random("a_board_has_the_same", 19);

    for (int i = 0; i < 200; i++) {
        ChPuzzle puzzle = reference_dig(&random, 30, 0);
        ChBoard board;
        cr_assert_eq(ch_board_load(&board, &puzzle), -1);
        ChCandidateSet alive = ch_alive_givens(&puzzle);
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (puzzle.given[cell] != CH_NO_DIGIT)
                ch_alive_assume(&alive, CH_CANDIDATE(cell, puzzle.given[cell]));
        const ChCandidateSet of_board = ch_alive_board(&board);
        cr_expect_arr_eq(&alive, &of_board, sizeof alive, "puzzle %d", i);
    }
}

/* ---- public lists ---- */

static void expect_unique(const char *name, int every)
{
    const char *const shared = getenv("CH_SHARED");
    char path[512];
    char line[256];
    int count = 0;

    if (shared == NULL) {
        fprintf(stderr, "# skipped: CH_SHARED is not set\n");
        return;
    }
    snprintf(path, sizeof path, "%s/puzzles/%s", shared, name);
    FILE *const file = fopen(path, "r");
    if (file == NULL) {
        fprintf(stderr, "# skipped: no %s\n", path);
        return;
    }
    for (; fgets(line, sizeof line, file) != NULL; count++)
        if (count % every == 0)
            cr_expect_eq(count_line(line, 2), 1, "%s, line %d", name, count + 1);
    fclose(file);
    cr_expect_gt(count, 300);
}

Test(lists, all_of_magictour_is_unique)
{
    expect_unique("magictour-top1465.txt", 1);
}

Test(lists, some_of_the_others_are_unique)
{
    expect_unique("17-clue.txt", 100);
    expect_unique("hardest-1106.txt", 1);
}
