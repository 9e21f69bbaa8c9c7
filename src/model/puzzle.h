/* puzzle.h - a puzzle as it was read: its givens, and the progress of a player.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_PUZZLE_H
#define CH_MODEL_PUZZLE_H

#include "sets.h"

/* A puzzle.  Cells are in box order, digits count from 0, CH_NO_DIGIT where there is none.  A
 * value: copy it with =.
 *
 * The state before the first step: all candidates are possible, or, in a pencil-mark puzzle, just
 * the 729 candidates of `marks` (it has no givens).  Each given removes the candidates that
 * conflict with it.  Then, as the log's `start`, each `entered` digit does the same, and the
 * candidates in `removed` are removed.  Uniqueness refers to the givens (or the marks), never to
 * the start. */
typedef struct ChPuzzle {
    uint8_t given[CH_CELLS];
    uint8_t entered[CH_CELLS]; /* digits placed by a player */
    uint8_t turn[CH_CELLS];    /* position of an entered digit in the order of entering, from 1;
                                  0 when the input does not contain it */
    bool has_start;            /* some cell of `entered` or bit of `removed` is set */
    bool has_notes;            /* the input had pencil marks that are no candidate lists; they
                                  were ignored */
    bool no_marks;             /* the player writes no lists of candidates: sentences remove none */
    bool has_marks;            /* a pencil-mark puzzle: `marks` is valid */
    ChCandidateSet removed;    /* candidates that a player ruled out; possible before */
    ChCandidateSet marks;
    ChCandidateSet written; /* a player's pencil marks as the input has them, with the single digits
                               that may be marks; empty when it has none */
    ChCandidateSet corner;  /* a player's corner marks, which rule nothing out */
} ChPuzzle;

void ch_puzzle_clear(ChPuzzle *puzzle);

/* Returns the digits of a set of marks in one cell, as bits. */
static inline unsigned ch_marks_of_cell(const ChCandidateSet *marks, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_candidates_has(marks, CH_CANDIDATE(cell, digit)) << digit;
    return digits;
}

/* Returns the marks of a set that are in cells without a digit. */
ChCandidateSet ch_puzzle_marks_of_open(const ChPuzzle *puzzle, const ChCandidateSet *marks);

/* Sets `has_start` from `entered` and `removed`. */
void ch_puzzle_note_start(ChPuzzle *puzzle);

/* Discards a player's entries and eliminations. */
void ch_puzzle_start_over(ChPuzzle *puzzle);

/* Returns whether two puzzles are equal, except for the order of entering. */
bool ch_puzzle_equal(const ChPuzzle *one, const ChPuzzle *other);

/* Returns the digit of a cell, given or entered, or CH_NO_DIGIT. */
static inline int ch_puzzle_digit(const ChPuzzle *puzzle, int cell)
{
    return puzzle->given[cell] != CH_NO_DIGIT ? puzzle->given[cell] : puzzle->entered[cell];
}

#endif
