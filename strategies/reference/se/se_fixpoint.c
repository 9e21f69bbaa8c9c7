/* se_fixpoint.c - what follows from an assumption, without order.
 *
 * Whether an assumption contradicts itself, and its consequences if it does not, do not depend on
 * the order of the searches inside it.  Locking, pairs, X-wings, unary and multiple chains have one
 * property in common: on a grid with fewer candidates, where the same searches find nothing, their
 * eliminations are made already.  So one fixpoint of all searches contains each closure.
 *
 * A fixpoint remains one when the grid loses candidates that it has off; else the lost candidates
 * are off nodes more, and searches go on from these.  Few assumptions take part in a hint.  Only
 * these need closures, whose order counts.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"

/* Reports whether the mode's searches are patterns, unary and multiple chains, or the first of
 * these.  Without unary chains, multiple chains overlook consequences of pairs. */
bool ch_se_has_fixpoints(const ChSeMode *mode)
{
    const uint8_t *const inside = mode->inside;

    if (!mode->dynamic || mode->nishio || mode->level == 0 || mode->level > CH_SE_PARTS)
        return false;
    for (int part = 0; part < mode->level; part++)
        if (inside[part] != part)
            return false;
    return inside[mode->level] == CH_SE_END;
}

static bool contradicts_itself(const ChSeClosure *closure)
{
    unsigned both = 0;

    for (int i = 0; i < CH_SE_SPAN; i++)
        both |= closure->on.of[i] & closure->off.of[i];
    return closure->clashes || both != 0;
}

/* Starts a fixpoint from the closure without searches inside. */
static void start_fixpoint(ChSeFixpoint *fixpoint, const ChSeClosure *closure, unsigned losses)
{
    ChSeClosure *const set = &fixpoint->closure;

    memcpy(set, closure, offsetof(ChSeClosure, on_at));
    memcpy(set->on_list, closure->on_list, closure->on_count * sizeof closure->on_list[0]);
    memcpy(set->off_list, closure->off_list, closure->off_count * sizeof closure->off_list[0]);
    memset(set->searched, 0xff, sizeof set->searched);
    set->has_no_order = true;
    set->level = 0;
    fixpoint->losses = (uint16_t)losses;
}

/* Adds the candidates that the grid has lost; false when one of them is on. */
static bool add_losses(const ChSeDepth *at, ChSeFixpoint *fixpoint)
{
    ChSeClosure *const closure = &fixpoint->closure;

    for (; fixpoint->losses < at->losses; fixpoint->losses++) {
        const unsigned lost = at->lost[fixpoint->losses];
        if (ch_se_marks_has(&closure->on, (int)lost))
            return false;
        if (ch_se_marks_has(&closure->off, (int)lost))
            continue;
        ch_se_marks_add(&closure->off, (int)lost);
        closure->off_at[lost] = closure->off_count;
        closure->off_list[closure->off_count++] = ch_se_link(lost, CH_SE_ASSUMED, 0);
    }
    return true;
}

/* Returns the places of a digit in a house that are not off. */
static unsigned places_left(const ChSeDepth *at, const ChSeMarks *off, int house, int digit)
{
    unsigned left = at->start.pos[house][digit];

    CH_EACH_BIT(place, at->start.pos[house][digit])
        left &= ~((unsigned)(off->of[ch_grid_house_cell[house][place]] >> digit & 1) << place);
    return left;
}

/* Reports whether the places lie in one third of the house, or of a block read by columns. */
static bool are_in_third(unsigned places, bool is_block)
{
    return (places & ~0007u) == 0 || (places & ~0070u) == 0 || (places & ~0700u) == 0 ||
           (is_block &&
            ((places & ~0111u) == 0 || (places & ~0222u) == 0 || (places & ~0444u) == 0));
}

/* Reports whether the loss of a candidate leaves no single, no pair and nothing locked. */
static bool is_quiet(const ChSeDepth *at, const ChSeMarks *off, unsigned lost)
{
    const int cell = (int)lost / 9;
    const int digit = (int)lost % 9;

    if (ch_se_count(at->start.cand[cell] & ~(unsigned)off->of[cell]) < 3)
        return false;
    for (int type = 0; type < CH_SE_TYPES; type++) {
        const unsigned left = places_left(at, off, ch_grid_cell_house[cell][type], digit);
        if (ch_se_count(left) < 3 || are_in_third(left, type == CH_SE_BLOCK))
            return false;
    }
    return true;
}

