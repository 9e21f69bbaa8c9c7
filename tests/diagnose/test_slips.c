/* test_slips.c - the digit that is likely the slip: a wrong digit among those typed without + is a
 * suspect, and each suspect is one by the rules alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "generate.h"
#include "likely_slip.h"
#include "support.h"

enum { POSITIONS = 300, NODES = 1000000 };

static ChSearch search;

/* Adds right digits as givens, and one wrong one, whose cell is returned. */
static int spoil(ChRandom *random, ChPuzzle *puzzle, const uint8_t *solution)
{
    int wrong = -1;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] == CH_NO_DIGIT && ch_random_below(random, 3) == 0) {
            puzzle->given[cell] = solution[cell];
            wrong = wrong < 0 || ch_random_below(random, 4) == 0 ? cell : wrong;
        }
    cr_assert_geq(wrong, 0);
    puzzle->given[wrong] =
        (uint8_t)((solution[wrong] + 1 + (int)ch_random_below(random, 8)) % CH_DIGITS);
    return wrong;
}

static uint64_t solutions_without(ChPuzzle puzzle, int cell)
{
    uint64_t count;

    puzzle.given[cell] = CH_NO_DIGIT;
    const ChCandidateSet alive = ch_alive_givens(&puzzle);
    cr_assert_eq(ch_search_count(&search, &alive, 2, NODES, &count), CH_OK);
    return count;
}

Test(slips, a_wrong_digit_is_a_suspect_and_a_suspect_leaves_one_solution)
{
    ChRandom random = seeded("a_wrong_digit_is_a_suspect_and_a_suspect_leaves_one_solution");
    int clear = 0;

    for (int i = 0; i < POSITIONS; i++) {
        uint8_t solution[CH_CELLS];
        ChPuzzle puzzle = solved_puzzle(&search, random.state, i, solution);
        const int wrong = spoil(&random, &puzzle, solution);
        const ChCellSet slips = ch_likely_slips(&search, &puzzle, NODES);
        cr_assert(ch_cells_has(&slips, wrong), "position %d", i);
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (puzzle.given[cell] != CH_NO_DIGIT)
                cr_assert_eq(ch_cells_has(&slips, cell), solutions_without(puzzle, cell) == 1,
                             "position %d", i);
        clear += ch_cells_count(slips) == 1;
    }
    cr_expect_gt(clear, POSITIONS / 2, "%d", clear);
}

Test(slips, a_sound_puzzle_has_none)
{
    const ChPuzzle sound = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ChRepeat repeat;

    cr_expect(ch_cells_empty(ch_likely_slips(&search, &sound, NODES)));
    cr_expect_not(ch_find_repeat(&sound, &repeat));
}

Test(slips, two_of_a_kind_in_a_house_are_found)
{
    ChPuzzle puzzle = puzzle_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ChRepeat repeat;

    puzzle.given[CH_CELL_AT(0, 8)] = 2; /* the 3 of row 1 is in column 2 */
    cr_assert(ch_find_repeat(&puzzle, &repeat));
    cr_expect_eq(repeat.house, CH_FIRST_ROW);
    cr_expect_eq(repeat.cell[0], CH_CELL_AT(0, 1));
    cr_expect_eq(repeat.cell[1], CH_CELL_AT(0, 8));
}
