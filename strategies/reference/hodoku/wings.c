/* wings.c - XY-wing, XYZ-wing, W-wing: cells with two candidates in ascending order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings.h"
#include "hodoku.h"

/* The empty cells with so many candidates, ascending. */
typedef struct Cells {
    int count;
    uint8_t cell[CH_CELLS];
} Cells;

static Cells cells_with(ChHodoku *hodoku, int candidates)
{
    const ChGridCells *const set = &ch_hodoku_few(hodoku)->exactly[candidates];
    Cells cells;

    cells.count = 0;
    CH_EACH_GRID_CELL(cell, *set)
        cells.cell[cells.count++] = (uint8_t)cell;
    return cells;
}

/* ---- a pivot and two wings ---- */

typedef struct Wing {
    int pivot;
    int one;
    int other;
    int digit;
    ChGridCells lost;
} Wing;

/* Reports whether the pivot sees both wings, and these share a digit that is eliminated
 * somewhere. */
static bool is_wing(const ChHodokuGrid *grid, Wing *wing)
{
    const unsigned shared = grid->candidates[wing->one] & grid->candidates[wing->other];

    if (!ch_grid_sees(wing->pivot, wing->one) || !ch_grid_sees(wing->pivot, wing->other) ||
        !ch_is_single(shared))
        return false;
    wing->digit = ch_lowest(shared);
    wing->lost =
        ch_grid_cells_and(ch_grid_common_peers(wing->one, wing->other), grid->plane[wing->digit]);
    if (ch_hodoku_has(grid, wing->pivot, wing->digit))
        wing->lost = ch_grid_cells_and(wing->lost, ch_grid_peers[wing->pivot]);
    return !ch_grid_cells_empty(wing->lost);
}

static bool report_wing(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique,
                        const Wing *wing)
{
    const int pivot = ch_box_cell(wing->pivot);
    const int one = ch_box_cell(wing->one);
    const int other = ch_box_cell(wing->other);
    ChHodoku *const hodoku = ch_hodoku_state(input);
    ChDeduction deduction = ch_deduction(technique);

    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(pivot));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(one));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(other));
    deduction.detail.seed[0] = (uint32_t)(pivot | one << 8 | other << 16 | wing->digit << 24);
    hodoku->list.count = 0;
    ch_hodoku_list_cells(&hodoku->list, &hodoku->grid, wing->lost, wing->digit);
    return ch_hodoku_report(input, &deduction, sink);
}

/* Returns the cells with these two candidates. */
static ChGridCells cells_of_pair(ChHodoku *hodoku, unsigned digits)
{
    ChGridCells cells = ch_hodoku_few(hodoku)->exactly[2];

    CH_EACH_DIGIT(digit, digits)
        cells = ch_grid_cells_and(cells, hodoku->grid.plane[digit]);
    return cells;
}

bool ch_hodoku_xy_wing(const ChFinderInput *input, ChSink *sink)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    const ChHodokuGrid *const grid = &hodoku->grid;
    const Cells pairs = cells_with(hodoku, 2);
    const uint8_t *const cell = pairs.cell;

    for (int i = 0; i < pairs.count; i++)
        for (int j = i + 1; j < pairs.count; j++) {
            const unsigned first = grid->candidates[cell[i]];
            const unsigned second = grid->candidates[cell[j]];
            if (!ch_is_single(first & second))
                continue;
            const ChGridCells thirds = cells_of_pair(hodoku, first ^ second);
            CH_EACH_GRID_CELL_FROM(third, cell[j] + 1, thirds) {
                Wing turns[] = {{.pivot = cell[i], .one = cell[j], .other = third},
                                {.pivot = cell[j], .one = cell[i], .other = third},
                                {.pivot = third, .one = cell[j], .other = cell[i]}};
                for (int turn = 0; turn < 3; turn++)
                    if (is_wing(grid, &turns[turn]))
                        return report_wing(input, sink, CH_TECHNIQUE_XY_WING, &turns[turn]);
            }
        }
    return false;
}

/* Returns those of the cells that have no candidates but these digits, ascending. */
static Cells cells_within(const ChHodokuGrid *grid, ChGridCells set, unsigned digits)
{
    Cells cells;

    cells.count = 0;
    CH_EACH_GRID_CELL(cell, set)
        if ((grid->candidates[cell] & ~digits) == 0)
            cells.cell[cells.count++] = (uint8_t)cell;
    return cells;
}