/* Reports whether the off nodes from an index on are quiet; then they are news for multiple chains
 * only. */
static bool are_quiet(const ChSeDepth *at, ChSeClosure *closure, int from)
{
    for (int i = from; i < closure->off_count; i++)
        if (!is_quiet(at, &closure->off, closure->off_list[i].candidate))
            return false;
    for (int part = 0; part < CH_SE_MULTIPLE; part++)
        if (closure->searched[part] == from)
            closure->searched[part] = closure->off_count;
    return true;
}

static bool is_complete(const ChSeDepth *at, const ChSeClosure *closure)
{
    for (int part = 0; part < at->mode.level; part++)
        if (closure->searched[part] != closure->off_count)
            return false;
    return true;
}

static bool extend_fixpoint(ChSeSpace *space, int depth, ChSeFixpoint *fixpoint)
{
    const ChSeDepth *const at = &space->depth[depth];
    ChSeClosure *const closure = &fixpoint->closure;
    const int off_count = closure->off_count;

    if (closure->level < at->mode.level)
        closure->level = at->mode.level;
    if (!add_losses(at, fixpoint))
        return false;
    const bool all_quiet = are_quiet(at, closure, off_count);
    if (is_complete(at, closure))
        return true;
    ch_se_closure_go_on(space, depth, closure, all_quiet ? closure->off_count : off_count);
    return !contradicts_itself(closure);
}

/* Returns the other candidate of a cell or house with two, or -1. */
static int contrary_of(const ChSeGrid *grid, int candidate)
{
    const int cell = candidate / 9;
    const int digit = candidate % 9;

    if (ch_se_is_two(grid->cand[cell]))
        return CH_CANDIDATE(cell, ch_lowest(grid->cand[cell] & ~(1u << digit)));
    for (int type = 0; type < CH_SE_TYPES; type++) {
        const int house = ch_grid_cell_house[cell][type];
        const unsigned places = grid->pos[house][digit];
        if (ch_se_is_two(places))
            return CH_CANDIDATE(ch_grid_house_cell[house][ch_lowest(
                                    places & ~(1u << ch_grid_cell_place[cell][type]))],
                                digit);
    }
    return -1;
}

/* Returns the slot of the assumption, or of one that follows from it and from which it follows. */
static int slot_of(const ChSeDepth *at, int candidate, bool on)
{
    const int contrary = on ? -1 : contrary_of(&at->start, candidate);

    return contrary < 0 ? at->slot_of[on][candidate] - 1 : at->slot_of[true][contrary] - 1;
}

const ChSeClosure *ch_se_fixpoint(ChSeSpace *space, int depth, int candidate, bool on)
{
    const ChSeDepth *const at = &space->depth[depth];
    const int slot = at->has_fixpoints ? slot_of(at, candidate, on) : -1;

    if (slot < 0)
        return NULL;
    ChSeFixpoint *const fixpoint = &space->fixpoint[slot];
    if (space->has_fixpoint[slot] && fixpoint->losses == at->losses &&
        fixpoint->complete >= at->mode.level)
        return &fixpoint->closure;
    if (!space->has_fixpoint[slot]) {
        const ChSeClosure *const closure = &at->closure[slot];
        if (closure->is_void || closure->clashes || closure->level != 0 ||
            at->mode.level >= space->refuted_at[slot])
            return NULL;
        start_fixpoint(fixpoint, closure, at->losses);
    }
    space->has_fixpoint[slot] = extend_fixpoint(space, depth, fixpoint);
    fixpoint->complete = at->mode.level;
    if (space->has_fixpoint[slot])
        return &fixpoint->closure;
    space->refuted_at[slot] = fixpoint->closure.level;
    return NULL;
}

void ch_se_forget_fixpoints(ChSeSpace *space)
{
    memset(space->has_fixpoint, 0, sizeof space->has_fixpoint);
    memset(space->refuted_at, 0xff, sizeof space->refuted_at);
}
