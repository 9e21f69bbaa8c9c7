/* bug.c - the bivalue universal grave with one cell of three candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku.h"
#include "uniqueness.h"

/* Returns the only cell with three candidates, all others having two; -1: none. */
static int odd_cell(ChHodoku *hodoku)
{
    const ChHodokuFew *const few = ch_hodoku_few(hodoku);
    const ChGridCells open = ch_grid_cells_or(few->exactly[2], few->exactly[3]);

    return ch_grid_cells_count(few->exactly[3]) == 1 &&
                   ch_grid_cells_equal(open, hodoku->grid.empty)
               ? ch_grid_cells_first(few->exactly[3])
               : -1;
}

/* Returns the digit that has three places in the cell's houses, and only there; -1: none. */
static int odd_digit(const ChHodokuGrid *grid, int odd)
{
    int digit = -1;
    int count = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        for (int other = 0; other < CH_DIGITS; other++) {
            const int places = ch_hodoku_free(grid, house, other);
            if (places < 3)
                continue;
            if (places > 3 || (digit >= 0 && other != digit) ||
                !ch_grid_cells_has(&CH_HODOKU_HOUSE(house), odd))
                return -1;
            digit = other;
            count++;
        }
    return count == 3 && ch_hodoku_has(grid, odd, digit) ? digit : -1;
}

bool ch_hodoku_bug_1(const ChFinderInput *input, ChSink *sink)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    const ChHodokuGrid *const grid = &hodoku->grid;
    const int odd = odd_cell(hodoku);
    const int digit = odd < 0 ? -1 : odd_digit(grid, odd);
    ChPattern pattern = {.guards = 0};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BUG_1);

    if (digit < 0)
        return false;
    CH_EACH_GRID_CELL(cell, grid->empty)
        pattern.deadly.digits[ch_box_cell(cell)] = grid->candidates[cell];
    pattern.deadly.digits[ch_box_cell(odd)] &= (uint16_t) ~(1u << digit);
    if (!ch_pattern_is_possible(input, &pattern))
        return false;
    ch_add_deadly_pattern(&deduction, &pattern.deadly);
    hodoku->list.count = 0;
    ch_hodoku_list_digits(&hodoku->list, grid, odd, CH_ALL_NINE & ~(1u << digit));
    return ch_hodoku_report(input, &deduction, sink);
}
