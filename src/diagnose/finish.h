/* finish.h - how far singles alone go: the end of many a question, where no log is wanted.
 *
 * Singles are the group of that name: full house, cross-hatching, hidden single in a row or a
 * column, naked single.  Where they end does not depend on their order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_FINISH_H
#define CH_DIAGNOSE_FINISH_H

#include "board.h"

typedef enum ChEnd {
    CH_END_FULL,  /* every cell has its digit */
    CH_END_STUCK, /* no single is left */
    CH_END_BROKEN /* a digit has no place, or a cell no candidate */
} ChEnd;

/* Places singles until one of these holds. */
ChEnd ch_finish(ChBoard *board);

/* The same from what is given and entered; a clash in it is broken. */
ChEnd ch_finish_puzzle(ChBoard *board, const ChPuzzle *puzzle);

#endif
