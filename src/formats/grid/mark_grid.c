/* mark_grid.c - see mark_grid.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mark_grid.h"

enum { FEW_UNPLACED = 8 }; /* digits without a place that mistakes may explain */

bool ch_marks_are_notes(const uint16_t shown[CH_CELLS])
{
    int lists = 0;
    int unplaced = 0;

    for (int box = 0; box < CH_BOXES; box++) {
        unsigned listed = 0;
        for (int cell = 9 * box; cell < 9 * box + 9; cell++) {
            if (shown[cell] == 0)
                return true;
            listed |= shown[cell];
            lists += !ch_is_single(shown[cell]);
        }
        unplaced += CH_DIGITS - ch_count(listed);
    }
    return unplaced > FEW_UNPLACED && 4 * unplaced >= lists;
}

/* Returns whether another cell of a set lists any of the digits. */
static bool others_list(const uint16_t shown[CH_CELLS], ChCellSet cells, int cell, unsigned digits)
{
    CH_EACH_CELL(other, cells)
        if (other != cell && shown[other] & digits)
            return true;
    return false;
}

/* Returns whether a single digit is a digit of the grid rather than a mark.  In notes, each digit
 * of a pair noted in a box may be the only one of its cell.  A note outside the box is outdated. */
static bool is_digit(const uint16_t shown[CH_CELLS], int cell, bool has_notes)
{
    const ChCellSet cells =
        has_notes ? ch_house_cells[ch_cell_house[cell][0]] : ch_cell_peers[cell];

    return !others_list(shown, cells, cell, shown[cell]);
}

static unsigned marks_of(const ChPuzzle *puzzle, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (!puzzle->has_marks || ch_candidates_has(&puzzle->marks, CH_CANDIDATE(cell, digit)))
            digits |= 1u << digit;
    return digits;
}

static unsigned peers_digits(const ChPuzzle *puzzle, int cell)
{
    const ChCellSet *const peers = &ch_cell_peers[cell];
    unsigned digits = 0;

    CH_EACH_CELL(peer, *peers)
        digits |= 1u << ch_puzzle_digit(puzzle, peer);
    return digits;
}

void ch_puzzle_alive(const ChPuzzle *puzzle, uint16_t alive[CH_CELLS])
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_empty = ch_puzzle_digit(puzzle, cell) == CH_NO_DIGIT;
        alive[cell] =
            (uint16_t)(is_empty ? marks_of(puzzle, cell) & ~peers_digits(puzzle, cell) : 0);
    }
}

void ch_puzzle_keep_alive(ChPuzzle *puzzle)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(puzzle, alive);
    CH_EACH_CANDIDATE(c, &puzzle->removed)
        if (!(alive[CH_CANDIDATE_CELL(c)] >> CH_CANDIDATE_DIGIT(c) & 1))
            ch_candidates_remove(&puzzle->removed, c);
    ch_puzzle_note_start(puzzle);
}

void ch_puzzle_shown(const ChPuzzle *puzzle, uint16_t shown[CH_CELLS])
{
    ch_puzzle_alive(puzzle, shown);
    CH_EACH_CANDIDATE(c, &puzzle->removed)
        shown[CH_CANDIDATE_CELL(c)] &= (uint16_t) ~(1u << CH_CANDIDATE_DIGIT(c));
    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] |= (uint16_t)(1u << ch_puzzle_digit(puzzle, cell) & CH_ALL_NINE);
}

static void remove_digits(ChPuzzle *puzzle, int cell, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits) {
        ch_candidates_add(&puzzle->removed, CH_CANDIDATE(cell, digit));
        puzzle->has_start = true;
    }
}

static void add_marks(ChCandidateSet *marks, int cell, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_candidates_add(marks, CH_CANDIDATE(cell, digit));
}

void ch_puzzle_from_marks(ChPuzzle *puzzle, const uint16_t shown[CH_CELLS], const ChCellSet *placed)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_clear(puzzle);
    puzzle->has_notes = ch_marks_are_notes(shown);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_placed = ch_cells_has(placed, cell);
        if (!is_placed)
            add_marks(&puzzle->written, cell, shown[cell]);
        if (!ch_is_single(shown[cell]) || (!is_placed && !is_digit(shown, cell, puzzle->has_notes)))
            continue;
        (is_placed ? puzzle->entered : puzzle->given)[cell] = (uint8_t)ch_lowest(shown[cell]);
        puzzle->has_start |= is_placed;
    }
    if (puzzle->has_notes)
        return;
    ch_puzzle_alive(puzzle, alive);
    for (int cell = 0; cell < CH_CELLS; cell++)
        remove_digits(puzzle, cell, alive[cell] & ~(unsigned)shown[cell]);
}

/* ---- notes and digits ---- */

/* Returns whether any open cell has notes; then SHOWN has the digits that each cell shows. */
static bool show_notes(const ChPuzzle *puzzle, const uint16_t noted[CH_CELLS],
                       uint16_t shown[CH_CELLS])
{
    bool any = false;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = ch_puzzle_digit(puzzle, cell);
        shown[cell] = digit != CH_NO_DIGIT ? (uint16_t)(1u << digit) : noted[cell];
        any |= digit == CH_NO_DIGIT && noted[cell] != 0;
    }
    return any;
}

bool ch_puzzle_apply_notes(ChPuzzle *puzzle, const uint16_t noted[CH_CELLS])
{
    uint16_t alive[CH_CELLS];
    uint16_t shown[CH_CELLS];
    const bool any = show_notes(puzzle, noted, shown);

    puzzle->has_notes = any && ch_marks_are_notes(shown);
    ch_puzzle_alive(puzzle, alive);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (ch_puzzle_digit(puzzle, cell) == CH_NO_DIGIT)
            add_marks(&puzzle->written, cell, noted[cell]);
        if (!any || puzzle->has_notes || ch_puzzle_digit(puzzle, cell) != CH_NO_DIGIT)
            continue;
        CH_EACH_DIGIT(digit, alive[cell] & ~(unsigned)noted[cell])
            ch_candidates_add(&puzzle->removed, CH_CANDIDATE(cell, digit));
    }
    ch_puzzle_note_start(puzzle);
    return any && !puzzle->has_notes;
}
