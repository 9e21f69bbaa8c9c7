/* impossible.c - the check that a pattern is impossible.
 *
 * A pattern is a set of cells with digits allowed in each.  It is impossible when its cells cannot
 * be filled with these digits, whatever the rest of the grid holds.  So one of the cells has
 * another digit.  That follows from the rules alone: givens and the number of solutions do not
 * matter.
 *
 *      12 . . | 12 .        a ring of five cells, each of which sees the next
 *      .  . . | .  12
 *      -------+-------
 *      12 . . | .  12
 *
 * A pattern has at most 20 cells and 4 digits.  It is filled in every way, a cell with the fewest
 * digits left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

enum { MAX_CELLS = 20, MAX_DIGITS = 4 };

typedef struct Cells {
    int count;
    int cell[MAX_CELLS];
    unsigned open[MAX_CELLS]; /* digits left; 0 once the cell is filled */
} Cells;

/* Returns the index of an empty cell with the fewest digits; -1 if all are filled. */
static int fewest_open(const Cells *cells)
{
    int best = -1;

    for (int i = 0; i < cells->count; i++)
        if (cells->open[i] != 0 &&
            (best < 0 || ch_count(cells->open[i]) < ch_count(cells->open[best])))
            best = i;
    return best;
}

/* Fills a cell, and closes the digit in the empty cells that see it; false if one has none left. */
static bool fill_cell(Cells *cells, int at, int digit)
{
    cells->open[at] = 0;
    for (int i = 0; i < cells->count; i++) {
        if (cells->open[i] == 0 || !ch_cells_has(&ch_cell_peers[cells->cell[at]], cells->cell[i]))
            continue;
        cells->open[i] &= ~(1u << digit);
        if (cells->open[i] == 0)
            return false;
    }
    return true;
}

/* Reports whether the empty cells can be filled; true, too, when the budget ends. */
static bool can_fill(ChVerifier *verifier, const Cells *cells)
{
    const int at = fewest_open(cells);

    if (at < 0)
        return true;
    CH_EACH_DIGIT(digit, cells->open[at]) {
        Cells more = *cells;
        if (!ch_charge(verifier, MAX_CELLS))
            return true;
        if (fill_cell(&more, at, digit) && can_fill(verifier, &more))
            return true;
    }
    return false;
}

bool ch_check_impossible(ChVerifier *verifier, const ChDeadlyPattern *pattern)
{
    Cells cells = {.count = 0};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (pattern->digits[cell] == 0)
            continue;
        if (cells.count == MAX_CELLS)
            return ch_refute(verifier, CH_REASON_IMPOSSIBLE_SIZE, "");
        cells.cell[cells.count] = cell;
        cells.open[cells.count++] = pattern->digits[cell];
        digits |= pattern->digits[cell];
    }
    if (ch_count(digits) > MAX_DIGITS)
        return ch_refute(verifier, CH_REASON_IMPOSSIBLE_SIZE, "");
    if (!can_fill(verifier, &cells))
        return true;
    return verifier->verdict->proof == CH_UNPROVED ? false
                                                   : ch_refute(verifier, CH_REASON_POSSIBLE, "");
}
