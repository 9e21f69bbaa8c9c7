/* se_closure.c - the consequences of an assumption.
 *
 * One node is processed at a time, on nodes first, each kind in the order of arrival.  In a dynamic
 * mode, an off node leaves the grid when it is processed.  A contradiction ends the propagation at
 * once; the sets remain as they are.
 *
 * `fresh` is the grid without the off nodes, so every elimination found on it is new.  A pattern
 * may turn off a candidate that is on.  Such a candidate stays in `fresh` until it leaves the grid,
 * since an on node that rules it out is a contradiction.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "nine.h"
#include "se_chain.h"

typedef struct Spread {
    ChSeDepth *depth;
    ChSeClosure *closure;
    ChSeGrid *now; /* the depth's `now`; if not dynamic, its `start` */
} Spread;

static inline void turn_off(ChSeGrid *fresh, ChSeClosure *closure, ChSeLink link)
{
    const int cell = link.candidate / 9;
    const int digit = link.candidate % 9;

    closure->off.of[cell] |= (uint16_t)(1u << digit);
    closure->off_at[link.candidate] = closure->off_count;
    closure->off_list[closure->off_count++] = link;
    if (!(closure->on.of[cell] >> digit & 1))
        ch_se_grid_hide(fresh, cell, digit);
}

void ch_se_closure_off(ChSeDepth *depth, ChSeClosure *closure, ChSeLink link)
{
    if (!ch_se_marks_has(&closure->off, link.candidate))
        turn_off(&depth->fresh, closure, link);
}

static void turn_on(ChSeClosure *closure, ChSeLink link)
{
    if (ch_se_marks_has(&closure->on, link.candidate))
        return;
    ch_se_marks_add(&closure->on, link.candidate);
    closure->on_at[link.candidate] = closure->on_count;
    closure->on_list[closure->on_count++] = link;
}

/* Turns off a candidate that an on node rules out and that is not off yet.  False: it is on. */
static inline bool rule_out(const Spread *spread, int cell, int digit, unsigned cause,
                            unsigned from)
{
    ChSeClosure *const closure = spread->closure;
    const ChSeLink link = ch_se_link((unsigned)CH_CANDIDATE(cell, digit), cause, from);

    if (!(closure->on.of[cell] >> digit & 1)) {
        turn_off(&spread->depth->fresh, closure, link);
        return true;
    }
    closure->clashes = true;
    closure->clash_on = closure->on_list[closure->on_at[link.candidate]];
    closure->clash_off = link;
    return false;
}

/* The cells of a cell's box, row and column, by the bits of seen_places(). */
#define IN_HOUSES(cell)                                                                            \
    {                                                                                              \
        CH_NINE(CH_GRID_IN_BOX, CH_GRID_BOX_OF(cell)), CH_NINE(CH_GRID_IN_ROW, (cell) / 9),        \
            CH_NINE(CH_GRID_IN_COLUMN, (cell) % 9)                                                 \
    }

static const uint8_t in_houses[CH_CELLS][27] = {CH_CELL_TABLE(IN_HOUSES)};

/* Returns the places of a digit that a cell sees, each once: those of its lines lie outside its
 * box. */
static uint32_t seen_places(const ChSeGrid *grid, int cell, const ChSeSpot *spot)
{
    const uint16_t *const pos = grid->pos[0];
    const uint8_t *const house = ch_grid_cell_house[cell];
    const unsigned block = pos[spot->at[CH_SE_BLOCK]] & ~(unsigned)spot->bit[CH_SE_BLOCK];
    const unsigned row =
        pos[spot->at[CH_SE_ROW]] & ~(unsigned)ch_se_overlap[house[CH_SE_ROW]][house[CH_SE_BLOCK]];
    const unsigned column = pos[spot->at[CH_SE_COLUMN]] &
                            ~(unsigned)ch_se_overlap[house[CH_SE_COLUMN]][house[CH_SE_BLOCK]];

    return block | row << 9 | column << 18;
}

