/* hodoku_list.h - the eliminations of a step, in the order in which they are applied.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_LIST_H
#define CH_STRATEGIES_HODOKU_LIST_H

#include <assert.h>

#include "hodoku_grid.h"

enum { CH_HODOKU_LIST = 1024 };

/* A list of CH_CANDIDATE(cell, digit), with duplicates where the scale has them. */
typedef struct ChHodokuList {
    int count;
    uint16_t at[CH_HODOKU_LIST];
} ChHodokuList;

static inline void ch_hodoku_list_add(ChHodokuList *list, int cell, int digit)
{
    assert(cell >= 0 && cell < CH_CELLS && digit >= 0 && digit < CH_DIGITS);
    if (list->count < CH_HODOKU_LIST)
        list->at[list->count++] = (uint16_t)CH_CANDIDATE(cell, digit);
}

/* Copies the used part of the list. */
void ch_hodoku_list_copy(ChHodokuList *to, const ChHodokuList *from);

bool ch_hodoku_list_equal(const ChHodokuList *a, const ChHodokuList *b);

/* Adds those of the cells that have the digit, ascending. */
void ch_hodoku_list_cells(ChHodokuList *list, const ChHodokuGrid *grid, ChGridCells cells,
                          int digit);

/* Adds those of the digits that the cell has, ascending. */
void ch_hodoku_list_digits(ChHodokuList *list, const ChHodokuGrid *grid, int cell, unsigned digits);

/* Sorts by digit and cell and drops duplicates. */
void ch_hodoku_list_sort(ChHodokuList *list);

#endif
