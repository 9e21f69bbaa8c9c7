/* loop.c - see loop.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "loop.h"

enum { SHORTEST = 5 };

bool ch_loop_joins(ChCellSet loop, int one, int other)
{
    for (int kind = 0; kind < 3; kind++) {
        const int house = ch_cell_house[one][kind];
        if (ch_cell_house[other][kind] == house &&
            ch_cells_count(ch_cells_and(loop, ch_house_cells[house])) == 2)
            return true;
    }
    return false;
}

static bool is_linked(ChCellSet loop, int cell)
{
    int count = 0;

    CH_EACH_CELL(other, loop)
        count += other != cell && ch_loop_joins(loop, cell, other);
    return count == 2;
}

ChCellSet ch_loop_cells(const ChStepRecord *step)
{
    static const ChCellSet none = {{0}};
    ChCellSet loop = none;

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_COVER || step->mark[i].role == CH_ROLE_LINK_FROM)
            return none;
        else if (step->mark[i].role == CH_ROLE_CELL && step->mark[i].thing < CH_CELLS)
            ch_cells_add(&loop, step->mark[i].thing);
    CH_EACH_CELL(cell, loop)
        if (!is_linked(loop, cell))
            return none;
    return ch_cells_count(loop) < SHORTEST ? none : loop;
}
