/* test_deadly.c - Deadly patterns of every size: what is accepted, and what is refuted and why.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "witness_case.h"

enum { TWO = 0x003, THREE = 0x007, FOUR = 0x00f, FIVE = 0x01f };

/* Returns the reason of refuting a step with a deadly pattern in a puzzle.  A deadly pattern
 * passes, but proves nothing: CH_REASON_NOT_PROVED. */
static ChReason reason_in(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly)
{
    static const uint16_t ELIMINATED = CH_CANDIDATE(80, 6);
    const ChStepRecord step = {.number = 1,
                               .technique = "x",
                               .eliminate = &ELIMINATED,
                               .eliminate_count = 1,
                               .deadly = deadly,
                               .deadly_count = 1};
    const ChLogRecord log = {
        .puzzle = *puzzle, .outcome = CH_STUCK, .step = &step, .step_count = 1};

    return witness_verify(&log).reason;
}

/* Does the same in an empty grid. */
static ChReason reason_of(const ChDeadlyPattern *deadly)
{
    ChPuzzle empty;

    ch_puzzle_clear(&empty);
    return reason_in(&empty, deadly);
}

/* Adds the cells of some rows and columns, as bits, to a pattern. */
static void add_cells(ChDeadlyPattern *deadly, unsigned rows, unsigned columns, uint16_t digits)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if ((rows >> CH_ROW_OF(cell) & 1) && (columns >> CH_COLUMN_OF(cell) & 1))
            deadly->digits[cell] = digits;
}

/* Two cells in every house. */
static void add_pairs(ChDeadlyPattern *deadly, uint16_t digits)
{
    static const uint8_t COLUMN[9][2] = {{0, 3}, {3, 6}, {6, 0}, {1, 4}, {4, 7},
                                         {7, 1}, {2, 5}, {5, 8}, {8, 2}};

    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 2; i++)
            deadly->digits[CH_CELL_AT(row, COLUMN[row][i])] = digits;
}

static void expect(unsigned rows, unsigned columns, uint16_t digits, ChReason reason)
{
    ChDeadlyPattern deadly = {.is_impossible = false};

    add_cells(&deadly, rows, columns, digits);
    cr_expect_eq(reason_of(&deadly), reason, "rows %x, columns %x, digits %x: %s", rows, columns,
                 digits, ch_reason_text(reason_of(&deadly)));
}

Test(deadly, fills_patterns_of_up_to_twelve_cells_and_four_digits)
{
    expect(0003, 0011, TWO, CH_REASON_NOT_PROVED);
    expect(0003, 0011, THREE, CH_REASON_DEADLY_TWIN);
    expect(0003, 0003, TWO, CH_REASON_NOT_PROVED); /* there is no way to fill it */
    expect(0011, 0011, TWO, CH_REASON_DEADLY_TWIN);
    expect(0003, 0033, FOUR, CH_REASON_NOT_PROVED);
    expect(0003, 0133, FIVE, CH_REASON_DEADLY_SIZE);
    expect(0007, 0033, THREE, CH_REASON_NOT_PROVED); /* twelve cells, no way to fill them */
    expect(0777, 0003, THREE, CH_REASON_DEADLY_SIZE);
    expect(0, 0, 0, CH_REASON_DEADLY_SIZE);
}

Test(deadly, accepts_larger_ones_only_of_two_digits_twice_in_each_house)
{
    ChDeadlyPattern deadly = {.is_impossible = false};

    add_pairs(&deadly, TWO);
    cr_expect_eq(reason_of(&deadly), CH_REASON_NOT_PROVED);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChDeadlyPattern changed = deadly;
        changed.digits[cell] ^= TWO;
        cr_expect_eq(reason_of(&changed), CH_REASON_DEADLY_SIZE, "cell %d", cell);
        changed.digits[cell] = 0x300;
        cr_expect_eq(reason_of(&changed), CH_REASON_DEADLY_SIZE, "cell %d", cell);
    }
    add_pairs(&deadly, THREE);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
    add_pairs(&deadly, 1);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
}

