/* mark_grid.c - see mark_grid.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mark_grid.h"

static bool peer_lists(const uint16_t shown[CH_CELLS], int cell, unsigned digits)
{
    const ChCellSet *const peers = &ch_cell_peers[cell];

    for (int peer = ch_cells_next(peers, 0); peer >= 0; peer = ch_cells_next(peers, peer + 1))
        if (shown[peer] & digits)
            return true;
    return false;
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

    for (int peer = ch_cells_next(peers, 0); peer >= 0; peer = ch_cells_next(peers, peer + 1))
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
    for (int c = ch_candidates_next(&puzzle->struck, 0); c >= 0;
         c = ch_candidates_next(&puzzle->struck, c + 1))
        if (!(alive[CH_CANDIDATE_CELL(c)] >> CH_CANDIDATE_DIGIT(c) & 1))
            ch_candidates_remove(&puzzle->struck, c);
    ch_puzzle_note_start(puzzle);
}

void ch_puzzle_shown(const ChPuzzle *puzzle, uint16_t shown[CH_CELLS])
{
    ch_puzzle_alive(puzzle, shown);
    for (int c = ch_candidates_next(&puzzle->struck, 0); c >= 0;
         c = ch_candidates_next(&puzzle->struck, c + 1))
        shown[CH_CANDIDATE_CELL(c)] &= (uint16_t) ~(1u << CH_CANDIDATE_DIGIT(c));
    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] |= (uint16_t)(1u << ch_puzzle_digit(puzzle, cell) & CH_ALL_NINE);
}

static void strike(ChPuzzle *puzzle, int cell, unsigned digits)
{
    for (; digits != 0; digits &= digits - 1) {
        ch_candidates_add(&puzzle->struck, CH_CANDIDATE(cell, ch_lowest(digits)));
        puzzle->has_start = true;
    }
}

void ch_puzzle_from_marks(ChPuzzle *puzzle, const uint16_t shown[CH_CELLS], const ChCellSet *placed)
{
    uint16_t alive[CH_CELLS];

    ch_puzzle_clear(puzzle);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool is_placed = ch_cells_has(placed, cell);
        if (!ch_is_single(shown[cell]) || (!is_placed && peer_lists(shown, cell, shown[cell])))
            continue;
        (is_placed ? puzzle->entered : puzzle->given)[cell] = (uint8_t)ch_lowest(shown[cell]);
        puzzle->has_start |= is_placed;
    }
    ch_puzzle_alive(puzzle, alive);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (shown[cell] != 0)
            strike(puzzle, cell, alive[cell] & ~(unsigned)shown[cell]);
}
