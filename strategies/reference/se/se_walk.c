/* se_walk.c - from a target back to the assumption.
 *
 * Nodes are visited level by level, each node's parents in order; a node already visited is skipped
 * with its parents.  Nodes shared by two targets count for each; a nested chain counts once in a
 * hint.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"

void ch_se_walk_start(ChSeWalk *walk, int limit)
{
    walk->total = 0;
    walk->limit = limit;
    walk->nestings = 0;
}

static void visit(ChSeWalk *walk, ChSeLink link, bool on)
{
    ChSeMarks *const seen = on ? &walk->seen_on : &walk->seen_off;

    if (ch_se_marks_has(seen, link.candidate))
        return;
    ch_se_marks_add(seen, link.candidate);
    walk->stop[walk->count++] = (ChSeStop){.link = link, .on = on};
    walk->total++;
}

static void visit_off(ChSeWalk *walk, const ChSeClosure *closure, unsigned candidate)
{
    visit(walk, closure->off_list[closure->off_at[candidate]], false);
}

/* Visits the off nodes that had left the grid before the one at FROM. */
static void visit_left(ChSeWalk *walk, const ChSeClosure *closure, int candidate, unsigned from)
{
    if (ch_se_marks_has(&closure->off, candidate) && closure->off_at[candidate] < from)
        visit_off(walk, closure, (unsigned)candidate);
}

static void parents_of_on(ChSeWalk *walk, const ChSeDepth *depth, const ChSeClosure *closure,
                          ChSeLink link)
{
    const int cell = link.candidate / 9;
    const int digit = link.candidate % 9;

    visit(walk, closure->off_list[link.from], false);
    if (!depth->mode.dynamic)
        return;
    if (link.cause == CH_SE_NAKED) {
        CH_EACH_DIGIT(other, depth->start.cand[cell] & closure->off.of[cell])
            visit_left(walk, closure, CH_CANDIDATE(cell, other), link.from);
        return;
    }
    const int house = ch_grid_cell_house[cell][link.cause];
    CH_EACH_BIT(place, depth->start.pos[house][digit])
        visit_left(walk, closure, CH_CANDIDATE(ch_grid_house_cell[house][place], digit), link.from);
}

static bool is_same(const ChSeNested *a, const ChSeNested *b)
{
    return a->identity[0] == b->identity[0] && a->identity[1] == b->identity[1];
}

static void count_nested(ChSeWalk *walk, const ChSeNested *nested)
{
    for (int i = 0; i < walk->nestings; i++)
        if (is_same(&walk->nested[i], nested))
            return;
    if (walk->nestings < CH_SE_NESTINGS)
        walk->nested[walk->nestings++] = *nested;
    walk->total += nested->nodes;
}

static void parents_of_off(ChSeWalk *walk, const ChSeDepth *depth, const ChSeClosure *closure,
                           ChSeLink link)
{
    if (link.cause != CH_SE_ADVANCED) {
        visit(walk, closure->on_list[link.from], true);
        return;
    }
    const ChSeReason *const reason = &depth->reason[link.from];
    for (unsigned i = 0; i < reason->count; i++)
        visit_off(walk, closure, depth->parent[reason->first + i]);
    if (reason->is_chain)
        count_nested(walk, &reason->nested);
}

bool ch_se_walk_from(ChSeWalk *walk, const ChSeDepth *depth, const ChSeClosure *closure,
                     ChSeLink target, bool on)
{
    memset(&walk->seen_on, 0, sizeof walk->seen_on);
    memset(&walk->seen_off, 0, sizeof walk->seen_off);
    walk->count = 0;
    visit(walk, target, on);
    for (int i = 0; i < walk->count && walk->total <= walk->limit; i++) {
        const ChSeStop stop = walk->stop[i];
        if (stop.link.cause == CH_SE_ASSUMED)
            continue;
        if (stop.on)
            parents_of_on(walk, depth, closure, stop.link);
        else
            parents_of_off(walk, depth, closure, stop.link);
    }
    return walk->total <= walk->limit;
}
