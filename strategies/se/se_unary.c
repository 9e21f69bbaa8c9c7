/* se_unary.c - producer 21 of the SE scale: chains and cycles from one assumption.
 *
 * Three searches: X goes along houses, Y along cells, XY along both.  From each candidate on, the
 * cycles that come back to it; from each candidate on and off, the shortest chain to its contrary.
 * All goes by phases, on nodes and off nodes in turn, so that the number of phases is the length.
 * For cycles an off node may stand in the list several times, with different parents.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"
#include "se_rating.h"

/* One search from one start. */
typedef struct Hunt {
    ChSeUnary *unary;
    ChSeFound found; /* what a find would be */
    bool along_cells;
    bool along_houses;
    double base;
    int wanted; /* the ordinal to be worked out again, or -1 to collect */
    int length; /* of the one worked out again */
    bool overflow;
} Hunt;

static void start_lists(ChSeUnary *unary, int candidate, bool on)
{
    const ChSeLink assumed = ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0);

    memset(&unary->on, 0, sizeof unary->on);
    memset(&unary->off, 0, sizeof unary->off);
    unary->on_count = on;
    unary->off_count = !on;
    if (on) {
        unary->on_list[0] = assumed;
        ch_se_marks_add(&unary->on, candidate);
    } else {
        unary->off_list[0] = assumed;
        ch_se_marks_add(&unary->off, candidate);
    }
}

/* What an on node rules out, in order, each candidate once; how many. */
static int list_offs(const Hunt *hunt, unsigned from, ChSeLink *list)
{
    const ChSeGrid *const grid = hunt->unary->grid;
    const int candidate = hunt->unary->on_list[from].candidate;
    const int cell = candidate / 9;
    const int digit = candidate % 9;
    const int block = ch_se_cell_house[cell][CH_SE_BLOCK];
    int count = 0;

    if (hunt->along_cells)
        for (unsigned rest = grid->cand[cell] & ~(1u << digit); rest != 0; rest &= rest - 1)
            list[count++] =
                ch_se_link((unsigned)CH_CANDIDATE(cell, ch_se_first(rest)), CH_SE_NAKED, from);
    for (unsigned type = 0; type < CH_SE_TYPES; type++) {
        const int house = ch_se_cell_house[cell][type];
        unsigned rest = grid->pos[house][digit] & ~(1u << ch_se_cell_index[cell][type]);
        if (type != CH_SE_BLOCK)
            rest &= ~(unsigned)ch_se_overlap[house][block];
        for (; rest != 0; rest &= rest - 1)
            list[count++] = ch_se_link(
                (unsigned)CH_CANDIDATE(ch_se_house_cell[house][ch_se_first(rest)], digit), type,
                from);
    }
    return count;
}

/* What an off node leaves alone, in order. */
static int list_ons(const Hunt *hunt, bool along_houses, unsigned from, ChSeLink *list)
{
    const ChSeGrid *const grid = hunt->unary->grid;
    const int candidate = hunt->unary->off_list[from].candidate;
    const int cell = candidate / 9;
    const int digit = candidate % 9;
    const unsigned others = grid->cand[cell] & ~(1u << digit);
    int count = 0;

    if (hunt->along_cells && ch_se_is_one(others))
        list[count++] =
            ch_se_link((unsigned)CH_CANDIDATE(cell, ch_se_first(others)), CH_SE_NAKED, from);
    for (unsigned type = 0; along_houses && type < CH_SE_TYPES; type++) {
        const int house = ch_se_cell_house[cell][type];
        const unsigned rest = grid->pos[house][digit] & ~(1u << ch_se_cell_index[cell][type]);
        if (ch_se_is_one(rest))
            list[count++] = ch_se_link(
                (unsigned)CH_CANDIDATE(ch_se_house_cell[house][ch_se_first(rest)], digit), type,
                from);
    }
    return count;
}

/* Writes the chain from a target to the start; how many nodes. */
static int trace(ChSeUnary *unary, ChSeLink target, bool on)
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

/* Whether a find with so many nodes would be kept. */
static bool is_worth(Hunt *hunt, int nodes)
{
    hunt->found.nodes = nodes;
    hunt->found.rating = ch_se_chain(hunt->base, nodes);
    return hunt->unary->found.wants_all || hunt->wanted >= 0 ||
           ch_se_is_wanted(&hunt->unary->found, hunt->unary->grid, &hunt->found);
}

