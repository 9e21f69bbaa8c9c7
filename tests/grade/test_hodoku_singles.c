/* test_hodoku_singles.c - Singles of the HoDoKu scale that are placed on the board are those that
 * its finders report one by one, and leave the same grid and queues, in every build of the code.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "hodoku.h"
#include "hodoku_take.h"
#include "support.h"

enum { BUILDS = 2, MOST_QUEUE = CH_HODOKU_HIDDEN };

/* A position: by the finders, and by each build. */
typedef struct Position {
    ChBoard board;
    ChHodoku plain;
    ChBoard taken[BUILDS];
    ChHodoku state[BUILDS];
} Position;

static Position position;

static int take_by_finders(ChStep *step, uint8_t *row, int most)
{
    static const ChFinder finder[CH_HODOKU_SINGLES] = {ch_hodoku_full_house, ch_hodoku_naked_single,
                                                       ch_hodoku_hidden_single};
    const ChFinderInput input = {.board = &position.board, .state = &position.plain};
    FirstSink first = {.sink = {keep_first}};
    int taken = 0;

    while (taken < most) {
        int i = 0;
        while (i < CH_HODOKU_SINGLES && !finder[i](&input, &first.sink))
            i++;
        if (i == CH_HODOKU_SINGLES)
            break;
        const int cell = CH_CANDIDATE_CELL(first.step.placed);
        const int digit = CH_CANDIDATE_DIGIT(first.step.placed);
        step[taken] = first.step;
        row[taken++] = (uint8_t)i;
        ch_board_place(&position.board, cell, digit);
        ch_hodoku_grid_set(&position.plain.grid, ch_grid_cell(cell), digit);
    }
    return taken;
}

static int take_by_build(int build, ChStep *step, uint8_t *row, int most)
{
    ChHodoku *const state = &position.state[build];
    ChBoard *const board = &position.taken[build];

    if (build == 0)
        return ch_hodoku_take_singles(state, board, step, row, most);
    const int taken = take_on_board(&state->grid, board, step, row, most);
    state->grid.is_behind |= taken > 0;
    return taken;
}

/* ---- comparing ---- */

typedef struct Queue {
    int count;
    uint16_t entry[MOST_QUEUE];
} Queue;

/* Lists the entries that will be read: the first of each cell that is empty and not yet listed. */
static Queue read_queue(const uint16_t *entry, int from, int count, ChCellSet *open)
{
    Queue queue = {0};

    for (int i = from; i < count; i++) {
        const int cell = CH_HODOKU_ENTRY_CELL(entry[i]);
        if (ch_cells_has(open, cell))
            queue.entry[queue.count++] = entry[i];
        ch_cells_remove(open, cell);
    }
    return queue;
}

static void check_queues(const ChHodokuGrid *one, const ChHodokuGrid *other, const ChBoard *board)
{
    ChCellSet open[2] = {ch_board_plane(board, CH_EMPTY), ch_board_plane(board, CH_EMPTY)};

    const Queue naked = read_queue(one->naked, one->naked_head, one->naked_count, &open[0]);
    const Queue also = read_queue(other->naked, other->naked_head, other->naked_count, &open[1]);
    cr_assert_eq(naked.count, also.count);
    cr_assert_arr_eq(naked.entry, also.entry, sizeof naked.entry);
    const Queue hidden = read_queue(one->hidden, one->hidden_head, one->hidden_count, &open[0]);
    const Queue more = read_queue(other->hidden, other->hidden_head, other->hidden_count, &open[1]);
    cr_assert_eq(hidden.count, more.count);
    cr_assert_arr_eq(hidden.entry, more.entry, sizeof hidden.entry);
}

static void check_grids(const ChHodokuGrid *one, const ChHodokuGrid *other)
{
    cr_assert_arr_eq(one->plane, other->plane, sizeof one->plane);
    cr_assert_arr_eq(one->candidates, other->candidates, sizeof one->candidates);
    cr_assert_arr_eq(one->digit, other->digit, sizeof one->digit);
    cr_assert(ch_grid_cells_equal(one->empty, other->empty));
    for (int house = 0; house < CH_HOUSES; house++) {
        cr_assert_eq(ch_hodoku_count(&one->vacant, house), ch_hodoku_count(&other->vacant, house));
        for (int digit = 0; digit < CH_DIGITS; digit++)
            cr_assert_eq(ch_hodoku_free(one, house, digit), ch_hodoku_free(other, house, digit));
    }
}

