/* hidden_avoidable_rectangle.c - hidden rectangles with a filled corner.
 *
 *      1 . . | . 2x .      r1c1 is filled, but not given. A conjugate pair of 2 joins r2c5, the
 *            |   |         corner opposite, to each corner beside it. If r2c5 were 1, these would
 *      2y ---+--12z .      be 2, and the digits could be exchanged. So it is not 1.
 *
 * As in a hidden rectangle, the corners beside have other candidates, or the step is easier to
 * find.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

/* A rectangle across two boxes with one filled corner. */
typedef struct Corners {
    int filled, opposite;
    int beside[2];
} Corners;

static Corners corners_at(int filled, int opposite)
{
    return (Corners){filled,
                     opposite,
                     {CH_CELL_AT(CH_ROW_OF(filled), CH_COLUMN_OF(opposite)),
                      CH_CELL_AT(CH_ROW_OF(opposite), CH_COLUMN_OF(filled))}};
}

static ChPattern pattern_of(const ChBoard *board, const Corners *at, unsigned pair)
{
    ChCellSet cells = {{0}};

    ch_cells_add(&cells, at->filled);
    ch_cells_add(&cells, at->opposite);
    for (int i = 0; i < 2; i++)
        ch_cells_add(&cells, at->beside[i]);
    return ch_pattern_of(board, cells, pair);
}

/* Tries the conjugate pairs of a digit. Returns true if the sink wants no more. */
static bool try_linked(const ChFinderInput *input, ChSink *sink, const Corners *at, int linked)
{
    const ChBoard *const board = input->board;
    const unsigned lost = 1u << board->digit[at->filled];
    const ChPattern pattern = pattern_of(board, at, lost | 1u << linked);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_HIDDEN_AVOIDABLE_RECTANGLE);

    ch_add_deadly_pattern(&deduction, &pattern.deadly);
    for (int i = 0; i < 2; i++) {
        const int house = ch_conjugate_house(board, ch_facts_pairs(input->facts), at->opposite,
                                             at->beside[i], linked);
        if (house < 0 || !ch_cells_has(&pattern.extra, at->beside[i]))
            return false;
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, linked));
    }
    ch_add_cell_eliminations(&deduction, board, at->opposite, lost);
    return ch_pattern_is_possible(input, &pattern) && ch_report(&deduction, sink);
}

static bool try_corners(const ChFinderInput *input, ChSink *sink, const Corners *at)
{
    const uint16_t *const candidates = input->board->candidates;
    const unsigned shared = candidates[at->opposite] & candidates[at->beside[0]] &
                            candidates[at->beside[1]] & ~(1u << input->board->digit[at->filled]);

    if ((CH_BOX_OF(at->filled) == CH_BOX_OF(at->beside[0])) ==
        (CH_BOX_OF(at->filled) == CH_BOX_OF(at->beside[1])))
        return false;
    CH_EACH_DIGIT(linked, shared & CH_ALL_NINE)
        if (try_linked(input, sink, at, linked))
            return true;
    return false;
}

bool ch_find_hidden_avoidable_rectangle(const ChFinderInput *input, ChSink *sink)
{
    const ChBoard *const board = input->board;

    for (int filled = 0; filled < CH_CELLS; filled++) {
        if (board->digit[filled] == CH_NO_DIGIT || ch_cells_has(&board->givens, filled))
            continue;
        const ChCellSet places = ch_board_open(board, board->digit[filled]);
        CH_EACH_CELL(opposite, places) {
            const Corners at = corners_at(filled, opposite);
            if (try_corners(input, sink, &at))
                return true;
        }
    }
    return false;
}
