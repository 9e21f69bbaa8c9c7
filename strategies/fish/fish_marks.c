/* fish_marks.c - the highlights of a fish: its houses, its places in the covers, its fins.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "fish.h"

static void mark_houses(ChMarks *marks, ChRole role, uint32_t houses)
{
    CH_EACH_HOUSE(house, houses)
        ch_marks_add(marks, role, house, 0);
}

static void mark_places(ChMarks *marks, ChRole role, ChCellSet cells, int digit)
{
    CH_EACH_CELL(cell, cells)
        ch_marks_add(marks, role, CH_CANDIDATE(cell, digit), 0);
}

/* The fins shown for Siamese fish are those of both fish. */
void ch_mark_fish(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChFish fish = ch_fish_of(step);
    ChFishBody body = ch_fish_body(&replay->board, &fish);
    const uint32_t covers = fish.covers | fish.second;

    if (fish.second != 0) {
        fish.covers = fish.second;
        body.fins = ch_cells_or(body.fins, ch_fish_body(&replay->board, &fish).fins);
    }
    const ChCellSet all_fins = ch_cells_or(body.fins, body.endofins);
    const ChCellSet cells = ch_cells_minus(body.base, all_fins);

    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_add(marks, CH_ROLE_DIGIT, fish.digit, 0);
    mark_houses(marks, CH_ROLE_HOUSE, fish.bases);
    mark_houses(marks, CH_ROLE_COVER, covers);
    mark_places(marks, CH_ROLE_FIN, body.fins, fish.digit);
    mark_places(marks, CH_ROLE_ENDOFIN, body.endofins, fish.digit);
}
