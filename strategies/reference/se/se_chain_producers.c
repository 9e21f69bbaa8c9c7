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

/* Reports whether the best hint rates as the bound just found for X chains.  Only cycles of up to
 * six nodes rate lower, and those of the kind Y are naked sets, which earlier producers exhaust. */
static bool is_x_chain(ChSeSpace *space, const ChSeBound *bound)
{
    if (bound->rating != ch_se_chain_base(CH_SE_KIND_X))
        return false;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (space->x_chains[digit].nodes < INT_MAX &&
            ch_se_has_short_x_cycle(&space->x_chains[digit]))
            return false;
    return true;
}

/* Reports whether the best hint rates as the bound. */
static bool is_chain(const ChSeSpace *space, const ChSeBound *bound)
{
    for (int kind = CH_SE_KIND_X; kind <= CH_SE_KIND_XY; kind++)
        if (has_lower_cycle(space->starts, kind, bound->rating))
            return false;
    return true;
}

/* Reports whether the shortest chains, and others up to their rating, solve the puzzle.  The starts
 * are restored, since the test bounds chains of its own. */
static bool suffices(ChSeSpace *space, const ChSeGrid *grid, double rating)
{
    ChSeStarts kept[CH_SE_KIND_XY + 1];
    ChSeGrid rest = *grid;

    memcpy(kept, space->starts, sizeof kept);
    if (kept[CH_SE_KIND_XY].any)
        (void)ch_se_apply_chains(&rest, kept[CH_SE_KIND_XY].chain);
    const bool is_enough = ch_se_chains_suffice(space, &rest, rating);
    memcpy(space->starts, kept, sizeof kept);
    space->has_net = false;
    return is_enough;
}

/* Stores the rating of the best hint, if no later step rates higher.  IS_TRIED: whether that was
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

    ch_se_bound_x(space, search->grid, bound);
    space->starts[CH_SE_KIND_XY].any = false;
    if (wants_er && search->bulk->rating < bound->rating && is_x_chain(space, bound) &&
        rate_rest(search, bound, is_tried))
        return true;
    ch_se_start_x(space, search->grid, bound);
    return ch_se_bound_rest(space, search->grid, bound) && wants_er && !*is_tried &&
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
    space->together = search->bulk->since != NULL;
    ch_se_forcing_search(space, depth, grid, mode, splits, false);
    if (space->overflow || !found->any)
        return false;
    if (ch_se_takes_together(space, depth, &mode)) {
        *hint = ch_se_hint(CH_SE_CONTRADICTION, 0.0);
        hint->removed = found->removed[0];
        return true;
    }
    (void)keep_chain(grid, found, hint);
    hint->technique = mode.nishio ? CH_SE_NISHIO : TECHNIQUE[found->best.kind];
    hint->dynamic = mode.dynamic && !mode.nishio;
    hint->level = mode.level;
    return true;
}
