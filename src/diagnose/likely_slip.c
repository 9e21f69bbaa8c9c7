/* likely_slip.c - see likely_slip.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "likely_slip.h"

#include "work.h"

static bool find_repeat_in(const ChPuzzle *puzzle, int house, ChRepeat *repeat)
{
    int first[CH_DIGITS];

    for (int digit = 0; digit < CH_DIGITS; digit++)
        first[digit] = -1;
    for (int i = 0; i < CH_DIGITS; i++) {
        const int cell = ch_house_cell[house][i];
        const int digit = puzzle->given[cell];
        if (digit == CH_NO_DIGIT)
            continue;
        if (first[digit] >= 0) {
            *repeat = (ChRepeat){{first[digit], cell}, house};
            return true;
        }
        first[digit] = cell;
    }
    return false;
}

bool ch_find_repeat(const ChPuzzle *puzzle, ChRepeat *repeat)
{
    for (int house = 0; house < CH_HOUSES; house++)
        if (find_repeat_in(puzzle, house, repeat))
            return true;
    return false;
}

/* Counts the solutions of the givens, up to two; false when the budget ran out. */
static bool count_two(ChWork *work, const ChPuzzle *puzzle, uint64_t *count)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    return ch_work_count(work, &alive, 2, count);
}

ChCellSet ch_likely_slips(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes)
{
    const ChCellSet none = {{0}};
    ChWork work = {search, nodes};
    ChPuzzle without = *puzzle;
    ChCellSet slips = none;
    uint64_t count;

    if (puzzle->has_marks || !count_two(&work, puzzle, &count) || count > 0)
        return none;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (puzzle->given[cell] == CH_NO_DIGIT)
            continue;
        without.given[cell] = CH_NO_DIGIT;
        if (!count_two(&work, &without, &count))
            return none;
        without.given[cell] = puzzle->given[cell];
        if (count == 1)
            ch_cells_add(&slips, cell);
    }
    return slips;
}

/* ---- those to be named ---- */

bool ch_is_all_given(const ChPuzzle *puzzle)
{
    bool has_entries = false;

    for (int cell = 0; cell < CH_CELLS; cell++)
        has_entries |= puzzle->entered[cell] != CH_NO_DIGIT;
    return !puzzle->has_marks && !has_entries;
}

ChSuspects ch_suspects(ChSearch *search, const ChPuzzle *puzzle)
{
    enum { NODES = 1000000 };
    ChSuspects suspects = {0};

    if (!ch_is_all_given(puzzle))
        return suspects;
    const ChCellSet slips = ch_likely_slips(search, puzzle, NODES);
    if (ch_cells_count(slips) <= CH_MOST_SUSPECTS)
        CH_EACH_CELL(cell, slips)
            suspects.cell[suspects.count++] = (uint16_t)cell;
    return suspects;
}
