/* se_unary_cycles.c - the cycles through an assumption: see se_unary.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_hunt.h"
#include "se_order.h"

static void add_met(ChSeHunt *search, unsigned candidate)
{
    const unsigned at = search->unary->at->reach.index[candidate];

    search->met[at >> 6] |= UINT64_C(1) << (at & 63);
}

/* Finds the candidates that see an on node and an off node of the cycle with the same digit,
 * outside its cells. */
static bool cycle_effect(const ChSeUnary *unary, int count, ChSeMarks *removed)
{
    ChGridCells seen[2][CH_DIGITS] = {{{{0}}}};
    ChGridCells cells = {{0}};
    bool any = false;

    memset(removed, 0, sizeof *removed);
    for (int i = 0; i < count; i++) {
        const int candidate = unary->stop[i].link.candidate;
        ChGridCells *const set = &seen[unary->stop[i].on][candidate % 9];
        *set = ch_grid_cells_or(*set, ch_grid_peers[candidate / 9]);
        ch_grid_cells_add(&cells, candidate / 9);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChGridCells lost = ch_grid_cells_and(seen[0][digit], seen[1][digit]);
        lost = ch_grid_cells_minus(ch_grid_cells_and(lost, unary->grid->plane[digit]), cells);
        any |= !ch_grid_cells_empty(lost);
        CH_EACH_GRID_CELL(cell, lost)
            removed->of[cell] |= (uint16_t)(1u << digit);
    }
    return any;
}

static unsigned mark_of(const ChSeUnary *unary, int count, const ChSeMarks *removed)
{
    if (!unary->in_table_order || !unary->found.wants_all)
        return 0;
    const ChSeOrder order = ch_se_order_cycle(unary->stop, count - 1, removed);
    return ch_se_order_mark(&order);
}

static void find_cycle(ChSeHunt *search, ChSeLink target, int phases)
{
    ChSeUnary *const unary = search->unary;
    ChSeMarks removed;
    const int ordinal = search->found.ordinal++;

    if (search->wanted >= 0) {
        if (ordinal == search->wanted)
            search->length = ch_se_hunt_trace(unary, target, true);
        return;
    }
    if (!ch_se_hunt_is_worth(search, phases))
        return;
    const int count = ch_se_hunt_trace(unary, target, true);
    if (!cycle_effect(unary, count, &removed))
        return;
    ChSeFound found = search->found;
    const uint32_t kept = unary->kept_count;
    const uint32_t order = unary->found.order;
    found.ordinal = (uint16_t)ordinal;
    ch_se_hunt_keep(unary, &found, count);
    if (!ch_se_collect_cycle(&unary->found, unary->grid, &found, &removed,
                             mark_of(unary, count, &removed)))
        search->overflow = true;
    if (unary->found.order == order) /* another is kept instead */
        unary->kept_count = kept;
}

/* Reports whether the off node is among the ancestors of an on node. */
static bool is_ancestor(const ChSeUnary *unary, unsigned candidate, unsigned on)
{
    if (!ch_se_marks_has(&unary->off, (int)candidate))
        return false;
    for (ChSeLink link = unary->on_list[on]; link.cause != CH_SE_ASSUMED;) {
        const ChSeLink off = unary->off_list[link.from];
        if (off.candidate == candidate)
            return true;
        link = unary->on_list[off.from];
    }
    return false;
}

/* Reports whether an on node leads to the start or, unless this is the last generation that counts,
 * to new nodes. */
static bool is_fruitful(const ChSeHunt *search, unsigned from, bool is_last)
{
    const ChSeReach *const reach = &search->unary->at->reach;
    const unsigned at = reach->index[search->unary->on_list[from].candidate];
    const uint64_t *const row = ch_se_row(search->unary, at);
    const unsigned start = reach->index[search->found.start];
    uint64_t more = row[start >> 6] >> (start & 63) & 1;

    for (int i = 0; i < reach->words && !is_last; i++)
        more |= row[i] & ~search->met[i];
    return more != 0;
}

/* Extends the search for cycles from one on node. */
static void cycle_from(ChSeHunt *search, unsigned from, int phases)
{
    ChSeUnary *const unary = search->unary;
    ChSeOffs room;
    const ChSeOffs *const offs = ch_se_offs(unary, unary->on_list[from].candidate, &room);
    const ChSeLink *const off = offs->link;

    for (int i = 0; i < offs->count; i++) {
        const ChSeOns *const ons = ch_se_ons(unary, off[i].candidate);
        const ChSeLink *const on = ons->link;
        int at = -1;
        for (int k = 0; k < ons->count; k++) {
            const bool closes = phases >= 4 && on[k].candidate == (unsigned)search->found.start;
            const bool is_new = !ch_se_marks_has(&unary->on, on[k].candidate);
            if (!closes && !is_new)
                continue;
            if (at < 0) {
                if (is_ancestor(unary, off[i].candidate, from))
                    break;
                at = (int)ch_se_hunt_push_off(unary, off[i], from);
            }
            if (closes)
                find_cycle(search, ch_se_link(on[k].candidate, on[k].cause, (unsigned)at), phases);
            if (is_new) {
                ch_se_hunt_push_on(unary, on[k], (unsigned)at);
                add_met(search, on[k].candidate);
            }
        }
    }
}

/* Returns a lower bound for the nodes of relevant cycles from the start; 0: there are none. */
static int least_nodes(const ChSeHunt *search)
{
    const ChSeStarts *const starts = ch_se_hunt_starts(search->unary, search->found.kind);
    const int start = search->found.start;

    return starts != NULL ? starts->cycle_nodes[start] : ch_se_cycle_nodes(search->unary, start);
}

void ch_se_hunt_cycles(ChSeHunt *search)
{
    ChSeUnary *const unary = search->unary;
    int from = 0;

    search->found.is_cycle = true;
    search->found.start_on = true;
    search->found.target = CH_SE_NOWHERE;
    search->found.ordinal = 0;
    search->base = ch_se_cycle_base(search->found.kind);
    if (search->wanted < 0) {
        const int nodes = ch_se_hunt_is_worth(search, 4) ? least_nodes(search) : 0;
        if (nodes == 0 || !ch_se_hunt_is_worth(search, nodes))
            return;
    }
    ch_se_hunt_start(unary, search->found.start, true);
    memset(search->met, 0, sizeof search->met);
    add_met(search, (unsigned)search->found.start);
    bool goes_on = true;
    for (int phases = 2; from < unary->on_count && goes_on; phases += 2) {
        goes_on = ch_se_hunt_is_worth(search, phases + 2);
        for (const int end = unary->on_count; from < end; from++)
            if (search->wanted >= 0 || is_fruitful(search, (unsigned)from, !goes_on))
                cycle_from(search, (unsigned)from, phases);
    }
}
