/* changes.h - what has changed on a board since a finder last looked at it in vain.
 *
 * A board only ever loses candidates, and gains digits.  So a finder that found nothing, and that
 * looks at parts of the board each by itself (a digit, a house), need not look again at a part that
 * is as it was.  Time is counted in ticks: a board that is looked at after it has changed takes the
 * next one, and each digit, house and cell bears the tick at which it was first seen as it is.
 *
 *      tick        1     2     3           the finder found nothing at tick 1: digits 2 and 8 are
 *      digit 2     *     *     *           fresh at tick 3, the others are as it saw them
 *      digit 5     *
 *      digit 8     *           *
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_CHANGES_H
#define CH_STRATEGIES_CHANGES_H

#include "board.h"

typedef struct ChChanges {
    unsigned tick; /* of the board as it was last looked at; 0: it never was */
    _Alignas(max_align_t) uint16_t digit[CH_DIGITS];
    _Alignas(max_align_t) uint16_t house[CH_LANES];
    _Alignas(max_align_t) uint16_t cell[CH_CELL_LANES];

    /* the board then */
    _Alignas(max_align_t) uint16_t places[CH_PLANES][CH_LANES];
    _Alignas(max_align_t) uint16_t candidates[CH_CELL_LANES];
    uint32_t placed[CH_DIGITS];
} ChChanges;

/* Looks at a board that has changed, or at the first one. */
void ch_changes_look(ChChanges *changes, const ChBoard *board);

/* What is fresh to somebody who last looked at tick SINCE; 0: everything.  A digit changes with its
 * candidates and when it is placed; a house and a cell with what they hold. */
unsigned ch_changed_digits(const ChChanges *changes, unsigned since);
uint32_t ch_changed_houses(const ChChanges *changes, unsigned since);
ChCellSet ch_changed_cells(const ChChanges *changes, unsigned since);

#endif
