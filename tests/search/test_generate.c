/* test_generate.c - random grids and puzzles: sound, minimal, and the same in every release.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "dig.h"
#include "generate.h"
#include "generated.h"
#include "mask.h"
#include "puzzle_search.h"
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

    generate_puzzle(&search, 1, 0, &puzzle);
    cr_expect_arr_eq(puzzle.given, expected.given, sizeof puzzle.given);
    for (uint64_t i = 0; i < 100; i++) {
        generate_puzzle(&search, 1, i, &puzzle);
        hash = hash * 3 + hash_givens(&puzzle);
    }
    cr_expect_eq(hash, UINT64_C(0xfd797fbc5a31900a), "%llx", (unsigned long long)hash);
}

Test(generate, an_entry_depends_on_seed_and_index_alone)
{
    ChPuzzle forward[20];
    ChPuzzle again;

    for (int i = 0; i < 20; i++)
        generate_puzzle(&search, 7, (uint64_t)i, &forward[i]);
    for (int i = 19; i >= 0; i--) {
        memset(&search, 0x5a, sizeof search);
        generate_puzzle(&search, 7, (uint64_t)i, &again);
        cr_expect_arr_eq(again.given, forward[i].given, sizeof again.given, "entry %d", i);
        for (int other = 0; other < i; other++)
            cr_expect_neq(hash_givens(&forward[i]), hash_givens(&forward[other]));
    }
    generate_puzzle(&search, 8, 0, &again);
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
        generate_grid(&search, 3, i, grid);
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
        generate_puzzle(&search, 5, i, &puzzle);
        generate_grid(&search, 5, i, grid);
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

/* ---- with constraints ---- */

static ChPuzzleSearch generator;
static ChOrder order;
static const ChGenerateLimits ALWAYS = {.most = UINT64_MAX};

static ChCellSet givens_of(const ChPuzzle *puzzle)
{
    ChCellSet cells = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&cells, cell);
    return cells;
}

Test(generate, without_demands_an_entry_is_the_random_puzzle)
{
    order = (ChOrder){.minimal = true};
    for (uint64_t i = 0; i < 20; i++) {
        ChPuzzle puzzle;
        ChPuzzle made;
        generate_puzzle(&search, 7, i, &puzzle);
        cr_assert(ch_puzzle_search(&generator, &order, 7, i, &ALWAYS, &made));
        cr_expect_arr_eq(made.given, puzzle.given, sizeof made.given, "entry %d", (int)i);
    }
}

Test(generate, orbits_are_a_partition)
{
    static const int size[CH_ORBIT_KINDS] = {1, 2, 4, 2, 2, 2, 2, 8};

    for (int symmetry = 0; symmetry < CH_ORBIT_KINDS; symmetry++)
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const ChCellSet orbit = ch_orbit_of(symmetry, cell);
            cr_expect(ch_cells_has(&orbit, cell));
            cr_expect_eq(size[symmetry] % ch_cells_count(orbit), 0);
            for (int other = ch_cells_next(&orbit, 0); other >= 0;
                 other = ch_cells_next(&orbit, other + 1))
                cr_expect(ch_cells_equal(ch_orbit_of(symmetry, other), orbit),
                          "symmetry %d, cells %d and %d", symmetry, cell, other);
        }
}

/* Checks by the plain search that there is one solution, the symmetry, and no superfluous orbit. */
Test(generate, symmetric_puzzles_are_minimal_by_orbits, .timeout = 300)
{
    for (int symmetry = 0; symmetry < CH_ORBIT_KINDS; symmetry++) {
        ChPuzzle puzzle;
        order = (ChOrder){.symmetry = symmetry, .minimal = true};
        cr_assert(ch_puzzle_search(&generator, &order, 11, 3, &ALWAYS, &puzzle));
        const ChCellSet givens = givens_of(&puzzle);
        cr_expect(ch_orbits_fit(symmetry, &givens), "symmetry %d", symmetry);
        cr_expect_eq(reference_puzzle(&puzzle, 2).count, 1, "symmetry %d", symmetry);
        for (int cell = ch_cells_next(&givens, 0); cell >= 0;
             cell = ch_cells_next(&givens, cell + 1)) {
            const ChCellSet orbit = ch_orbit_of(symmetry, cell);
            ChPuzzle without = puzzle;
            for (int other = 0; other < CH_CELLS; other++)
                if (ch_cells_has(&orbit, other))
                    without.given[other] = CH_NO_DIGIT;
            cr_expect_eq(reference_puzzle(&without, 2).count, 2, "symmetry %d, cell %d", symmetry,
                         cell);
        }
        cr_expect(ch_puzzle_is_minimal(&search, symmetry, &puzzle));
    }
}

Test(generate, changes_keep_one_solution_and_the_symmetry)
{
    ChRandom random = {21};
    uint8_t grid[CH_CELLS];
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    ch_generate_fill(&search, &random, grid);
    memcpy(puzzle.given, grid, sizeof grid);
    for (int i = 0; i < 30; i++) {
        ch_dig(&search, &random, CH_ORBITS_HALF_TURN, 0, &puzzle);
        ch_shift(&search, &random, CH_ORBITS_HALF_TURN, grid, &puzzle);
        const ChCellSet givens = givens_of(&puzzle);
        cr_expect(ch_orbits_fit(CH_ORBITS_HALF_TURN, &givens));
        cr_expect(reference_fits(&puzzle, grid));
        cr_expect_eq(reference_puzzle(&puzzle, 2).count, 1, "change %d", i);
    }
}

