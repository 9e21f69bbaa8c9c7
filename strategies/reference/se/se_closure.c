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
 * Tallies show the singles.  A cell or house with a candidate that is on, and not off, is closed:
 * since its single is known, its tally counts more candidates than there are.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "nine.h"
#include "se_chain.h"

typedef struct Spread {
    ChSeDepth *depth;
    ChSeClosure *closure;
} Spread;

/* ---- tallies ---- */

static const uint32_t ONE_LEFT = UINT32_C(1) << 16;
static const uint32_t CLOSED = UINT32_C(1) << 24;

static inline void add_to_tallies(ChSeTallies *tallies, int candidate, uint32_t amount)
{
    tallies->of_cell[candidate / 9] += amount;
    for (int type = 0; type < CH_SE_TYPES; type++)
        tallies->of_house[ch_se_spot[candidate].at[type]] += amount;
}

/* Returns what a candidate adds to a tally. */
static inline uint32_t weight_of(int candidate)
{
    return ONE_LEFT + (uint32_t)candidate;
}

void ch_se_depth_start(ChSeDepth *depth, const ChSeGrid *grid)
{
    depth->start = *grid;
    memset(&depth->all, 0, sizeof depth->all);
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, grid->cand[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            add_to_tallies(&depth->all, candidate, weight_of(candidate));
        }
}

/* ---- nodes ---- */

static inline void add_off(ChSeClosure *closure, int cell, int digit, ChSeLink link)
{
    closure->off.of[cell] |= (uint16_t)(1u << digit);
    closure->off_at[link.candidate] = closure->off_count;
    closure->off_list[closure->off_count++] = link;
}

static inline void turn_off(ChSeDepth *depth, ChSeClosure *closure, int cell, int digit,
                            ChSeLink link)
{
    add_off(closure, cell, digit, link);
    if (closure->on.of[cell] >> digit & 1)
        add_to_tallies(&depth->left, link.candidate, 0u - CLOSED);
    else
        ch_se_grid_hide(&depth->fresh, cell, digit);
}

void ch_se_closure_off(ChSeDepth *depth, ChSeClosure *closure, ChSeLink link)
{
    if (!ch_se_marks_has(&closure->off, link.candidate))
        turn_off(depth, closure, link.candidate / 9, link.candidate % 9, link);
}

/* Turns on a candidate that is not off. */
static void turn_on(ChSeDepth *depth, ChSeClosure *closure, ChSeLink link)
{
    if (ch_se_marks_has(&closure->on, link.candidate))
        return;
    ch_se_marks_add(&closure->on, link.candidate);
    closure->on_at[link.candidate] = closure->on_count;
    closure->on_list[closure->on_count++] = link;
    add_to_tallies(&depth->left, link.candidate, CLOSED);
}

/* Turns off a candidate that an on node rules out and that is not off yet.  False: it is on. */
static inline bool rule_out(const Spread *spread, int cell, int digit, unsigned cause,
                            unsigned from)
{
    ChSeClosure *const closure = spread->closure;
    const ChSeLink link = ch_se_link((unsigned)CH_CANDIDATE(cell, digit), cause, from);

    if (!(closure->on.of[cell] >> digit & 1)) {
        add_off(closure, cell, digit, link);
        ch_se_grid_hide(&spread->depth->fresh, cell, digit);
        return true;
    }
    closure->clashes = true;
    closure->clash_on = closure->on_list[closure->on_at[link.candidate]];
    closure->clash_off = link;
    return false;
}

/* What a candidate sees: nine bits for the digits of its cell, then for its digit nine for the
 * places of each of its houses.  The cells of these bits: */
#define SAME(a, k) (a)
#define SEEN_CELLS(cell)                                                                           \
    {                                                                                              \
        CH_NINE(SAME, cell), CH_NINE(CH_GRID_IN_BOX, CH_GRID_BOX_OF(cell)),                        \
            CH_NINE(CH_GRID_IN_ROW, (cell) / 9), CH_NINE(CH_GRID_IN_COLUMN, (cell) % 9)            \
    }

static const uint8_t seen_cell[CH_CELLS][36] = {CH_CELL_TABLE(SEEN_CELLS)};
static const uint8_t seen_cause[36] = {CH_NINE(SAME, CH_SE_NAKED), CH_NINE(SAME, CH_SE_BLOCK),
                                       CH_NINE(SAME, CH_SE_ROW), CH_NINE(SAME, CH_SE_COLUMN)};

