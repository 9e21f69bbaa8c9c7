/* se_ceiling.c - see se_ceiling.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_ceiling.h"

#include "se_basic.h"
#include "se_chain.h"

static bool take(void *context, const ChSeHint *hint)
{
    ch_se_apply(context, hint);
    return true;
}

static bool is_solved(const ChSeGrid *grid)
{
    return grid->left == 0 && !grid->has_clash;
}

/* Applies bulk and direct hidden sets; returns whether they fill the grid. */
static bool fills(ChSeGrid *grid, double rating)
{
    const ChSeSink sink = {take, grid};

    do
        (void)ch_se_apply_bulk(grid, rating);
    while (grid->left > 0 && !grid->has_clash &&
           (ch_se_direct_hidden_sets(grid, 2, &sink) || ch_se_direct_hidden_sets(grid, 3, &sink)));
    return is_solved(grid);
}

double ch_se_locking_ceiling(ChSeGrid *grid)
{
    static const double POINTING = 2.6;
    ChSeGrid copy = *grid;

    (void)ch_se_apply_bulk(&copy, POINTING);
    if (is_solved(&copy))
        return POINTING;
    if (fills(&copy, CH_SE_LOCKING_RATING))
        return CH_SE_LOCKING_RATING;
    *grid = copy;
    return 0.0;
}

/* Applies a set or fish, if there is one. */
static bool take_set(ChSeGrid *grid)
{
    const ChSeSink sink = {take, grid};

    for (int size = 2; size <= 4; size++)
        if (ch_se_naked_sets(grid, size, NULL, &sink) || ch_se_fish(grid, size, NULL, &sink) ||
            ch_se_hidden_sets(grid, size, NULL, &sink))
            return true;
    return false;
}

bool ch_se_chains_suffice(ChSeSpace *space, const ChSeGrid *grid, double rating)
{
    ChSeGrid rest = *grid;

    do
        (void)ch_se_apply_bulk(&rest, rating);
    while (rest.left > 0 && (ch_se_apply_x_chains(space, &rest, rating) || take_set(&rest) ||
                             ch_se_apply_xy_chains(space, &rest, rating)));
    return rest.left == 0;
}
