/* mistakes.h - a player's position judged by its puzzle: what no solution agrees with.
 *
 * A mistake is a digit that no solution has in its cell, or a pencil mark that was removed though
 * every solution has it.  Marks that could be removed and were not are none.  What the player did
 * besides is right, and can be believed:
 *
 *      position  =  what is right  +  mistakes
 *
 * Each mistake is told by the fact that it goes against, which why.h proves from what is right.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_MISTAKES_H
#define CH_DIAGNOSE_MISTAKES_H

#include "check.h"

/* A candidate that is true, or is not. */
typedef struct ChFact {
    uint16_t candidate;
    bool holds;
} ChFact;

enum { CH_MAX_MISTAKES = 2 * CH_CELLS }; /* a digit and a mark in each cell */

typedef struct ChMistakes {
    ChSoundness verdict; /* of the puzzle, whatever the player did */
    bool is_dead_end;    /* SEVERAL: each thing by itself agrees with some solution, all of them
                            together with none */
    uint32_t mistake_count;
    ChFact mistake[CH_MAX_MISTAKES]; /* what is so instead; those easily seen first: digits that
                                        stand beside the same digit, other digits, marks; each in
                                        reading order */
    ChPuzzle right;                  /* the position without its mistakes */
} ChMistakes;

/* Each of its questions may take NODES of search; what the budget does not reach is no mistake. */
void ch_mistakes_find(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes,
                      ChMistakes *mistakes);

/* The placed digit that settles a fact by itself: the cell's own, or the same digit in a cell that
 * it sees.  Its cell, the first in box order; -1 when there is none. */
int ch_fact_closer(const uint8_t *digit, ChFact fact);

#endif
