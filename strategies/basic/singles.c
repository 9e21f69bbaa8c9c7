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
#include "basic.h"
#include "finders.h"
#include "lanes.h"

static inline ChStep single(ChTechniqueId technique, int cell, int digit, int premise)
{
    return (ChStep){.technique = (uint16_t)technique,
                    .placed = (uint16_t)CH_CANDIDATE(cell, digit),
                    .premise = (uint16_t)premise};
}

/* Makes the step of the only cell without a digit in a house, which holds the eight others. */
static inline ChStep full_house(const ChBoard *board, int house, int cell)
{
    const int digit = ch_lowest(board->candidates[cell]);

    return single(CH_TECHNIQUE_FULL_HOUSE, cell, digit, CH_HOUSE_CONSTRAINT(house, digit));
}

bool ch_find_full_house(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;

    CH_EACH_HOUSE(house, board->single[CH_EMPTY]) {
        const int cell = ch_board_single_cell(board, CH_EMPTY, house);
        if (board->candidates[cell] == 0)
            continue;
        const ChStep step = full_house(board, house, cell);
        if (ch_sink_take(sink, &step))
            return true;
    }
    return false;
}

/* A kind of houses, and the technique that finds hidden singles there. */
typedef struct HiddenSingle {
    ChTechniqueId technique;
    uint32_t houses;
} HiddenSingle;

enum { IN_BOX, IN_ROW, IN_COLUMN };

static const HiddenSingle HIDDEN[] = {
    [IN_BOX] = {CH_TECHNIQUE_CROSS_HATCHING, CH_HOUSE_BOXES},
    [IN_ROW] = {CH_TECHNIQUE_HIDDEN_SINGLE_ROW, CH_HOUSE_ROWS},
    [IN_COLUMN] = {CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN, CH_HOUSE_COLUMNS}};

/* Returns the digits with one place left in a house of this kind. */
static inline unsigned single_digits(const ChBoard *board, uint32_t kind)
{
    return ch_words_meet(board->single, kind) | (unsigned)((board->single[8] & kind) != 0) << 8;
}

static inline ChStep hidden_single(const ChBoard *board, int kind, int digit, int house)
{
    return single(HIDDEN[kind].technique, ch_board_single_cell(board, digit, house), digit,
                  CH_HOUSE_CONSTRAINT(house, digit));
}

static bool find_hidden_single(const ChFinderInput *input, ChSink *sink, int kind)
{
    const ChBoard *const board = input->board;
    const uint32_t houses = HIDDEN[kind].houses;

    CH_EACH_DIGIT(digit, single_digits(board, houses))
        CH_EACH_HOUSE(house, board->single[digit] & houses) {
            const ChStep step = hidden_single(board, kind, digit, house);
            if (ch_sink_take(sink, &step))
                return true;
        }
    return false;
}

bool ch_find_cross_hatching(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_BOX);
}

bool ch_find_hidden_single_row(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_ROW);
}

bool ch_find_hidden_single_column(const ChFinderInput *input, ChSink *sink)
{
    return find_hidden_single(input, sink, IN_COLUMN);
}

static inline ChStep naked_single(const ChBoard *board, int cell)
{
    return single(CH_TECHNIQUE_NAKED_SINGLE, cell, ch_lowest(board->candidates[cell]),
                  CH_CELL_CONSTRAINT(cell));
}

bool ch_find_naked_single(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;

    for (int word = 0; word < 3; word++)
        CH_EACH_BIT(bit, ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word]) {
            const ChStep step = naked_single(board, 32 * word + bit);
            if (ch_sink_take(sink, &step))
                return true;
        }
    return false;
}

/* ---- the first single ---- */

const ChFinder ch_single_finder[CH_SINGLES] = {ch_find_full_house, ch_find_cross_hatching,
                                               ch_find_hidden_single_row,
                                               ch_find_hidden_single_column, ch_find_naked_single};

static inline uint32_t houses_with_singles(const ChBoard *board)
{
    uint32_t houses = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        houses |= board->single[digit];
    return houses;
}

static bool first_full_house(const ChBoard *board, ChStep *step)
{
    CH_EACH_HOUSE(house, board->single[CH_EMPTY]) {
        const int cell = ch_board_single_cell(board, CH_EMPTY, house);
        if (board->candidates[cell] == 0)
            continue;
        *step = full_house(board, house, cell);
        return true;
    }
    return false;
}

/* Makes the step of the first hidden single in a kind of houses, which has one. */
static inline void first_hidden_single(const ChBoard *board, int kind, ChStep *step)
{
    const int digit = ch_lowest(single_digits(board, HIDDEN[kind].houses));

    *step =
        hidden_single(board, kind, digit, ch_lowest(board->single[digit] & HIDDEN[kind].houses));
}

static bool first_naked_single(const ChBoard *board, ChStep *step)
{
    for (int word = 0; word < 3; word++) {
        const uint32_t cells =
            ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word];
        if (cells != 0) {
            *step = naked_single(board, 32 * word + ch_lowest(cells));
            return true;
        }
    }
    return false;
}

int ch_first_single(const ChBoard *board, ChStep *step)
{
    if (board->single[CH_EMPTY] != 0 && first_full_house(board, step))
        return 0;
    const uint32_t houses = houses_with_singles(board);
    for (int kind = 0; houses != 0 && kind < 3; kind++)
        if ((houses & HIDDEN[kind].houses) != 0) {
            first_hidden_single(board, kind, step);
            return 1 + kind;
        }
    return first_naked_single(board, step) ? CH_SINGLES - 1 : CH_SINGLES;
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
