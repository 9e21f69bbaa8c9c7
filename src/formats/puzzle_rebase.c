/* puzzle_rebase.c - see puzzle_rebase.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_rebase.h"

#include "fault.h"
#include "mark_grid.h"
#include "notation.h"

/* Within the marks taken over, some of what was struck may never have been alive. */
static void keep_alive_strikes(ChPuzzle *puzzle)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(puzzle, alive);
    for (int c = ch_candidates_next(&puzzle->struck, 0); c >= 0 && c < CH_CANDIDATES;
         c = ch_candidates_next(&puzzle->struck, c + 1)) {
        if (alive[CH_CANDIDATE_CELL(c)] >> CH_CANDIDATE_DIGIT(c) & 1)
            puzzle->has_start = true;
        else
            ch_candidates_remove(&puzzle->struck, c);
    }
}

/* Whether the cell shows the digit: as its own, or as its last pencil mark.  A grid cannot tell the two
 * apart while another cell still lists the digit. */
static bool shows(const ChPuzzle *half, const uint16_t alive[CH_CELLS], int cell, int digit)
{
    unsigned left = alive[cell];

    for (unsigned rest = left; rest != 0; rest &= rest - 1)
        if (ch_candidates_has(&half->struck, CH_CANDIDATE(cell, ch_lowest(rest))))
            left &= ~(rest & -rest);
    return ch_puzzle_digit(half, cell) == digit || left == 1u << digit;
}

ChStatus ch_puzzle_rebase(ChPuzzle *half, const ChPuzzle *from, ChFault *fault)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(half, alive);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char name[CH_NAME_SIZE];
        if (from->given[cell] == CH_NO_DIGIT || shows(half, alive, cell, from->given[cell]))
            continue;
        ch_name_cell(name, cell);
        return ch_fault_words(fault, CH_OTHER_GIVEN, 0, 0, name);
    }
    half->has_start = false;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_given = from->given[cell] != CH_NO_DIGIT;
        half->entered[cell] = is_given ? CH_NO_DIGIT : (uint8_t)ch_puzzle_digit(half, cell);
        half->given[cell] = from->given[cell];
        half->has_start |= half->entered[cell] != CH_NO_DIGIT;
    }
    half->has_marks = from->has_marks;
    half->marks = from->marks;
    keep_alive_strikes(half);
    return CH_OK;
}
