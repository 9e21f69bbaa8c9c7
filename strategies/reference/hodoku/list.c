/* list.c - see hodoku_list.h and hodoku_best.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_list.h"

#include <string.h>

#include "hodoku_best.h"

static size_t size_of(const ChHodokuList *list)
{
    return (size_t)list->count * sizeof *list->at;
}

void ch_hodoku_list_copy(ChHodokuList *to, const ChHodokuList *from)
{
    to->count = from->count;
    memcpy(to->at, from->at, size_of(from));
}

bool ch_hodoku_list_equal(const ChHodokuList *a, const ChHodokuList *b)
{
    return a->count == b->count && memcmp(a->at, b->at, size_of(a)) == 0;
}

void ch_hodoku_list_cells(ChHodokuList *list, const ChHodokuGrid *grid, ChGridCells cells,
                          int digit)
{
    cells = ch_grid_cells_and(cells, grid->plane[digit]);
    CH_EACH_GRID_CELL(cell, cells)
        ch_hodoku_list_add(list, cell, digit);
}

void ch_hodoku_list_digits(ChHodokuList *list, const ChHodokuGrid *grid, int cell, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits & grid->candidates[cell])
        ch_hodoku_list_add(list, cell, digit);
}

void ch_hodoku_list_sort(ChHodokuList *list)
{
    ChGridCells cells[CH_DIGITS] = {{{0}}};

    for (int i = 0; i < list->count; i++)
        ch_grid_cells_add(&cells[CH_CANDIDATE_DIGIT(list->at[i])], CH_CANDIDATE_CELL(list->at[i]));
    list->count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_GRID_CELL(cell, cells[digit])
            ch_hodoku_list_add(list, cell, digit);
}

/* ---- the best ---- */

uint64_t ch_hodoku_index_sum(const ChHodokuList *list)
{
    uint64_t sum = 0;

    for (int i = 0; i < list->count; i++)
        sum += (uint64_t)CH_CANDIDATE_CELL(list->at[i]) * (uint64_t)(1 + 80 * i) +
               (uint64_t)CH_CANDIDATE_DIGIT(list->at[i]) + 1;
    return sum;
}

static bool is_better(const ChHodokuBest *best, int length, uint64_t index_sum, uint32_t order,
                      const ChHodokuList *list)
{
    if (list->count != best->list.count)
        return list->count > best->list.count;
    if (length != best->length)
        return length < best->length;
    return index_sum < best->index_sum || (index_sum == best->index_sum && order < best->order);
}

bool ch_hodoku_best_take(ChHodokuBest *best, int technique, int length, uint32_t order,
                         const ChHodokuList *list)
{
    if (list->count == 0)
        return false;
    const uint64_t index_sum = ch_hodoku_index_sum(list);
    if (best->found && !is_better(best, length, index_sum, order, list))
        return false;
    best->found = true;
    best->technique = technique;
    best->length = length;
    best->index_sum = index_sum;
    best->order = order;
    ch_hodoku_list_copy(&best->list, list);
    return true;
}
