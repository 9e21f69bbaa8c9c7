/* se_nishio.c - the assumptions that contradict themselves along the places of one digit.
 *
 * The consequences of an assumption, and whether they are contradictory, do not depend on the order
 * in which they are found; the chain that shows the contradiction does.  So Nishio (producer 23)
 * lists the chains of these assumptions only.  The result depends on a digit's places only: without
 * a loss of places, no contradiction appears.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"

/* The consequences of an assumption about a digit. */
typedef struct AssumptionState {
    uint16_t left[CH_HOUSES]; /* indexes of places that are not off */
    ChGridCells on;
    int count;
    uint8_t queue[CH_CELLS]; /* cells that are on */
} AssumptionState;

static void start_state(AssumptionState *state, const ChSeGrid *grid, int digit)
{
    for (int house = 0; house < CH_HOUSES; house++)
        state->left[house] = grid->pos[house][digit];
    state->on = (ChGridCells){{0}};
    state->count = 0;
}

static void turn_on(AssumptionState *state, int cell)
{
    if (ch_grid_cells_has(&state->on, cell))
        return;
    ch_grid_cells_add(&state->on, cell);
    state->queue[state->count++] = (uint8_t)cell;
}

/* Turns a cell off; the single place that a house is left with turns on.  False: the cell is on. */
static bool turn_off(AssumptionState *state, int cell)
{
    const uint8_t *const house = ch_grid_cell_house[cell];

    if (ch_grid_cells_has(&state->on, cell))
        return false;
    for (int type = 0; type < CH_SE_TYPES; type++) {
        uint16_t *const left = &state->left[house[type]];
        *left &= (uint16_t) ~(1u << ch_grid_cell_place[cell][type]);
        if (ch_is_single(*left))
            turn_on(state, ch_grid_house_cell[house[type]][ch_lowest(*left)]);
    }
    return true;
}

/* Propagates from the cells that are on; true at a contradiction. */
static bool clashes(AssumptionState *state)
{
    for (int i = 0; i < state->count; i++)
        for (int type = 0; type < CH_SE_TYPES; type++) {
            const int cell = state->queue[i];
            const int house = ch_grid_cell_house[cell][type];
            unsigned rest = state->left[house] & ~(1u << ch_grid_cell_place[cell][type]);
            CH_EACH_BIT(place, rest)
                if (!turn_off(state, ch_grid_house_cell[house][place]))
                    return true;
        }
    return false;
}

static bool has_clash(const ChSeGrid *grid, int cell, int digit, bool on)
{
    AssumptionState state;

    start_state(&state, grid, digit);
    if (on)
        turn_on(&state, cell);
    else
        (void)turn_off(&state, cell);
    return clashes(&state);
}

/* Adds the assumptions about the digit that contradict themselves; returns whether there are
 * any. */
static bool mark_clashes(const ChSeGrid *grid, int digit, ChSeMarks *marks)
{
    ChGridCells cells = grid->plane[digit];
    bool any = false;

    CH_EACH_GRID_CELL(cell, cells)
        for (int on = 0; on < 2; on++)
            if (has_clash(grid, cell, digit, on)) {
                ch_se_marks_add(&marks[on], CH_CANDIDATE(cell, digit));
                any = true;
            }
    return any;
}

bool ch_se_nishio_clashes(const ChSeGrid *grid, ChGridCells *quiet, ChSeMarks *marks)
{
    bool any = false;

    memset(marks, 0, 2 * sizeof *marks);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (memcmp(&quiet[digit], &grid->plane[digit], sizeof *quiet) == 0)
            continue;
        if (mark_clashes(grid, digit, marks))
            any = true;
        else
            quiet[digit] = grid->plane[digit];
    }
    return any;
}