Test(deadly, accepts_no_digit_three_times_in_a_house)
{
    ChDeadlyPattern deadly = {.is_impossible = false};

    add_cells(&deadly, 0777, 0111, TWO);
    cr_expect_eq(reason_of(&deadly), CH_REASON_DEADLY_SIZE);
}

/* ---- reverse patterns ---- */

static const uint8_t GIVEN = CH_CELL_AT(0, 0);
static const uint8_t OUTSIDE = CH_CELL_AT(5, 8);

/* Returns the reason of refuting a reverse pattern: a rectangle of 1 and 2 that holds a given. */
static ChReason reason_of_reverse(const ChPuzzle *puzzle, uint16_t digits)
{
    ChDeadlyPattern deadly = {.is_impossible = false};

    add_cells(&deadly, 0003, 0011, digits);
    return reason_in(puzzle, &deadly);
}

Test(deadly, accepts_givens_if_all_of_two_digits_are_in_the_pattern)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.given[GIVEN] = 0;
    puzzle.given[CH_CELL_AT(1, 3)] = 0;
    puzzle.given[OUTSIDE] = 2;
    puzzle.entered[CH_CELL_AT(2, 6)] = 0;
    cr_expect_eq(reason_of_reverse(&puzzle, TWO), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_reverse(&puzzle, 0005), CH_REASON_DEADLY_GIVEN);
    cr_expect_eq(reason_of_reverse(&puzzle, THREE), CH_REASON_DEADLY_GIVEN);
    puzzle.given[GIVEN] = 3;
    cr_expect_eq(reason_of_reverse(&puzzle, TWO), CH_REASON_DEADLY_GIVEN);
    puzzle.given[GIVEN] = 0;
    for (uint8_t digit = 0; digit < 2; digit++) {
        puzzle.given[OUTSIDE] = digit;
        cr_expect_eq(reason_of_reverse(&puzzle, TWO), CH_REASON_DEADLY_GIVEN);
    }
}

Test(deadly, accepts_givens_only_in_cells_that_are_two_or_none_in_each_house)
{
    ChDeadlyPattern deadly = {.is_impossible = false};
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.given[GIVEN] = 0;
    add_cells(&deadly, 0011, 0011, TWO); /* in four boxes */
    cr_expect_eq(reason_in(&puzzle, &deadly), CH_REASON_DEADLY_GIVEN);
    deadly = (ChDeadlyPattern){.is_impossible = false};
    add_pairs(&deadly, TWO); /* nothing is left to exchange */
    cr_expect_eq(reason_in(&puzzle, &deadly), CH_REASON_DEADLY_GIVEN);
}

Test(deadly, accepts_no_givens_where_the_input_has_pencil_marks)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    puzzle.given[GIVEN] = 0;
    puzzle.has_marks = true;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&puzzle.marks, candidate);
    cr_expect_eq(reason_of_reverse(&puzzle, TWO), CH_REASON_DEADLY_GIVEN);
}

/* ---- two lines that could be exchanged in part ---- */

enum { REST = CH_ALL_NINE & ~TWO };

/* Rows 1 and 2, a pair of 1 and 2 below them in columns 1 and 2, and the rest of box 1. */
typedef struct TwoLines {
    ChPuzzle puzzle;
    ChDeadlyPattern deadly;
} TwoLines;

static TwoLines two_lines(void)
{
    TwoLines lines = {.deadly = {.is_impossible = false}};

    ch_puzzle_clear(&lines.puzzle);
    add_cells(&lines.deadly, 0003, 0777, CH_ALL_NINE);
    add_cells(&lines.deadly, 0004, 0007, REST);
    add_cells(&lines.deadly, 0003, 0004, REST);
    add_cells(&lines.deadly, 0010, 0003, TWO);
    return lines;
}

static void give(TwoLines *lines, int row, int column, uint8_t digit)
{
    lines->puzzle.given[CH_CELL_AT(row, column)] = digit;
    lines->deadly.digits[CH_CELL_AT(row, column)] = 0;
}

static void fill(TwoLines *lines, int row, int column, int digit)
{
    lines->deadly.digits[CH_CELL_AT(row, column)] = (uint16_t)(1u << digit);
}

