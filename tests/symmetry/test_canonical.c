/* test_canonical.c - The canonical form, compared with a plain reference, under symmetries, and
 * with known facts.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canonical.h"
#include "generated.h"
#include "notation.h"
#include "symmetry.h"

enum { LINE_ORDERS = 1296, FIRST_SEED = 20261122 };

static uint64_t seed_of_run(void)
{
    const char *const given = getenv("CH_SEED");
    const uint64_t seed = given != NULL ? strtoull(given, NULL, 10) : FIRST_SEED;

    fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
    return seed;
}

static void read_grid(const char *text, uint8_t digit[CH_CELLS])
{
    for (int i = 0; i < CH_CELLS; i++)
        digit[CH_CELL_AT(i / 9, i % 9)] =
            text[i] >= '1' && text[i] <= '9' ? (uint8_t)(text[i] - '1') : CH_NO_DIGIT;
}

static void expect_form(const uint8_t given[CH_CELLS], const char *expected)
{
    uint8_t form[CH_CELLS];
    char name[CH_CELLS + 1] = {0};

    ch_canonical(given, form);
    ch_name_grid(name, form);
    cr_expect_str_eq(name, expected);
}

/* ---- the reference: every arrangement, the digits renamed in order of appearance ---- */

static void list_line_orders(uint8_t order[LINE_ORDERS][9])
{
    static const uint8_t of_three[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    for (int n = 0; n < LINE_ORDERS; n++) {
        const int within[] = {n / 6 % 6, n / 36 % 6, n / 216};
        for (int i = 0; i < 9; i++)
            order[n][i] = (uint8_t)(3 * of_three[n % 6][i / 3] + of_three[within[i / 3]][i % 3]);
    }
}

/* Replaces BEST by the arrangement if that is smaller. */
static void try_arrangement(char best[CH_CELLS], char grid[9][9], const uint8_t row[9],
                            const uint8_t column[9])
{
    char name[10] = {[0] = '.'};
    char next = '1';
    bool smaller = false;

    for (int i = 0; i < CH_CELLS; i++) {
        const int digit = grid[row[i / 9]][column[i % 9]];
        if (name[digit] == 0)
            name[digit] = next++;
        if (!smaller && name[digit] > best[i])
            return;
        smaller |= name[digit] < best[i];
        if (smaller)
            best[i] = name[digit];
    }
}

static void reference_form(const uint8_t given[CH_CELLS], char best[CH_CELLS + 1])
{
    static uint8_t order[LINE_ORDERS][9];
    char grid[2][9][9];

    list_line_orders(order);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const char digit = (char)(given[cell] == CH_NO_DIGIT ? 0 : given[cell] + 1);
        grid[0][CH_ROW_OF(cell)][CH_COLUMN_OF(cell)] = digit;
        grid[1][CH_COLUMN_OF(cell)][CH_ROW_OF(cell)] = digit;
    }
    memset(best, '~', CH_CELLS);
    best[CH_CELLS] = '\0';
    for (int turned = 0; turned < 2; turned++)
        for (int row = 0; row < LINE_ORDERS; row++)
            for (int column = 0; column < LINE_ORDERS; column++)
                try_arrangement(best, grid[turned], order[row], order[column]);
}

static void expect_as_reference(const uint8_t given[CH_CELLS])
{
    char best[CH_CELLS + 1];

    reference_form(given, best);
    expect_form(given, best);
}

Test(canonical, is_the_smallest_of_all_arrangements)
{
    static ChSearch search;
    const uint64_t seed = seed_of_run();
    ChPuzzle puzzle;

    for (uint64_t i = 0; i < 2; i++) {
        generate_puzzle(&search, seed, i, &puzzle);
        expect_as_reference(puzzle.given);
    }
    generate_grid(&search, seed, 2, puzzle.given);
    expect_as_reference(puzzle.given);
}

/* Few givens, digits that clash, and much symmetry. */
Test(canonical, of_odd_grids_as_well)
{
    ChRandom random = {seed_of_run()};
    uint8_t given[CH_CELLS];

    for (int i = 0; i < 3; i++) {
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const uint32_t roll = ch_random_below(&random, i == 0 ? 80 : 12);
            given[cell] = (uint8_t)(roll < (i == 2 ? 3 : 9) ? roll : CH_NO_DIGIT);
        }
        expect_as_reference(given);
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        given[cell] = CH_COLUMN_OF(cell) == 0 ? 0 : CH_NO_DIGIT;
    expect_as_reference(given);
    for (int cell = 0; cell < CH_CELLS; cell++) /* lines are right, boxes are not */
        given[cell] = (uint8_t)((CH_ROW_OF(cell) + CH_COLUMN_OF(cell)) % 9);
    expect_as_reference(given);
}

/* ---- equivalence ---- */

static void expect_same_under_symmetries(const ChPuzzle *puzzle, int images, ChRandom *random)
{
    uint8_t form[CH_CELLS], other[CH_CELLS];
    ChPuzzle image;

    ch_canonical(puzzle->given, form);
    for (int i = 0; i < images; i++) {
        const ChSymmetry symmetry = ch_symmetry_random(random);
        ch_symmetry_apply(&symmetry, puzzle, &image);
        ch_canonical(image.given, other);
        cr_assert_arr_eq(form, other, sizeof form);
    }
    ch_canonical(form, other);
    cr_assert_arr_eq(form, other, sizeof form);
}

