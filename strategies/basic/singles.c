/* singles.c - full house, cross-hatching, hidden singles in lines, naked single; and their
 * contradictions.
 *
 * All read one bit matrix (board.h).  A row of it holds the places of a digit in a house; a single
 * bit is a hidden single.  In a box it is called cross-hatching, after the way it is found: the
 * rows and columns that hold the digit elsewhere are crossed out.
 *
 *      . . . | . . 3 | . . .
 *      - - - | - - + | - - -      3  placed digits that close the other cells of box 5
 *      3 - - | - - + | - - -      X  the only place for 3 in box 5
 *      ------+-------+------
 *      . 8 . | X 7 + | . . .
 *
 * A column of the matrix holds the digits of a cell; a single bit is a naked single.  A full house
 * is both at once: the only cell of a house without a digit.  An empty row or column is the
 * contradiction that corresponds to the single.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "singles_avx2.h"
#include "singles_take.h"

static bool report_single(Single single, ChSink *sink)
{
    ChStep step;

    make_step(single, &step);
    return ch_sink_take(sink, &step);
}

bool ch_find_full_house(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;

    CH_EACH_HOUSE(house, board->single[CH_EMPTY]) {
        const bool is_open = board->candidates[ch_board_single_cell(board, CH_EMPTY, house)] != 0;
        if (is_open && report_single(single_in_house(board, FULL_HOUSE, CH_EMPTY, house), sink))
            return true;
    }
    return false;
}

static bool find_hidden_single(const ChFinderInput *input, ChSink *sink, int finder,
                               uint32_t houses)
{
    const ChBoard *const board = input->board;

    CH_EACH_DIGIT(digit, board->hidden >> CH_DIGITS * (finder - IN_BOX) & CH_ALL_NINE)
        CH_EACH_HOUSE(house, board->single[digit] & houses)
            if (report_single(single_in_house(board, finder, digit, house), sink))
                return true;
    return false;
}

bool ch_find_cross_hatching(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_BOX, CH_HOUSE_BOXES);
}

bool ch_find_hidden_single_row(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_ROW, CH_HOUSE_ROWS);
}

bool ch_find_hidden_single_column(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_COLUMN, CH_HOUSE_COLUMNS);
}

bool ch_find_naked_single(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;

    for (int word = 0; word < 3; word++)
        CH_EACH_BIT(bit, ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word])
            if (report_single(naked_single(board, 32 * word + bit), sink))
                return true;
    return false;
}

/* ---- one after another ---- */

const ChFinder ch_single_finder[CH_SINGLES] = {ch_find_full_house, ch_find_cross_hatching,
                                               ch_find_hidden_single_row,
                                               ch_find_hidden_single_column, ch_find_naked_single};

int ch_take_singles(ChBoard *board, ChStep *step, uint8_t *finder, int most)
{
#ifdef CH_SINGLES_AVX2
    if (ch_singles_have_avx2())
        return ch_take_singles_avx2(board, step, finder, most);
#endif
    return take_singles(board, step, finder, most);
}

/* ---- contradictions ---- */

static bool report_contradiction(ChSink *sink, int premise)
{
    const ChStep step = {
        .technique = CH_TECHNIQUE_CONTRADICTION, .placed = CH_NONE, .premise = (uint16_t)premise};
    return ch_sink_take(sink, &step);
}

static bool refute_houses(const ChFinderInput *input, ChSink *sink, uint32_t kind)
{
    CH_EACH_HOUSE(house, input->board->empty_houses & kind)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (input->board->places[digit][house] == 0 &&
                report_contradiction(sink, CH_HOUSE_CONSTRAINT(house, digit)))
                return true;
    return false;
}

bool ch_find_no_place_in_box(const ChFinderInput *input, ChSink *sink)
{
    return refute_houses(input, sink, CH_HOUSE_BOXES);
}

bool ch_find_no_place_in_row(const ChFinderInput *input, ChSink *sink)
{
    return refute_houses(input, sink, CH_HOUSE_ROWS);
}

bool ch_find_no_place_in_column(const ChFinderInput *input, ChSink *sink)
{
    return refute_houses(input, sink, CH_HOUSE_COLUMNS);
}

bool ch_find_no_candidate(const ChFinderInput *input, ChSink *sink)
{
    if (!input->board->has_empty_cell)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (input->board->candidates[cell] == 0 && report_contradiction(sink, cell))
            return true;
    return false;
}