static void check_position(void)
{
    for (int build = 0; build < BUILDS; build++) {
        const ChBoard *const board = &position.taken[build];
        ChHodoku *const state = &position.state[build];
        cr_assert(ch_board_is_ok(board));
        cr_assert_arr_eq(board, &position.board, sizeof *board);
        check_queues(&state->grid, &position.plain.grid, board);
        ch_hodoku_profile.state.before_step(state, board);
        check_grids(&state->grid, &position.plain.grid);
    }
}

/* Takes up to MOST singles in each way; returns their number. */
static int take(int most)
{
    static ChStep step[1 + BUILDS][CH_CELLS];
    uint8_t row[1 + BUILDS][CH_CELLS];
    const int taken = take_by_finders(step[0], row[0], most);

    for (int build = 0; build < BUILDS; build++) {
        const int made = take_by_build(build, step[1 + build], row[1 + build], most);
        cr_assert_eq(made, taken);
        cr_assert_arr_eq(row[1 + build], row[0], (size_t)taken);
        cr_assert_eq(memcmp(step[1 + build], step[0], (size_t)taken * sizeof step[0][0]), 0);
    }
    check_position();
    return taken;
}

/* ---- positions ---- */

static void start(const ChPuzzle *puzzle)
{
    cr_assert_eq(ch_board_load(&position.board, puzzle), -1);
    ch_hodoku_start(&position.plain, puzzle, &position.board);
    for (int build = 0; build < BUILDS; build++) {
        position.taken[build] = position.board;
        ch_hodoku_profile.state.start(&position.state[build], puzzle, &position.board);
    }
}

/* Removes a candidate, if the cell can take it. */
static void eliminate(int cell, int digit)
{
    if (position.board.digit[cell] != CH_NO_DIGIT ||
        !ch_board_has(&position.board, CH_CANDIDATE(cell, digit)))
        return;
    ch_board_remove(&position.board, cell, digit);
    ch_hodoku_grid_delete(&position.plain.grid, ch_grid_cell(cell), digit);
    for (int build = 0; build < BUILDS; build++) {
        ch_board_remove(&position.taken[build], cell, digit);
        ch_hodoku_grid_delete(&position.state[build].grid, ch_grid_cell(cell), digit);
    }
}

/* Solves by singles, a few at a time, and by random eliminations of what is false. */
static int solve(const ChPuzzle *puzzle, const uint8_t *solution, ChRandom *random)
{
    int total = 0;

    start(puzzle);
    while (position.board.empty > 0) {
        const int most = ch_random_below(random, 2) ? CH_CELLS : 1;
        const int taken = take(most);
        total += taken;
        for (int i = 0; i < 3 && taken < most; i++) {
            const int cell = (int)ch_random_below(random, CH_CELLS);
            const int digit = (int)ch_random_below(random, CH_DIGITS);
            if (solution[cell] != digit)
                eliminate(cell, digit);
        }
    }
    return total;
}

Test(hodoku_singles, are_taken_as_the_finders_report_them)
{
    static ChSearch search;
    ChRandom random = seeded("hodoku_singles");
    int taken = 0;

    for (int i = 0; i < 300; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, 8, i, solution);
        taken += solve(&puzzle, solution, &random);
    }
    cr_assert_gt(taken, 10000);
}

/* Removes the true digit of a cell: the grid is never filled, and nothing is taken from a board
 * that is broken. */
Test(hodoku_singles, never_fill_a_grid_without_solution)
{
    static ChSearch search;
    static ChStep step[CH_CELLS];
    uint8_t row[CH_CELLS];
    ChRandom random = seeded("hodoku_singles_broken");
    int broken = 0;

    for (int i = 0; i < 600; i++) {
        uint8_t solution[CH_CELLS];
        const ChPuzzle puzzle = solved_puzzle(&search, 9, i / 3, solution);
        start(&puzzle);
        take((int)ch_random_below(&random, 20));
        const int cell = (int)ch_random_below(&random, CH_CELLS);
        eliminate(cell, solution[cell]);
        for (int build = 0; build < BUILDS; build++) {
            take_by_build(build, step, row, CH_CELLS);
            const ChBoard *const board = &position.taken[build];
            cr_assert(puzzle.given[cell] != CH_NO_DIGIT || board->digit[cell] == solution[cell] ||
                      board->empty > 0);
            broken += ch_board_is_broken(board);
            cr_assert(!ch_board_is_broken(board) || take_by_build(build, step, row, CH_CELLS) == 0);
        }
    }
    cr_assert_gt(broken, 300);
}
