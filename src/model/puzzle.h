/* puzzle.h - a puzzle as it was put in: what is given, and what somebody already did with it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_PUZZLE_H
#define CH_MODEL_PUZZLE_H

#include "sets.h"

/* A value.  Cells are in box order, digits count from 0, CH_NO_DIGIT where there is none.
 *
 * The state before the first step: all candidates alive, or just those in `marks` for a pencil-mark
 * puzzle (729 candidates; it has no givens); each given kills what it conflicts with; then, as the
 * log's `start`, each `entered` digit does the same and the candidates in `removed` die.
 * Uniqueness speaks of the givens (or the marks), never of the start. */
typedef struct ChPuzzle {
    uint8_t given[CH_CELLS];
    uint8_t entered[CH_CELLS]; /* digits placed by a player */
    uint8_t turn[CH_CELLS];    /* an entered digit's place in the order of entering, from 1; 0 where
                                  the input tells none */
    bool has_start;            /* whether any cell of `entered` or bit of `removed` is set */
    bool has_notes;            /* pencil marks that are no candidate lists were passed over */
    bool has_marks;            /* a pencil-mark puzzle: `marks` counts */
    ChCandidateSet removed;    /* candidates a player ruled out; alive before */
    ChCandidateSet marks;
} ChPuzzle;

void ch_puzzle_clear(ChPuzzle *puzzle);

/* Sets `has_start` as the rest says. */
void ch_puzzle_note_start(ChPuzzle *puzzle);

/* Takes back all that a player did. */
void ch_puzzle_start_over(ChPuzzle *puzzle);

/* Whether two are the same but for the order of entering. */
bool ch_puzzle_equal(const ChPuzzle *one, const ChPuzzle *other);

/* The digit in a cell by either hand, CH_NO_DIGIT when neither put one there. */
static inline int ch_puzzle_digit(const ChPuzzle *puzzle, int cell)
{
    return puzzle->given[cell] != CH_NO_DIGIT ? puzzle->given[cell] : puzzle->entered[cell];
}

#endif
