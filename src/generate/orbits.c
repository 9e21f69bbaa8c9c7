/* orbits.c - see orbits.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "orbits.h"

#include "geometry.h"

/* Where a symmetry that is a single map, and the group that it makes, carries a cell. */
static int image(ChOrbits map, int cell)
{
    const int row = CH_ROW_OF(cell);
    const int column = CH_COLUMN_OF(cell);

    switch (map) {
    case CH_ORBITS_HALF_TURN:
        return CH_CELL_AT(8 - row, 8 - column);
    case CH_ORBITS_QUARTER_TURN:
        return CH_CELL_AT(column, 8 - row);
    case CH_ORBITS_LEFT_RIGHT:
        return CH_CELL_AT(row, 8 - column);
    case CH_ORBITS_UP_DOWN:
        return CH_CELL_AT(8 - row, column);
    case CH_ORBITS_DIAGONAL:
        return CH_CELL_AT(column, row);
    case CH_ORBITS_ANTIDIAGONAL:
        return CH_CELL_AT(8 - column, 8 - row);
    default:
        return cell;
    }
}

/* Adds the cells that a map carries CELL into. */
static void go_round(ChOrbits map, int cell, ChCellSet *orbit)
{
    for (; !ch_cells_has(orbit, cell); cell = image(map, cell))
        ch_cells_add(orbit, cell);
}

ChCellSet ch_orbit_of(ChOrbits symmetry, int cell)
{
    ChCellSet orbit = {{0}};

    if (symmetry != CH_ORBITS_FULL) {
        go_round(symmetry, cell, &orbit);
        return orbit;
    }
    go_round(CH_ORBITS_QUARTER_TURN, cell, &orbit);
    go_round(CH_ORBITS_QUARTER_TURN, image(CH_ORBITS_DIAGONAL, cell), &orbit);
    return orbit;
}

bool ch_orbits_fit(ChOrbits symmetry, const ChCellSet *cells)
{
    for (int cell = ch_cells_next(cells, 0); cell >= 0; cell = ch_cells_next(cells, cell + 1))
        if (!ch_cells_within(ch_orbit_of(symmetry, cell), *cells))
            return false;
    return true;
}

/* Orbits of four and eight cells leave the middle cell alone; the others leave some cells alone, or
 * pair all but the middle one. */
bool ch_orbits_allow(ChOrbits symmetry, unsigned count)
{
    return (symmetry != CH_ORBITS_QUARTER_TURN && symmetry != CH_ORBITS_FULL) || count % 4 <= 1;
}
