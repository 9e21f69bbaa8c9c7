/* se_report.c - stores the hints of a search inside an assumption, independent of the grid before
 * it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_order.h"

/* Stores the nodes of a target, the target first: all in the identity, on nodes with their possible
 * parents. */
static void store_stops(ChSeSpace *space, const ChSeStop *stop, int count, unsigned assumed,
                        ChSeReported *concluded)
{
    ch_se_mix(concluded->nested.identity, 2 * CH_CANDIDATES);
    for (int i = 0; i < count; i++) {
        const ChSeLink link = stop[i].link;
        const unsigned cause = link.cause == CH_SE_ASSUMED ? assumed : link.cause;
        ch_se_mix(concluded->nested.identity, 2 * link.candidate + stop[i].on);
        if (stop[i].on && cause <= CH_SE_NAKED &&
            !ch_se_report_pending(&space->recall, concluded, link.candidate, cause))
            space->overflow = true;
    }
}

/* Reverses a cycle: on and off are exchanged, the causes keep their places. */
static void reverse(ChSeStop *to, const ChSeStop *from, int count)
{
    for (int i = 0; i < count; i++) {
        to[i] = from[count - 1 - i];
        to[i].on = !to[i].on;
    }
}

static void store_unary(ChSeSpace *space, const ChSeFound *found, ChSeReported *concluded)
{
    ChSeUnary *const unary = &space->unary;
    const int count = ch_se_unary_chain(unary, found);

    unary->stops = count;
    if (!found->is_cycle) {
        store_stops(space, unary->stop, count, CH_SE_ASSUMED, concluded);
        return;
    }
    /* The last node repeats the start. */
    store_stops(space, unary->stop, count - 1, CH_SE_ASSUMED, concluded);
    reverse(unary->back, unary->stop, count);
    store_stops(space, unary->back, count - 1, CH_SE_ASSUMED, concluded);
}

static void store_forcing(ChSeSpace *space, int depth, const ChSeFound *found,
                          ChSeReported *concluded)
{
    ChSeTarget target[CH_DIGITS];
    const int count = ch_se_targets(space, depth, found, target);
    ChSeWalk *const walk = &space->walk[depth];

    ch_se_walk_start(walk, INT32_MAX);
    for (int i = 0; i < count; i++) {
        ch_se_walk_from(walk, &space->depth[depth], target[i].closure, target[i].link,
                        target[i].on);
        store_stops(space, walk->stop, walk->count, target[i].assumed, concluded);
    }
}

/* Returns the order of a hint's eliminations; `stop` of the unary search is its cycle. */
static ChSeOrder order_of(const ChSeSpace *space, const ChSeFound *hint, const ChSeMarks *removed)
{
    if (!hint->is_cycle || !space->scale->removes_in_table_order)
        return ch_se_order_read(removed);
    return ch_se_order_cycle(space->unary.stop, space->unary.stops - 1, removed);
}

void ch_se_report_hints(ChSeSpace *space, int depth, ChSeCollector *found, ChSeAnswer *answer)
{
    const ChSeGrid *const grid = &space->depth[depth].now;
    const int count = ch_se_collected(found);

    for (int i = 0; i < count; i++) {
        const ChSeFound *const hint = found->list[i];
        const ChSeMarks removed = hint->target == CH_SE_NOWHERE
                                      ? found->removed[hint->effect]
                                      : ch_se_effect(grid, hint->target, hint->target_on);
        ChSeReported *const concluded = ch_se_report(&space->recall, answer, hint->nodes);
        if (concluded == NULL) {
            space->overflow = true;
            return;
        }
        if (found == &space->unary.found)
            store_unary(space, hint, concluded);
        else
            store_forcing(space, depth + 1, hint, concluded);
        const ChSeOrder order = order_of(space, hint, &removed);
        if (!ch_se_report_removed(&space->recall, concluded, &removed, order.cell, order.count))
            space->overflow = true;
    }
}
