/* puzzle.c - see puzzle.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle.h"

#include <string.h>

void ch_puzzle_clear(ChPuzzle *puzzle)
{
    memset(puzzle, 0, sizeof *puzzle);
    memset(puzzle->given, CH_NO_DIGIT, sizeof puzzle->given);
    memset(puzzle->entered, CH_NO_DIGIT, sizeof puzzle->entered);
}
