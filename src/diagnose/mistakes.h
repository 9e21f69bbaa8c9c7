/* mistakes.h - finds a player's mistakes: the parts of a position that no solution agrees with.
 *
 * A mistake is a digit that no solution has in its cell, or a pencil mark removed although every
 * solution has it. A mark that could be removed but was not is no mistake. The rest of the player's
 * work is right and may be used in proofs:
 *
 *      position  =  right part  +  mistakes
 *
 * Each mistake is stored as the fact that contradicts it, which why.h proves from the right part.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_MISTAKES_H
#define CH_DIAGNOSE_MISTAKES_H

#include "check.h"

/* A fact: a candidate is true (HOLDS), or false. */
typedef struct ChFact {
    uint16_t candidate;
    bool holds;
} ChFact;

enum { CH_MAX_MISTAKES = 2 * CH_CELLS }; /* one digit and one mark per cell */

/* The mistakes of a position, the most evident first: digits that see the same digit, other
 * digits, marks; each group in reading order. */
typedef struct ChMistakes {
    ChSoundness verdict; /* verdict on the puzzle, without the player's entries */
    bool is_dead_end;    /* SEVERAL: each entry agrees with some solution, all together with none */
    uint32_t mistake_count;
    ChFact mistake[CH_MAX_MISTAKES]; /* for each mistake, the fact that contradicts it */
    ChPuzzle right;                  /* the position without the mistakes */
} ChMistakes;

/* Finds the mistakes. Each search may take NODES nodes; what the budget does not decide is no
 * mistake. */
void ch_mistakes_find(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes,
                      ChMistakes *mistakes);

/* Returns the cell whose digit decides a fact by itself: the fact's own cell, or else, in box
 * order, the first cell that it sees with the same digit. Returns -1 when there is none. */
int ch_fact_deciding_cell(const uint8_t *digit, ChFact fact);

#endif
