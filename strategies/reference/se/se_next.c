/* se_next.c - see se.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "se_basic.h"
#include "se_patterns.h"
#include "se_rating.h"

static bool keep_hint(void *context, const ChSeHint *hint)
{
    *(ChSeHint *)context = *hint;
    return true;
}

/* The ratings of hidden pairs and triplets. */
static const double PAIR = 3.4;
static const double TRIPLET = 4.0;

/* Runs producers 1 to 6.  A set's direct placement also follows from its eliminations.  So the
 * direct producer is skipped once the eliminating one rates no higher than the applied rating. */
static bool next_basic(const ChSeGrid *grid, const ChSeBulk *bulk, const ChSeSink *sink)
{
    const double rating = bulk->rating;

    return (!ch_se_bulk_takes_hidden(rating) && ch_se_hidden_singles(grid, sink)) ||
           (bulk->may_place && ch_se_direct_locking(grid, sink)) ||
           (rating < PAIR && ch_se_direct_hidden_sets(grid, 2, sink)) ||
           (!ch_se_bulk_takes_naked(rating) && ch_se_naked_singles(grid, sink)) ||
           (rating < TRIPLET && ch_se_direct_hidden_sets(grid, 3, sink)) ||
           (bulk->may_lock && ch_se_locking(grid, NULL, sink));
}

/* Runs producers 7 to 20. */
static bool next_pattern(ChSeSpace *space, const ChSeGrid *grid, const ChSeSink *sink)
{
    return ch_se_naked_sets(grid, 2, NULL, sink) || ch_se_fish(grid, 2, NULL, sink) ||
           ch_se_hidden_sets(grid, 2, NULL, sink) || ch_se_naked_sets(grid, 3, NULL, sink) ||
           ch_se_fish(grid, 3, NULL, sink) || ch_se_hidden_sets(grid, 3, NULL, sink) ||
           ch_se_xy_wings(grid, sink) || ch_se_xyz_wings(grid, sink) || ch_se_loops(grid, sink) ||
           ch_se_naked_sets(grid, 4, NULL, sink) || ch_se_fish(grid, 4, NULL, sink) ||
           ch_se_hidden_sets(grid, 4, NULL, sink) || ch_se_bug(grid, sink) ||
           ch_se_aligned_pairs(grid, &space->no_pairs, sink);
}

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

static unsigned digits_of(const ChSePairs *pairs)
{
    unsigned digits = 0;

    for (int i = 0; i < pairs->count; i++)
        digits |= 1u << pairs->pair[i][0] % 9;
    return digits;
}

/* Reports whether unary chains of the kind find anything not found on SINCE; `starts` holds
 * where. */
static bool has_kind(ChSeSpace *space, const ChSeGrid *grid, const ChSeGrid *since, int kind)
{
    static const uint8_t ALONG[] = {[CH_SE_KIND_X] = CH_SE_ALONG_HOUSES,
                                    [CH_SE_KIND_Y] = CH_SE_ALONG_CELLS,
                                    [CH_SE_KIND_XY] = CH_SE_ALONG_BOTH};
    ChSePairs pairs;

    space->starts[kind].any = false;
    ch_se_new_pairs(grid, since, ALONG[kind], &pairs);
    if (pairs.count == 0)
        return false;
    ch_se_net_start(&space->net, grid, ALONG[kind],
                    kind == CH_SE_KIND_X ? digits_of(&pairs) : CH_ALL_NINE);
    space->has_net = kind == CH_SE_KIND_XY;
    const ChSeRow open = ch_se_net_all(&space->net);
    return ch_se_net_starts(&space->net, false, &pairs, &open, &space->starts[kind]);
}

static void tighten_bound(ChSeBound *bound, double base, int nodes)
{
    const double rating = ch_se_chain(base, nodes);

    if (!ch_se_comes_after(bound, rating, nodes))
        *bound = (ChSeBound){rating, nodes};
}

/* Finds the starts of cycles of the kind, none of which comes after the bound. */
static void find_cycles(ChSeSpace *space, int kind, const ChSeBound *bound)
{
    const double base = ch_se_cycle_base(kind);
    int most = 2;

    while (most < CH_SE_MOST_NODES &&
           !ch_se_comes_after(bound, ch_se_chain(base, most + 2), most + 2))
        most += 2;
    ch_se_net_cycles(&space->net, false, most, &space->starts[kind]);
}

static void bound_kind(ChSeSpace *space, const ChSeGrid *grid, const ChSeGrid *since, int kind,
                       ChSeBound *bound)
{
    if (!has_kind(space, grid, since, kind))
        return;
    tighten_bound(bound, ch_se_chain_base(kind),
                  ch_se_net_shortest(&space->net, &space->starts[kind]));
    find_cycles(space, kind, bound);
}

/* Reports whether there is any unary hint, and bounds the best.  Ratings above that of an X chain
 * need not be searched. */
