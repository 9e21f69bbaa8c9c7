/* rectangle_corners.c - lists the unique and avoidable rectangles whose corners may have any
 * guardians; see uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

enum { CORNERS = 4 };

/* What each rectangle is passed to. */
typedef struct Visitor {
    const ChFinderInput *input;
    ChVisitPattern *visit;
    void *context;
} Visitor;

/* Returns the digits that a corner can have, or has; none for a given. */
static unsigned digits_at(const ChBoard *board, int cell)
{
    if (ch_cells_has(&board->givens, cell))
        return 0;
    return board->digit[cell] != CH_NO_DIGIT ? 1u << board->digit[cell] : board->candidates[cell];
}

static bool try_pair(const Visitor *visitor, const int cell[CORNERS], unsigned pair)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < CORNERS; i++)
        ch_cells_add(&cells, cell[i]);
    const ChPattern pattern = ch_pattern_of(visitor->input->board, cells, pair);
    return ch_pattern_is_possible(visitor->input, &pattern) &&
           visitor->visit(visitor->context, &pattern);
}

static bool try_corners(const Visitor *visitor, const int cell[CORNERS])
{
    const ChBoard *const board = visitor->input->board;
    unsigned digits[CORNERS], every = CH_ALL_NINE;

    for (int i = 0; i < CORNERS; i++) {
        digits[i] = digits_at(board, cell[i]);
        every &= board->digit[cell[i]] == CH_NO_DIGIT ? digits[i] : CH_ALL_NINE;
    }
    const unsigned main = digits[0] & digits[3], across = digits[1] & digits[2];
    CH_EACH_DIGIT(first, main)
        CH_EACH_DIGIT(second, across & ~(1u << first)) {
            const unsigned pair = 1u << first | 1u << second;
            if ((second < first && (pair & ~(main & across)) == 0) || /* tried the other way */
                (visitor->input->options->full_rectangles && (pair & ~every) != 0))
                continue;
            if (try_pair(visitor, cell, pair))
                return true;
        }
    return false;
}

static bool try_rows(const Visitor *visitor, int top, int bottom)
{
    for (int left = 0; left < 9; left++)
        for (int right = left + 1; right < 9; right++)
            if ((top / 3 == bottom / 3) != (left / 3 == right / 3) &&
                try_corners(visitor,
                            (const int[]){CH_CELL_AT(top, left), CH_CELL_AT(top, right),
                                          CH_CELL_AT(bottom, left), CH_CELL_AT(bottom, right)}))
                return true;
    return false;
}

bool ch_each_rectangle(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    const Visitor visitor = {input, visit, context};

    for (int top = 0; top < 9; top++)
        for (int bottom = top + 1; bottom < 9; bottom++)
            if (try_rows(&visitor, top, bottom))
                return true;
    return false;
}

bool ch_pattern_has_filled(const ChPattern *pattern, const ChBoard *board)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (pattern->deadly.digits[cell] != 0 && board->digit[cell] != CH_NO_DIGIT)
            return true;
    return false;
}