/* Returns the places of a digit that a cell sees, each once: those of its lines lie outside its
 * box. */
static uint64_t seen_places(const ChSeGrid *grid, int cell, const ChSeSpot *spot)
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
    const ChSeGrid *const fresh = &spread->depth->fresh;
    const int candidate = spread->closure->on_list[from].candidate;
    const int cell = candidate / 9;
    const int digit = candidate % 9;
    uint64_t seen = seen_places(fresh, cell, &ch_se_spot[candidate]) << 9;

    if (!spread->depth->mode.nishio)
        seen |= fresh->cand[cell] & ~(1u << digit);
    CH_EACH_BIT_64(at, seen)
        if (!rule_out(spread, seen_cell[cell][at], at < 9 ? at : digit, seen_cause[at], from))
            return false;
    return true;
}

/* Turns on the single that an off node leaves.  False: it is off. */
static bool turn_single_on(const Spread *spread, int candidate, unsigned cause, unsigned from)
{
    ChSeClosure *const closure = spread->closure;
    const ChSeLink link = ch_se_link((unsigned)candidate, cause, from);

    if (!ch_se_marks_has(&closure->off, candidate)) {
        turn_on(spread->depth, closure, link);
        return true;
    }
    closure->clashes = true;
    closure->clash_on = link;
    closure->clash_off = closure->off_list[closure->off_at[candidate]];
    return false;
}

/* Takes an off node from its tallies.  Returns the causes, as bits, by which it leaves a single
 * that is not on: its cell, or a house; SINGLE has it by cause.  A candidate both on and off
 * counts, since it contradicts itself.  Without branches: the outcome is unpredictable. */
static inline unsigned new_singles(const Spread *spread, int candidate,
                                   uint32_t single[CH_SE_NAKED + 1])
{
    ChSeTallies *const left = &spread->depth->left;
    const uint32_t weight = weight_of(candidate);
    const uint32_t leaves = spread->depth->mode.dynamic ? weight : 0;
    unsigned causes = 0;

    for (int cause = CH_SE_NAKED; cause >= 0; cause--) {
        uint32_t *const tally = cause == CH_SE_NAKED
                                    ? &left->of_cell[candidate / 9]
                                    : &left->of_house[ch_se_spot[candidate].at[cause]];
        single[cause] = *tally - weight - ONE_LEFT;
        *tally -= leaves;
        causes += causes + (single[cause] < ONE_LEFT);
    }
    return causes;
}

/* Removes an off node from the grids. */
static void leave_grid(const Spread *spread, int candidate)
{
    ch_se_grid_remove(&spread->depth->now, candidate / 9, candidate % 9);
    if (ch_se_marks_has(&spread->closure->on, candidate))
        ch_se_grid_hide(&spread->depth->fresh, candidate / 9, candidate % 9);
}

