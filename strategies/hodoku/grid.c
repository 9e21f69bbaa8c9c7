/* grid.c - see hodoku_grid.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_grid.h"

#include <string.h>

#include "nine.h"

/* ---- tables: a set's row lanes, nine bits each ---- */

#define BOX_OF(cell) ((cell) / 27 * 3 + (cell) % 9 / 3)
#define ROW_LANE(house, row) ((house) == (row) ? CH_ALL_NINE : 0)
#define COLUMN_LANE(column, row) (1u << (column))
#define BOX_LANE(box, row) ((row) / 3 == (box) / 3 ? 7u << (box) % 3 * 3 : 0)
#define PEER_LANE(cell, row)                                                                       \
    ((ROW_LANE((cell) / 9, row) | COLUMN_LANE((cell) % 9, row) | BOX_LANE(BOX_OF(cell), row)) &    \
     ~((cell) / 9 == (row) ? 1u << (cell) % 9 : 0u))

#define ROW_CELLS(row) CH_LANES(ROW_LANE, row)
#define COLUMN_CELLS(column) CH_LANES(COLUMN_LANE, column)
#define BOX_CELLS(box) CH_LANES(BOX_LANE, box)
#define PEERS(cell) CH_LANES(PEER_LANE, cell)
#define HOUSES(cell)                                                                               \
    {                                                                                              \
        (cell) / 9, CH_HODOKU_COLUMNS + (cell) % 9, CH_HODOKU_BOXES + BOX_OF(cell)                 \
    }

const ChCellSet ch_hodoku_house[CH_HOUSES] = {
    CH_NINE_MORE(ROW_CELLS, 0), CH_NINE_MORE(COLUMN_CELLS, 0), CH_NINE_MORE(BOX_CELLS, 0)};
const ChCellSet ch_hodoku_peers[CH_CELLS] = {CH_EACH_CELL(PEERS)};
const uint8_t ch_hodoku_houses[CH_CELLS][3] = {CH_EACH_CELL(HOUSES)};

/* ---- the queues ---- */

static void queue_hidden(ChHodokuGrid *grid, int house, int digit)
{
    const ChCellSet places = ch_hodoku_places(grid, house, digit);

    if (!ch_cells_empty(places) && grid->hidden_count < CH_HODOKU_HIDDEN)
        grid->hidden[grid->hidden_count++] = (uint16_t)CH_CANDIDATE(ch_cells_first(places), digit);
}

/* Takes back the first entry that waits for this digit in the house. */
static void unqueue_hidden(ChHodokuGrid *grid, int house, int digit)
{
    for (int i = grid->hidden_head; i < grid->hidden_count; i++) {
        const int entry = grid->hidden[i];
        if (CH_CANDIDATE_DIGIT(entry) != digit ||
            !ch_cells_has(&ch_hodoku_house[house], CH_CANDIDATE_CELL(entry)))
            continue;
        grid->hidden_count--;
        memmove(grid->hidden + i, grid->hidden + i + 1,
                (size_t)(grid->hidden_count - i) * sizeof *grid->hidden);
        return;
    }
}

/* ---- the two moves ---- */

void ch_hodoku_grid_delete(ChHodokuGrid *grid, int cell, int digit)
{
    if (!ch_hodoku_has(grid, cell, digit))
        return;
    const unsigned rest = grid->candidates[cell] & ~(1u << digit);
    grid->candidates[cell] = (uint16_t)rest;
    ch_cells_remove(&grid->plane[digit], cell);
    if (rest == 0)
        return; /* a contradiction: the counts stay */
    if (ch_is_single(rest) && grid->naked_count < CH_HODOKU_NAKED)
        grid->naked[grid->naked_count++] = (uint16_t)CH_CANDIDATE(cell, ch_lowest(rest));
    for (int i = 0; i < 3; i++) {
        const int house = ch_hodoku_houses[cell][i];
        const int left = --grid->free[house][digit];
        if (left == 1)
            queue_hidden(grid, house, digit);
        else if (left == 0)
            unqueue_hidden(grid, house, digit);
    }
}

void ch_hodoku_grid_set(ChHodokuGrid *grid, int cell, int digit)
{
    if (grid->digit[cell] == digit)
        return;
    const unsigned old = grid->candidates[cell];
    grid->digit[cell] = (uint8_t)digit;
    grid->candidates[cell] = 0;
    if (ch_cells_has(&grid->empty, cell))
        for (int i = 0; i < 3; i++)
            grid->vacant[ch_hodoku_houses[cell][i]]--;
    ch_cells_remove(&grid->empty, cell);
    for (unsigned rest = old; rest != 0; rest &= rest - 1)
        ch_cells_remove(&grid->plane[ch_lowest(rest)], cell);

    const ChCellSet losers = ch_cells_and(ch_hodoku_peers[cell], grid->plane[digit]);
    for (int peer = ch_cells_next(&losers, 0); peer >= 0; peer = ch_cells_next(&losers, peer + 1))
        ch_hodoku_grid_delete(grid, peer, digit);
    for (unsigned rest = old; rest != 0; rest &= rest - 1) {
        const int other = ch_lowest(rest);
        for (int i = 0; i < 3; i++) {
            const int house = ch_hodoku_houses[cell][i];
            if (--grid->free[house][other] == 1 && other != digit)
                queue_hidden(grid, house, other);
        }
    }
}

ChCellSet ch_hodoku_room(const ChHodokuGrid *grid, int digit)
{
    ChCellSet room = grid->empty;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (grid->digit[cell] == digit)
            room = ch_cells_minus(room, ch_hodoku_peers[cell]);
    return room;
}

/* ---- the start ---- */

static void load_marks(ChHodokuGrid *grid, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (!ch_candidates_has(&puzzle->marks, CH_CANDIDATE(ch_hodoku_cell(cell), digit)))
                ch_hodoku_grid_delete(grid, cell, digit);
}

/* Digits that a player entered come among the givens, in the order of cells. */
void ch_hodoku_grid_load(ChHodokuGrid *grid, const ChPuzzle *puzzle)
{
    const ChCellSet all = {{~UINT64_C(0), (1u << 17) - 1}};

    *grid = (ChHodokuGrid){.empty = all};
    for (int digit = 0; digit < CH_DIGITS; digit++)
        grid->plane[digit] = all;
    for (int cell = 0; cell < CH_CELLS; cell++)
        grid->candidates[cell] = CH_ALL_NINE;
    memset(grid->digit, CH_NO_DIGIT, sizeof grid->digit);
    memset(grid->free, 9, sizeof grid->free);
    memset(grid->vacant, 9, sizeof grid->vacant);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int model = ch_hodoku_cell(cell);
        const int digit = ch_puzzle_digit(puzzle, model);
        if (digit != CH_NO_DIGIT)
            ch_hodoku_grid_set(grid, cell, digit);
        if (puzzle->given[model] != CH_NO_DIGIT)
            ch_cells_add(&grid->givens, cell);
    }
    if (puzzle->has_marks)
        load_marks(grid, puzzle);
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (puzzle->has_start &&
                ch_candidates_has(&puzzle->struck, CH_CANDIDATE(ch_hodoku_cell(cell), digit)))
                ch_hodoku_grid_delete(grid, cell, digit);
}
