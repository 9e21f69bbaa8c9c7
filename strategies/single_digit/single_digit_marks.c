/* single_digit_marks.c - the pattern of a bridge: its houses, its cells, and its three links from
 * far to far.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "single_digit.h"

static ChCandidateSet candidates_of(ChCellSet cells, int digit)
{
    ChCandidateSet set = {{0}};

    CH_EACH_CELL(cell, cells)
        ch_candidates_add(&set, CH_CANDIDATE(cell, digit));
    return set;
}

static void mark_link(ChMarks *marks, int digit, ChCellSet one, ChCellSet other, bool strong)
{
    const ChCandidateSet from = candidates_of(one, digit);
    const ChCandidateSet to = candidates_of(other, digit);

    ch_marks_link(marks, &from, &to, strong);
}

void ch_mark_bridges(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChBridge bridge[2];
    ChCellSet cells = {{0}};
    uint32_t houses = 0;
    int count = 0;

    while (count < 2 &&
           ch_bridge_of_seed(&replay->board, step->detail->seed[count], &bridge[count]))
        count++;
    if (count == 0)
        return;
    for (int i = 0; i < count; i++)
        for (int side = 0; side < 2; side++) {
            houses |= 1u << bridge[i].house[side];
            cells = ch_cells_or(cells, ch_cells_or(bridge[i].near[side], bridge[i].far[side]));
        }
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_add(marks, CH_ROLE_DIGIT, bridge[0].digit, 0);
    CH_EACH_HOUSE(house, houses)
        ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
    for (int i = 0; i < count; i++) {
        mark_link(marks, bridge[i].digit, bridge[i].far[0], bridge[i].near[0], true);
        mark_link(marks, bridge[i].digit, bridge[i].near[0], bridge[i].near[1], false);
        mark_link(marks, bridge[i].digit, bridge[i].near[1], bridge[i].far[1], true);
    }
}
