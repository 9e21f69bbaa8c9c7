/* se_unary_bound.c - the starts of the unary chains and cycles that may be the best hint, and what
 * the shortest chains conclude.
 *
 * SPDX-License-Identifier: MIT
 */
#include <limits.h>
#include <string.h>

#include "se_chain.h"
#include "se_rating.h"

/* Reports whether unary chains of the kind find anything not found on SINCE; `starts` holds
 * where. */
static bool has_kind(ChSeSpace *space, const ChSeGrid *grid, const ChSeGrid *since, int kind)
{
    const int along = kind == CH_SE_KIND_Y ? CH_SE_ALONG_CELLS : CH_SE_ALONG_BOTH;
    ChSePairs pairs;

    space->starts[kind].any = false;
    ch_se_new_pairs(grid, since, along, &pairs);
    if (pairs.count == 0)
        return false;
    ch_se_net_start(&space->net, grid, along);
    space->has_net = kind == CH_SE_KIND_XY;
    return ch_se_net_starts(&space->net, false, &pairs, &space->starts[kind]);
}

static void tighten_bound(ChSeBound *bound, double base, int nodes)
{
    const double rating = ch_se_chain(base, nodes);

    if (!ch_se_comes_after(bound, rating, nodes))
        *bound = (ChSeBound){rating, nodes};
}

/* Returns the most nodes of cycles of the kind that do not come after the bound. */
static int most_nodes(int kind, const ChSeBound *bound)
{
    const double base = ch_se_cycle_base(kind);
    int most = 2;

    while (most < CH_SE_MOST_NODES &&
           !ch_se_comes_after(bound, ch_se_chain(base, most + 2), most + 2))
        most += 2;
    return most;
}

/* Finds the starts of cycles of the kind, none of which comes after the bound. */
static void find_cycles(ChSeSpace *space, int kind, const ChSeBound *bound)
{
    uint8_t most_against[CH_CANDIDATES];

    memset(most_against, most_nodes(kind, bound), sizeof most_against);
    ch_se_net_cycles(&space->net, false, most_against, &space->starts[kind]);
}

static int most_beside_x(int nodes)
{
    const ChSeBound bound = {ch_se_chain(ch_se_chain_base(CH_SE_KIND_X), nodes), nodes};

    return most_nodes(CH_SE_KIND_X, &bound);
}

/* Adds the starts of a digit: of chains, if they have so many nodes, and of cycles with at most
 * MOST. */
static void add_x_starts(const ChSeXChains *chains, int digit, int nodes, int most,
                         ChSeStarts *starts)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int start = CH_CANDIDATE(cell, digit);
        for (int on = 0; on < 2; on++)
            if (chains->nodes == nodes && ch_grid_cells_has(&chains->shortest[on], cell))
                ch_se_marks_add(&starts->chain[on], start);
        if (chains->cycle_nodes[cell] != 0 && chains->cycle_nodes[cell] <= most) {
            ch_se_marks_add(&starts->cycle, start);
            starts->cycle_nodes[start] = chains->cycle_nodes[cell];
        }
    }
}

void ch_se_bound_x(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound)
{
    ChSeStarts *const starts = &space->starts[CH_SE_KIND_X];
    int least = INT_MAX;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ch_se_find_x_chains(&space->x_chains[digit], grid, digit);
        if (least > space->x_chains[digit].nodes)
            least = space->x_chains[digit].nodes;
    }
    starts->any = least < INT_MAX;
    if (starts->any)
        tighten_bound(bound, ch_se_chain_base(CH_SE_KIND_X), least);
}

void ch_se_start_x(ChSeSpace *space, const ChSeGrid *grid, const ChSeBound *bound)
{
    ChSeStarts *const starts = &space->starts[CH_SE_KIND_X];

    if (!starts->any)
        return;
    memset(starts, 0, sizeof *starts);
    starts->any = true;
    const int most = most_nodes(CH_SE_KIND_X, bound);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChSeXChains *const chains = &space->x_chains[digit];
        ch_se_find_x_chains(chains, grid, digit);
        if (chains->nodes == INT_MAX)
            continue;
        ch_se_find_x_cycles(chains, most_beside_x);
        add_x_starts(chains, digit, bound->nodes, most, starts);
    }
}

/* Finds the starts of the shortest chains of the kind, and of its cycles that do not come after
 * these. */
static void bound_kind(ChSeSpace *space, const ChSeGrid *grid, const ChSeGrid *since, int kind,
                       ChSeBound *bound)
{
    ChSeStarts *const starts = &space->starts[kind];
    ChSeMarks shortest[2];

    if (!has_kind(space, grid, since, kind))
        return;
    tighten_bound(bound, ch_se_chain_base(kind), ch_se_net_shortest(&space->net, starts, shortest));
    find_cycles(space, kind, bound);
    memcpy(starts->chain, shortest, sizeof starts->chain);
}

bool ch_se_bound_rest(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound)
{
    static const ChSeGrid NOTHING;
    const ChSeGrid *const since =
        ch_se_grid_is_less(grid, &space->no_unary) ? &space->no_unary : &NOTHING;

    space->starts[CH_SE_KIND_XY].any = false;
    if (bound->rating >= 7.0)
        bound_kind(space, grid, since, CH_SE_KIND_XY, bound);
    if (bound->nodes == INT_MAX)
        return false;
    if (has_kind(space, grid, since, CH_SE_KIND_Y))
        find_cycles(space, CH_SE_KIND_Y, bound);
    return true;
}

/* Applies the conclusion of a chain from a start, unless it has been drawn. */
static bool apply_chain(ChSeGrid *grid, int start, bool on)
{
    if (!ch_se_grid_has(grid, start))
        return false;
    if (on)
        ch_se_grid_remove(grid, start / 9, start % 9);
    else
        ch_se_grid_place(grid, start / 9, start % 9);
    return true;
}

bool ch_se_apply_chains(ChSeGrid *grid, const ChSeMarks starts[2])
{
    bool any = false;

    for (int on = 0; on < 2; on++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            CH_EACH_DIGIT(digit, starts[on].of[cell])
                any |= apply_chain(grid, CH_CANDIDATE(cell, digit), on);
    return any;
}

bool ch_se_apply_x_chains(ChSeSpace *space, ChSeGrid *grid, double rating)
{
    bool any = false;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChSeXChains *const chains = &space->x_chains[digit];
        ch_se_find_x_chains(chains, grid, digit);
        if (chains->nodes == INT_MAX ||
            ch_se_chain(ch_se_chain_base(CH_SE_KIND_X), chains->nodes) > rating)
            continue;
        for (int on = 0; on < 2; on++)
            CH_EACH_GRID_CELL(cell, chains->shortest[on])
                any |= apply_chain(grid, CH_CANDIDATE(cell, digit), on);
    }
    return any;
}

bool ch_se_apply_xy_chains(ChSeSpace *space, ChSeGrid *grid, double rating)
{
    static const ChSeGrid NOTHING;
    ChSeMarks shortest[2];

    if (ch_se_chain_base(CH_SE_KIND_XY) > rating || !has_kind(space, grid, &NOTHING, CH_SE_KIND_XY))
        return false;
    const int nodes = ch_se_net_shortest(&space->net, &space->starts[CH_SE_KIND_XY], shortest);
    if (ch_se_chain(ch_se_chain_base(CH_SE_KIND_XY), nodes) > rating)
        return false;
    return ch_se_apply_chains(grid, shortest);
}
