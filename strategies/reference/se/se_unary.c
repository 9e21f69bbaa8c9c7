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

#include "se_links.h"
#include "se_order.h"
#include "se_rating.h"

/* One search from one start. */
typedef struct Hunt {
    ChSeUnary *unary;
    ChSeFound found; /* the hint under construction */
    double base;
    int wanted; /* the ordinal of the cycle to reconstruct, or -1 to collect */
    int length; /* length of the reconstructed chain */
    bool overflow;
    uint64_t met[CH_SE_ROW_WORDS]; /* the on nodes of a cycle's search */
} Hunt;

/* ---- lists ---- */

static void start_lists(ChSeUnary *unary, int candidate, bool on)
{
    const ChSeLink assumed = ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0);

    memset(&unary->on, 0, sizeof unary->on);
    memset(&unary->off, 0, sizeof unary->off);
    unary->on_count = unary->off_count = 0;
    if (on) {
        ch_se_marks_add(&unary->on, candidate);
        unary->on_list[unary->on_count++] = assumed;
    } else {
        ch_se_marks_add(&unary->off, candidate);
        unary->off_list[unary->off_count++] = assumed;
    }
}

static unsigned push_off(ChSeUnary *unary, ChSeLink link, unsigned from)
{
    ch_se_marks_add(&unary->off, link.candidate);
    unary->off_list[unary->off_count] = ch_se_link(link.candidate, link.cause, from);
    return (unsigned)unary->off_count++;
}

static void push_on(ChSeUnary *unary, ChSeLink link, unsigned from)
{
    ch_se_marks_add(&unary->on, link.candidate);
    unary->on_list[unary->on_count++] = ch_se_link(link.candidate, link.cause, from);
}

/* Writes the chain from a target to the start; returns how many nodes. */
static int trace_chain(ChSeUnary *unary, ChSeLink target, bool on)
{
    int count = 0;
    ChSeLink link = target;

    for (;; on = !on) {
        unary->stop[count++] = (ChSeStop){.link = link, .on = on};
        if (link.cause == CH_SE_ASSUMED)
            return count;
        link = on ? unary->off_list[link.from] : unary->on_list[link.from];
    }
}

/* Keeps the chain in `stop` for a hint; without room, the hint has none. */
static void keep_chain(ChSeUnary *unary, ChSeFound *found, int count)
{
    found->length = 0;
    if (!unary->found.wants_all || unary->kept_count + (unsigned)count > CH_SE_KEPT)
        return;
    found->first = unary->kept_count;
    found->length = (uint16_t)count;
    memcpy(&unary->kept[found->first], unary->stop, (size_t)count * sizeof unary->stop[0]);
    unary->kept_count += (unsigned)count;
}

/* Reports whether a hint with so many nodes would be kept. */
static bool is_worth(Hunt *search, int nodes)
{
    search->found.nodes = nodes;
    search->found.rating = ch_se_chain(search->base, nodes);
    if (search->wanted < 0 && ch_se_comes_after(&search->unary->bound, search->found.rating, nodes))
        return false;
    if (search->wanted >= 0 || (search->unary->found.wants_all && search->found.is_cycle))
        return true;
    return ch_se_is_wanted(&search->unary->found, search->unary->grid, &search->found);
}

/* ---- cycles ---- */

static void add_met(Hunt *search, unsigned candidate)
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

static void find_cycle(Hunt *search, ChSeLink target, int phases)
{
    ChSeUnary *const unary = search->unary;
    ChSeMarks removed;
    const int ordinal = search->found.ordinal++;

    if (search->wanted >= 0) {
        if (ordinal == search->wanted)
            search->length = trace_chain(unary, target, true);
        return;
    }
    if (!is_worth(search, phases))
        return;
    const int count = trace_chain(unary, target, true);
    if (!cycle_effect(unary, count, &removed))
        return;
    ChSeFound found = search->found;
    const uint32_t kept = unary->kept_count;
    const uint32_t order = unary->found.order;
    found.ordinal = (uint16_t)ordinal;
    keep_chain(unary, &found, count);
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
static bool is_fruitful(const Hunt *search, unsigned from, bool is_last)
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
static void cycle_from(Hunt *search, unsigned from, int phases)
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
                at = (int)push_off(unary, off[i], from);
            }
            if (closes)
                find_cycle(search, ch_se_link(on[k].candidate, on[k].cause, (unsigned)at), phases);
            if (is_new) {
                push_on(unary, on[k], (unsigned)at);
                add_met(search, on[k].candidate);
            }
        }
    }
}

static const ChSeStarts *starts_of(const ChSeUnary *unary, int kind)
{
    return unary->starts != NULL ? unary->starts[kind] : NULL;
}

/* Returns a lower bound for the nodes of relevant cycles from the start; 0: there are none. */
static int least_nodes(const Hunt *search)
{
    const ChSeStarts *const starts = starts_of(search->unary, search->found.kind);
    const int start = search->found.start;

    return starts != NULL ? starts->cycle_nodes[start] : ch_se_cycle_nodes(search->unary, start);
}

