/* uniqueness_avoidable.c - avoidable rectangles: unique rectangles with filled cells.
 *
 *      1 . . | . 2 .      none of the cells is a given, so only the solver's own deductions
 *      2 . . | . 1x.      distinguish the two digits: the digits could be exchanged
 *
 *      type 1: three cells are filled; the fourth loses the digit that would complete the deadly
 *              pattern (1 here)
 *      type 2: two adjacent cells are filled; besides the digits that would complete the pattern,
 *              the others have one and the same candidate: cells that see both lose it
 *
 * Types 3 and 5 are in uniqueness_avoidable_open.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "deduction.h"
#include "finders.h"
#include "fresh.h"
#include "uniqueness.h"

/* Returns true if a cell is filled but not given. */
static bool is_filled(const ChBoard *board, int cell)
{
    return board->digit[cell] != CH_NO_DIGIT && !ch_cells_has(&board->givens, cell);
}

/* Returns the cells that have been filled since the last fruitless search. */
static ChCellSet filled_since(const ChFinderInput *input)
{
    return ch_cells_minus(
        ch_cells_minus(ch_fresh_cells(input), ch_board_plane(input->board, CH_EMPTY)),
        input->board->givens);
}

/* Returns the position of a placed digit in a line, or -1. */
static int place_in(const ChBoard *board, int line, int digit)
{
    return board->placed[digit] >> line & 1 ? ch_lowest(board->places[digit][line]) : -1;
}

/* Returns true if four corners lie in two boxes; TWO and THREE are the corners adjacent to ONE. */
static bool in_two_boxes(int one, int two, int three)
{
    return (CH_BOX_OF(one) == CH_BOX_OF(two)) != (CH_BOX_OF(one) == CH_BOX_OF(three));
}

static ChPattern pattern_of(const ChBoard *board, const int cell[4], unsigned pair)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < 4; i++)
        ch_cells_add(&cells, cell[i]);
    return ch_pattern_of(board, cells, pair);
}

/* ---- type 1 ---- */

/* Tries type 1 with an empty cell and an adjacent filled cell in a line. The digit of the filled
 * cell must also be placed in the empty cell's other line. Returns true if the sink wants no
 * more. */
static bool try_type_1(const ChFinderInput *input, ChSink *sink, int cell, int adjacent, int line,
                       int across)
{
    const ChBoard *const board = input->board;
    const int side = board->digit[adjacent];
    const int place = place_in(board, across, side);

    if (place < 0)
        return false;
    const int third = ch_house_cell[across][place];
    const int other = ch_cell_house[adjacent][line < CH_FIRST_COLUMN ? 2 : 1];
    const int fourth = ch_house_cell[other][place];
    if (!is_filled(board, third) || !is_filled(board, fourth) ||
        !in_two_boxes(cell, adjacent, third) ||
        !(board->candidates[cell] >> board->digit[fourth] & 1))
        return false;
    const ChPattern pattern = pattern_of(board, (const int[4]){cell, adjacent, third, fourth},
                                         1u << side | 1u << board->digit[fourth]);
    return ch_pattern_type_1(input, sink, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_1, &pattern);
}

/* Collects the digits of some filled cells by row and column. */
static void digits_by_line(const ChBoard *board, ChCellSet filled, uint16_t digits[CH_HOUSES])
{
    memset(digits, 0, CH_HOUSES * sizeof *digits);
    CH_EACH_CELL(cell, filled)
        for (int i = 1; i < 3; i++)
            digits[ch_cell_house[cell][i]] |= board->candidates[cell];
}

bool ch_find_avoidable_rectangle_1(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    const ChCellSet all = {{~UINT64_C(0), (1u << 17) - 1}};
    const ChCellSet filled = ch_cells_minus(all, ch_cells_or(empty, board->givens));
    uint16_t digits[CH_HOUSES];

    if (ch_cells_count(filled) < 3 || ch_cells_empty(filled_since(input)))
        return false;
    digits_by_line(board, filled, digits);
    CH_EACH_CELL(cell, empty) {
        const int row = ch_cell_house[cell][1];
        const int column = ch_cell_house[cell][2];
        const unsigned both = digits[row] & digits[column];
        const ChCellSet in_row =
            both != 0 ? ch_cells_and(ch_house_cells[row], filled) : (ChCellSet){{0}};
        CH_EACH_CELL(adjacent, in_row) /* the corner in the same row */
            if ((both >> board->digit[adjacent] & 1) &&
                try_type_1(input, sink, cell, adjacent, row, column))
                return true;
    }
    return false;
}

/* ---- type 2 ---- */

/* Tries type 2 with two bivalue cells in a line that have one candidate in common. Each cell's
 * other candidate must be placed in the perpendicular line of the other cell, both at the same
 * position. Returns true if the sink wants no more. */
static bool try_type_2(const ChFinderInput *input, ChSink *sink, int one, int two, int line)
{
    const ChBoard *const board = input->board;
    const unsigned common = board->candidates[one] & board->candidates[two];
    const int across = line < CH_FIRST_COLUMN ? 2 : 1;

    if (!ch_is_single(common))
        return false;
    const int first = ch_lowest(board->candidates[one] & ~common);
    const int second = ch_lowest(board->candidates[two] & ~common);
    const int place = place_in(board, ch_cell_house[one][across], second);
    if (place < 0 || place != place_in(board, ch_cell_house[two][across], first))
        return false;
    const int third = ch_house_cell[ch_cell_house[one][across]][place];
    const int fourth = ch_house_cell[ch_cell_house[two][across]][place];
    if (!is_filled(board, third) || !is_filled(board, fourth) || !in_two_boxes(one, two, third))
        return false;
    const ChPattern pattern =
        pattern_of(board, (const int[4]){one, two, third, fourth}, 1u << first | 1u << second);
    return ch_pattern_type_2(input, sink, CH_TECHNIQUE_AVOIDABLE_RECTANGLE_2, &pattern);
}

bool ch_find_avoidable_rectangle_2(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;
    const ChCellSet *const pairs = &ch_facts_pairs(input->facts)->bivalue;

    const bool any = !ch_cells_empty(filled_since(input));
    const ChCellSet fresh = ch_fresh_cells(input);

    if (board->empty + ch_cells_count(board->givens) > CH_CELLS - 2)
        return false;
    CH_EACH_CELL(one, *pairs)
        for (int i = 1; i < 3; i++) {
            const int line = ch_cell_house[one][i];
            const ChCellSet same = ch_cells_and(*pairs, ch_house_cells[line]);
            const ChCellSet others =
                any || ch_cells_has(&fresh, one) ? same : ch_cells_and(same, fresh);
            CH_EACH_CELL_FROM(two, one + 1, others)
                if (try_type_2(input, sink, one, two, line))
                    return true;
        }
    return false;
}
