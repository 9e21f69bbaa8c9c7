/* subsets_prefilter.c - returns false only where no naked pair removes anything.
 *
 * SPDX-License-Identifier: MIT
 */
#include "subsets_prefilter.h"

/* Reports whether two cells that see each other have the same two digits, and other cells that see
 * both have one of these. */
static bool has_pair(const ChBoard *board, ChCellSet cells)
{
    CH_EACH_CELL(one, cells) {
        const unsigned two = board->candidates[one];
        const ChCellSet seen = ch_cells_and(cells, ch_cell_peers[one]);
        CH_EACH_CELL_FROM(other, one + 1, seen)
            if (board->candidates[other] == two &&
                ch_cells_meet(ch_cells_and(ch_cell_peers[one], ch_cell_peers[other]),
                              ch_cells_or(ch_board_plane(board, ch_lowest(two)),
                                          ch_board_plane(board, ch_lowest(two & (two - 1))))))
                return true;
    }
    return false;
}

bool ch_may_have_naked_pair(const ChFinderInput *input)
{
    return input->options->unfiltered ||
           has_pair(input->board, ch_facts_few_cells(input->facts)->upto[2]);
}
