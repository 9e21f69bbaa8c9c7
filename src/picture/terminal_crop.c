/* terminal_crop.c - selects the rows or columns of a step's picture that matter: those with
 * something of the pattern, those of its houses, and of boxes that are covers.
 *
 * Only rows are left out, or only columns, so that a house is seen as a whole and its name says
 * where it is.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terminal_view.h"

enum { MOST = 6 }; /* lines of a part; with more of them the whole is drawn */

static bool matters(const ChScheme *scheme, int cell)
{
    const ChTone tone = scheme->cell[cell];

    for (int candidate = CH_CANDIDATE(cell, 0); candidate <= CH_CANDIDATE(cell, 8); candidate++)
        if (scheme->candidate[candidate] > CH_TONE_PLAIN)
            return true;
    return tone != CH_TONE_BARE || ch_cells_has(&scheme->loop, cell) ||
           ch_cells_has(&scheme->clashing, cell);
}

static bool is_in_house(uint32_t houses, int cell)
{
    for (int i = 0; i < 3; i++)
        if (houses >> ch_cell_house[cell][i] & 1)
            return true;
    return false;
}

/* Reports whether lines between the first and the last are missing. */
static bool has_gap(unsigned lines)
{
    const unsigned rest = lines >> ch_lowest(lines);

    return (rest & (rest + 1)) != 0;
}

void ch_terminal_crop(ChTerminalView *view)
{
    const ChScheme *const scheme = &view->scheme;
    const uint32_t houses = scheme->bases | (scheme->covers & CH_HOUSE_BOXES);
    unsigned rows = 0, columns = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (matters(scheme, cell) || is_in_house(houses, cell)) {
            rows |= 1u << CH_ROW_OF(cell);
            columns |= 1u << CH_COLUMN_OF(cell);
        }
    if (rows != 0 && ch_count(rows) <= MOST)
        view->rows = rows;
    else if (columns != 0 && ch_count(columns) <= MOST)
        view->columns = columns;
    view->has_row_gap = has_gap(view->rows);
    view->has_column_gap = has_gap(view->columns);
}