static bool bound_unary(ChSeSpace *space, const ChSeGrid *grid, ChSeBound *bound)
{
    static const ChSeGrid NOTHING;
    const ChSeGrid *const since =
        ch_se_grid_is_less(grid, &space->no_unary) ? &space->no_unary : &NOTHING;
    ChSeStarts *const starts = space->starts;

    *bound = (ChSeBound){HUGE_VAL, INT_MAX};
    if (space->is_plain)
        return true;
    bound_kind(space, grid, since, CH_SE_KIND_X, bound);
    starts[CH_SE_KIND_XY].any = false;
    if (bound->rating >= 7.0)
        bound_kind(space, grid, since, CH_SE_KIND_XY, bound);
    if (bound->nodes == INT_MAX)
        return false;
    if (has_kind(space, grid, since, CH_SE_KIND_Y))
        find_cycles(space, CH_SE_KIND_Y, bound);
    return true;
}

static bool next_unary(ChSeSpace *space, const ChSeGrid *grid, ChSeHint *hint)
{
    static const uint8_t CYCLE[] = {[CH_SE_KIND_X] = CH_SE_X_CYCLE,
                                    [CH_SE_KIND_Y] = CH_SE_Y_CYCLE,
                                    [CH_SE_KIND_XY] = CH_SE_XY_CYCLE};
    const ChSeCollector *const found = &space->unary.found;
    const ChSeStarts *const starts[] = {NULL, NULL, &space->starts[CH_SE_KIND_X],
                                        &space->starts[CH_SE_KIND_Y],
                                        &space->starts[CH_SE_KIND_XY]};
    ChSeBound bound;

    if (bound_unary(space, grid, &bound))
        ch_se_unary_search(&space->unary, grid, space->is_plain ? NULL : starts, &bound);
    else
        ch_se_collect_start(&space->unary.found, false);
    if (!keep_chain(grid, found, hint)) {
        space->no_unary = *grid;
        return false;
    }
    if (found->best.is_cycle)
        hint->technique = CYCLE[found->best.kind];
    else
        hint->technique = found->best.kind == CH_SE_KIND_X ? CH_SE_X_CHAIN : CH_SE_XY_CHAIN;
    return true;
}

