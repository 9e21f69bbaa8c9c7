/* test_symmetry.c - A turned board has the turned steps (turned.h), in positions from solves of
 * random puzzles.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated.h"
#include "notation.h"
#include "turned.h"

enum { PUZZLES = 25, POSITIONS = 2, TURNS = 8 };

static ChSearch search;
static Reach *reach;

static void report_difference(void *context, const ChTechnique *technique, const char *how)
{
    const ChPuzzle *const puzzle = context;
    char grid[CH_CELLS + 1] = "";

    ch_name_grid(grid, puzzle->given);
    cr_expect(false, "%s: %s %s", grid, technique->key, how);
}

/* Compares a few of the positions of a solve, the last one among them. */
static void compare_positions(ChEngine *engine, ChPuzzle *puzzle, ChRandom *random)
{
    const uint32_t steps = engine->log.count;
    static Turned turned;
    ChBoard board;

    ch_board_load(&board, puzzle);
    for (uint32_t i = 0; i <= steps && board.empty > 0; i++) {
        if (i == steps || ch_random_below(random, steps) < POSITIONS) {
            const ChPuzzle position = position_of(puzzle, &board);
            cr_assert(turn(&turned, &position, random));
            compare_turned(&turned, reach, report_difference, puzzle);
        }
        if (i < steps)
            ch_board_apply(&board, &engine->log.step[i]);
    }
}

Test(symmetry, a_transformed_board_has_the_transformed_steps, .timeout = 600)
{
    ChEngine *const engine = new_engine();
    ChRandom random = seeded("a_transformed_board_has_the_transformed_steps");
    const ChPlan plan = plan_of(NULL);
    const size_t limit = (size_t)ch_technique_limit();
    size_t all = 0;

    reach = calloc(limit, sizeof *reach);
    for (int i = 0; i < PUZZLES; i++) {
        ChPuzzle puzzle;
        generate_puzzle(&search, random.state, (uint64_t)i, &puzzle);
        cr_assert_eq(ch_engine_solve(engine, &puzzle, &plan, false), CH_OK);
        compare_positions(engine, &puzzle, &random);
    }
    for (size_t number = 0; number < limit; number++) {
        const Reach *const one = &reach[number];
        all += one->heard;
        if (one->heard > 0)
            fprintf(stderr, "# %zu %s\n", one->heard, ch_technique((int)number)->key);
        if (one->missed > 0)
            fprintf(stderr, "# %s: %zu candidates ruled out by one of the two, %zu by both\n",
                    turned_name((int)number), one->missed, one->common);
        cr_expect(reach_is_alike(one), "one of the two misses more than one in %d", TOLERANCE);
    }
    cr_expect_gt(all, 500);
    free(reach);
    free(engine);
}

/* Where there are hardly any givens, the eliminations of a double exocet take more lines than an
 * argument may have.  Which of them are reported must not depend on the order of the cells. */
Test(symmetry, a_transformed_board_leaves_much_the_same_out, .timeout = 120)
{
    static const char given[] =
        "......7....71.9...68..7......1.9.6..8.......4.4.....2...8.6.1..5..3..........2.53";
    static const char key[] = "double-junior-exocet";
    ChRandom random = seeded("a_transformed_board_leaves_much_the_same_out");
    const int number = ch_technique_by_key(key, strlen(key))->number;
    ChPuzzle puzzle = puzzle_of(given);
    Reach exocets = {0};
    static Turned turned;

    for (int i = 0; i < TURNS; i++) {
        cr_assert(turn(&turned, &puzzle, &random));
        compare_technique(&turned, number, &exocets, report_difference, &puzzle);
    }
    cr_expect_gt(exocets.common, 0);
    cr_expect(reach_is_alike(&exocets));
}
