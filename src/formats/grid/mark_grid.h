/* mark_grid.h - converts the cells of a pencil-mark grid to a puzzle.
 *
 * Such a grid shows a single digit both in a cell that has its digit and in one with a single
 * candidate left.  They are distinguished as HoDoKu does: a single digit is a given, unless another
 * cell of one of its houses still lists that digit.  If the grid marks a digit as placed by the
 * player, it is accepted: the other cell's list is outdated.
 *
 * Not all pencil marks are lists of candidates.  A player may note digits in some cells only, or
 * just those digits that have two places in a box.  Candidates missing in such notes are not ruled
 * out.  Marks are notes when some open cell has none.  They are also notes when, read as lists,
 * they would leave too many digits without a place in their box. That is at least nine digits, and
 * one in four of those to be placed.  Mistakes do not explain so many.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_MARK_GRID_H
#define CH_FORMATS_MARK_GRID_H

#include "puzzle.h"

/* Returns whether marks are notes.  SHOWN: the digits listed in each cell, as bits. */
bool ch_marks_are_notes(const uint16_t shown[CH_CELLS]);

/* Converts the marks of a grid.  PLACED: cells whose single digit was placed by the player.
 * Candidates that the puzzle's digits allow, but the cell does not list, are removed.  Notes remove
 * nothing.  In a grid of notes a single digit is a note only if another cell of its box notes it,
 * too. */
void ch_puzzle_from_marks(ChPuzzle *puzzle, const uint16_t shown[CH_CELLS],
                          const ChCellSet *placed);

/* Removes the candidates that the pencil marks of its open cells omit, where these marks list
 * candidates; returns whether they do.  NOTED: the marks of each cell, as bits; a cell without any
 * has no information. */
bool ch_puzzle_apply_notes(ChPuzzle *puzzle, const uint16_t noted[CH_CELLS]);

/* Computes the candidates that the puzzle's digits (and its marks) allow in each cell, as bits; 0
 * where the cell has a digit. */
void ch_puzzle_alive(const ChPuzzle *puzzle, uint16_t alive[CH_CELLS]);

/* Drops from `removed` the candidates that the digits (or the marks) rule out anyway, and sets
 * `has_start` from the rest. */
void ch_puzzle_keep_alive(ChPuzzle *puzzle);

/* Computes the contents of each cell in a grid, as bits: its digit, or its candidates without the
 * removed ones. */
void ch_puzzle_shown(const ChPuzzle *puzzle, uint16_t shown[CH_CELLS]);

#endif