/* ---- cycles ---- */

/* What sees an on node and an off node of the cycle with the same digit, outside its cells. */
static bool cycle_effect(const ChSeUnary *unary, int count, ChSeMarks *removed)
{
    ChSeCells seen[2][CH_DIGITS] = {{{{0, 0, 0}}}};
    ChSeCells cells = {{0, 0, 0}};
    bool any = false;

    memset(removed, 0, sizeof *removed);
    for (int i = 0; i < count; i++) {
        const int candidate = unary->stop[i].link.candidate;
        ChSeCells *const set = &seen[unary->stop[i].on][candidate % 9];
        *set = ch_se_cells_or(*set, ch_se_peers_of[candidate / 9]);
        ch_se_cells_add(&cells, candidate / 9);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        ChSeCells lost = ch_se_cells_and(seen[0][digit], seen[1][digit]);
        lost = ch_se_cells_minus(ch_se_cells_and(lost, unary->grid->plane[digit]), cells);
        any |= !ch_se_cells_empty(lost);
        CH_SE_EACH_CELL(cell, lost)
        removed->of[cell] |= (uint16_t)(1u << digit);
    }
    return any;
}

static void find_cycle(Hunt *hunt, ChSeLink target, int phases)
{
    ChSeUnary *const unary = hunt->unary;
    ChSeMarks removed;
    const int ordinal = hunt->found.ordinal++;

    if (hunt->wanted >= 0) {
        if (ordinal == hunt->wanted)
            hunt->length = trace(unary, target, true);
        return;
    }
    if (!is_worth(hunt, phases))
        return;
    const int count = trace(unary, target, true);
    if (!cycle_effect(unary, count, &removed))
        return;
    ChSeFound found = hunt->found;
    found.ordinal = (uint16_t)ordinal;
    if (!ch_se_collect_cycle(&unary->found, unary->grid, &found, &removed))
        hunt->overflow = true;
}

/* Whether the off node is among the ancestors of an on node. */
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

static void cycle_offs(Hunt *hunt, unsigned from)
{
    ChSeUnary *const unary = hunt->unary;
    ChSeLink list[9 + CH_SE_PEERS];
    const int count = list_offs(hunt, from, list);

    for (int i = 0; i < count; i++)
        if (!is_ancestor(unary, list[i].candidate, from))
            unary->off_list[unary->off_count++] = list[i];
    for (int i = 0; i < count; i++)
        ch_se_marks_add(&unary->off, list[i].candidate);
}

static void cycle_ons(Hunt *hunt, unsigned from, int phases)
{
    ChSeUnary *const unary = hunt->unary;
    ChSeLink list[1 + CH_SE_TYPES];
    const int count = list_ons(hunt, hunt->along_houses, from, list);

    for (int i = 0; i < count; i++) {
        if (phases >= 4 && list[i].candidate == (unsigned)hunt->found.start)
            find_cycle(hunt, list[i], phases);
        if (ch_se_marks_has(&unary->on, list[i].candidate))
            continue;
        ch_se_marks_add(&unary->on, list[i].candidate);
        unary->on_list[unary->on_count++] = list[i];
    }
}

static void hunt_cycles(Hunt *hunt)
{
    ChSeUnary *const unary = hunt->unary;
    int on = 0;
    int off = 0;

    hunt->found.is_cycle = true;
    hunt->found.start_on = true;
    hunt->found.target = CH_SE_NOWHERE;
    hunt->found.ordinal = 0;
    hunt->base = hunt->found.kind == CH_SE_KIND_XY ? 7.0 : 6.5;
    start_lists(unary, hunt->found.start, true);
    for (int phases = 2; on < unary->on_count && is_worth(hunt, phases < 4 ? 4 : phases);
         phases += 2) {
        while (on < unary->on_count)
            cycle_offs(hunt, (unsigned)on++);
        while (off < unary->off_count)
            cycle_ons(hunt, (unsigned)off++, phases);
    }
}

/* ---- chains ---- */

static bool find_chain(Hunt *hunt, ChSeLink target, int phases)
{
    ChSeUnary *const unary = hunt->unary;

    hunt->length = trace(unary, target, hunt->found.target_on);
    if (hunt->wanted < 0 && is_worth(hunt, phases + 1) &&
        ch_se_is_wanted(&unary->found, unary->grid, &hunt->found))
        ch_se_collect(&unary->found, unary->grid, &hunt->found);
    return true;
}