static bool is_accepted(const TwoLines *lines)
{
    const ChReason reason = reason_in(&lines->puzzle, &lines->deadly);

    cr_assert(reason == CH_REASON_NOT_PROVED || reason == CH_REASON_DEADLY_SIZE);
    return reason == CH_REASON_NOT_PROVED;
}

/* Returns whether the two lines are accepted with other digits in one cell of the pattern. */
static bool is_accepted_with(int row, int column, uint16_t digits)
{
    TwoLines lines = two_lines();

    lines.deadly.digits[CH_CELL_AT(row, column)] = digits;
    return is_accepted(&lines);
}

Test(deadly, accepts_two_lines_with_givens_in_one_chain_of_columns)
{
    TwoLines lines = two_lines();

    cr_expect(is_accepted(&lines));
    give(&lines, 0, 4, 8);
    cr_expect(is_accepted(&lines));
    give(&lines, 1, 7, 7);
    cr_expect_not(is_accepted(&lines));
    give(&lines, 1, 4, 6);
    fill(&lines, 0, 7, 6);
    cr_expect(is_accepted(&lines)); /* 9-7-8 */
    give(&lines, 0, 6, 5);
    cr_expect_not(is_accepted(&lines));
    give(&lines, 1, 6, 8);
    cr_expect(is_accepted(&lines)); /* 6-9-7-8 */
    give(&lines, 0, 3, 3);
    give(&lines, 1, 3, 4);
    cr_expect_not(is_accepted(&lines));
    give(&lines, 0, 8, 4);
    give(&lines, 1, 8, 3);
    cr_expect(is_accepted(&lines)); /* and the circle 4-5-4 */
}

Test(deadly, accepts_a_given_where_the_lines_cross_those_of_the_pair)
{
    TwoLines lines = two_lines();

    give(&lines, 0, 0, 5);
    cr_expect(is_accepted(&lines));
    give(&lines, 0, 4, 8);
    cr_expect_not(is_accepted(&lines));
    give(&lines, 1, 4, 5);
    cr_expect(is_accepted(&lines)); /* 9-6 */
    give(&lines, 1, 1, 3);
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    fill(&lines, 0, 0, 5); /* it is not given, so it may change */
    give(&lines, 1, 4, 5);
    give(&lines, 0, 7, 3);
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    give(&lines, 0, 0, 1);
    cr_expect_not(is_accepted(&lines));
}

Test(deadly, accepts_two_lines_only_with_a_pair_that_a_box_confines_to_them)
{
    cr_expect(is_accepted_with(0, 2, 0004));
    cr_expect(is_accepted_with(0, 0, TWO));
    cr_expect_not(is_accepted_with(0, 2, CH_ALL_NINE));
    cr_expect_not(is_accepted_with(2, 2, 0));
    cr_expect_not(is_accepted_with(2, 2, REST | 0001));
    cr_expect_not(is_accepted_with(0, 8, 0));
    cr_expect_not(is_accepted_with(3, 0, 0));
    cr_expect_not(is_accepted_with(3, 0, THREE));
    TwoLines lines = two_lines();
    give(&lines, 2, 2, 7);
    cr_expect(is_accepted(&lines));
    give(&lines, 2, 2, 1);
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    add_cells(&lines.deadly, 0010, 0003, 0001);
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    give(&lines, 3, 1, 1);
    cr_expect_not(is_accepted(&lines));
}

Test(deadly, accepts_two_lines_only_if_the_pair_is_in_line_with_a_box_and_outside_of_its_chute)
{
    TwoLines lines = two_lines();

    add_cells(&lines.deadly, 0010, 0003, 0);
    add_cells(&lines.deadly, 0010, 0011, TWO); /* columns 1 and 4 */
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    add_cells(&lines.deadly, 0010, 0003, 0);
    add_cells(&lines.deadly, 0004, 0003, TWO); /* row 3 */
    cr_expect_not(is_accepted(&lines));
    lines = two_lines();
    add_cells(&lines.deadly, 0001, 0777, 0);
    add_cells(&lines.deadly, 0100, 0777, CH_ALL_NINE); /* rows 2 and 7 */
    cr_expect_not(is_accepted(&lines));
}

