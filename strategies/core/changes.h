/* changes.h - the parts of a board that have changed since a finder last found nothing.
 *
 * A board only loses candidates and gains digits.  A finder may examine parts of the board one by
 * one (a digit, a house).  If it has found nothing, it can skip the parts that have not changed
 * since.  Time is counted in ticks: each update on a changed board takes the next tick.  Each
 * digit, house and cell carries the tick at which its present state was first seen.
 *
 *      tick        1     2     3           the finder found nothing at tick 1: digits 2 and 8 are
 *      digit 2     *     *     *           fresh at tick 3, the others are as they were at tick 1
 *      digit 5     *
 *      digit 8     *           *
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_CHANGES_H
#define CH_STRATEGIES_CHANGES_H

#include "board.h"

typedef struct ChChanges {
    unsigned tick; /* of the last update; 0: there was none */
    _Alignas(max_align_t) uint16_t digit[CH_DIGITS];
    _Alignas(max_align_t) uint16_t house[CH_LANES];
    _Alignas(max_align_t) uint16_t cell[CH_CELL_LANES];

    /* The board at the last update. */
    _Alignas(max_align_t) uint16_t places[CH_PLANES][CH_LANES];
    _Alignas(max_align_t) uint16_t candidates[CH_CELL_LANES];
    uint32_t placed[CH_DIGITS];
} ChChanges;

/* Updates the ticks from a board that has changed, or from the first board. */
void ch_changes_update(ChChanges *changes, const ChBoard *board);

/* Return what has changed since tick SINCE; everything, if that is 0.  A digit changes with its
 * candidates and when it is placed; a house and a cell change with their candidates. */
unsigned ch_changed_digits(const ChChanges *changes, unsigned since);
uint32_t ch_changed_houses(const ChChanges *changes, unsigned since);
ChCellSet ch_changed_cells(const ChChanges *changes, unsigned since);

#endif