static bool chain_offs(Hunt *hunt, unsigned from, int phases)
{
    ChSeUnary *const unary = hunt->unary;
    ChSeLink list[9 + CH_SE_PEERS];
    const int count = list_offs(hunt, from, list);

    for (int i = 0; i < count; i++) {
        if (hunt->found.start_on && list[i].candidate == (unsigned)hunt->found.start)
            return find_chain(hunt, list[i], phases);
        if (ch_se_marks_has(&unary->off, list[i].candidate))
            continue;
        ch_se_marks_add(&unary->off, list[i].candidate);
        unary->off_list[unary->off_count++] = list[i];
    }
    return false;
}

static bool chain_ons(Hunt *hunt, unsigned from, int phases)
{
    ChSeUnary *const unary = hunt->unary;
    ChSeLink list[1 + CH_SE_TYPES];
    const int count = list_ons(hunt, true, from, list);

    for (int i = 0; i < count; i++) {
        if (!hunt->found.start_on && list[i].candidate == (unsigned)hunt->found.start)
            return find_chain(hunt, list[i], phases);
        if (ch_se_marks_has(&unary->on, list[i].candidate))
            continue;
        ch_se_marks_add(&unary->on, list[i].candidate);
        unary->on_list[unary->on_count++] = list[i];
    }
    return false;
}

static void hunt_chain(Hunt *hunt, bool on)
{
    ChSeUnary *const unary = hunt->unary;
    const int start = hunt->found.start;
    int on_done = 0;
    int off_done = 0;

    if (!on && (unary->grid->cand[start / 9] & ~(1u << start % 9)) == 0)
        return;
    hunt->found.is_cycle = false;
    hunt->found.start_on = on;
    hunt->found.target = (int16_t)start;
    hunt->found.target_on = !on;
    hunt->base = hunt->found.kind == CH_SE_KIND_XY ? 7.0 : 6.6;
    start_lists(unary, start, on);
    for (int phases = 1;
         (on_done < unary->on_count || off_done < unary->off_count) && is_worth(hunt, phases + 1);
         phases++) {
        const bool turn = (phases % 2 == 1) == on;
        while (turn && on_done < unary->on_count)
            if (chain_offs(hunt, (unsigned)on_done++, phases))
                return;
        while (!turn && off_done < unary->off_count)
            if (chain_ons(hunt, (unsigned)off_done++, phases))
                return;
    }
}

/* ---- the producer ---- */

static Hunt hunt_of(ChSeUnary *unary, int kind, int candidate)
{
    return (Hunt){.unary = unary,
                  .wanted = -1,
                  .along_cells = kind != CH_SE_KIND_X,
                  .along_houses = kind != CH_SE_KIND_Y,
                  .found = {.kind = (uint8_t)kind, .start = (int16_t)candidate}};
}

static bool hunt_from(ChSeUnary *unary, int kind, int candidate)
{
    Hunt hunt = hunt_of(unary, kind, candidate);

    hunt_cycles(&hunt);
    if (kind != CH_SE_KIND_Y) {
        hunt_chain(&hunt, true);
        hunt_chain(&hunt, false);
    }
    return !hunt.overflow;
}

bool ch_se_unary_search(ChSeUnary *unary, const ChSeGrid *grid, bool wants_all)
{
    bool good = true;

    unary->grid = grid;
    ch_se_collect_start(&unary->found, wants_all);
    for (int kind = CH_SE_KIND_X; kind <= CH_SE_KIND_XY; kind++)
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const int digits = ch_se_count(grid->cand[cell]);
            if (digits < 2 || (kind == CH_SE_KIND_Y && digits > 2))
                continue;
            for (unsigned rest = grid->cand[cell]; rest != 0; rest &= rest - 1)
                good &= hunt_from(unary, kind, CH_CANDIDATE(cell, ch_se_first(rest)));
        }
    return good;
}

int ch_se_unary_chain(ChSeUnary *unary, const ChSeFound *found)
{
    Hunt hunt = hunt_of(unary, found->kind, found->start);

    hunt.wanted = found->ordinal;
    if (found->is_cycle)
        hunt_cycles(&hunt);
    else
        hunt_chain(&hunt, found->start_on);
    return hunt.length;
}