Test(deadly, accepts_no_two_lines_where_the_input_has_pencil_marks)
{
    TwoLines lines = two_lines();

    lines.puzzle.has_marks = true;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&lines.puzzle.marks, candidate);
    cr_expect_not(is_accepted(&lines));
}

/* ---- one cell, by a symmetry of the givens ---- */

/* The half turn exchanges 1/4, 2/9, 5/8 and 6/7; the diagonal from r1c1 exchanges 1/4, 2/3 and
 * 6/8. */
static const char HALF_TURN[] =
    ".9....8...7.1562...4.....5.8.4.9.......6.7.......2.1.5.8.....1...9784.6...5....2.";
static const char DIAGONAL[] =
    "..14...39.9.56..8.4......2.15.9..3...2...8.......37......8..9..836....5.9........";

static ChPuzzle puzzle_of(const char *grid)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS; i++)
        if (grid[i] != '.')
            puzzle.given[CH_CELL_AT(i / 9, i % 9)] = (uint8_t)(grid[i] - '1');
    return puzzle;
}

/* Returns the reason of refuting a step with a pattern of one cell, which has the digits of a text;
 * CH_REASON_NOT_PROVED: the pattern passes. */
static ChReason reason_of_cell(const ChPuzzle *puzzle, int row, int column, const char *digits)
{
    const int cell = CH_CELL_AT(row - 1, column - 1);
    ChDeadlyPattern deadly = {.is_impossible = false};

    for (; *digits != '\0'; digits++)
        deadly.digits[cell] |= (uint16_t)(1u << (*digits - '1'));
    return reason_in(puzzle, &deadly);
}

Test(deadly, accepts_one_cell_that_a_symmetry_of_the_givens_keeps)
{
    const ChPuzzle half = puzzle_of(HALF_TURN);
    const ChPuzzle diagonal = puzzle_of(DIAGONAL);

    cr_expect_eq(reason_of_cell(&half, 5, 5, "12456789"), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_cell(&half, 5, 5, "14"), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_cell(&half, 5, 5, "3"), CH_REASON_DEADLY_SYMMETRY);
    cr_expect_eq(reason_of_cell(&half, 5, 5, "123"), CH_REASON_DEADLY_SYMMETRY);
    cr_expect_eq(reason_of_cell(&half, 5, 2, "1"), CH_REASON_DEADLY_SYMMETRY);
    for (int i = 1; i <= 9; i += 2) { /* the empty cells are odd */
        const ChReason expected = i == 7 ? CH_REASON_DEADLY_GIVEN : CH_REASON_NOT_PROVED;
        cr_expect_eq(reason_of_cell(&diagonal, i, i, "123468"), expected, "r%dc%d", i, i);
    }
    cr_expect_eq(reason_of_cell(&diagonal, 1, 1, "5"), CH_REASON_DEADLY_SYMMETRY);
    cr_expect_eq(reason_of_cell(&diagonal, 9, 2, "1"), CH_REASON_DEADLY_SYMMETRY);
}

/* In the diagonal puzzle, r1c2 sees r2c1, so it is none of the digits that stay. */
Test(deadly, accepts_one_cell_that_moves_to_one_it_sees)
{
    const ChPuzzle diagonal = puzzle_of(DIAGONAL);

    cr_expect_eq(reason_of_cell(&diagonal, 1, 2, "579"), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_cell(&diagonal, 1, 2, "7"), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_cell(&diagonal, 1, 2, "71"), CH_REASON_DEADLY_SYMMETRY);
    cr_expect_eq(reason_of_cell(&diagonal, 1, 2, "2"), CH_REASON_DEADLY_SYMMETRY);
    cr_expect_eq(reason_of_cell(&diagonal, 2, 5, "7"), CH_REASON_DEADLY_GIVEN);
    cr_expect_eq(reason_of_cell(&diagonal, 1, 5, "7"), CH_REASON_DEADLY_SYMMETRY);
}

