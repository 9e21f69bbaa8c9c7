/* puzzle_rebase.c - see puzzle_rebase.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_rebase.h"

#include "fault.h"
#include "mark_grid.h"
#include "notation.h"

/* Returns whether the cell shows the digit: as its own, or as its only pencil mark.  A grid cannot
 * distinguish the two while another cell still lists the digit. */
static bool shows_digit(const ChPuzzle *half, const uint16_t alive[CH_CELLS], int cell, int digit)
{
    unsigned left = alive[cell];

    CH_EACH_DIGIT(other, left)
        if (ch_candidates_has(&half->removed, CH_CANDIDATE(cell, other)))
            left &= ~(1u << other);
    return ch_puzzle_digit(half, cell) == digit || left == 1u << digit ||
           ch_marks_of_cell(&half->written, cell) == 1u << digit;
}

/* Removes the candidates that are missing in the marks.  In a puzzle that has givens instead, they
 * are eliminations of a player. */
static void remove_unmarked(ChPuzzle *half)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (!ch_candidates_has(&half->marks, candidate))
            ch_candidates_add(&half->removed, candidate);
}

ChStatus ch_puzzle_rebase(ChPuzzle *half, const ChPuzzle *from, ChFault *fault)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(half, alive);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        char name[CH_NAME_SIZE];
        if (from->given[cell] == CH_NO_DIGIT || shows_digit(half, alive, cell, from->given[cell]))
            continue;
        ch_name_placed(name, CH_CANDIDATE(cell, from->given[cell]));
        return ch_fault_words(fault, CH_OTHER_GIVEN, 0, 0, name);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_given = from->given[cell] != CH_NO_DIGIT;
        half->entered[cell] = is_given ? CH_NO_DIGIT : (uint8_t)ch_puzzle_digit(half, cell);
        half->given[cell] = from->given[cell];
    }
    if (half->has_marks && !from->has_marks)
        remove_unmarked(half);
    half->has_marks = from->has_marks;
    half->marks = from->marks;
    ch_puzzle_keep_alive(half);
    return CH_OK;
}
