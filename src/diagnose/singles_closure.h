/* singles_closure.h - how far singles alone go: the end of many a question, where no log is wanted.
 *
 * Singles are the group of that name: full house, cross-hatching, hidden single in a row or a
 * column, naked single.  Where they end does not depend on their order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_SINGLES_CLOSURE_H
#define CH_DIAGNOSE_SINGLES_CLOSURE_H

#include "board.h"

typedef enum ChClosureEnd {
    CH_CLOSURE_FULL,  /* every cell has its digit */
    CH_CLOSURE_STUCK, /* no single is left */
    CH_CLOSURE_BROKEN /* a digit has no place, or a cell no candidate */
} ChClosureEnd;

/* Places singles until one of these holds. */
ChClosureEnd ch_singles_closure(ChBoard *board);

/* The same from what is given and entered; a clash in it is broken. */
ChClosureEnd ch_singles_closure_puzzle(ChBoard *board, const ChPuzzle *puzzle);

#endif
