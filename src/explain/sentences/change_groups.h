/* change_groups.h - the conclusions of a step, grouped as a sentence names them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHANGE_GROUPS_H
#define CH_EXPLAIN_CHANGE_GROUPS_H

#include "sentence.h"

/* Digits that share cells. */
typedef struct ChChangeGroup {
    unsigned digits;
    ChCellSet cells;
} ChChangeGroup;

typedef struct ChChangeGroups {
    size_t count;
    ChChangeGroup group[CH_CELLS];
} ChChangeGroups;

/* The digits that a step places in, or removes from, each cell; and these cells. */
typedef struct ChChanges {
    unsigned digits[CH_CELLS];
    ChCellSet cells;
} ChChanges;

/* Lists cells in reading order; returns how many. */
int ch_cells_in_order(ChCellSet cells, uint8_t list[CH_CELLS]);

/* Reads candidates that a step places or removes. */
ChChanges ch_read_changes(const uint16_t *candidate, size_t count);

/* Groups the cells that lose, or place, the same digits. */
ChChangeGroups ch_group_by_cells(const ChChanges *changes);

/* Groups the digits that are removed from, or placed in, the same cells. */
ChChangeGroups ch_group_by_digits(const ChChanges *changes);

/* Groups the cells that keep the same digits.  The result is empty when no cell loses many
 * candidates, or when a cell keeps none. */
ChChangeGroups ch_group_by_kept(const ChSentenceContext *context, const ChChanges *changes);

#endif
