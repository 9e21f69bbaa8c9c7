/* se_unary.c - producer 21 of the SE scale: chains and cycles from one assumption.
 *
 * Three searches: X uses links along houses, Y along cells, XY along both.  From each candidate on,
 * the cycles that return to it; from each candidate on and off, the shortest chain to its contrary.
 * The search leads from on nodes to on nodes: p rules out q, and if q is one of two, the other, r,
 * is on.  On nodes of equal distance from the start are a generation, processed in order of
 * arrival.  A q that is one of two nowhere leads to nothing and is never visited.
 *
 * SPDX-License-Identifier: MIT
 */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "se_hunt.h"

static void find_chain(ChSeHunt *search, ChSeLink target)
{
    ChSeUnary *const unary = search->unary;

    search->length = ch_se_hunt_trace(unary, target, search->found.target_on);
    if (search->wanted >= 0 || !ch_se_hunt_is_worth(search, search->length))
        return;
    ch_se_hunt_keep(unary, &search->found, search->length);
    ch_se_collect(&unary->found, unary->grid, &search->found);
}

/* Reports whether an on node rules the start out, which was on: then the chain ends. */
static bool rules_out_start(ChSeHunt *search, unsigned from)
{
    const int candidate = search->unary->on_list[from].candidate;
    const int start = search->found.start;
    unsigned type = CH_SE_BLOCK;

    if (candidate / 9 == start / 9) {
        if (!search->unary->at->along_cells || candidate == start)
            return false;
        type = CH_SE_NAKED;
    } else {
        if (candidate % 9 != start % 9 || !ch_grid_sees(candidate / 9, start / 9))
            return false;
        while (ch_grid_cell_house[candidate / 9][type] != ch_grid_cell_house[start / 9][type])
            type++;
    }
    find_chain(search, ch_se_link((unsigned)start, type, from));
    return true;
}

/* Extends the search for a chain from one on node; true when the start, which was off, is
 * single. */
static bool chain_from(ChSeHunt *search, unsigned from)
{
    ChSeUnary *const unary = search->unary;
    ChSeOffs room;
    const ChSeOffs *const offs = ch_se_offs(unary, unary->on_list[from].candidate, &room);
    const ChSeLink *const off = offs->link;

    for (int i = 0; i < offs->count; i++) {
        if (ch_se_marks_has(&unary->off, off[i].candidate))
            continue;
        const unsigned at = ch_se_hunt_push_off(unary, off[i], from);
        const ChSeOns *const ons = ch_se_ons(unary, off[i].candidate);
        const ChSeLink *const on = ons->link;
        for (int k = 0; k < ons->count; k++) {
            if (!search->found.start_on && on[k].candidate == (unsigned)search->found.start) {
                find_chain(search, ch_se_link(on[k].candidate, on[k].cause, at));
                return true;
            }
            if (!ch_se_marks_has(&unary->on, on[k].candidate))
                ch_se_hunt_push_on(unary, on[k], at);
        }
    }
    return false;
}

static void name_chain(ChSeHunt *search, bool on)
{
    const int start = search->found.start;

    search->found.is_cycle = false;
    search->found.start_on = on;
    search->found.target = (int16_t)start;
    search->found.target_on = !on;
    search->base = ch_se_chain_base(search->found.kind);
}

static void start_chain(ChSeUnary *unary, int start, bool on)
{
    ch_se_hunt_start(unary, start, on);
    if (on)
        return;
    const ChSeOns *const ons = ch_se_ons(unary, start);
    for (int k = 0; k < ons->count; k++)
        if (!ch_se_marks_has(&unary->on, ons->link[k].candidate))
            ch_se_hunt_push_on(unary, ons->link[k], 0);
}

/* Returns the nodes of the shortest chain; 0: there is none that is worth it. */
static int shortest_nodes(ChSeHunt *search)
{
    const ChSeFound *const found = &search->found;

    if (search->unary->wants_first)
        return search->unary->first
            .nodes[found->kind - CH_SE_KIND_X][found->start_on][found->start];
    return ch_se_hunt_is_worth(search, 4)
               ? ch_se_chain_nodes(search->unary, found->start, found->start_on)
               : 0;
}

static void search_chain(ChSeHunt *search, bool on)
{
    ChSeUnary *const unary = search->unary;
    int from = 0;

    int length = INT_MAX;
    name_chain(search, on);
    if (search->wanted < 0) {
        length = shortest_nodes(search);
        if (length == 0 || !ch_se_hunt_is_worth(search, length) ||
            (unary->wants_first && !ch_se_may_be_first(unary, &search->found)))
            return;
    }
    start_chain(unary, search->found.start, on);
    for (int nodes = on ? 2 : 4; from < unary->on_count; nodes += 2)
        for (const int end = unary->on_count; from < end; from++)
            if ((on && rules_out_start(search, (unsigned)from)) ||
                (!(on && nodes == length) && chain_from(search, (unsigned)from)))
                return;
}

