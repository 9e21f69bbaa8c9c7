/* se_together.c - see se_together.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_together.h"

#include "se_loop_path.h"
#include "se_rating.h"

/* A hint has a case for each candidate of a cell, or place of a digit in a house, or two.  A case
 * counts each candidate at most once on and once off. */
bool ch_se_covers_level_1(const ChSeGrid *grid, double er)
{
    static const double LEVEL_1 = 9.0;
    int candidates = 0;
    int cases = 2;

    if (er < LEVEL_1)
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int count = ch_se_count(grid->cand[cell]);
        candidates += count;
        cases = count > cases ? count : cases;
    }
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int count = ch_se_count(grid->pos[house][digit]);
            cases = count > cases ? count : cases;
        }
    return ch_se_printed(er) >= ch_se_printed(ch_se_chain(LEVEL_1, 2 * candidates * cases));
}

/* A BUG leaves two candidates in each cell.  All cells with more have one extra digit in common, or
 * see one cell. */
static bool may_be_bug(const ChSeGrid *after)
{
    int with_more = 0;
    bool any_two = false; /* some cell has two extra digits */

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int count = ch_se_count(after->cand[cell]);
        with_more += count > 2;
        any_two |= count > 3;
    }
    return !any_two || with_more <= CH_SE_PEERS;
}

/* Reports whether there may be a loop of the pair.  Each cell that may be in it has as few others
 * as it may have. */
static bool may_be_loop(const ChSeGrid *before, const ChSeGrid *after, unsigned pair)
{
    ChSeGrid least = *before;
    ChGridCells cells = {{0}};
    ChGridCells plain = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if ((before->cand[cell] & pair) == pair) {
            least.cand[cell] = (uint16_t)(after->cand[cell] | pair);
            ch_grid_cells_add(&cells, cell);
            if (least.cand[cell] == pair)
                ch_grid_cells_add(&plain, cell);
        }
    CH_EACH_GRID_CELL(cell, plain) {
        ChGridCells found = {{0}};
        if (ch_se_has_loop(&least, pair, cell, cells, &found))
            return true;
    }
    return false;
}

bool ch_se_order_matters(const ChSeGrid *before, const ChSeGrid *after)
{
    if (may_be_bug(after))
        return true;
    for (int high = 1; high < CH_DIGITS; high++)
        for (int low = 0; low < high; low++)
            if (may_be_loop(before, after, 1u << high | 1u << low))
                return true;
    return false;
}