static void search_cycles(Hunt *search)
{
    ChSeUnary *const unary = search->unary;
    int from = 0;

    search->found.is_cycle = true;
    search->found.start_on = true;
    search->found.target = CH_SE_NOWHERE;
    search->found.ordinal = 0;
    search->base = ch_se_cycle_base(search->found.kind);
    if (search->wanted < 0) {
        const int nodes = is_worth(search, 4) ? least_nodes(search) : 0;
        if (nodes == 0 || !is_worth(search, nodes))
            return;
    }
    start_lists(unary, search->found.start, true);
    memset(search->met, 0, sizeof search->met);
    add_met(search, (unsigned)search->found.start);
    bool goes_on = true;
    for (int phases = 2; from < unary->on_count && goes_on; phases += 2) {
        goes_on = is_worth(search, phases + 2);
        for (const int end = unary->on_count; from < end; from++)
            if (search->wanted >= 0 || is_fruitful(search, (unsigned)from, !goes_on))
                cycle_from(search, (unsigned)from, phases);
    }
}

/* ---- chains ---- */

static void find_chain(Hunt *search, ChSeLink target)
{
    ChSeUnary *const unary = search->unary;

    search->length = trace_chain(unary, target, search->found.target_on);
    if (search->wanted >= 0 || !is_worth(search, search->length))
        return;
    keep_chain(unary, &search->found, search->length);
    ch_se_collect(&unary->found, unary->grid, &search->found);
}

/* Reports whether an on node rules the start out, which was on: then the chain ends. */
static bool rules_out_start(Hunt *search, unsigned from)
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
static bool chain_from(Hunt *search, unsigned from)
{
    ChSeUnary *const unary = search->unary;
    ChSeOffs room;
    const ChSeOffs *const offs = ch_se_offs(unary, unary->on_list[from].candidate, &room);
    const ChSeLink *const off = offs->link;

    for (int i = 0; i < offs->count; i++) {
        if (ch_se_marks_has(&unary->off, off[i].candidate))
            continue;
        const unsigned at = push_off(unary, off[i], from);
        const ChSeOns *const ons = ch_se_ons(unary, off[i].candidate);
        const ChSeLink *const on = ons->link;
        for (int k = 0; k < ons->count; k++) {
            if (!search->found.start_on && on[k].candidate == (unsigned)search->found.start) {
                find_chain(search, ch_se_link(on[k].candidate, on[k].cause, at));
                return true;
            }
            if (!ch_se_marks_has(&unary->on, on[k].candidate))
                push_on(unary, on[k], at);
        }
    }
    return false;
}

static void name_chain(Hunt *search, bool on)
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
    start_lists(unary, start, on);
    if (on)
        return;
    const ChSeOns *const ons = ch_se_ons(unary, start);
    for (int k = 0; k < ons->count; k++)
        if (!ch_se_marks_has(&unary->on, ons->link[k].candidate))
            push_on(unary, ons->link[k], 0);
}

/* Returns the nodes of the shortest chain; 0: there is none that is worth it. */
static int shortest_nodes(Hunt *search)
{
    const ChSeFound *const found = &search->found;

    if (search->unary->wants_first)
        return search->unary->first
            .nodes[found->kind - CH_SE_KIND_X][found->start_on][found->start];
    return is_worth(search, 4) ? ch_se_chain_nodes(search->unary, found->start, found->start_on)
                               : 0;
}

static void search_chain(Hunt *search, bool on)
{
    ChSeUnary *const unary = search->unary;
    int from = 0;

    int length = INT_MAX;
    name_chain(search, on);
    if (search->wanted < 0) {
        length = shortest_nodes(search);
        if (length == 0 || !is_worth(search, length) ||
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

static Hunt search_of(ChSeUnary *unary, int kind, int candidate)
{
    return (Hunt){.unary = unary,
                  .wanted = -1,
                  .found = {.kind = (uint8_t)kind, .start = (int16_t)candidate}};
}

static bool search_from(ChSeUnary *unary, int kind, int candidate)
{
    Hunt search = search_of(unary, kind, candidate);
    const bool is_strong = unary->at->strong.cand[candidate / 9] >> candidate % 9 & 1;

    const ChSeStarts *const starts = starts_of(unary, kind);

    if (is_strong && (starts == NULL || ch_se_marks_has(&starts->cycle, candidate)))
        search_cycles(&search);
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
    Hunt search = search_of(unary, found->kind, found->start);

    if (found->length > 0) {
        memcpy(unary->stop, &unary->kept[found->first],
               (size_t)found->length * sizeof unary->stop[0]);
        return found->length;
    }
    ch_se_links_start(unary, found->kind);
    search.wanted = found->ordinal;
    if (found->is_cycle)
        search_cycles(&search);
    else
        search_chain(&search, found->start_on);
    return search.length;
}