/* Rows 1 to 3 and columns 1 to 3 in another order: the symmetry is no half turn of the grid. */
Test(deadly, accepts_symmetries_of_moved_rows_and_columns)
{
    const ChPuzzle half = puzzle_of(HALF_TURN);
    ChPuzzle moved = half;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int row = CH_ROW_OF(cell) < 3 ? (CH_ROW_OF(cell) + 1) % 3 : CH_ROW_OF(cell);
        const int column = CH_COLUMN_OF(cell) < 3 ? 2 - CH_COLUMN_OF(cell) : CH_COLUMN_OF(cell);
        moved.given[CH_CELL_AT(row, column)] = half.given[cell];
    }
    cr_expect_eq(reason_of_cell(&moved, 5, 5, "12456789"), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_cell(&moved, 5, 5, "3"), CH_REASON_DEADLY_SYMMETRY);
}

/* In the puzzle of the half turn, 1 in r1c1 and no 4 in r9c9 are not in a solution that is its own
 * image; 3 does not change. */
Test(deadly, accepts_two_cells_that_no_image_of_a_solution_has)
{
    const ChPuzzle half = puzzle_of(HALF_TURN);
    static const struct {
        const char *one, *other;
        int row, column;
        ChReason reason;
    } CASES[] = {
        {"1", "12356789", 9, 9, CH_REASON_NOT_PROVED},
        {"12", "1235678", 9, 9, CH_REASON_NOT_PROVED},
        {"3", "12456789", 9, 9, CH_REASON_NOT_PROVED},
        {"1", "4", 9, 9, CH_REASON_DEADLY_SYMMETRY},
        {"12", "12356789", 9, 9, CH_REASON_DEADLY_SYMMETRY},
        {"1", "12356789", 9, 7, CH_REASON_DEADLY_SYMMETRY},
    };

    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        ChDeadlyPattern deadly = {.is_impossible = false};
        const int cell[2] = {CH_CELL_AT(0, 0), CH_CELL_AT(CASES[i].row - 1, CASES[i].column - 1)};
        for (int j = 0; j < 2; j++)
            for (const char *at = j == 0 ? CASES[i].one : CASES[i].other; *at != '\0'; at++)
                deadly.digits[cell[j]] |= (uint16_t)(1u << (*at - '1'));
        cr_expect_eq(reason_in(&half, &deadly), CASES[i].reason, "case %zu", i);
    }
}

/* A pattern of up to three cells, each a row, a column and digits: "r1c2=9 r5c5=14". */
static ChReason reason_of_text(const ChPuzzle *puzzle, const char *text)
{
    ChDeadlyPattern deadly = {.digits = {0}};

    for (const char *at = strchr(text, 'r'); at != NULL; at = strchr(at, 'r')) {
        const int cell = CH_CELL_AT(at[1] - '1', at[3] - '1');
        for (at += 5; *at != '\0' && *at != ' '; at++)
            deadly.digits[cell] |= (uint16_t)(1u << (*at - '1'));
    }
    return reason_in(puzzle, &deadly);
}

