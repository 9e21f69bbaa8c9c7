/* test_million.c - A million positions of all kinds: the search compared with the plain search, and
 * that with a counter that shares no code with either.
 *
 * CH_POSITIONS chooses their number (which is printed), CH_SEED the positions, CH_KERNEL another
 * kernel than the best.  Builds with assertions take fewer.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bruteforce.h"
#include "kernel_named.h"
#include "plain_search.h"
#include "random_puzzles.h"
#include "reference.h"

enum { POSITIONS = 1000000 / RANDOM_PART };

static const char *const KIND[RANDOM_KINDS] = {
    [RANDOM_DUG] = "dug",         [RANDOM_UNIQUE] = "unique", [RANDOM_WRONG] = "wrong given",
    [RANDOM_THINNED] = "removed", [RANDOM_MARKS] = "marks",   [RANDOM_TAKEN] = "taken as true",
    [RANDOM_REMOVED] = "removed",
};

static ChSearch search;
static ChPlainSearch plain;
static RandomPool pool;

static void fill_pool(const char *test, uint64_t seed)
{
    random_pool_fill(&pool, reference_random(test, seed).state);
}

/* The number of solutions, and a sum over them that does not depend on their order. */
typedef struct Found {
    uint64_t count;
    uint64_t sum;
} Found;

static void add_solution(Found *found, const uint8_t *solution)
{
    uint64_t hash = solution[CH_CELLS - 1];

    for (int i = 0; i < CH_CELLS - 1; i += 8) {
        uint64_t eight;
        memcpy(&eight, solution + i, sizeof eight);
        hash = (hash ^ eight) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 32;
    }
    found->count++;
    found->sum += hash;
}

static Found by_search(const ChKernel *kernel, const RandomPosition *position)
{
    Found found = {0, 0};
    uint8_t solution[CH_CELLS];

    ch_search_start_with(&search, kernel, &position->alive, NULL, CH_SEARCH_NO_LIMIT);
    while (found.count < position->limit && ch_search_next(&search, solution))
        add_solution(&found, solution);
    return found;
}

static Found by_plain(const RandomPosition *position)
{
    Found found = {0, 0};
    uint8_t solution[CH_CELLS];

    ch_plain_start(&plain, &position->alive, NULL, CH_PLAIN_NO_LIMIT);
    while (found.count < position->limit && ch_plain_next(&plain, solution))
        add_solution(&found, solution);
    return found;
}

/* Returns whether two results agree.  Which of LIMIT solutions come first may differ. */
static bool agree(const RandomPosition *position, Found a, Found b)
{
    return a.count == b.count && (a.count == position->limit || a.sum == b.sum);
}

static void report_difference(const RandomPosition *position, int number, Found expected,
                              Found found)
{
    char text[RANDOM_TEXT];

    random_text(&position->alive, text);
    cr_expect_fail("position %d (%s), limit %llu: %llu solutions, not %llu%s\n%s", number,
                   KIND[position->kind], (unsigned long long)position->limit,
                   (unsigned long long)found.count, (unsigned long long)expected.count,
                   found.count == expected.count ? ", but others" : "", text);
}

typedef struct Tally {
    int none, one, more;
} Tally;

static void tally_add(Tally *tally, uint64_t count)
{
    tally->none += count == 0;
    tally->one += count == 1;
    tally->more += count > 1;
}

/* Expects a mixture: a one-sided generator would leave most of the search untested. */
static void expect_mixed(const Tally *tally, int positions)
{
    const int few = positions / 10;

    fprintf(stderr, "# %d positions: %d without a solution, %d with one, %d with more\n", positions,
            tally->none, tally->one, tally->more);
    cr_expect(tally->none > few && tally->one > few && tally->more > few, "one-sided");
}

static int positions_wanted(void)
{
    const char *const chosen = getenv("CH_POSITIONS");
    const int positions = chosen == NULL ? POSITIONS : atoi(chosen);

    cr_assert_gt(positions, 0, "CH_POSITIONS=%s", chosen);
    return positions;
}

