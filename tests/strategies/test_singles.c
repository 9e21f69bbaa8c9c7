/* test_singles.c - Singles taken one after another are those that the finders report, in every
 * build of the code; also where a wrong digit leads to a contradiction.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "singles_take.h"
#include "support.h"

enum { POSITIONS = 2000 };

static ChSearch search;

/* Does by the finders what ch_take_singles() does. */
static int take_by_finders(ChBoard *board, ChStep *step, uint8_t *finder, int most)
{
    const ChFinderInput input = {.board = board};
    FirstSink first = {.sink = {keep_first}};
    int taken = 0;

    while (taken < most && board->empty > 0 && !ch_board_is_broken(board)) {
        int i = 0;
        while (i < CH_SINGLES && !ch_single_finder[i](&input, &first.sink))
            i++;
        if (i == CH_SINGLES)
            break;
        step[taken] = first.step;
        finder[taken++] = (uint8_t)i;
        ch_board_place(board, CH_CANDIDATE_CELL(first.step.placed),
                       CH_CANDIDATE_DIGIT(first.step.placed));
    }
    return taken;
}

/* Places a digit that the board allows, right or wrong. */
static void place_any(ChBoard *board, ChRandom *random)
{
    const int cell = (int)ch_random_below(random, CH_CELLS);
    const int digit = (int)ch_random_below(random, CH_DIGITS);

    if (board->digit[cell] == CH_NO_DIGIT && ch_board_has(board, CH_CANDIDATE(cell, digit)))
        ch_board_place(board, cell, digit);
}

Test(singles, are_taken_as_the_finders_report_them)
{
    static ChStep step[3][CH_CELLS];
    uint8_t finder[3][CH_CELLS];
    ChEngine *const engine = new_engine();
    const ChPlan plan = plan_of(NULL);
    ChRandom random = seeded("singles");
    int seen[CH_SINGLES] = {0};
    int broken = 0;

    for (int i = 0; i < POSITIONS; i++) {
        const ChPuzzle puzzle = random_position(&search, &random, engine, &plan, i / 20);
        const int most = ch_random_below(&random, 4) == 0 ? (int)ch_random_below(&random, 6) : 81;
        ChBoard board[3];
        if (ch_board_load(&board[0], &puzzle) >= 0)
            continue;
        place_any(&board[0], &random);
        board[1] = board[2] = board[0];
        const int taken = take_by_finders(&board[0], step[0], finder[0], most);
        cr_assert_eq(ch_take_singles(&board[1], step[1], finder[1], most), taken);
        cr_assert_eq(take_singles(&board[2], step[2], finder[2], most), taken);
        for (int build = 1; build < 3; build++) {
            cr_assert_arr_eq(&board[build], &board[0], sizeof board[0]);
            cr_assert_arr_eq(finder[build], finder[0], (size_t)taken);
            cr_assert_eq(memcmp(step[build], step[0], (size_t)taken * sizeof step[0][0]), 0);
        }
        for (int j = 0; j < taken; j++)
            seen[finder[0][j]]++;
        broken += ch_board_is_broken(&board[0]);
    }
    for (int i = 0; i < CH_SINGLES; i++)
        cr_assert_gt(seen[i], 20, "finder %d", i);
    cr_assert_gt(broken, 100);
    cr_assert_lt(broken, POSITIONS - 100);
    free(engine);
}
