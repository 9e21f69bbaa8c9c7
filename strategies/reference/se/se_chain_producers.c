/* se_chain_producers.c - the producers of chains: unary chains, and forcing chains of a mode.
 *
 * SPDX-License-Identifier: MIT
 */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "se_ceiling.h"
#include "se_chain.h"
#include "se_producers.h"
#include "se_rating.h"

/* Stores the best hint of a chain search. */
static bool keep_chain(const ChSeGrid *grid, const ChSeCollector *collector, ChSeHint *hint)
{
    const ChSeFound *const best = &collector->best;

    if (!collector->any)
        return false;
    *hint = ch_se_hint(CH_SE_NISHIO, best->rating);
    hint->nodes = best->nodes;
    if (best->is_cycle)
        hint->removed = collector->removed[0];
    else
        hint->removed = ch_se_effect(grid, best->target, best->target_on);
    if (!best->is_cycle && best->target_on)
        hint->place = best->target;
    return true;
}

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

/* Like bound_kind(), digit by digit. */
static void bound_x(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound)
{
    ChSeStarts *const starts = &space->starts[CH_SE_KIND_X];
    int least = INT_MAX;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ch_se_find_x_chains(&space->x_chains[digit], grid, digit, most_beside_x);
        if (least > space->x_chains[digit].nodes)
            least = space->x_chains[digit].nodes;
    }
    memset(starts, 0, sizeof *starts);
    starts->any = least < INT_MAX;
    if (!starts->any)
        return;
    tighten_bound(bound, ch_se_chain_base(CH_SE_KIND_X), least);
    const int most = most_nodes(CH_SE_KIND_X, bound);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (space->x_chains[digit].nodes < INT_MAX)
            add_x_starts(&space->x_chains[digit], digit, least, most, starts);
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

/* Bounds the best hint, if no X chain does; reports whether there is any.  Ratings above that of an
 * X chain need not be searched. */
static bool bound_rest(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound)
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

/* Applies chains from these starts, off and on; returns whether anything has changed. */
static bool apply_chains(ChSeGrid *grid, const ChSeMarks starts[2])
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
        ch_se_find_x_chains(chains, grid, digit, most_beside_x);
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

    if (ch_se_chain_base(CH_SE_KIND_XY) > rating ||
        !has_kind(space, grid, &NOTHING, CH_SE_KIND_XY))
        return false;
    const int nodes = ch_se_net_shortest(&space->net, &space->starts[CH_SE_KIND_XY], shortest);
    if (ch_se_chain(ch_se_chain_base(CH_SE_KIND_XY), nodes) > rating)
        return false;
    return apply_chains(grid, shortest);
}

/* Reports whether a cycle may rate lower than this. */
static bool has_lower_cycle(const ChSeStarts *starts, int kind, double rating)
{
    const ChSeStarts *const of = &starts[kind];

    for (int cell = 0; of->any && cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, of->cycle.of[cell])
            if (ch_se_chain(ch_se_cycle_base(kind), of->cycle_nodes[CH_CANDIDATE(cell, digit)]) <
                rating)
                return true;
    return false;
}

/* Reports whether the best hint rates as a bound that was just found for X chains.  Y cycles of six
 * nodes are naked triplets. */
static bool is_x_chain(const ChSeSpace *space, const ChSeBound *bound)
{
    bool has_cycle = false;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        has_cycle |= space->x_chains[digit].has_short_cycle;
    return bound->rating == ch_se_chain_base(CH_SE_KIND_X) && !has_cycle;
}

/* Reports whether the best hint rates as the bound. */
static bool is_chain(const ChSeSpace *space, const ChSeBound *bound)
{
    for (int kind = CH_SE_KIND_X; kind <= CH_SE_KIND_XY; kind++)
        if (has_lower_cycle(space->starts, kind, bound->rating))
            return false;
    return true;
}

/* Reports whether the shortest chains and others up to their rating suffice. */
static bool suffices(ChSeSpace *space, const ChSeGrid *grid, double rating)
{
    ChSeStarts kept[CH_SE_KIND_XY + 1];
    ChSeGrid rest = *grid;

    memcpy(kept, space->starts, sizeof kept);
    if (kept[CH_SE_KIND_XY].any)
        (void)apply_chains(&rest, kept[CH_SE_KIND_XY].chain);
    const bool is_enough = ch_se_chains_suffice(space, &rest, rating);
    memcpy(space->starts, kept, sizeof kept);
    space->has_net = false;
    return is_enough;
}

/* Stores the rating of the best hint, if it is known not to be exceeded.  IS_TRIED: whether that was
 * tested. */