Test(canonical, is_the_same_for_equivalents)
{
    static ChSearch search;
    const uint64_t seed = seed_of_run();
    ChRandom random = {seed};
    ChPuzzle puzzle;

    for (uint64_t i = 0; i < 400; i++) {
        generate_puzzle(&search, seed, i, &puzzle);
        expect_same_under_symmetries(&puzzle, 10, &random);
        generate_grid(&search, seed, i, puzzle.given);
        expect_same_under_symmetries(&puzzle, 2, &random);
    }
}

Test(canonical, tells_others_apart)
{
    static ChSearch search;
    static uint8_t form[60][CH_CELLS];
    ChPuzzle puzzle;

    for (uint64_t i = 0; i < 60; i++) {
        generate_puzzle(&search, 5, i, &puzzle);
        ch_canonical(puzzle.given, form[i]);
        for (uint64_t j = 0; j < i; j++)
            cr_expect_neq(memcmp(form[i], form[j], CH_CELLS), 0);
    }
}

/* ---- known facts ---- */

/* The most symmetrical grid, with 648 automorphisms, is first in the list of all grids in this
 * order. */
Test(canonical, of_the_most_canonical_grid)
{
    static const char grid[] =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    ChRandom random = {seed_of_run()};
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    read_grid(grid, puzzle.given);
    expect_form(puzzle.given, grid);
    expect_same_under_symmetries(&puzzle, 50, &random);
}

/* Solved grids by their second rows; the last one is the last of all. */
Test(canonical, of_solved_grids)
{
    static const char *const grid[] = {
        "123456789456789123789123456214367598837915264965842317392671845578294631641538972",
        "123456789456789132789123546214697358398542671675318294562874913837961425941235867",
        "123456789456789231789123645214567893598312467637894512372641958861975324945238176",
        "123456789457189236689237145215374968376891452948625317561742893734968521892513674",
        "123456789457189263689237145218975436735641928946823517362794851594318672871562394",
        "123456789457189326689237451234918567591764238768523194372891645846375912915642873",
        "123456789457189623689237145238715964561924378794863251315678492846392517972541836",
        "123456789457189632689237145291643578745821963836795421312574896578962314964318257",
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
    };
    ChRandom random = {seed_of_run()};
    ChPuzzle puzzle;

    for (size_t i = 0; i < sizeof grid / sizeof *grid; i++) {
        ch_puzzle_clear(&puzzle);
        read_grid(grid[i], puzzle.given);
        expect_form(puzzle.given, grid[i]);
        if (i % 4 == 0)
            expect_as_reference(puzzle.given);
        expect_same_under_symmetries(&puzzle, 50, &random);
    }
}

/* All ways to place one digit nine times are equivalent. */
Test(canonical, of_one_digit)
{
    static ChSearch search;
    ChPuzzle puzzle;

    for (uint64_t i = 0; i < 100; i++) {
        generate_grid(&search, 3, i, puzzle.given);
        for (int cell = 0; cell < CH_CELLS; cell++)
            puzzle.given[cell] = puzzle.given[cell] == i % 9 ? 7 : CH_NO_DIGIT;
        expect_form(puzzle.given, "........1.....1.....1.............1.....1.....1..........."
                                  "..1.....1.....1........");
    }
}

Test(canonical, of_next_to_nothing)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    expect_form(puzzle.given, "................................................................."
                              "................");
    puzzle.given[40] = 4;
    expect_form(puzzle.given, "................................................................."
                              "...............1");
}

Test(symmetry, carries_all_that_was_done)
{
    ChRandom random = {seed_of_run()};
    ChPuzzle puzzle, image;

    ch_puzzle_clear(&puzzle);
    puzzle.given[3] = 1;
    puzzle.entered[20] = 5;
    puzzle.turn[20] = 1;
    ch_candidates_add(&puzzle.removed, CH_CANDIDATE(30, 7));
    ch_puzzle_note_start(&puzzle);
    for (int i = 0; i < 100; i++) {
        const ChSymmetry symmetry = ch_symmetry_random(&random);
        const ChCellSet *const peers = &ch_cell_peers[symmetry.cell[3]];
        ch_symmetry_apply(&symmetry, &puzzle, &image);
        cr_expect_eq(image.given[symmetry.cell[3]], symmetry.digit[1]);
        cr_expect_eq(image.entered[symmetry.cell[20]], symmetry.digit[5]);
        cr_expect_eq(image.turn[symmetry.cell[20]], 1);
        cr_expect(
            ch_candidates_has(&image.removed, CH_CANDIDATE(symmetry.cell[30], symmetry.digit[7])));
        cr_expect(image.has_start && !image.has_marks);
        for (int cell = 0; cell < CH_CELLS; cell++)
            cr_assert_eq(ch_cells_has(&ch_cell_peers[3], cell),
                         ch_cells_has(peers, symmetry.cell[cell]));
    }
}
