/* puzzle_rebase.h - separates the givens of a half-solved grid from a player's entries.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_REBASE_H
#define CH_FORMATS_PUZZLE_REBASE_H

#include <crosshatch/status.h>

#include "puzzle.h"

/* Makes givens of HALF's digits that are givens in FROM, and entered digits of its others; HALF
 * also gets FROM's marks.  A cell whose last pencil mark is the given has that digit.
 * CH_OTHER_GIVEN reports a given of FROM that HALF lacks or contradicts, as r1c2=3; then HALF is
 * unchanged. */
ChStatus ch_puzzle_rebase(ChPuzzle *half, const ChPuzzle *from, ChFault *fault);

#endif