/* Processes the consequences of an off node: first that in its cell. */
static bool take_off(const Spread *spread, unsigned from)
{
    const ChSeMode *const mode = &spread->depth->mode;
    const int candidate = spread->closure->off_list[from].candidate;
    uint32_t single[CH_SE_NAKED + 1];

    if (mode->level > 0)
        leave_grid(spread, candidate);
    const unsigned causes = new_singles(spread, candidate, single);
    if (causes >> CH_SE_NAKED != 0 && !mode->nishio &&
        !turn_single_on(spread, (int)single[CH_SE_NAKED], CH_SE_NAKED, from))
        return false;
    CH_EACH_BIT(type, causes & ((1u << CH_SE_TYPES) - 1))
        if (!turn_single_on(spread, (int)single[type], (unsigned)type, from))
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
    const Spread spread = {.depth = at, .closure = closure};

    while (!space->overflow) {
        if (on < closure->on_count) {
            if (!take_on(&spread, on++))
                return;
        } else if (off < closure->off_count) {
            if (!take_off(&spread, off++))
                return;
        } else {
            if (at->mode.level == 0)
                return;
            note_plain(closure);
            space->advance(space, depth, closure);
            if (on == closure->on_count && off == closure->off_count)
                return;
        }
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

/* Sets the grids and tallies to those of a closure whose off nodes before FIRST have left. */
static void restore_grids(ChSeDepth *at, const ChSeClosure *closure, int first)
{
    at->now = at->start;
    at->left = at->all;
    for (int i = 0; i < closure->off_count; i++) {
        const int candidate = closure->off_list[i].candidate;
        const bool is_there = ch_se_grid_has(&at->start, candidate);
        if (i < first && is_there)
            ch_se_grid_remove(&at->now, candidate / 9, candidate % 9);
        if ((i < first) == is_there)
            add_to_tallies(&at->left, candidate,
                           is_there ? 0u - weight_of(candidate) : weight_of(candidate));
    }
    for (int i = 0; i < closure->on_count; i++)
        if (!ch_se_marks_has(&closure->off, closure->on_list[i].candidate))
            add_to_tallies(&at->left, closure->on_list[i].candidate, CLOSED);
    at->fresh = at->now;
}

void ch_se_closure_go_on(ChSeSpace *space, int depth, ChSeClosure *closure, int first)
{
    restore_grids(&space->depth[depth], closure, first);
    ch_se_spend(space, closure->on_count + closure->off_count);
    propagate(space, depth, closure, closure->on_count, (unsigned)first);
}

/* Continues the closure of a producer of a lower level, which is the beginning of this one's: all
 * off nodes have left the grid. */
static void extend_closure(ChSeSpace *space, int depth, ChSeClosure *closure)
{
    const ChSeDepth *const at = &space->depth[depth];

    closure->level = at->mode.level;
    if (!closure->clashes && !ch_se_is_clean(at, closure))
        ch_se_closure_go_on(space, depth, closure, closure->off_count);
}

static void start_closure(ChSeSpace *space, int depth, ChSeClosure *closure, ChSeLink assumed,
                          bool on)
{
    ChSeDepth *const at = &space->depth[depth];

    closure->level = at->mode.level;
    closure->clashes = closure->is_void = closure->has_no_order = false;
    closure->on_count = closure->off_count = 0;
    closure->plain_on = closure->plain_off = 0;
    memset(closure->clean, 0xff, sizeof closure->clean);
    memset(closure->searched, 0xff, sizeof closure->searched);
    memset(&closure->on, 0, sizeof closure->on);
    memset(&closure->off, 0, sizeof closure->off);
    memcpy(&at->fresh, &at->begin, sizeof at->fresh);
    at->left = at->all;
    if (at->mode.level > 0)
        memcpy(&at->now, &at->start, sizeof at->now);
    if (on)
        turn_on(at, closure, assumed);
    else
        ch_se_closure_off(at, closure, assumed);
    propagate(space, depth, closure, 0, 0);
    note_plain(closure);
    ch_se_spend(space, closure->on_count + closure->off_count);
}

/* Reports whether a candidate off is one of two in its cell, in plain dynamic chains. */
static bool has_contrary(const ChSeSpace *space, const ChSeDepth *at, int candidate, bool on)
{
    return !on && !space->is_plain && at->mode.dynamic && !at->mode.nishio && at->mode.level == 0 &&
           ch_se_is_two(at->start.cand[candidate / 9]);
}

/* Fills in the closure of a candidate off from that of the other of its cell on.  Each has the
 * other's assumption as its second node, and then the same nodes in the same order: what the second
 * does comes before the singles that the first leaves in houses. */
static void copy_contrary(ChSeSpace *space, int depth, ChSeClosure *closure, int candidate)
{
    const unsigned digits = space->depth[depth].start.cand[candidate / 9];
    const int other = CH_CANDIDATE(candidate / 9, ch_lowest(digits & ~(1u << candidate % 9)));
    const ChSeClosure *const contrary = ch_se_closure(space, depth, other, true);

    if (contrary == closure) /* no room */
        return;
    memcpy(closure, contrary, offsetof(ChSeClosure, on_list));
    memcpy(closure->on_list, contrary->on_list, contrary->on_count * sizeof contrary->on_list[0]);
    memcpy(closure->off_list, contrary->off_list,
           contrary->off_count * sizeof contrary->off_list[0]);
    closure->on_list[0] = ch_se_link((unsigned)other, CH_SE_NAKED, 0);
    closure->off_list[0] = ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0);
    if (closure->clashes && closure->clash_on.candidate == (unsigned)other)
        closure->clash_on = closure->on_list[0];
    if (closure->clashes && closure->clash_off.candidate == (unsigned)candidate)
        closure->clash_off = closure->off_list[0];
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
    if (closure->is_void && has_contrary(space, at, candidate, on))
        copy_contrary(space, depth, closure, candidate);
    else if (closure->is_void)
        start_closure(space, depth, closure, ch_se_link((unsigned)candidate, CH_SE_ASSUMED, 0), on);
    else if (closure->level != at->mode.level)
        extend_closure(space, depth, closure);
    return closure;
}