/* ---- the producer ---- */

static ChSeHunt search_of(ChSeUnary *unary, int kind, int candidate)
{
    return (ChSeHunt){.unary = unary,
                      .wanted = -1,
                      .found = {.kind = (uint8_t)kind, .start = (int16_t)candidate}};
}

static bool search_from(ChSeUnary *unary, int kind, int candidate)
{
    ChSeHunt search = search_of(unary, kind, candidate);
    const bool is_strong = unary->at->strong.cand[candidate / 9] >> candidate % 9 & 1;

    const ChSeStarts *const starts = ch_se_hunt_starts(unary, kind);

    if (is_strong && (starts == NULL || ch_se_marks_has(&starts->cycle, candidate)))
        ch_se_hunt_cycles(&search);
    if (kind == CH_SE_KIND_Y)
        return !search.overflow;
    if (starts == NULL || ch_se_marks_has(&starts->chain[1], candidate))
        search_chain(&search, true);
    if (is_strong && (starts == NULL || ch_se_marks_has(&starts->chain[0], candidate)))
        search_chain(&search, false);
    return !search.overflow;
}

/* Returns the digits of a cell to start from. */
static unsigned started_in(const ChSeUnary *unary, int kind, int cell)
{
    const unsigned digits = unary->grid->cand[cell];

    if (ch_is_single(digits) || (kind == CH_SE_KIND_Y && !ch_se_is_two(digits)))
        return 0;
    if (unary->starts == NULL)
        return digits;
    const ChSeStarts *const starts = unary->starts[kind];
    unsigned started = starts->cycle.of[cell];
    if (kind != CH_SE_KIND_Y)
        started |= (unsigned)starts->chain[0].of[cell] | starts->chain[1].of[cell];
    return started & digits;
}

static bool search_kind(ChSeUnary *unary, int kind)
{
    bool good = true;

    if (unary->starts != NULL && !unary->starts[kind]->any)
        return true;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, started_in(unary, kind, cell)) {
            ch_se_links_start(unary, kind); /* computed for the first start */
            good &= search_from(unary, kind, CH_CANDIDATE(cell, digit));
        }
    return good;
}

static void start_search(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                         const ChSePairs *pairs, bool wants_all)
{
    static const ChSeGrid NOTHING;

    unary->grid = grid;
    unary->starts = starts;
    unary->pairs = pairs != NULL ? pairs : &unary->all;
    if (pairs == NULL)
        ch_se_new_pairs(grid, &NOTHING, CH_SE_ALONG_BOTH, &unary->all);
    for (int kind = CH_SE_KIND_X; kind <= CH_SE_KIND_XY; kind++)
        unary->links[kind - CH_SE_KIND_X].is_ready = false;
    ch_se_collect_start(&unary->found, wants_all);
    unary->kept_count = 0;
}

bool ch_se_unary_search(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                        const ChSePairs *pairs, const ChSeBound *bound)
{
    start_search(unary, grid, starts, pairs, bound == NULL);
    unary->bound = bound != NULL ? *bound : (ChSeBound){HUGE_VAL, INT_MAX};
    unary->wants_first = false;
    return ch_se_unary_go(unary);
}

void ch_se_unary_start(ChSeUnary *unary, const ChSeGrid *grid, const ChSeStarts *const *starts,
                       const ChSePairs *pairs, bool wants_first)
{
    start_search(unary, grid, starts, pairs, true);
    unary->bound = (ChSeBound){HUGE_VAL, INT_MAX};
    unary->wants_first = wants_first;
    if (wants_first)
        ch_se_first_start(unary);
}

bool ch_se_unary_go(ChSeUnary *unary)
{
    bool good = true;

    for (int kind = CH_SE_KIND_X; kind <= CH_SE_KIND_XY; kind++)
        good &= search_kind(unary, kind);
    return good;
}

int ch_se_unary_chain(ChSeUnary *unary, const ChSeFound *found)
{
    ChSeHunt search = search_of(unary, found->kind, found->start);

    if (found->length > 0) {
        memcpy(unary->stop, &unary->kept[found->first],
               (size_t)found->length * sizeof unary->stop[0]);
        return found->length;
    }
    ch_se_links_start(unary, found->kind);
    search.wanted = found->ordinal;
    if (found->is_cycle)
        ch_se_hunt_cycles(&search);
    else
        search_chain(&search, found->start_on);
    return search.length;
}
