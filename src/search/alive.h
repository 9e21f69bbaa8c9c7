/* alive.h - which of the 729 candidates can still be true: what every search starts from.
 *
 * A set of alive candidates is the whole state of a puzzle: givens, a player's entries and pencil
 * marks all end up in it.  An assumption is a candidate more or less: ch_alive_assume() takes one
 * as true, ch_candidates_remove() as false.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_ALIVE_H
#define CH_SEARCH_ALIVE_H

#include "board.h"
#include "puzzle.h"

/* What the givens, or the marks of a pencil-mark puzzle, leave alive.  A given is alone in its
 * cell; what else it rules out is left to the search. */
ChCandidateSet ch_alive_givens(const ChPuzzle *puzzle);

/* The same after the start: the player's entries and struck candidates. */
ChCandidateSet ch_alive_start(const ChPuzzle *puzzle);

ChCandidateSet ch_alive_board(const ChBoard *board);

/* Takes a candidate as true: whatever conflicts with it dies.  A dead one stays dead, so that its
 * cell is left empty. */
void ch_alive_assume(ChCandidateSet *alive, int candidate);

/* The digits alive in a cell, nine bits. */
static inline unsigned ch_alive_digits(const ChCandidateSet *alive, int cell)
{
    const int bit = CH_CANDIDATE(cell, 0);
    uint64_t digits = alive->word[bit >> 6] >> (bit & 63);

    if ((bit & 63) > 64 - CH_DIGITS)
        digits |= alive->word[(bit >> 6) + 1] << (64 - (bit & 63));
    return (unsigned)digits & CH_ALL_NINE;
}

#endif
