/* sectors.h - the conclusions from sets of cells locked by houses of several kinds.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SECTORS_H
#define CH_STRATEGIES_SECTORS_H

#include "deduction.h"
#include "exotic.h"

/* Adds the candidates that would cost a digit one of its places.  False when there are none, or
 * when some cell is not needed for any of them.  The shares must add up to the number of cells. */
bool ch_sectors_conclude(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board);

/* Adds premises: the cells, or equivalent places of digits.  The latter are the digits' places in
 * some of the covers that need not have them within the cells.  Eliminations without a proof of
 * limited length are dropped; false when none remain. */
bool ch_sectors_prove(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board);

#endif
