/* alive.h - the candidates that are still possible: the starting state of every search.
 *
 * A set of the 729 possible ("alive") candidates is the whole state of a puzzle: givens, a player's
 * entries and pencil marks all reduce to it.  An assumption adds or removes a candidate:
 * ch_alive_assume() takes one as true, ch_candidates_remove() as false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_ALIVE_H
#define CH_SEARCH_ALIVE_H

#include "board.h"
#include "puzzle.h"

/* Returns the candidates that the givens, or the marks of a pencil-mark puzzle, leave possible.  A
 * given is the only candidate of its cell; its further eliminations are left to the search. */
ChCandidateSet ch_alive_givens(const ChPuzzle *puzzle);

/* Returns the candidates left after the start: the player's entries and eliminations. */
ChCandidateSet ch_alive_start(const ChPuzzle *puzzle);

ChCandidateSet ch_alive_board(const ChBoard *board);

/* Assumes that a candidate is true: removes all conflicting candidates.  An impossible candidate is
 * not restored, so that its cell is left empty. */
void ch_alive_assume(ChCandidateSet *alive, int candidate);

/* Returns the possible digits of a cell, nine bits. */
static inline unsigned ch_alive_digits(const ChCandidateSet *alive, int cell)
{
    const int bit = CH_CANDIDATE(cell, 0);
    uint64_t digits = alive->word[bit >> 6] >> (bit & 63);

    if ((bit & 63) > 64 - CH_DIGITS)
        digits |= alive->word[(bit >> 6) + 1] << (64 - (bit & 63));
    return (unsigned)digits & CH_ALL_NINE;
}

#endif