static bool next_forcing(ChSeSpace *space, const ChSeGrid *grid, ChSeMode mode, ChSeHint *hint)
{
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
            ch_se_net_start(&space->net, grid, CH_SE_ALONG_BOTH, CH_ALL_NINE);
        space->has_net = true;
        const ChSeRow open = ch_se_net_all(&space->net);
        splits = &space->splits;
        if (!ch_se_net_splits(&space->net, false, grid, space->is_settled ? 3 : 2, &open,
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

/* Producers 23 to 30, each of which rates its base at least. */
static const ChSeMode FORCING[] = {
    {.nishio = true, .dynamic = true, .base = 7.5}, {.base = 8.0},
    {.dynamic = true, .level = 0, .base = 8.5},     {.dynamic = true, .level = 1, .base = 9.0},
    {.dynamic = true, .level = 2, .base = 9.5},     {.dynamic = true, .level = 3, .base = 10.0},
    {.dynamic = true, .level = 4, .base = 10.5},    {.dynamic = true, .level = 5, .base = 11.0}};

static bool is_beyond(double base, int most)
{
    return most > 0 && ch_se_printed(base) > most;
}

/* Discards partial results after an overflow. */
static ChSeOutcome discard(ChSeSpace *space)
{
    for (int depth = 0; depth < CH_SE_DEPTHS; depth++) {
        memset(space->depth[depth].slot_of, 0, sizeof space->depth[depth].slot_of);
        space->depth[depth].slots = space->depth[depth].losses = 0;
        space->depth[depth].mode = (ChSeMode){.nishio = false};
    }
    return CH_SE_OVERFLOW;
}

ChSeOutcome ch_se_next(ChSeSpace *space, const ChSeGrid *grid, const ChSeBulk *bulk, int most,
                       ChSeHint *hint)
{
    const ChSeSink sink = {keep_hint, hint};

    space->overflow = space->has_net = false;
    if (next_basic(grid, bulk, &sink) || next_pattern(space, grid, &sink))
        return CH_SE_HINT;
    if (is_beyond(6.5, most))
        return CH_SE_BEYOND;
    if (next_unary(space, grid, hint))
        return CH_SE_HINT;
    space->is_settled = true;
    if (is_beyond(7.5, most))
        return CH_SE_BEYOND;
    if (ch_se_aligned_triplets(grid, &space->no_triplets, &sink))
        return CH_SE_HINT;
    for (size_t i = 0; i < sizeof FORCING / sizeof FORCING[0]; i++) {
        if (is_beyond(FORCING[i].base, most))
            return CH_SE_BEYOND;
        if (next_forcing(space, grid, FORCING[i], hint))
            return CH_SE_HINT;
        if (space->overflow)
            return discard(space);
    }
    return CH_SE_NOTHING;
}

/* ---- one producer ---- */

static bool aligned_pairs(ChSeSpace *space, const ChSeGrid *grid, const ChSeSink *sink)
{
    memset(&space->no_pairs, 0, sizeof space->no_pairs);
    return ch_se_aligned_pairs(grid, &space->no_pairs, sink);
}

static bool aligned_triplets(ChSeSpace *space, const ChSeGrid *grid, const ChSeSink *sink)
{
    memset(&space->no_triplets, 0, sizeof space->no_triplets);
    return ch_se_aligned_triplets(grid, &space->no_triplets, sink);
}

/* The producers of sets and fish, by number. */
static const struct {
    bool (*find)(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink);
    int size;
} SIZED[CH_SE_PRODUCERS + 1] = {
    [7] = {ch_se_naked_sets, 2},  [8] = {ch_se_fish, 2},  [9] = {ch_se_hidden_sets, 2},
    [10] = {ch_se_naked_sets, 3}, [11] = {ch_se_fish, 3}, [12] = {ch_se_hidden_sets, 3},
    [16] = {ch_se_naked_sets, 4}, [17] = {ch_se_fish, 4}, [18] = {ch_se_hidden_sets, 4},
};

/* The producers that need the grid only. */
static bool (*const PLAIN[CH_SE_PRODUCERS + 1])(const ChSeGrid *grid, const ChSeSink *sink) = {
    [1] = ch_se_hidden_singles, [2] = ch_se_direct_locking, [4] = ch_se_naked_singles,
    [13] = ch_se_xy_wings,      [14] = ch_se_xyz_wings,     [15] = ch_se_loops,
    [19] = ch_se_bug,
};

static bool produce_pattern(ChSeSpace *space, const ChSeGrid *grid, int producer,
                            const ChSeSink *sink)
{
    if (SIZED[producer].find != NULL)
        return SIZED[producer].find(grid, SIZED[producer].size, NULL, sink);
    if (PLAIN[producer] != NULL)
        return PLAIN[producer](grid, sink);
    switch (producer) {
    case 3:
        return ch_se_direct_hidden_sets(grid, 2, sink);
    case 5:
        return ch_se_direct_hidden_sets(grid, 3, sink);
    case 6:
        return ch_se_locking(grid, NULL, sink);
    case 20:
        return aligned_pairs(space, grid, sink);
    default:
        assert(producer == 22);
        return aligned_triplets(space, grid, sink);
    }
}

ChSeOutcome ch_se_produce(ChSeSpace *space, const ChSeGrid *grid, int producer, ChSeHint *hint)
{
    const ChSeSink sink = {keep_hint, hint};
    bool found;

    assert(producer >= 1 && producer <= CH_SE_PRODUCERS);
    space->overflow = space->has_net = space->is_settled = false;
    if (producer == 21)
        found = next_unary(space, grid, hint);
    else if (producer < 23)
        found = produce_pattern(space, grid, producer, &sink);
    else
        found = next_forcing(space, grid, FORCING[producer - 23], hint);
    if (found)
        return CH_SE_HINT;
    return space->overflow ? discard(space) : CH_SE_NOTHING;
}

void ch_se_apply(ChSeGrid *grid, const ChSeHint *hint)
{
    const bool removes = hint->place == CH_SE_NOWHERE || hint->nodes > 0;

    for (int cell = 0; cell < CH_CELLS && removes; cell++)
        CH_EACH_DIGIT(digit, hint->removed.of[cell] & grid->cand[cell])
            ch_se_grid_remove(grid, cell, digit);
    if (hint->place != CH_SE_NOWHERE)
        ch_se_grid_place(grid, hint->place / 9, hint->place % 9);
}

/* ---- names ---- */

static void name_chain(const ChSeHint *hint, const char *name, char *to)
{
    static const char *const PART[] = {"",
                                       " (+)",
                                       " (+ Forcing Chains)",
                                       " (+ Multiple Forcing Chains)",
                                       " (+ Dynamic Forcing Chains)",
                                       " (+ Dynamic Forcing Chains (+ Forcing Chains))"};

    snprintf(to, CH_SE_NAME, "%s%s%s", hint->dynamic ? "Dynamic " : "", name, PART[hint->level]);
}

void ch_se_name(const ChSeHint *hint, char name[CH_SE_NAME])
{
    static const char *const NAME[CH_SE_TECHNIQUES] = {
#define SE_TECHNIQUE(key, name) [CH_SE_##key] = name,
#include "se_techniques.def"
#undef SE_TECHNIQUE
    };

    assert(hint->technique < CH_SE_TECHNIQUES && hint->level <= 5);
    if (hint->technique == CH_SE_LOOP && hint->length <= 6)
        snprintf(name, CH_SE_NAME, "Unique %s type %d", hint->length == 4 ? "Rectangle" : "Loop",
                 hint->type);
    else if (hint->technique == CH_SE_LOOP)
        snprintf(name, CH_SE_NAME, "Unique Loop %d type %d", hint->length, hint->type);
    else if (hint->technique == CH_SE_BUG)
        snprintf(name, CH_SE_NAME, "BUG type %d", hint->type);
    else if (hint->technique == CH_SE_X_CHAIN && hint->nodes == 6)
        snprintf(name, CH_SE_NAME, "Turbot Fish");
    else if (hint->technique == CH_SE_X_CYCLE && hint->nodes == 4)
        snprintf(name, CH_SE_NAME, "Generalized X-Wing");
    else
        name_chain(hint, NAME[hint->technique], name);
}
