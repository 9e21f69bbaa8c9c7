/* loop.h - the loop of cells that a pattern forms, drawn as lines below the digits.
 *
 *      12----12 .      Each cell of the pattern has just two partners: others in a house that
 *       |      \       holds no third.  A rectangle needs no lines; a pattern with covers is shown
 *      12------12      by its houses.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_LOOP_H
#define CH_PICTURE_LOOP_H

#include "record.h"

/* Returns the cells of a step's pattern when they form a loop, otherwise none. */
ChCellSet ch_loop_cells(const ChStepRecord *step);

/* Reports whether two cells share a house that holds no third cell of the loop. */
bool ch_loop_joins(ChCellSet loop, int one, int other);

#endif
