/* remote_pair_prefilter.c - returns false only where no remote pair removes anything.
 *
 * SPDX-License-Identifier: MIT
 */
#include "remote_pair_prefilter.h"

/* Colours the cells of TWINS that are connected to a cell, with alternating colours. */
static void colour_twins(ChCellSet twins, int cell, ChCellSet colour[2])
{
    ChCellSet fresh = {{0}};

    colour[0] = colour[1] = fresh;
    ch_cells_add(&fresh, cell);
    for (int own = 0; !ch_cells_empty(fresh); own = 1 - own) {
        colour[own] = ch_cells_or(colour[own], fresh);
        fresh = ch_cells_minus(ch_cells_and(ch_peers_of_any(fresh), twins), colour[1 - own]);
    }
}

/* Returns true if four or more cells with the same two candidates are connected, and a place of
 * these digits sees cells of both colours. */
static bool has_four_twins(const ChFinderInput *input)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    ChCellSet left = pairs->bivalue;

    while (!ch_cells_empty(left)) {
        const int cell = ch_cells_first(left);
        const unsigned two = input->board->candidates[cell];
        const int low = ch_lowest(two);
        const int high = ch_lowest(two & (two - 1));
        const ChCellSet twins =
            ch_cells_and(left, ch_cells_and(pairs->bivalue_with[low], pairs->bivalue_with[high]));
        ChCellSet colour[2];
        ch_cells_remove(&left, cell);
        if (ch_cells_count(twins) < 4)
            continue;
        const ChCellSet places =
            ch_cells_or(ch_board_plane(input->board, low), ch_board_plane(input->board, high));
        colour_twins(twins, cell, colour);
        if (ch_cells_count(ch_cells_or(colour[0], colour[1])) >= 4 &&
            ch_cells_meet(places,
                          ch_cells_and(ch_peers_of_any(colour[0]), ch_peers_of_any(colour[1]))))
            return true;
    }
    return false;
}

bool ch_may_have_remote_pair(const ChFinderInput *input)
{
    return input->options->unfiltered || has_four_twins(input);
}