bool ch_hodoku_xyz_wing(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    const ChHodokuFew *const few = ch_hodoku_few(ch_hodoku_state(input));

    CH_EACH_GRID_CELL(pivot, few->exactly[3]) {
        const Cells wings =
            cells_within(grid, ch_grid_cells_and(few->exactly[2], ch_grid_peers[pivot]),
                         grid->candidates[pivot]);
        for (int j = 0; j < wings.count; j++)
            for (int k = j + 1; k < wings.count; k++) {
                Wing wing = {.pivot = pivot, .one = wings.cell[j], .other = wings.cell[k]};
                if (is_wing(grid, &wing))
                    return report_wing(input, sink, CH_TECHNIQUE_XYZ_WING, &wing);
            }
    }
    return false;
}

/* ---- two cells of equal candidates and a strong link ---- */

typedef struct Link {
    int house;
    int near[2]; /* the place that the first cell sees, and that the second sees */
} Link;

/* Finds a house with two places for the digit, one seen by each cell.  A place that both see counts
 * for the first; a later place replaces an earlier one until both are found. */
static bool find_link(const ChHodokuGrid *grid, int one, int other, int digit, Link *link)
{
    CH_EACH_HOUSE(house, ch_hodoku_with_two(&grid->free[digit])) {
        const ChGridCells places = ch_hodoku_places(grid, house, digit);
        if (!ch_grid_cells_meet(places, ch_grid_peers[one]) ||
            !ch_grid_cells_meet(places, ch_grid_peers[other]))
            continue;
        link->house = house;
        link->near[0] = link->near[1] = -1;
        CH_EACH_GRID_CELL(place, places) {
            if (place == one || place == other)
                continue;
            if (ch_grid_sees(place, one))
                link->near[0] = place;
            else if (ch_grid_sees(place, other))
                link->near[1] = place;
            if (link->near[0] >= 0 && link->near[1] >= 0)
                return true;
        }
    }
    return false;
}

static bool report_w_wing(const ChFinderInput *input, ChSink *sink, const Wing *wing, int linked,
                          const Link *link)
{
    const int one = ch_box_cell(wing->one);
    const int other = ch_box_cell(wing->other);
    const int house = ch_hodoku_model_house(link->house);
    const unsigned near = 1u << ch_cell_place[ch_box_cell(link->near[0])][house / 9];
    ChHodoku *const hodoku = ch_hodoku_state(input);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_W_WING);

    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(one));
    ch_add_premise(&deduction, CH_CELL_CONSTRAINT(other));
    ch_hodoku_add_premise(&deduction, link->house, linked);
    deduction.detail.seed[0] =
        ch_wing_seed_cell((unsigned)one, (unsigned)linked, (unsigned)wing->digit);
    deduction.detail.seed[1] = ch_wing_seed_ways((unsigned)house, (unsigned)linked, near);
    deduction.detail.seed[2] =
        ch_wing_seed_cell((unsigned)other, (unsigned)linked, (unsigned)wing->digit);
    hodoku->list.count = 0;
    ch_hodoku_list_cells(&hodoku->list, &hodoku->grid, wing->lost, wing->digit);
    return ch_hodoku_report(input, &deduction, sink);
}

bool ch_hodoku_w_wing(const ChFinderInput *input, ChSink *sink)
{
    const ChHodokuGrid *const grid = &ch_hodoku_state(input)->grid;
    const Cells pairs = cells_with(ch_hodoku_state(input), 2);

    for (int i = 0; i < pairs.count; i++)
        for (int j = i + 1; j < pairs.count; j++) {
            const unsigned digits = grid->candidates[pairs.cell[i]];
            if (grid->candidates[pairs.cell[j]] != digits)
                continue;
            const ChGridCells both = ch_grid_common_peers(pairs.cell[i], pairs.cell[j]);
            CH_EACH_DIGIT(digit, digits) {
                const int linked = ch_lowest(digits & ~(1u << digit));
                const Wing wing = {.one = pairs.cell[i],
                                   .other = pairs.cell[j],
                                   .digit = digit,
                                   .lost = ch_grid_cells_and(both, grid->plane[digit])};
                Link link;
                if (!ch_grid_cells_empty(wing.lost) &&
                    find_link(grid, wing.one, wing.other, linked, &link))
                    return report_w_wing(input, sink, &wing, linked, &link);
            }
        }
    return false;
}
