/* likely_slip.h - the digit that is likely the slip in a grid without a solution.
 *
 * A player may type digits without +, so that they are read as givens.  One wrong digit then leaves
 * the puzzle no solution, and nothing marks it as the player's.  The suspects are the digits
 * without any one of which the puzzle has exactly one solution.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_LIKELY_SLIP_H
#define CH_DIAGNOSE_LIKELY_SLIP_H

#include "bruteforce.h"

/* Two givens with the same digit in one house. */
typedef struct ChRepeat {
    int cell[2];
    int house;
} ChRepeat;

/* Finds the first such pair, boxes first; false when there is none. */
bool ch_find_repeat(const ChPuzzle *puzzle, ChRepeat *repeat);

/* Returns the suspects.  Returns none when the puzzle has a solution, or the budget of NODES search
 * nodes ran out. */
ChCellSet ch_likely_slips(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes);

/* A few suspects, or none. */
enum { CH_MOST_SUSPECTS = 3 };
typedef struct ChSuspects {
    uint32_t count;
    uint16_t cell[CH_MOST_SUSPECTS];
} ChSuspects;

/* Reports whether each digit of the puzzle was read as a given. */
bool ch_is_all_given(const ChPuzzle *puzzle);

/* Returns the likely slips of a puzzle of which each digit was read as a given, unless they are
 * more than a few.  The work is limited. */
ChSuspects ch_suspects(ChSearch *search, const ChPuzzle *puzzle);

#endif
