/* sectors.h - sets of cells locked by houses of several kinds, found by counting digits.
 *
 *      c1 c2  c3 c4        every cell lies in two houses, its covers: here a row and a column
 *  r1   .  .   .  .
 *  r2   .  .   .  .        a digit's share is the most cells that it can take, no two in one cover;
 *  r3   .  .   .  .        16 cells take no more digits than the shares allow together
 *
 * When the shares add up to the number of cells, each digit takes its whole share of the cells.  A
 * candidate that would cost a digit one of its places is false.  The eliminations of naked subsets
 * and of fish have the same reason; here the cells lie in many houses (David P Bird's multi-sector
 * locked sets).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SECTORS_H
#define CH_STRATEGIES_SECTORS_H

#include "deduction.h"

enum { CH_MAX_SECTOR_CELLS = 32 };

/* The empty cells that lie in two of the covers, numbered; a set of them is a word with a bit for
 * each. */
typedef struct ChSectors {
    uint32_t covers;
    int count;
    int room; /* the sum of the shares */
    uint8_t cell[CH_MAX_SECTOR_CELLS];
    uint8_t cover[CH_MAX_SECTOR_CELLS][2]; /* one cover of each kind */
    uint16_t candidates[CH_MAX_SECTOR_CELLS];
    uint32_t with[CH_DIGITS]; /* the cells that can take a digit */
    uint8_t share[CH_DIGITS];
} ChSectors;

/* Sets up the cells and shares.  The covers are of two kinds, and no two of a kind cross.  False
 * when there are too many cells, or none in some cover. */
bool ch_sectors_of(ChSectors *sectors, const ChBoard *board, uint32_t covers);

/* Adds the candidates that would cost a digit one of its places.  False when there are none, or
 * when some cell is not needed for any of them.  The shares must add up to the number of cells. */
bool ch_sectors_conclude(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board);

/* Adds premises: the cells, or equivalent places of digits.  The latter are the digits' places in
 * some of the covers that need not have them within the cells.  Eliminations without a proof of
 * limited length are dropped; false when none remain. */
bool ch_sectors_prove(ChDeduction *deduction, const ChSectors *sectors, const ChBoard *board);

#endif
