/* mark_grid.h - from what a pencil-mark grid shows to a puzzle.
 *
 * Such a grid shows a lone digit both in a cell that has its digit and in one where a single
 * candidate is left.  They are told apart as HoDoKu does: a lone digit is a given, unless another
 * cell of one of its houses still lists that digit.  One that the grid says the player put there is
 * believed: the other cell's list is not up to date.
 *
 * Not all pencil marks are lists of candidates.  A player may note digits in some cells only, or
 * just those digits that have two places in a box.  What such notes leave out is not ruled out.
 * Marks are notes when some open cell has none; or when, read as lists, they would leave at least
 * nine digits, and one in four of those to be placed, without a place in their box.  Mistakes do
 * not explain so many.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_MARK_GRID_H
#define CH_FORMATS_MARK_GRID_H

#include "puzzle.h"

/* Whether marks are notes.  SHOWN: the digits listed in each cell, as bits. */
bool ch_marks_are_notes(const uint16_t shown[CH_CELLS]);

/* PLACED: cells whose lone digit was put there by the player.  What a cell could take beside the
 * puzzle's digits, and does not list, is struck.  Notes strike nothing, and beside them a lone
 * digit is a note only if another cell of its box notes it, too. */
void ch_puzzle_from_marks(ChPuzzle *puzzle, const uint16_t shown[CH_CELLS],
                          const ChCellSet *placed);

/* What each cell can still take beside the puzzle's digits (and within its marks), as bits; 0 where
 * it has a digit. */
void ch_puzzle_alive(const ChPuzzle *puzzle, uint16_t alive[CH_CELLS]);

/* Takes out of what is struck the candidates that the digits (or the marks) rule out anyway, and
 * sets `has_start` as the rest says. */
void ch_puzzle_keep_alive(ChPuzzle *puzzle);

/* What a grid shows of each cell, as bits: its digit, or what it can take and nobody struck. */
void ch_puzzle_shown(const ChPuzzle *puzzle, uint16_t shown[CH_CELLS]);

#endif