/* Processes the consequences of an on node. */
static bool take_on(const Spread *spread, unsigned from)
{
    const ChSeLink p = spread->closure->on_list[from];
    const int cell = p.candidate / 9;
    const int digit = p.candidate % 9;

    if (!spread->depth->mode.nishio)
        CH_EACH_DIGIT(other, spread->depth->fresh.cand[cell] & ~(1u << digit))
            if (!rule_out(spread, cell, other, CH_SE_NAKED, from))
                return false;
    CH_EACH_BIT(at, seen_places(&spread->depth->fresh, cell, &ch_se_spot[p.candidate]))
        if (!rule_out(spread, in_houses[cell][at], digit, (unsigned)at / 9, from))
            return false;
    return true;
}

/* Turns on the single that an off node leaves.  False: it is off. */
static bool turn_single_on(const Spread *spread, int candidate, unsigned cause, unsigned from)
{
    ChSeClosure *const closure = spread->closure;
    const ChSeLink link = ch_se_link((unsigned)candidate, cause, from);

    if (!ch_se_marks_has(&closure->off, candidate)) {
        turn_on(closure, link);
        return true;
    }
    closure->clashes = true;
    closure->clash_on = link;
    closure->clash_off = closure->off_list[closure->off_at[candidate]];
    return false;
}

/* Returns the causes, as bits, by which an off node leaves a single that is not already on: its
 * cell, or a house; CANDIDATE has it by cause.  A candidate both on and off counts, since it
 * contradicts itself.  Without branches: the outcome is unpredictable. */
static unsigned new_singles(const Spread *spread, int cell, int digit, uint16_t *candidate)
{
    enum { SOME = 1u << 8 /* so that an empty mask has a lowest bit */ };
    const uint16_t *const on = spread->closure->on.of;
    const uint16_t *const off = spread->closure->off.of;
    const uint16_t *const pos = spread->now->pos[0];
    const ChSeSpot *const spot = &ch_se_spot[CH_CANDIDATE(cell, digit)];
    const unsigned others = spread->now->cand[cell] & ~(1u << digit);
    const unsigned on_here = others & on[cell] & ~(unsigned)off[cell];
    unsigned causes = (unsigned)(ch_is_single(others) & (on_here == 0)) << CH_SE_NAKED;

    candidate[CH_SE_NAKED] = (uint16_t)CH_CANDIDATE(cell, ch_lowest(others | SOME));
    for (unsigned type = 0; type < CH_SE_TYPES; type++) {
        const unsigned rest = pos[spot->at[type]] & ~(unsigned)spot->bit[type];
        const int last = ch_grid_house_cell[ch_grid_cell_house[cell][type]][ch_lowest(rest | SOME)];
        const bool is_on = (on[last] & ~(unsigned)off[last]) >> digit & 1;
        candidate[type] = (uint16_t)CH_CANDIDATE(last, digit);
        causes |= (unsigned)(ch_is_single(rest) & !is_on) << type;
    }
    return causes;
}

/* Processes the consequences of an off node: first that in its cell. */
static bool take_off(const Spread *spread, unsigned from)
{
    const ChSeLink p = spread->closure->off_list[from];
    const int cell = p.candidate / 9;
    const int digit = p.candidate % 9;
    uint16_t candidate[CH_SE_NAKED + 1];

    if (spread->depth->mode.dynamic) {
        ch_se_grid_remove(spread->now, cell, digit);
        if (spread->closure->on.of[cell] >> digit & 1)
            ch_se_grid_hide(&spread->depth->fresh, cell, digit);
    }
    const unsigned causes = new_singles(spread, cell, digit, candidate);
    if (causes >> CH_SE_NAKED != 0 && !spread->depth->mode.nishio &&
        !turn_single_on(spread, candidate[CH_SE_NAKED], CH_SE_NAKED, from))
        return false;
    CH_EACH_BIT(type, causes & ((1u << CH_SE_TYPES) - 1))
        if (!turn_single_on(spread, candidate[type], (unsigned)type, from))
            return false;
    return true;
}

