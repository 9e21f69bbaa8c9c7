/* grid.c - see hodoku_grid.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_grid.h"

#include <string.h>

#include "nine.h"

#define HOUSE_BITS(cell)                                                                           \
    (1u << (cell) / 9 | 1u << (CH_HODOKU_COLUMNS + (cell) % 9) |                                   \
     1u << (CH_HODOKU_BOXES + CH_GRID_BOX_OF(cell)))
#define HOUSES(cell)                                                                               \
    {                                                                                              \
        (cell) / 9, CH_HODOKU_COLUMNS + (cell) % 9, CH_HODOKU_BOXES + CH_GRID_BOX_OF(cell)         \
    }

const uint8_t ch_hodoku_houses[CH_CELLS][3] = {CH_CELL_TABLE(HOUSES)};
const uint32_t ch_hodoku_houses_of[CH_CELLS] = {CH_CELL_TABLE(HOUSE_BITS)};

/* ---- the queues ---- */

static void queue_hidden(ChHodokuGrid *grid, int house, int digit)
{
    const ChGridCells places = ch_hodoku_places(grid, house, digit);

    if (!ch_grid_cells_empty(places) && grid->hidden_count < CH_HODOKU_HIDDEN)
        grid->hidden[grid->hidden_count++] =
            CH_HODOKU_ENTRY(ch_box_cell(ch_grid_cells_first(places)), digit);
}

/* Removes the first waiting entry for this digit in the house. */
static void unqueue_hidden(ChHodokuGrid *grid, int house, int digit)
{
    for (int i = grid->hidden_head; i < grid->hidden_count; i++) {
        const int entry = grid->hidden[i];
        if (CH_HODOKU_ENTRY_DIGIT(entry) != digit ||
            !ch_grid_cells_has(&CH_HODOKU_HOUSE(house), ch_grid_cell(CH_HODOKU_ENTRY_CELL(entry))))
            continue;
        grid->hidden_count--;
        memmove(grid->hidden + i, grid->hidden + i + 1,
                (size_t)(grid->hidden_count - i) * sizeof *grid->hidden);
        return;
    }
}

/* ---- placing and eliminating ---- */

/* Decrements the count of each of the houses; returns those whose count becomes one or none. */
static inline uint32_t count_down(ChHodokuCounts *counts, uint32_t houses)
{
    uint32_t borrow = houses;

    for (int i = 0; i < 4; i++) {
        const uint32_t old = counts->bit[i];
        counts->bit[i] = old ^ borrow;
        borrow &= ~old;
    }
    return houses & ~(counts->bit[1] | counts->bit[2] | counts->bit[3]);
}

/* Removes a candidate that is present; HOUSES: those of its cell whose queues are updated. */
static inline void remove_candidate(ChHodokuGrid *grid, int cell, int digit, uint32_t houses)
{
    ChHodokuCounts *const free = &grid->free[digit];
    const unsigned rest = grid->candidates[cell] & ~(1u << digit);

    assert(ch_hodoku_has(grid, cell, digit));
    grid->candidates[cell] = (uint16_t)rest;
    ch_grid_cells_remove(&grid->plane[digit], cell);
    if (rest == 0)
        return; /* a contradiction: the counts remain unchanged */
    if (ch_is_single(rest) && grid->naked_count < CH_HODOKU_NAKED)
        grid->naked[grid->naked_count++] = CH_HODOKU_ENTRY(ch_box_cell(cell), ch_lowest(rest));
    CH_EACH_HOUSE(house, count_down(free, ch_hodoku_houses_of[cell]) & houses) {
        if (free->bit[0] >> house & 1)
            queue_hidden(grid, house, digit);
        else
            unqueue_hidden(grid, house, digit);
    }
}

void ch_hodoku_grid_delete(ChHodokuGrid *grid, int cell, int digit)
{
    if (ch_hodoku_has(grid, cell, digit))
        remove_candidate(grid, cell, digit, ~0u);
}

/* Removes the digit from the cell's peers.  The cell's houses still count it meanwhile, so that
 * their queues are not updated.  Either word is loaded alone, as it was stored. */
static inline void remove_from_peers(ChHodokuGrid *grid, int cell, int digit, uint32_t houses)
{
    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, ch_grid_peers[cell].word[half] & grid->plane[digit].word[half])
            remove_candidate(grid, 64 * half + bit, digit, houses);
}

/* Marks an empty cell as filled. */
static void fill_cell(ChHodokuGrid *grid, int cell)
{
    assert(ch_grid_cells_has(&grid->empty, cell));
    count_down(&grid->vacant, ch_hodoku_houses_of[cell]);
    ch_grid_cells_remove(&grid->empty, cell);
}

void ch_hodoku_grid_set(ChHodokuGrid *grid, int cell, int digit)
{
    assert(digit >= 0 && digit < CH_DIGITS);
    if (grid->digit[cell] == digit)
        return;
    const unsigned old = grid->candidates[cell];
    const uint32_t houses = ch_hodoku_houses_of[cell];
    const bool is_open = old >> digit & 1;

    grid->digit[cell] = (uint8_t)digit;
    grid->candidates[cell] = 0;
    if (ch_grid_cells_has(&grid->empty, cell))
        fill_cell(grid, cell);
    if (is_open)
        ch_grid_cells_remove(&grid->plane[digit], cell);
    remove_from_peers(grid, cell, digit, is_open ? ~houses : ~0u);
    if (is_open)
        count_down(&grid->free[digit], houses);
    CH_EACH_DIGIT(other, old & ~(1u << digit)) {
        ChHodokuCounts *const free = &grid->free[other];
        ch_grid_cells_remove(&grid->plane[other], cell);
        CH_EACH_HOUSE(house, count_down(free, houses) & free->bit[0])
            queue_hidden(grid, house, other);
    }
}

void ch_hodoku_rooms(const ChHodokuGrid *grid, ChGridCells room[CH_DIGITS])
{
    const ChGridCells filled = ch_grid_cells_minus(ch_grid_cells_all(), grid->empty);

    for (int digit = 0; digit < CH_DIGITS; digit++)
        room[digit] = grid->empty;
    CH_EACH_GRID_CELL(cell, filled) {
        ChGridCells *const own = &room[grid->digit[cell]];
        *own = ch_grid_cells_minus(*own, ch_grid_peers[cell]);
    }
}

/* ---- the start ---- */

void ch_hodoku_grid_clear(ChHodokuGrid *grid)
{
    const ChGridCells all = ch_grid_cells_all();
    const ChHodokuCounts nine = {{~0u, 0, 0, ~0u}};

    memset(grid->digit, CH_NO_DIGIT, sizeof grid->digit);
    for (int cell = 0; cell < CH_CELLS; cell++)
        grid->candidates[cell] = CH_ALL_NINE;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        grid->plane[digit] = all;
        grid->free[digit] = nine;
    }
    grid->empty = all;
    grid->givens = (ChGridCells){{0}};
    grid->vacant = nine;
    grid->naked_head = grid->naked_count = 0;
    grid->hidden_head = grid->hidden_count = 0;
    grid->is_behind = false;
}
