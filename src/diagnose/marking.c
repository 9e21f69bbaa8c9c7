/* marking.c - see marking.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "marking.h"

#include "board.h"

static bool is_empty(const ChCandidateSet *set)
{
    return ch_candidates_count(set) == 0;
}

/* Returns the other marks that are written in open cells. */
static ChCandidateSet marks_written(const ChPuzzle *puzzle)
{
    return ch_puzzle_marks_of_open(puzzle, &puzzle->written);
}

ChMarking ch_marking_of(const ChPuzzle *puzzle)
{
    const ChCandidateSet written = marks_written(puzzle);

    if (puzzle->has_notes || (is_empty(&written) && !is_empty(&puzzle->corner)))
        return CH_MARKING_CORNER;
    return is_empty(&written) && is_empty(&puzzle->removed) ? CH_MARKING_NONE : CH_MARKING_FULL;
}

/* ---- single digits: a digit of the puzzle, or a mark ---- */

/* Reports whether another cell of a set has the mark of a digit. */
static bool others_write(const ChPuzzle *puzzle, ChCellSet cells, int cell, int digit)
{
    CH_EACH_CELL(other, cells)
        if (other != cell && ch_candidates_has(&puzzle->written, CH_CANDIDATE(other, digit)))
            return true;
    return false;
}

/* Decides for each single digit of the input whether it is a mark.  Where the givens are known, any
 * other corner mark is one.  Else it is one where another cell lists the same digit: of its box, or
 * of any house if the marks are full. */
static void sort_singles(ChPuzzle *puzzle, bool is_based, bool is_full)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned written = ch_marks_of_cell(&puzzle->written, cell);
        if (!ch_is_single(written) || (is_based && puzzle->given[cell] != CH_NO_DIGIT))
            continue;
        const int digit = ch_lowest(written);
        const ChCellSet near =
            is_full ? ch_cell_peers[cell] : ch_house_cells[ch_cell_house[cell][0]];
        const bool is_mark = (is_based && !is_full) || others_write(puzzle, near, cell, digit);
        uint8_t *const digits = is_based ? puzzle->entered : puzzle->given;
        puzzle->entered[cell] = puzzle->given[cell] = CH_NO_DIGIT;
        digits[cell] = is_mark ? CH_NO_DIGIT : (uint8_t)digit;
    }
}

/* ---- each marking ---- */

/* Rules out the candidates that the written lists omit. */
static void remove_unwritten(ChPuzzle *puzzle)
{
    ChBoard board;

    puzzle->removed = (ChCandidateSet){{0}};
    ch_board_load(&board, puzzle);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned written = ch_marks_of_cell(&puzzle->written, cell);
        if (board.digit[cell] != CH_NO_DIGIT || written == 0)
            continue;
        CH_EACH_DIGIT(digit, board.candidates[cell] & ~written)
            ch_candidates_add(&puzzle->removed, CH_CANDIDATE(cell, digit));
    }
}

void ch_marking_apply(ChPuzzle *puzzle, ChMarking marking, bool is_based)
{
    const bool has_written = !is_empty(&puzzle->written);
    const bool is_full = marking == CH_MARKING_FULL;

    if (marking != CH_MARKING_NONE && has_written)
        sort_singles(puzzle, is_based, is_full);
    if (has_written && is_full)
        remove_unwritten(puzzle);
    else if (has_written)
        puzzle->removed = (ChCandidateSet){{0}};
    if (marking == CH_MARKING_CORNER)
        puzzle->corner = ch_candidates_or(&puzzle->corner, &puzzle->written);
    if (marking != CH_MARKING_CORNER)
        puzzle->corner = (ChCandidateSet){{0}};
    if (!is_full)
        puzzle->written = (ChCandidateSet){{0}};
    puzzle->corner = ch_puzzle_marks_of_open(puzzle, &puzzle->corner);
    puzzle->has_notes = false;
    puzzle->no_marks = !is_full;
    ch_puzzle_note_start(puzzle);
}

const char *ch_marking_name(ChMarking marking)
{
    static const char *const names[] = {"auto", "none", "corner", "full"};

    return names[marking];
}

/* ---- faults of full marks ---- */

/* Returns a cell that has the digit and is seen from CELL; -1 when there is none. */
static int blocker_of(const ChBoard *board, int cell, int digit)
{
    CH_EACH_CELL(peer, ch_cell_peers[cell])
        if (board->digit[peer] == digit)
            return peer;
    return -1;
}

ChMarkFault ch_marking_next_fault(const ChPuzzle *puzzle, int *place)
{
    const ChCandidateSet written = marks_written(puzzle);
    ChBoard board;

    ch_board_load(&board, puzzle);
    for (; *place < CH_CELLS + CH_CANDIDATES && !is_empty(&written); ++*place) {
        const bool is_mark = *place < CH_CANDIDATES;
        const int at = is_mark ? *place / 9 : *place - CH_CANDIDATES;
        const int cell = CH_CELL_AT(at / 9, at % 9);
        const unsigned marks = ch_marks_of_cell(&written, cell);
        if (board.digit[cell] != CH_NO_DIGIT || is_mark != (marks != 0))
            continue;
        if (!is_mark && ++*place > 0)
            return (ChMarkFault){cell, board.candidates[cell], -1};
        const int digit = *place % 9;
        const int blocker = marks >> digit & 1 ? blocker_of(&board, cell, digit) : -1;
        if (blocker >= 0 && ++*place > 0)
            return (ChMarkFault){cell, 1u << digit, blocker};
    }
    return (ChMarkFault){-1, 0, -1};
}