static const ChKernel *kernel_wanted(void)
{
    const char *const chosen = getenv("CH_KERNEL");
    const ChKernel *const kernel = chosen == NULL ? ch_kernel_best() : kernel_named(chosen);

    cr_assert(kernel != NULL && kernel->runs(), "CH_KERNEL=%s", chosen);
    fprintf(stderr, "# kernel %s\n", kernel->name);
    return kernel;
}

Test(million, positions_have_the_solutions_of_the_plain_search, .timeout = 1800)
{
    const int positions = positions_wanted();
    const ChKernel *const kernel = kernel_wanted();
    Tally tally = {0, 0, 0};

    fill_pool("positions", 21);
    for (int i = 0, wrong = 0; i < positions && wrong < 5; i++) {
        const RandomPosition position = random_position(&pool);
        const Found expected = by_plain(&position);
        const Found found = by_search(kernel, &position);
        tally_add(&tally, expected.count);
        if (!agree(&position, expected, found)) {
            report_difference(&position, i, expected, found);
            wrong++;
        }
    }
    expect_mixed(&tally, positions);
}

/* ---- the plain search itself ---- */

static ChPuzzle marks_puzzle(const ChCandidateSet *alive)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.has_marks = true;
    puzzle.marks = *alive;
    return puzzle;
}

Test(million, the_plain_search_has_the_solutions_of_the_naive_one, .timeout = 600)
{
    const int positions = RANDOM_PART == 1 ? 3000 : 1000;
    Tally tally = {0, 0, 0};

    fill_pool("the_plain_search", 22);
    for (int i = 0; i < positions; i++) {
        const RandomPosition position = random_position_of(&pool, (RandomKind)(i % RANDOM_KINDS));
        const ChPuzzle puzzle = marks_puzzle(&position.alive);
        const Reference naive = reference_puzzle(&puzzle, position.limit);
        Found expected = {naive.count, naive.hash};
        Found found = {0, 0};
        uint8_t solution[CH_CELLS];
        ch_plain_start(&plain, &position.alive, NULL, CH_PLAIN_NO_LIMIT);
        for (; found.count < position.limit && ch_plain_next(&plain, solution); found.count++)
            found.sum += reference_hash_solution(solution);
        tally_add(&tally, expected.count);
        if (!agree(&position, expected, found))
            report_difference(&position, i, expected, found);
    }
    expect_mixed(&tally, positions);
}

/* ---- the positions ---- */

Test(million, the_positions_are_what_they_are_said_to_be)
{
    uint64_t count;

    fill_pool("the_positions", 23);
    for (int i = 0; i < 500; i++) {
        const RandomPosition unique = random_position_of(&pool, RANDOM_UNIQUE);
        ch_plain_count(&plain, &unique.alive, 2, CH_PLAIN_NO_LIMIT, &count);
        cr_expect_eq(count, 1, "unique position %d", i);
        const RandomPosition dug = random_position_of(&pool, RANDOM_DUG);
        ch_plain_count(&plain, &dug.alive, 1, CH_PLAIN_NO_LIMIT, &count);
        cr_expect_eq(count, 1, "dug position %d", i);
        const RandomPosition marks = random_position_of(&pool, RANDOM_MARKS);
        ch_plain_count(&plain, &marks.alive, 1, CH_PLAIN_NO_LIMIT, &count);
        cr_expect_eq(count, 1, "pencil marks %d", i);
    }
}

Test(million, the_positions_follow_the_seed)
{
    static RandomPool other;

    fill_pool("the_positions_follow", 24);
    random_pool_fill(&other, reference_random("the_positions_follow", 24).state);
    for (int i = 0; i < 100; i++) {
        const RandomPosition a = random_position(&pool);
        const RandomPosition b = random_position(&other);
        other = pool;
        const RandomPosition next = random_position(&other);
        other = pool;
        cr_expect_arr_eq(&a.alive, &b.alive, sizeof a.alive, "position %d", i);
        cr_expect_neq(memcmp(&a.alive, &next.alive, sizeof a.alive), 0, "position %d", i);
    }
}
