/* exocet_marks.c - bases, targets and cross-lines of exocets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"

/* Marks base and targets; returns the digits of the base.  Two exocets may have a target or the
 * base in common: SHOWN has the cells marked before. */
static unsigned mark_exocet(const ChBoard *board, uint32_t packed, ChCellSet *shown, ChMarks *marks)
{
    const int base[2] = {(int)(packed & 0x7f), (int)(packed >> 7 & 0x7f)};
    const int target[2] = {(int)(packed >> 14 & 0x7f), (int)(packed >> 21 & 0x7f)};

    for (int i = 0; i < 2; i++) {
        if (!ch_cells_has(shown, base[i]))
            ch_marks_add(marks, CH_ROLE_PIVOT, base[i], 0);
        if (!ch_cells_has(shown, target[i]))
            ch_marks_add(marks, CH_ROLE_CELL, target[i], 0);
        ch_cells_add(shown, base[i]);
        ch_cells_add(shown, target[i]);
    }
    return (unsigned)board->candidates[base[0]] | board->candidates[base[1]];
}

/* Marks the places of the digits that must be in a mirror node: those of the premises that the base
 * does not have. */
static void mark_set(const ChReplay *replay, const ChStep *step, unsigned digits, ChCellSet shown,
                     ChMarks *marks)
{
    ChCandidateSet places = {{0}};

    CH_EACH_CONSTRAINT_FROM(one, CH_CELLS, &step->detail->premises) {
        const int digit = (one - CH_CELLS) % 9;
        const ChCellSet cells = ch_cells_and(ch_board_open(&replay->board, digit),
                                             ch_house_cells[(one - CH_CELLS) / 9]);
        CH_EACH_CELL(cell, ch_cells_minus(cells, shown))
            if (!(digits >> digit & 1))
                ch_candidates_add(&places, CH_CANDIDATE(cell, digit));
    }
    if (ch_candidates_next(&places, 0) >= 0)
        ch_marks_colour(marks, &places);
}

/* Marks the digits of the deadly patterns in the cells besides the base.  Returns the lines of the
 * base's cells, whose premises are not shown. */
static uint32_t mark_deadly(const ChReplay *replay, const ChStep *step, ChCellSet shown,
                            ChMarks *marks)
{
    ChCandidateSet places = {{0}};
    uint32_t lines = 0;

    for (uint32_t i = 0; i < step->detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const unsigned digits = step->detail->deadly[i].digits[cell];
            if (digits != 0 && ch_cells_has(&shown, cell))
                lines |= UINT32_C(1) << ch_cell_house[cell][1] | UINT32_C(1)
                                                                     << ch_cell_house[cell][2];
            else
                CH_EACH_DIGIT(digit, digits & replay->board.candidates[cell])
                    ch_candidates_add(&places, CH_CANDIDATE(cell, digit));
        }
    if (ch_candidates_next(&places, 0) >= 0)
        ch_marks_colour(marks, &places);
    return lines;
}

/* Marks the pattern.  The lines among the premises are cross-lines, but a fourth house may be one;
 * a box holds a mirror node, or is such a house.  So is the house of a set in a mirror node. */
void ch_mark_exocet(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChCellSet shown = {{0, 0}};
    uint32_t houses = 0;

    unsigned digits = mark_exocet(&replay->board, step->detail->seed[0], &shown, marks);
    for (int i = 0; i < 2 && step->detail->seed[2] != 0; i++) {
        const int second = (int)(step->detail->seed[2] >> 7 * i & 0x7f);
        if (!ch_cells_has(&shown, second))
            ch_marks_add(marks, CH_ROLE_CELL, second, 0);
        ch_cells_add(&shown, second);
    }
    if (step->detail->seed[1] != 0)
        digits |= mark_exocet(&replay->board, step->detail->seed[1], &shown, marks);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    CH_EACH_CONSTRAINT_FROM(one, CH_CELLS, &step->detail->premises)
        houses |= UINT32_C(1) << (one - CH_CELLS) / 9;
    houses &= ~mark_deadly(replay, step, shown, marks);
    CH_EACH_HOUSE(house, houses)
        ch_marks_add(marks, house < CH_FIRST_ROW ? CH_ROLE_COVER : CH_ROLE_HOUSE, house, 0);
    mark_set(replay, step, digits, step->detail->seed[2] != 0 ? (ChCellSet){{0}} : shown, marks);
}