/* Without the 9 in r1c2 the half turn is none of the givens. With it in the pattern it is. */
Test(deadly, counts_one_cell_with_one_digit_as_given)
{
    ChPuzzle puzzle = puzzle_of(HALF_TURN);
    static const struct {
        const char *text;
        ChReason reason;
    } CASES[] = {
        {"r1c2=9 r5c5=14", CH_REASON_NOT_PROVED},
        {"r1c2=9 r1c1=1 r9c9=12356789", CH_REASON_NOT_PROVED},
        {"r5c5=14", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=9", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=9 r5c5=3", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=9 r5c5=134", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=1 r5c5=14", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=19 r5c5=14", CH_REASON_DEADLY_SYMMETRY},
        {"r1c3=9 r5c5=14", CH_REASON_DEADLY_SYMMETRY},
        {"r1c2=9 r1c1=1 r9c9=4", CH_REASON_DEADLY_SYMMETRY},
    };

    puzzle.given[CH_CELL_AT(0, 1)] = CH_NO_DIGIT;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        cr_expect_eq(reason_of_text(&puzzle, CASES[i].text), CASES[i].reason, "%s", CASES[i].text);
    puzzle.given[CH_CELL_AT(1, 1)] = CH_NO_DIGIT; /* two givens less: only one cell counts */
    cr_expect_eq(reason_of_text(&puzzle, "r1c2=9 r2c2=7 r5c5=14"), CH_REASON_DEADLY_SYMMETRY);
}

/* Uniqueness is of the givens: a given less or more ends the symmetry, and digits of the player do
 * not. */
Test(deadly, compares_all_givens_and_nothing_else)
{
    const ChPuzzle half = puzzle_of(HALF_TURN);

    for (int cell = 0; cell < CH_CELLS; cell++) {
        ChPuzzle changed = half;
        if (half.given[cell] == CH_NO_DIGIT)
            continue;
        changed.given[cell] = CH_NO_DIGIT;
        cr_expect_eq(reason_of_cell(&changed, 5, 5, "14"), CH_REASON_DEADLY_SYMMETRY);
        changed.given[CH_CELLS - 1 - cell] = CH_NO_DIGIT;
        changed.entered[cell] = half.given[cell];
        cr_expect_eq(reason_of_cell(&changed, 5, 5, "14"), CH_REASON_NOT_PROVED);
    }
}

Test(deadly, accepts_no_cell_where_the_input_has_pencil_marks)
{
    ChPuzzle puzzle = puzzle_of(HALF_TURN);

    puzzle.has_marks = true;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        ch_candidates_add(&puzzle.marks, candidate);
    cr_expect_eq(reason_of_cell(&puzzle, 5, 5, "14"), CH_REASON_DEADLY_SYMMETRY);
}

/* ---- impossible patterns ---- */

static ChReason reason_of_impossible(const ChPuzzle *puzzle, const uint8_t (*at)[2], int count,
                                     uint16_t digits)
{
    ChDeadlyPattern pattern = {.is_impossible = true};

    for (int i = 0; i < count; i++)
        pattern.digits[CH_CELL_AT(at[i][0], at[i][1])] = digits;
    return reason_in(puzzle, &pattern);
}

Test(impossible, needs_no_twin_and_no_solution_but_that_the_cells_cannot_be_filled)
{
    static const uint8_t RING[5][2] = {{0, 0}, {0, 3}, {1, 5}, {3, 5}, {3, 0}};
    static const uint8_t ROW[4][2] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}};
    static const uint8_t MANY[21][2] = {{0, 0}, {0, 3}, {1, 5}, {3, 5}, {3, 0}, {4, 1}, {4, 2},
                                        {4, 3}, {4, 4}, {5, 1}, {5, 2}, {5, 3}, {5, 4}, {6, 1},
                                        {6, 2}, {6, 3}, {6, 4}, {7, 1}, {7, 2}, {7, 3}, {7, 4}};
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    cr_expect_eq(reason_of_impossible(&puzzle, RING, 5, TWO), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_impossible(&puzzle, RING, 4, TWO), CH_REASON_POSSIBLE);
    cr_expect_eq(reason_of_impossible(&puzzle, RING, 5, THREE), CH_REASON_POSSIBLE);
    cr_expect_eq(reason_of_impossible(&puzzle, RING, 0, TWO), CH_REASON_POSSIBLE);
    cr_expect_eq(reason_of_impossible(&puzzle, ROW, 4, THREE), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_impossible(&puzzle, ROW, 4, FIVE), CH_REASON_IMPOSSIBLE_SIZE);
    cr_expect_eq(reason_of_impossible(&puzzle, MANY, 20, TWO), CH_REASON_NOT_PROVED);
    cr_expect_eq(reason_of_impossible(&puzzle, MANY, 21, TWO), CH_REASON_IMPOSSIBLE_SIZE);
    puzzle.given[CH_CELL_AT(0, 0)] = 4;
    cr_expect_eq(reason_of_impossible(&puzzle, RING, 5, TWO), CH_REASON_NOT_PROVED);
}