/* Variations have one solution, that of the original puzzle, and the symmetry; they differ from
 * each other and are near the original. */
Test(generate, varied_puzzles_keep_the_solution, .timeout = 300)
{
    static ChOrigin origin[2];
    int common = 0;
    int givens = 0;

    for (uint64_t i = 0; i < 2; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 61, i, &puzzle);
        generate_grid(&search, 61, i, origin[i].grid);
        memcpy(origin[i].given, puzzle.given, sizeof origin[i].given);
    }
    for (int symmetry = 0; symmetry < CH_ORBIT_KINDS; symmetry++)
        for (uint64_t i = 0; i < 6; i++) {
            ChPuzzle puzzle;
            order = (ChOrder){
                .symmetry = symmetry, .minimal = true, .origin = origin, .origin_count = 2};
            cr_assert(ch_puzzle_search(&generator, &order, 6, i, &ALWAYS, &puzzle));
            const ChCellSet cells = givens_of(&puzzle);
            const bool second = reference_fits(&puzzle, origin[1].grid);
            cr_expect(second || reference_fits(&puzzle, origin[0].grid));
            cr_expect(ch_orbits_fit(symmetry, &cells));
            cr_expect_eq(reference_puzzle(&puzzle, 2).count, 1);
            cr_expect(ch_puzzle_is_minimal(&search, symmetry, &puzzle));
            cr_expect_arr_neq(puzzle.given, origin[second].given, sizeof puzzle.given);
            for (int cell = 0; symmetry == CH_ORBITS_NONE && cell < CH_CELLS; cell++) {
                const uint8_t given = puzzle.given[cell];
                givens += given != CH_NO_DIGIT;
                common += given != CH_NO_DIGIT && given == origin[second].given[cell];
            }
        }
    cr_expect_gt(2 * common, givens, "%d of %d givens are the same", common, givens);
}

Test(generate, what_is_given_is_made_whole)
{
    ChRandom random = {62};
    uint8_t grid[CH_CELLS];

    generate_grid(&search, 62, 0, grid);
    for (int symmetry = 0; symmetry < CH_ORBIT_KINDS; symmetry++)
        for (int fewest = 0; fewest <= CH_CELLS; fewest += 27) {
            ChPuzzle puzzle;
            generate_puzzle(&search, 62, 0, &puzzle);
            const ChCellSet before = givens_of(&puzzle);
            ch_add_givens(&random, symmetry, grid, fewest, &puzzle);
            const ChCellSet cells = givens_of(&puzzle);
            cr_expect(ch_cells_equal(ch_cells_and(before, cells), before));
            cr_expect(ch_orbits_fit(symmetry, &cells));
            cr_expect(reference_fits(&puzzle, grid));
            cr_expect_geq(ch_count_givens(&puzzle), fewest);
            cr_expect(symmetry != CH_ORBITS_NONE || fewest < ch_cells_count(before) ||
                      ch_count_givens(&puzzle) == fewest);
        }
}

Test(generate, masks_hold_just_their_givens, .timeout = 300)
{
    for (uint64_t i = 0; i < 3; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, 31, i, &puzzle);
        order = (ChOrder){.has_mask = true, .mask = givens_of(&puzzle), .minimal = i == 0};
        cr_assert(ch_puzzle_search(&generator, &order, 5, i, &ALWAYS, &puzzle));
        cr_expect(ch_cells_equal(givens_of(&puzzle), order.mask), "entry %d", (int)i);
        cr_expect_eq(reference_puzzle(&puzzle, 2).count, 1, "entry %d", (int)i);
    }
}

Test(generate, a_given_too_many_is_seen)
{
    ChPuzzle puzzle;
    uint8_t grid[CH_CELLS];
    int cell = 0;

    generate_puzzle(&search, 32, 0, &puzzle);
    generate_grid(&search, 32, 0, grid);
    cr_expect(ch_puzzle_is_minimal(&search, CH_ORBITS_NONE, &puzzle));
    while (puzzle.given[cell] != CH_NO_DIGIT)
        cell++;
    puzzle.given[cell] = grid[cell];
    cr_expect_not(ch_puzzle_is_minimal(&search, CH_ORBITS_NONE, &puzzle));
}

/* A demand that no puzzle meets: the nearest one is changed again and again. */
Test(generate, what_lies_near_is_changed_within_its_mask)
{
    const ChGenerateLimits little = {.most = 40};
    ChPuzzle puzzle;

    generate_puzzle(&search, 31, 0, &puzzle);
    order = (ChOrder){.has_mask = true, .mask = givens_of(&puzzle), .givens = {17, 17}};
    cr_expect_not(ch_puzzle_search(&generator, &order, 5, 0, &little, &puzzle));
    for (uint64_t i = 0; i < 20; i++) {
        ChRandom random = ch_generate_stream(33, i);
        ch_mask_shift(&search, &random, &order.mask, &puzzle);
        cr_assert(ch_cells_equal(givens_of(&puzzle), order.mask), "change %d", (int)i);
    }
}

Test(generate, patience_ends)
{
    const ChGenerateLimits little = {.most = 3};
    ChPuzzle puzzle;

    order = (ChOrder){.minimal = true, .givens = {17, 17}};
    cr_expect_not(ch_puzzle_search(&generator, &order, 1, 1, &little, &puzzle));
}
