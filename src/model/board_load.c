/* board_load.c - loads a board: the givens, the player's entries and eliminations.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "load_givens.h"
#include "place_avx2.h"

/* Applies the start: a player's entries and eliminations.  Returns as ch_board_load(). */
static int apply_start(ChBoard *board, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = puzzle->entered[cell];
        if (digit == CH_NO_DIGIT)
            continue;
        if (board->digit[cell] != CH_NO_DIGIT || !ch_board_has(board, CH_CANDIDATE(cell, digit)))
            return cell;
        ch_board_place(board, cell, digit);
    }
    CH_EACH_CANDIDATE(candidate, &puzzle->removed) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        if (!ch_board_has(board, candidate))
            continue;
        if (board->digit[cell] != CH_NO_DIGIT)
            return cell;
        ch_board_remove(board, cell, CH_CANDIDATE_DIGIT(candidate));
    }
    return -1;
}

/* Shows the grid as it was read when its digits rule each other out, with the candidates that
 * remain. */
static void show_clash(ChBoard *board, const ChPuzzle *puzzle)
{
    clear_board(board);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        const int put = ch_puzzle_digit(puzzle, cell);
        bool dead = (put != CH_NO_DIGIT && put != digit) ||
                    (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate)) ||
                    ch_candidates_has(&puzzle->removed, candidate);
        CH_EACH_CELL(peer, ch_cell_peers[cell])
            dead |= ch_puzzle_digit(puzzle, peer) == digit;
        if (dead)
            board->candidates[cell] &= (uint16_t) ~(1u << digit);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (ch_puzzle_digit(puzzle, cell) != CH_NO_DIGIT)
            fill_cell(board, cell, ch_puzzle_digit(puzzle, cell));
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&board->givens, cell);
    }
}

static int fill_with_givens(ChBoard *board, const uint8_t given[CH_CELLS])
{
#ifdef CH_PLACE_AVX2
    if (ch_place_has_avx2())
        return ch_load_givens_avx2(board, given);
#endif
    return load_givens(board, given);
}

/* Fills the board with all candidates but those that the marks lack. */
static void load_marks(ChBoard *board, const ChCandidateSet *marks)
{
    clear_board(board);
    summarize_all(board);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (!ch_candidates_has(marks, candidate))
            ch_board_remove(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
}

/* Fills the board; returns as ch_board_load(). */
static int load_board(ChBoard *board, const ChPuzzle *puzzle)
{
    if (puzzle->has_marks) {
        load_marks(board, &puzzle->marks);
    } else {
        const int clash = fill_with_givens(board, puzzle->given);
        if (clash >= 0)
            return clash;
    }
    assert(ch_board_is_ok(board));
    return puzzle->has_start ? apply_start(board, puzzle) : -1;
}

int ch_board_load(ChBoard *board, const ChPuzzle *puzzle)
{
    const int clash = load_board(board, puzzle);

    if (clash >= 0)
        show_clash(board, puzzle);
    return clash;
}
