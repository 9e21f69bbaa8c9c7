/* test_board.c - loading, placing and removing, against the naive cube.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "naive.h"
#include "place_avx2.h"
#include "place_digit.h"

enum { ROUNDS = 1500 };

/* Returns a random remaining candidate of a cell without a digit, -1 when there is none. */
static int pick_open(const ChBoard *board, ChRandom *random)
{
    int open[CH_CANDIDATES];
    int count = 0;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (board->digit[CH_CANDIDATE_CELL(candidate)] == CH_NO_DIGIT &&
            ch_board_has(board, candidate))
            open[count++] = candidate;
    return count == 0 ? -1 : open[ch_random_below(random, (uint32_t)count)];
}

/* Adds up to WANTED random digits that do not conflict into the puzzle and the cube. */
static void add_givens(ChPuzzle *puzzle, Naive *naive, ChRandom *random, uint32_t wanted)
{
    for (uint32_t i = 0; i < wanted; i++) {
        const int row = (int)ch_random_below(random, 9);
        const int column = (int)ch_random_below(random, 9);
        const int digit = (int)ch_random_below(random, 9);
        if (naive->placed[row][column] >= 0 || !naive->alive[row][column][digit])
            continue;
        naive_place(naive, row, column, digit);
        puzzle->given[naive_cell(row, column)] = (uint8_t)digit;
    }
}

Test(board, empty_puzzle_leaves_all_candidates)
{
    ChPuzzle puzzle;
    ChBoard board;
    Naive naive;

    ch_puzzle_clear(&puzzle);
    naive_clear(&naive);
    cr_assert_eq(ch_board_load(&board, &puzzle), -1);
    naive_expect_same(&naive, &board, "the empty grid");
    cr_assert(ch_board_is_ok(&board));
}

Test(board, loads_givens)
{
    ChRandom random = naive_random("loads_givens", 1);

    for (int round = 0; round < ROUNDS; round++) {
        ChPuzzle puzzle;
        ChBoard board;
        Naive naive;
        ch_puzzle_clear(&puzzle);
        naive_clear(&naive);
        add_givens(&puzzle, &naive, &random, ch_random_below(&random, 200));

        cr_assert_eq(ch_board_load(&board, &puzzle), -1, "round %d", round);
        naive_expect_same(&naive, &board, "givens");
        cr_assert(ch_board_is_ok(&board), "round %d", round);
        for (int cell = 0; cell < CH_CELLS; cell++)
            cr_assert_eq(ch_cells_has(&board.givens, cell), puzzle.given[cell] != CH_NO_DIGIT);
    }
}

/* Returns whether the digit of this cell is in another cell of one of its houses. */
static bool clashes(const uint8_t *given, int cell)
{
    for (int other = 0; other < CH_CELLS; other++) {
        if (other == cell || given[cell] == CH_NO_DIGIT || given[cell] != given[other])
            continue;
        if (naive_row(cell) == naive_row(other) || naive_column(cell) == naive_column(other) ||
            cell / 9 == other / 9)
            return true;
    }
    return false;
}

Test(board, finds_clashing_givens)
{
    ChRandom random = naive_random("finds_clashing_givens", 2);
    int clashing = 0;

    for (int round = 0; round < ROUNDS; round++) {
        ChPuzzle puzzle;
        ChBoard board;
        bool expected = false;
        ch_puzzle_clear(&puzzle);
        for (uint32_t i = ch_random_below(&random, 12); i > 0; i--)
            puzzle.given[ch_random_below(&random, CH_CELLS)] = (uint8_t)ch_random_below(&random, 9);
        for (int cell = 0; cell < CH_CELLS; cell++)
            expected |= clashes(puzzle.given, cell);
        clashing += expected;

        const int found = ch_board_load(&board, &puzzle);
        cr_assert_eq(found >= 0, expected, "round %d", round);
        cr_assert(found < 0 || clashes(puzzle.given, found), "round %d: cell %d", round, found);
    }
    cr_assert(clashing > ROUNDS / 10 && clashing < ROUNDS * 9 / 10, "%d clash", clashing);
}

/* Returns whether the input leaves a candidate, by the digits put in, the marks and the removed
 * candidates. */
