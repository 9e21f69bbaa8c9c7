/* loop.c - draws a loop of cells as lines below the digits.
 *
 *      12----12 .      Each cell of the pattern has just two partners: others in a house that
 *       |      \       holds no third.  A rectangle needs no lines; a pattern with covers is shown
 *      12------12      by its houses.
 *
 * SPDX-License-Identifier: MIT
 */
#include "layout.h"

enum { SHORTEST = 5 };

/* Reports whether two cells share a house that holds no third cell of the loop. */
static bool are_joined(ChCellSet loop, int one, int other)
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
        count += other != cell && are_joined(loop, cell, other);
    return count == 2;
}

ChCellSet ch_scheme_loop(const ChStepRecord *step)
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

void ch_draw_loop(ChLayout *layout)
{
    const ChCellSet loop = layout->scheme.loop;

    if (ch_cells_empty(loop))
        return;
    ch_open_group(layout, "", ch_tone_row[CH_TONE_LOOP].class);
    CH_EACH_CELL(one, loop)
        CH_EACH_CELL_FROM(other, one + 1, loop)
            if (are_joined(loop, one, other))
                ch_draw_line(layout, ch_cell_middle(layout, one), ch_cell_middle(layout, other),
                             CH_TONE_LOOP, ch_tone_row[CH_TONE_LOOP].width);
    ch_close_group(layout);
}