static bool rate_rest(const ChSeSearch *search, const ChSeBound *bound, bool *is_tried)
{
    *is_tried = true;
    if (!suffices(search->space, search->grid, bound->rating))
        return false;
    *search->hint = ch_se_hint(CH_SE_XY_CHAIN, bound->rating);
    search->hint->suffices = true;
    return true;
}

/* Bounds the best hint; or stores its rating, if that suffices. */
static bool bound_or_rate(const ChSeSearch *search, ChSeBound *bound, bool *is_tried)
{
    ChSeSpace *const space = search->space;
    const bool wants_er = search->bulk->wants_er;

    bound_x(space, search->grid, bound);
    space->starts[CH_SE_KIND_XY].any = false;
    if (wants_er && search->bulk->rating < bound->rating && is_x_chain(space, bound) &&
        rate_rest(search, bound, is_tried))
        return true;
    return bound_rest(space, search->grid, bound) && wants_er && !*is_tried &&
           search->bulk->rating < bound->rating && is_chain(space, bound) &&
           rate_rest(search, bound, is_tried);
}

bool ch_se_produce_unary(const ChSeSearch *search, const ChSeProducer *producer)
{
    ChSeSpace *const space = search->space;
    const ChSeGrid *const grid = search->grid;
    ChSeHint *const hint = search->hint;
    static const uint8_t CYCLE[] = {[CH_SE_KIND_X] = CH_SE_X_CYCLE,
                                    [CH_SE_KIND_Y] = CH_SE_Y_CYCLE,
                                    [CH_SE_KIND_XY] = CH_SE_XY_CYCLE};
    const ChSeCollector *const found = &space->unary.found;
    const ChSeStarts *const starts[] = {NULL, NULL, &space->starts[CH_SE_KIND_X],
                                        &space->starts[CH_SE_KIND_Y],
                                        &space->starts[CH_SE_KIND_XY]};
    ChSeBound bound = {HUGE_VAL, INT_MAX};
    bool is_tried = false;

    (void)producer;
    if (!space->is_plain && bound_or_rate(search, &bound, &is_tried))
        return true;
    if (space->is_plain || bound.nodes < INT_MAX)
        ch_se_unary_search(&space->unary, grid, space->is_plain ? NULL : starts, NULL, &bound);
    else
        ch_se_collect_start(&space->unary.found, false);
    if (!keep_chain(grid, found, hint)) {
        space->no_unary = *grid;
        space->is_settled = true;
        return false;
    }
    hint->is_tried = is_tried;
    if (found->best.is_cycle)
        hint->technique = CYCLE[found->best.kind];
    else
        hint->technique = found->best.kind == CH_SE_KIND_X ? CH_SE_X_CHAIN : CH_SE_XY_CHAIN;
    return true;
}

bool ch_se_produce_forcing(const ChSeSearch *search, const ChSeProducer *producer)
{
    ChSeSpace *const space = search->space;
    const ChSeGrid *const grid = search->grid;
    const ChSeMode mode = producer->mode;
    ChSeHint *const hint = search->hint;
    static const uint8_t TECHNIQUE[] = {[CH_SE_KIND_DOUBLE] = CH_SE_DOUBLE,
                                        [CH_SE_KIND_CELL] = CH_SE_CELL,
                                        [CH_SE_KIND_REGION] = CH_SE_REGION,
                                        [CH_SE_KIND_CONTRADICTION] = CH_SE_CONTRADICTION};
    const int depth = ch_se_depth_of(mode.nishio, mode.dynamic);
    const ChSeCollector *const found = &space->depth[depth].found;
    const ChSeSplits *splits = NULL;

    if (mode.nishio && !space->is_plain) {
        splits = &space->splits;
        if (!ch_se_nishio_clashes(grid, space->no_nishio, space->splits.clashes))
            return false;
    }
    if (!mode.dynamic && !space->is_plain) {
        if (!space->has_net)
            ch_se_net_start(&space->net, grid, CH_SE_ALONG_BOTH);
        space->has_net = true;
        splits = &space->splits;
        if (!ch_se_net_splits(&space->net, false, grid, space->is_settled ? 3 : 2, NULL,
                              &space->splits))
            return false;
    }
    space->advance = ch_se_advance;
    ch_se_forcing_search(space, depth, grid, mode, splits, false);
    if (space->overflow || !keep_chain(grid, found, hint))
        return false;
    hint->technique = mode.nishio ? CH_SE_NISHIO : TECHNIQUE[found->best.kind];
    hint->dynamic = mode.dynamic && !mode.nishio;
    hint->level = mode.level;
    return true;
}