static bool is_left(const ChPuzzle *puzzle, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const int put = ch_puzzle_digit(puzzle, cell);
    bool left = put == CH_NO_DIGIT || put == digit;

    left &= !puzzle->has_marks || ch_candidates_has(&puzzle->marks, candidate);
    left &= !ch_candidates_has(&puzzle->removed, candidate);
    for (int peer = 0; peer < CH_CELLS; peer++)
        left &= !ch_cells_has(&ch_cell_peers[cell], peer) || ch_puzzle_digit(puzzle, peer) != digit;
    return left;
}

static void put_at_random(ChPuzzle *puzzle, ChRandom *random, bool has_marks)
{
    ch_puzzle_clear(puzzle);
    puzzle->has_marks = has_marks;
    puzzle->has_start = true;
    for (int candidate = 0; candidate < CH_CANDIDATES && has_marks; candidate++)
        if (ch_random_below(random, 4) > 0)
            ch_candidates_add(&puzzle->marks, candidate);
    for (int i = 0; i < 8; i++) {
        uint8_t *const digits = has_marks || i % 2 ? puzzle->entered : puzzle->given;
        const uint32_t cell = ch_random_below(random, CH_CELLS);
        if (ch_puzzle_digit(puzzle, (int)cell) == CH_NO_DIGIT)
            digits[cell] = (uint8_t)ch_random_below(random, 9);
        ch_candidates_add(&puzzle->removed, (int)ch_random_below(random, CH_CANDIDATES));
    }
}

Test(board, a_clash_shows_the_input_and_what_it_leaves)
{
    ChRandom random = naive_random("a_clash_shows_the_input_and_what_it_leaves", 9);
    int clashing = 0;

    for (int round = 0; round < ROUNDS; round++) {
        ChPuzzle puzzle;
        ChBoard board;
        put_at_random(&puzzle, &random, round % 2 != 0);
        if (ch_board_load(&board, &puzzle) < 0)
            continue;
        clashing++;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            cr_assert_eq(board.candidates[candidate / 9] >> candidate % 9 & 1,
                         is_left(&puzzle, candidate), "round %d: candidate %d", round, candidate);
        for (int cell = 0; cell < CH_CELLS; cell++) {
            cr_assert_eq(board.digit[cell], ch_puzzle_digit(&puzzle, cell), "round %d", round);
            cr_assert_eq(ch_cells_has(&board.givens, cell), puzzle.given[cell] != CH_NO_DIGIT);
        }
    }
    cr_assert(clashing > ROUNDS / 10, "%d clash", clashing);
}

Test(board, minds_the_first_cell)
{
    ChPuzzle puzzle;
    ChBoard board;

    ch_puzzle_clear(&puzzle);
    puzzle.has_start = true;
    ch_candidates_add(&puzzle.removed, CH_CANDIDATE(0, 0));
    cr_assert_eq(ch_board_load(&board, &puzzle), -1);
    cr_assert_not(ch_board_has(&board, CH_CANDIDATE(0, 0)));

    puzzle.given[1] = 3;
    puzzle.entered[0] = 3;
    cr_assert_eq(ch_board_load(&board, &puzzle), 0);
    cr_assert_eq(board.digit[0], 3);
    cr_assert_not(ch_board_has(&board, CH_CANDIDATE(2, 3)));
}

Test(board, loads_pencil_marks)
{
    ChRandom random = naive_random("loads_pencil_marks", 3);

    for (int round = 0; round < ROUNDS / 3; round++) {
        const uint32_t density = 1 + ch_random_below(&random, 9);
        ChPuzzle puzzle;
        ChBoard board;
        Naive naive;
        ch_puzzle_clear(&puzzle);
        puzzle.has_marks = true;
        naive_clear(&naive);
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++)
                for (int digit = 0; digit < 9; digit++) {
                    const bool alive = ch_random_below(&random, 10) < density;
                    naive.alive[row][column][digit] = alive;
                    if (alive)
                        ch_candidates_add(&puzzle.marks,
                                          CH_CANDIDATE(naive_cell(row, column), digit));
                }
        cr_assert_eq(ch_board_load(&board, &puzzle), -1);
        naive_expect_same(&naive, &board, "pencil marks");
        cr_assert(ch_board_is_ok(&board), "round %d", round);
    }
}

