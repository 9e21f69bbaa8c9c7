/* ease.h - how easily a person sees a step among the others of its technique.
 *
 * Two steps are compared by these keys, the first first:
 *
 *      cells       of the pattern: few before many
 *      digits      of the pattern: few before many
 *      house       number of empty cells in the smallest house around the pattern
 *      digit       a step after which a digit can be placed comes first
 *      distance    a step that concludes something in a house of the last digit placed comes first
 *      effect      number of candidates placed and removed: many before few
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_EASE_H
#define CH_ENGINE_EASE_H

#include "board.h"
#include "log.h"

/* The keys of a step as one number: the lower, the easier to see. */
enum { CH_EASE_BITS = 27 };

/* Returns the keys of a step in the position of BOARD. LAST_CELL is that of the last digit placed;
 * -1 if there is none. */
uint32_t ch_ease(const ChBoard *board, const ChStep *step, int last_cell);

/* Returns the number of empty cells in the smallest house around the pattern of a step; 9 if it
 * lies in none. */
int ch_empty_around(const ChBoard *board, const ChStep *step);

/* Returns the cells of the pattern of a step: those of its premises. */
ChCellSet ch_pattern_cells(const ChBoard *board, const ChStep *step);

/* Returns the cell of the digit that a player placed last in a puzzle; -1 if none is known. */
int ch_last_move(const ChPuzzle *puzzle);

/* Returns the cell of the digit placed last before the end of a log, or else in its puzzle; -1 if
 * none is known. Of several digits placed at once it is that of the first. */
int ch_last_placed(const ChLog *log);

#endif
