/* singles_closure.h - the closure of a board under singles, without a log.
 *
 * Singles are the techniques of that group: full house, cross-hatching, hidden single in a row or a
 * column, naked single. The result does not depend on their order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_SINGLES_CLOSURE_H
#define CH_DIAGNOSE_SINGLES_CLOSURE_H

#include "board.h"

/* The state in which no further single can be placed. */
typedef enum ChClosureEnd {
    CH_CLOSURE_FULL,  /* every cell has its digit */
    CH_CLOSURE_STUCK, /* no single is left */
    CH_CLOSURE_BROKEN /* a digit has no place, or a cell no candidate */
} ChClosureEnd;

/* The singles to use. */
typedef struct ChSingleKinds {
    uint32_t houses;  /* hidden singles in these houses */
    bool full_houses; /* full houses */
    bool cells;       /* naked singles */
} ChSingleKinds;

/* Places singles of these kinds until one of the conditions holds, and returns it. */
ChClosureEnd ch_singles_closure_by(ChBoard *board, ChSingleKinds kinds);

/* Does the same with all singles. */
ChClosureEnd ch_singles_closure(ChBoard *board);

/* Loads a puzzle and places singles; clashing digits count as broken. */
ChClosureEnd ch_singles_closure_puzzle(ChBoard *board, const ChPuzzle *puzzle);

#endif