/* Entered digits and removed pencil marks: removing a dead mark changes nothing, and an impossible
 * digit is reported by its cell. */
Test(board, applies_the_start)
{
    ChRandom random = naive_random("applies_the_start", 4);
    int refused = 0;

    for (int round = 0; round < ROUNDS / 3; round++) {
        ChPuzzle puzzle;
        ChBoard board;
        Naive naive;
        int expected = -1;
        ch_puzzle_clear(&puzzle);
        naive_clear(&naive);
        add_givens(&puzzle, &naive, &random, 12);
        puzzle.has_start = true;
        for (int i = 0; i < 3; i++)
            puzzle.entered[ch_random_below(&random, CH_CELLS)] =
                (uint8_t)ch_random_below(&random, 9);
        for (int i = 0; i < 10; i++)
            ch_candidates_add(&puzzle.removed, (int)ch_random_below(&random, CH_CANDIDATES));

        for (int cell = 0; cell < CH_CELLS && expected < 0; cell++) {
            const int row = naive_row(cell);
            const int column = naive_column(cell);
            const int digit = puzzle.entered[cell];
            if (digit == CH_NO_DIGIT)
                continue;
            if (naive.placed[row][column] >= 0 || !naive.alive[row][column][digit])
                expected = cell;
            else
                naive_place(&naive, row, column, digit);
        }
        for (int i = 0; i < CH_CANDIDATES && expected < 0; i++) {
            const int row = naive_row(i / 9);
            const int column = naive_column(i / 9);
            if (!ch_candidates_has(&puzzle.removed, i) || !naive.alive[row][column][i % 9])
                continue;
            if (naive.placed[row][column] >= 0)
                expected = i / 9;
            else
                naive.alive[row][column][i % 9] = false;
        }
        cr_assert_eq(ch_board_load(&board, &puzzle), expected, "round %d", round);
        refused += expected >= 0;
        if (expected < 0)
            naive_expect_same(&naive, &board, "start");
    }
    cr_assert(refused > 20 && refused < ROUNDS / 3 - 20, "%d refused", refused);
}

/* Plays random moves.  One in a hundred places a digit without a reason in logic, so that
 * contradictory boards are compared as well. */
static void play_moves(ChBoard *board, Naive *naive, ChRandom *random, uint32_t placing)
{
    for (int move = 0; move < 60; move++) {
        const int candidate = pick_open(board, random);
        if (candidate < 0)
            return;
        const int cell = CH_CANDIDATE_CELL(candidate);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        if (ch_random_below(random, 100) < placing) {
            ch_board_place(board, cell, digit);
            naive_place(naive, naive_row(cell), naive_column(cell), digit);
        } else {
            ch_board_remove(board, cell, digit);
            naive->alive[naive_row(cell)][naive_column(cell)][digit] = false;
        }
        cr_assert(ch_board_is_ok(board), "after %d in cell %d", digit, cell);
        naive_expect_same(naive, board, "a random move");
    }
}

Test(board, random_moves_keep_all_views)
{
    ChRandom random = naive_random("random_moves_keep_all_views", 5);

    for (int round = 0; round < ROUNDS / 4; round++) {
        ChPuzzle puzzle;
        ChBoard board;
        Naive naive;
        ch_puzzle_clear(&puzzle);
        naive_clear(&naive);
        add_givens(&puzzle, &naive, &random, ch_random_below(&random, 60));
        cr_assert_eq(ch_board_load(&board, &puzzle), -1);
        play_moves(&board, &naive, &random, ch_random_below(&random, 101));
    }
}

#ifdef CH_PLACE_AVX2
Test(board, both_builds_place_alike)
{
    ChRandom random = naive_random("both_builds_place_alike", 29);

    for (int round = 0; round < ROUNDS / 4 && ch_place_has_avx2(); round++) {
        ChPuzzle puzzle;
        Naive naive;
        ChBoard base;
        ch_puzzle_clear(&puzzle);
        naive_clear(&naive);
        add_givens(&puzzle, &naive, &random, ch_random_below(&random, 40));
        cr_assert_eq(ch_board_load(&base, &puzzle), -1);
        ChBoard wide = base;
        for (int at; (at = pick_open(&base, &random)) >= 0;) {
            place_digit(&base, CH_CANDIDATE_CELL(at), CH_CANDIDATE_DIGIT(at));
            ch_place_avx2(&wide, CH_CANDIDATE_CELL(at), CH_CANDIDATE_DIGIT(at));
            cr_assert(ch_board_is_ok(&base) && ch_board_is_ok(&wide));
            cr_assert_arr_eq(&base, &wide, sizeof base);
        }
    }
}
#endif

