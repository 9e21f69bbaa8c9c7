/* se_order.h - the order in which a hint's eliminations reach an outer chain.
 *
 * It is reading order, or in some scales that of a hash table: by the remainder of the cell's
 * number, and where remainders are equal as put in.  The table has 16 slots, and 32 or 64 when it
 * has more than 12 or 24 cells.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_ORDER_H
#define CH_STRATEGIES_SE_ORDER_H

#include "se_chain.h"

/* Cells in order, each once. */
typedef struct ChSeOrder {
    int count;
    uint8_t cell[CH_CELLS];
} ChSeOrder;

/* Lists the cells of the eliminations in reading order. */
ChSeOrder ch_se_order_read(const ChSeMarks *removed);

/* Lists the cells of a pattern's eliminations in table order. */
ChSeOrder ch_se_order_pattern(const ChSeHint *hint);

/* Lists the cells of a cycle's eliminations in table order; the cycle has COUNT nodes. */
ChSeOrder ch_se_order_cycle(const ChSeStop *stop, int count, const ChSeMarks *removed);

/* Returns the mark that, in scales with table order, equal hints must have in common: of the first
 * three cells. */
unsigned ch_se_order_mark(const ChSeOrder *order);

#endif
