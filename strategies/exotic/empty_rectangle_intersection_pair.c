/* empty_rectangle_intersection_pair.c - two cells of the same two digits, and a box where both
 * digits are bound to the lines of the cells.
 *
 *      . . . | . ab .      ab  the cells A, in the row of the box, and B, in its column
 *      . . . | .  .  .     +   the box has both digits only in that row and in that column: each in
 *      . . . | .  .  .         both arms, and perhaps where they cross (z)
 *      ------+--------
 *      . + . | .  .  .     If A and B were the same digit, the box would have no place for it. So
 *      + z + | .  x  ab    one is a and the other b. The digit of A is not in the row arm, so it is
 *      . + . | .  .  .     in the column arm; that of B is in the row arm. Row and column both have
 *      ------+--------     a and b there, once in a cell and once in an arm.
 *      . x . | .  .  .
 *      . ab. | .  y  .
 *
 * So the rest of both lines (x and z) is neither digit, nor is the other cell that sees A and B
 * (y). An arm of one cell has one of the two digits. No digit is ruled out by fewer premises.
 *
 * Named by Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "premises.h"

enum { CELL_BITS = 8 };

/* The pattern: the cell in the row of the box, and the one in its column. */
typedef struct Crossing {
    const ChBoard *board;
    int in_row, in_column;
    int box;
    unsigned digits;
} Crossing;

static ChCellSet row_of(const Crossing *crossing)
{
    return ch_house_cells[ch_cell_house[crossing->in_row][1]];
}

static ChCellSet column_of(const Crossing *crossing)
{
    return ch_house_cells[ch_cell_house[crossing->in_column][2]];
}

/* Returns the cells of the box in one of the lines, but not in the other. */
static ChCellSet arm_of(const Crossing *crossing, ChCellSet line, ChCellSet other)
{
    return ch_cells_minus(ch_cells_and(ch_house_cells[crossing->box], line), other);
}

/* Reports whether the box has the digit in both arms, and nowhere outside of the lines. */
static bool is_bound(const Crossing *crossing, int digit)
{
    const ChCellSet row = row_of(crossing), column = column_of(crossing);
    const ChCellSet open = ch_board_open(crossing->board, digit);
    const ChCellSet places = ch_cells_and(open, ch_house_cells[crossing->box]);

    return (crossing->board->placed[digit] >> crossing->box & 1) == 0 &&
           ch_cells_within(places, ch_cells_or(row, column)) &&
           ch_cells_meet(places, arm_of(crossing, row, column)) &&
           ch_cells_meet(places, arm_of(crossing, column, row));
}

/* An arm in which just one cell has any of the digits loses all others there. */
static void add_arm_eliminations(const Crossing *crossing, ChDeduction *deduction, ChCellSet arm)
{
    ChCellSet cells = {{0}};

    CH_EACH_DIGIT(digit, crossing->digits)
        cells = ch_cells_or(cells, ch_cells_and(arm, ch_board_open(crossing->board, digit)));
    if (ch_cells_count(cells) == 1)
        ch_add_cell_eliminations(deduction, crossing->board, ch_cells_first(cells),
                                 ~crossing->digits & CH_ALL_NINE);
}

static bool report_crossing(const Crossing *crossing, ChSink *sink)
{
    const ChCellSet row = row_of(crossing), column = column_of(crossing);
    const ChCellSet row_arm = arm_of(crossing, row, column);
    const ChCellSet column_arm = arm_of(crossing, column, row);
    ChCellSet rest = ch_cells_minus(ch_cells_or(row, column), ch_cells_or(row_arm, column_arm));
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_EMPTY_RECTANGLE_INTERSECTION_PAIR);

    ch_cells_remove(&rest, crossing->in_row);
    ch_cells_remove(&rest, crossing->in_column);
    ch_cells_add(&rest, CH_CELL_AT(CH_ROW_OF(crossing->in_column), CH_COLUMN_OF(crossing->in_row)));
    CH_EACH_DIGIT(digit, crossing->digits)
        ch_add_eliminations(&deduction, crossing->board, rest, digit);
    add_arm_eliminations(crossing, &deduction, row_arm);
    add_arm_eliminations(crossing, &deduction, column_arm);
    if (deduction.removals == 0)
        return false;
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(crossing->in_row));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(crossing->in_column));
    ch_add_digit_premises(&deduction, crossing->box, crossing->digits);
    deduction.detail.seed[0] = (uint32_t)(crossing->in_row | crossing->in_column << CELL_BITS);
    return ch_is_minimal(&deduction, crossing->board) && ch_report(&deduction, sink);
}

static int box_between(int in_row, int in_column)
{
    return ch_cell_house[CH_CELL_AT(CH_ROW_OF(in_row), CH_COLUMN_OF(in_column))][0];
}

static bool try_cells(const ChBoard *board, int in_row, int in_column, ChSink *sink)
{
    const Crossing crossing = {.board = board,
                               .in_row = in_row,
                               .in_column = in_column,
                               .box = box_between(in_row, in_column),
                               .digits = board->candidates[in_row]};

    if (crossing.box == ch_cell_house[in_row][0] || crossing.box == ch_cell_house[in_column][0])
        return false;
    CH_EACH_DIGIT(digit, crossing.digits)
        if (!is_bound(&crossing, digit))
            return false;
    return report_crossing(&crossing, sink);
}

bool ch_find_empty_rectangle_intersection_pair(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    const ChCellSet pairs = ch_facts_pairs(input->facts)->bivalue;

    CH_EACH_CELL(in_row, pairs)
        CH_EACH_CELL(in_column, pairs)
            if (in_row != in_column && board->candidates[in_row] == board->candidates[in_column] &&
                try_cells(board, in_row, in_column, sink))
                return true;
    return false;
}

void ch_mark_empty_rectangle_intersection_pair(const ChReplay *replay, const ChStep *step,
                                               ChMarks *marks)
{
    const int in_row = (int)(step->detail->seed[0] & 0xff);
    const int in_column = (int)(step->detail->seed[0] >> CELL_BITS);
    const int box = box_between(in_row, in_column);
    const unsigned digits = replay->board.candidates[in_row];
    ChCellSet places = {{0}};

    CH_EACH_DIGIT(digit, digits)
        places = ch_cells_or(places, ch_board_open(&replay->board, digit));
    places = ch_cells_and(places, ch_house_cells[box]);
    ch_marks_join(marks, CH_ROLE_SET_CELL, 0, in_row);
    ch_marks_join(marks, CH_ROLE_SET_CELL, 0, in_column);
    ch_marks_digits(marks, CH_ROLE_SET_DIGIT, 0, digits);
    ch_marks_set(marks, &places, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, box, 0);
    ch_marks_add(marks, CH_ROLE_COVER, ch_cell_house[in_row][1], 0);
    ch_marks_add(marks, CH_ROLE_COVER, ch_cell_house[in_column][2], 0);
}