/* Each bit that is flipped makes the views disagree, and the check must detect it. */
Test(board, the_check_sees_every_turned_bit)
{
    ChPuzzle puzzle;
    ChBoard sound;

    ch_puzzle_clear(&puzzle);
    puzzle.given[40] = 4;
    cr_assert_eq(ch_board_load(&sound, &puzzle), -1);
    for (int plane = 0; plane < CH_PLANES; plane++)
        for (int house = 0; house < CH_HOUSES; house++)
            for (int place = 0; place < 9; place++) {
                ChBoard broken = sound;
                broken.places[plane][house] ^= (uint16_t)(1u << place);
                cr_assert_not(ch_board_is_ok(&broken), "plane %d, house %d, place %d", plane, house,
                              place);
            }
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        ChBoard broken = sound;
        broken.candidates[candidate / 9] ^= (uint16_t)(1u << candidate % 9);
        cr_assert_not(ch_board_is_ok(&broken), "candidate %d", candidate);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChBoard broken = sound;
        broken.filled[cell / 32] ^= 1u << cell % 32;
        cr_assert_not(ch_board_is_ok(&broken), "filled, cell %d", cell);
        broken = sound;
        broken.digit[cell] = broken.digit[cell] == CH_NO_DIGIT ? 1 : CH_NO_DIGIT;
        cr_assert_not(ch_board_is_ok(&broken), "digit, cell %d", cell);
    }
    for (int i = 0; i < 3; i++) {
        ChBoard broken = sound;
        broken.placed[4] ^= 1u << ch_cell_house[40][i];
        cr_assert_not(ch_board_is_ok(&broken), "placed, house %d", ch_cell_house[40][i]);
    }
    ChBoard extra = sound;
    ChBoard unplaced = sound;
    extra.candidates[40] |= 1u << 5;
    for (int i = 0; i < 3; i++)
        extra.places[5][ch_cell_house[40][i]] |= (uint16_t)(1u << ch_cell_place[40][i]);
    cr_assert_not(ch_board_is_ok(&extra), "a filled cell with another candidate");
    unplaced.placed[4] ^= 1u << ch_cell_house[40][0];
    unplaced.single[4] ^= 1u << ch_cell_house[40][0];
    cr_assert_not(ch_board_is_ok(&unplaced), "a digit not placed in its box");
    ChBoard uncounted = sound;
    uncounted.empty++;
    cr_assert_not(ch_board_is_ok(&uncounted));
    for (int plane = 0; plane < CH_PLANES; plane++) {
        ChBoard broken = sound;
        broken.single[plane] ^= 1;
        cr_assert_not(ch_board_is_ok(&broken), "single of plane %d", plane);
    }
    for (int bit = 0; bit < 27; bit++) {
        ChBoard broken = sound;
        broken.hidden ^= 1u << bit;
        cr_assert_not(ch_board_is_ok(&broken), "hidden singles, bit %d", bit);
    }
}

Test(board, lone_cell_and_plane)
{
    ChPuzzle puzzle;
    ChBoard board;

    ch_puzzle_clear(&puzzle);
    for (int digit = 0; digit < 8; digit++)
        puzzle.given[naive_cell(6, digit)] = (uint8_t)digit;
    cr_assert_eq(ch_board_load(&board, &puzzle), -1);

    const int last = naive_cell(6, 8);
    cr_assert(board.single[CH_EMPTY] >> (CH_FIRST_ROW + 6) & 1);
    cr_assert(board.single[8] >> (CH_FIRST_ROW + 6) & 1);
    cr_assert_eq(ch_board_single_cell(&board, CH_EMPTY, CH_FIRST_ROW + 6), last);
    cr_assert_eq(ch_board_single_cell(&board, 8, CH_FIRST_ROW + 6), last);
    cr_assert_eq(ch_cells_count(ch_board_plane(&board, CH_EMPTY)), CH_CELLS - 8);
}
