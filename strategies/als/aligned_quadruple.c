/* aligned_quadruple.c - aligned exclusion of four cells.
 *
 * Aligned cells and excluders have two to MOST_CANDIDATES candidates: with more of them there are
 * more choices than a person writes down. aligned.c says what is excluded.
 *
 * SPDX-License-Identifier: MIT
 */
#include "aligned.h"
#include "finders.h"

enum { MOST_CANDIDATES = 4 };

/* Tries the first cells with each later one of FEW, until there are four. EXCLUDERS see the first
 * ones. Returns true if the sink wants no more. */
static bool try_later(ChAligned *aligned, int chosen, ChCellSet few, ChCellSet excluders)
{
    const int first = chosen == 0 ? 0 : aligned->cell[chosen - 1] + 1;

    if (chosen == CH_ALIGNED_CELLS)
        return ch_aligned_try(aligned, excluders);
    CH_EACH_CELL_FROM(cell, first, few) {
        const ChCellSet common = ch_cells_and(excluders, ch_cell_peers[cell]);
        aligned->cell[chosen] = cell;
        if (ch_aligned_has_two(common) && try_later(aligned, chosen + 1, few, common))
            return true;
    }
    return false;
}

static bool search_quadruples(ChAlsSearch *search)
{
    const ChBoard *const board = search->input->board;
    ChAligned aligned = {.search = search, .count = CH_ALIGNED_CELLS};
    ChCellSet few = {{0}};

    CH_EACH_CELL(cell, ch_board_plane(board, CH_EMPTY)) {
        const int candidates = ch_count(board->candidates[cell]);
        if (candidates >= 2 && candidates <= MOST_CANDIDATES)
            ch_cells_add(&few, cell);
    }
    return try_later(&aligned, 0, few, few);
}

bool ch_find_aligned_quadruple_exclusion(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search_cells(input, sink, search_quadruples);
}
