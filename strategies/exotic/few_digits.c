/* few_digits.c - see few_digits.h.
 *
 * With two digits, the smallest set that cannot be filled is a ring of five cells; with three, the
 * smallest in two chutes has ten (impossible_pattern.c).
 *
 * SPDX-License-Identifier: MIT
 */
#include "few_digits.h"

#include "geometry.h"

enum { MOST_DIGITS = 3 };

static const int SMALLEST[MOST_DIGITS + 1] = {[2] = 5, [3] = 10};

ChCellSet ch_region_without(int chute)
{
    ChCellSet region = {{0}};

    for (int box = 0; box < 9; box++)
        if ((chute < 3 ? box / 3 : box % 3) != chute % 3)
            region = ch_cells_or(region, ch_house_cells[box]);
    return region;
}

bool ch_has_subset(ChCellSet cells, int digits)
{
    for (int house = 0; house < CH_HOUSES; house++)
        if (ch_cells_count(ch_cells_and(cells, ch_house_cells[house])) > digits)
            return true;
    return false;
}

ChCellSet ch_core_of(ChCellSet cells, int digits)
{
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        CH_EACH_CELL(cell, cells)
            if (ch_cells_count(ch_cells_and(cells, ch_cell_peers[cell])) < digits) {
                ch_cells_remove(&cells, cell);
                is_changed = true;
            }
    }
    return cells;
}

/* Returns the values from 0 that a cell can take, as bits. */
static unsigned values_of(int cell, const ChCellSet taken[MOST_DIGITS], int digits)
{
    unsigned values = 0;

    for (int i = 0; i < digits; i++)
        values |= (unsigned)!ch_cells_meet(taken[i], ch_cell_peers[cell]) << i;
    return values;
}

/* Fills the cells left with as many values as there are digits, of which USED are taken so far: the
 * others are alike. */
static bool fill_left(ChCellSet left, ChCellSet taken[MOST_DIGITS], int used, int digits)
{
    int best = -1;
    unsigned values = 0;

    CH_EACH_CELL(cell, left) {
        const unsigned own = values_of(cell, taken, digits);
        if (best < 0 || ch_count(own) < ch_count(values)) {
            best = cell;
            values = own;
        }
    }
    if (best < 0)
        return true;
    ch_cells_remove(&left, best);
    CH_EACH_BIT(value, values) {
        if (value > used)
            break;
        ch_cells_add(&taken[value], best);
        if (fill_left(left, taken, value == used ? used + 1 : used, digits))
            return true;
        ch_cells_remove(&taken[value], best);
    }
    return false;
}

/* Fills the cells left with two digits, which alternate from cell to cell. */
static bool alternate(ChCellSet left, ChCellSet taken[MOST_DIGITS])
{
    while (!ch_cells_empty(left)) {
        ChCellSet fresh = {{0}};
        ch_cells_add(&fresh, ch_cells_first(left));
        for (int value = 0; !ch_cells_empty(fresh); value = 1 - value) {
            ChCellSet seen = {{0}};
            taken[value] = ch_cells_or(taken[value], fresh);
            left = ch_cells_minus(left, fresh);
            CH_EACH_CELL(cell, fresh)
                seen = ch_cells_or(seen, ch_cell_peers[cell]);
            if (ch_cells_meet(seen, taken[value]))
                return false;
            fresh = ch_cells_and(seen, left);
        }
    }
    return true;
}

static bool fill(ChCellSet cells, ChCellSet taken[MOST_DIGITS], int digits)
{
    return digits == 2 ? alternate(cells, taken) : fill_left(cells, taken, 0, digits);
}

bool ch_can_fill(ChCellSet cells, int digits)
{
    ChCellSet taken[MOST_DIGITS] = {0};
    const ChCellSet core = ch_core_of(cells, digits);

    return ch_cells_count(core) < SMALLEST[digits] || fill(core, taken, digits);
}

bool ch_fill_more(ChCellSet cells, int digits, ChCellSet *more)
{
    ChCellSet taken[MOST_DIGITS] = {0};

    if (!fill(cells, taken, digits))
        return false;
    CH_EACH_CELL(cell, *more) {
        const unsigned values = values_of(cell, taken, digits);
        if (values == 0)
            continue;
        ch_cells_add(&taken[ch_lowest(values)], cell);
        ch_cells_remove(more, cell);
    }
    return true;
}

ChCellSet ch_minimal_part(ChCellSet cells, int digits)
{
    cells = ch_core_of(cells, digits);
    CH_EACH_CELL(cell, cells) {
        ChCellSet fewer = cells;
        ch_cells_remove(&fewer, cell);
        if (!ch_can_fill(fewer, digits))
            cells = fewer;
    }
    return ch_core_of(cells, digits);
}