/* Notes the present nodes as plain, unless patterns have added some. */
static void note_plain(ChSeClosure *closure)
{
    if (closure->plain_on + closure->plain_off > 0)
        return;
    closure->plain_on = closure->on_count;
    closure->plain_off = closure->off_count;
}

/* Propagates from the on and off nodes at these indexes of their lists. */
static void propagate(ChSeSpace *space, int depth, ChSeClosure *closure, unsigned on, unsigned off)
{
    ChSeDepth *const at = &space->depth[depth];
    const Spread spread = {
        .depth = at, .closure = closure, .now = at->mode.dynamic ? &at->now : &at->start};

    while (!space->overflow) {
        if (on == closure->on_count && off == closure->off_count && at->mode.level > 0) {
            note_plain(closure);
            space->advance(space, depth, closure);
        }
        if (on < closure->on_count) {
            if (!take_on(&spread, on++))
                return;
        } else if (off < closure->off_count) {
            if (!take_off(&spread, off++))
                return;
        } else
            return;
    }
}

bool ch_se_is_clean(const ChSeDepth *depth, const ChSeClosure *closure)
{
    if (depth->mode.level == 0)
        return true;
    for (const uint8_t *part = depth->mode.inside; *part != CH_SE_END; part++)
        if (*part >= CH_SE_PARTS || !ch_se_is_clean_of(depth, closure, *part))
            return false;
    return true;
}

/* Continues the closure of a producer of a lower level, which is the beginning of this one's: all
 * off nodes have left the grid. */
static void extend_closure(ChSeSpace *space, int depth, ChSeClosure *closure)
{
    ChSeDepth *const at = &space->depth[depth];

    closure->level = at->mode.level;
    if (closure->clashes || ch_se_is_clean(at, closure))
        return;
    at->now = at->start;
    for (int i = 0; i < closure->off_count; i++)
        ch_se_grid_remove(&at->now, closure->off_list[i].candidate / 9,
                          closure->off_list[i].candidate % 9);
    at->fresh = at->now;
    ch_se_spend(space, closure->on_count + closure->off_count);
    propagate(space, depth, closure, closure->on_count, closure->off_count);
}

static void start_closure(ChSeSpace *space, int depth, ChSeClosure *closure, ChSeLink assumed,
                          bool on)
{
    ChSeDepth *const at = &space->depth[depth];

    closure->level = at->mode.level;
    closure->clashes = closure->is_void = false;
    closure->on_count = closure->off_count = 0;
    closure->plain_on = closure->plain_off = 0;
    memset(closure->clean, 0xff, sizeof closure->clean);
    memset(closure->searched, 0xff, sizeof closure->searched);
    memset(&closure->on, 0, sizeof closure->on);
    memset(&closure->off, 0, sizeof closure->off);
    memcpy(&at->fresh, &at->start, sizeof at->fresh);
    if (at->mode.dynamic)
        memcpy(&at->now, &at->start, sizeof at->now);
    if (on)
        turn_on(closure, assumed);
    else
        ch_se_closure_off(at, closure, assumed);
    propagate(space, depth, closure, 0, 0);
    note_plain(closure);
    ch_se_spend(space, closure->on_count + closure->off_count);
}

const ChSeClosure *ch_se_closure(ChSeSpace *space, int depth, int candidate, bool on)
{
    ChSeDepth *const at = &space->depth[depth];
    uint16_t *const slot = &at->slot_of[on][candidate];

    if (*slot == 0) {
        if (at->slots == CH_SE_CLOSURES) {
            space->overflow = true;
            at->slots--;
        }
        at->closure[at->slots].is_void = true;
        *slot = ++at->slots;
    }
    ChSeClosure *const closure = &at->closure[*slot - 1];
    if (closure->is_void)
        start_closure(space, depth, closure, ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0), on);
    else if (closure->level != at->mode.level)
        extend_closure(space, depth, closure);
    return closure;
}
