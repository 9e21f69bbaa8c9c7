/* puzzle_rebase.h - telling the givens of a half-solved grid from what the player put in.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_PUZZLE_REBASE_H
#define CH_FORMATS_PUZZLE_REBASE_H

#include <crosshatch/status.h>

#include "puzzle.h"

/* HALF's digits that are givens in FROM become givens, its others entered ones; it takes over
 * FROM's marks.  A cell whose last pencil mark is the given holds it. CH_OTHER_GIVEN
 * tells a given of FROM that HALF lacks or contradicts, as r1c2=3; then HALF is as before. */
ChStatus ch_puzzle_rebase(ChPuzzle *half, const ChPuzzle *from, ChFault *fault);

#endif
