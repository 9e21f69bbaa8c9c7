/* test_generate.c - random grids and puzzles: sound, minimal, and the same for ever.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "generate.h"
#include "reference.h"

static ChSearch search;

static uint64_t hash_givens(const ChPuzzle *puzzle)
{
    uint64_t hash = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        hash = (hash ^ puzzle->given[cell]) * UINT64_C(0x9e3779b97f4a7c15) + 1;
    return hash;
}

Test(generate, the_puzzles_of_a_seed_never_change)
{
    static const char first[] = "98..47.12..4....3..5..6...9....81......9..183..63.....5.7..9."
                                ".........26....2....";
    const ChPuzzle expected = reference_read(first);
    ChPuzzle puzzle;
    uint64_t hash = 0;

    ch_generate_puzzle(&search, 1, 0, &puzzle);
    cr_expect_arr_eq(puzzle.given, expected.given, sizeof puzzle.given);
    for (uint64_t i = 0; i < 100; i++) {
        ch_generate_puzzle(&search, 1, i, &puzzle);
        hash = hash * 3 + hash_givens(&puzzle);
    }
    cr_expect_eq(hash, UINT64_C(0xfd797fbc5a31900a), "%llx", (unsigned long long)hash);
}

Test(generate, an_entry_depends_on_seed_and_index_alone)
{
    ChPuzzle forward[20];
    ChPuzzle again;

    for (int i = 0; i < 20; i++)
        ch_generate_puzzle(&search, 7, (uint64_t)i, &forward[i]);
    for (int i = 19; i >= 0; i--) {
        memset(&search, 0x5a, sizeof search);
        ch_generate_puzzle(&search, 7, (uint64_t)i, &again);
        cr_expect_arr_eq(again.given, forward[i].given, sizeof again.given, "entry %d", i);
        for (int other = 0; other < i; other++)
            cr_expect_neq(hash_givens(&forward[i]), hash_givens(&forward[other]));
    }
    ch_generate_puzzle(&search, 8, 0, &again);
    for (int i = 0; i < 20; i++)
        cr_expect_neq(hash_givens(&again), hash_givens(&forward[i]));
}

Test(generate, grids_are_sound_and_hold_every_digit_everywhere)
{
    ChPuzzle empty;
    uint8_t grid[CH_CELLS];
    int seen[CH_CELLS][CH_DIGITS] = {{0}};

    ch_puzzle_clear(&empty);
    for (uint64_t i = 0; i < 600; i++) {
        ch_generate_grid(&search, 3, i, grid);
        cr_assert(reference_fits(&empty, grid), "entry %d", (int)i);
        for (int cell = 0; cell < CH_CELLS; cell++)
            seen[cell][grid[cell]]++;
    }
    /* 600 / 9 = 67 expected, standard deviation 7.7. */
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            cr_expect(seen[cell][digit] > 67 - 42 && seen[cell][digit] < 67 + 42,
                      "digit %d came %d times in cell %d", digit, seen[cell][digit], cell);
}

Test(generate, puzzles_have_one_solution_and_no_given_to_spare, .timeout = 300)
{
    int givens = 0;

    for (uint64_t i = 0; i < 60; i++) {
        ChPuzzle puzzle;
        uint8_t grid[CH_CELLS];
        ch_generate_puzzle(&search, 5, i, &puzzle);
        ch_generate_grid(&search, 5, i, grid);
        cr_expect(reference_fits(&puzzle, grid), "entry %d is not dug from its grid", (int)i);
        cr_expect_eq(reference_puzzle(&puzzle, 2).count, 1, "entry %d", (int)i);
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const uint8_t given = puzzle.given[cell];
            if (given == CH_NO_DIGIT)
                continue;
            givens++;
            puzzle.given[cell] = CH_NO_DIGIT;
            cr_expect_eq(reference_puzzle(&puzzle, 2).count, 2, "entry %d, cell %d", (int)i, cell);
            puzzle.given[cell] = given;
        }
    }
    cr_expect(givens > 60 * 22 && givens < 60 * 27, "%d givens in 60 puzzles", givens);
}
