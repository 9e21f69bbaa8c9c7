/* chain_links.c - see hodoku_chain_links.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_chain_links.h"

void ch_hodoku_link_cells(ChHodokuLinks *links, int one, int one_digit, int other, int other_digit)
{
    ChGridCells first = {{0}};
    ChGridCells second = {{0}};

    ch_grid_cells_add(&first, one);
    ch_grid_cells_add(&second, other);
    ch_hodoku_link(links, first, one_digit, second, other_digit);
}

int ch_hodoku_link_constraint(const ChHodokuGrid *grid, const ChHodokuLink *link)
{
    const ChGridCells both = ch_grid_cells_or(link->cells[0], link->cells[1]);
    const int cell = ch_grid_cells_first(link->cells[0]);

    for (int i = 0; i < 3 && link->digit[0] == link->digit[1]; i++) {
        const int house = ch_hodoku_houses[cell][i];
        if (ch_grid_cells_within(ch_hodoku_places(grid, house, link->digit[0]), both) &&
            ch_grid_cells_meet(CH_HODOKU_HOUSE(house), link->cells[1]))
            return CH_HODOKU_CONSTRAINT(house, link->digit[0]);
    }
    return CH_CELL_CONSTRAINT(ch_box_cell(cell));
}

/* ---- seeds ---- */

/* Returns how a box's places are divided into two nodes (chains.h): the line of the box that holds
 * one of them. */
static int box_split_of(const ChHodokuLink *link)
{
    const bool group = ch_grid_cells_count(link->cells[0]) > 1;
    const ChGridCells cells = link->cells[group ? 0 : 1];
    const int first = ch_grid_cells_first(cells);

    if (ch_grid_cells_count(cells) < 2)
        return 0;
    return ch_grid_cells_within(cells, CH_HODOKU_HOUSE(first / 9)) ? first / 9 % 3
                                                                   : 3 + first % 9 % 3;
}

static bool is_turned(const ChHodokuLink *link)
{
    const int one = ch_cells_first(ch_box_cells(link->cells[0]));
    const int other = ch_cells_first(ch_box_cells(link->cells[1]));

    return one == other ? link->digit[0] > link->digit[1] : one > other;
}

void ch_hodoku_add_link_premises(ChDeduction *deduction, const ChHodokuGrid *grid,
                                 const ChHodokuLinks *links, ChChainForm form, int target)
{
    ChLinkSeed strong[CH_MAX_STRONG];

    for (int i = 0; i < links->count; i++) {
        const ChHodokuLink *const link = &links->link[i];
        const int constraint = ch_hodoku_link_constraint(grid, link);
        ch_add_premise(deduction, constraint);
        if (i < CH_MAX_STRONG)
            strong[i] = (ChLinkSeed){.constraint = (uint16_t)constraint,
                                     .turned = is_turned(link),
                                     .line = (uint8_t)box_split_of(link)};
    }
    ch_chain_note(deduction, strong, links->count, form, target);
}
