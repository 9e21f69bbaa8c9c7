/* se_collect.c - the order of chain hints, and the choice among hints of equal eliminations.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>

#include "se_chain.h"

void ch_se_collect_start(ChSeCollector *collector, bool wants_all)
{
    collector->wants_all = wants_all;
    collector->any = false;
    collector->order = 0;
    collector->cycles = 0;
    memset(&collector->has, 0, sizeof collector->has);
}

/* Reports whether A, found after B, precedes it. */
static bool is_better(const ChSeFound *a, const ChSeFound *b)
{
    if (a->rating != b->rating)
        return a->rating < b->rating;
    if (a->nodes != b->nodes)
        return a->nodes < b->nodes;
    return a->kind < b->kind;
}

/* Normalizes a target with its state: in a cell with two candidates, one on is the other off. */
static void normalize_target(const ChSeGrid *grid, int *target, bool *on)
{
    const unsigned others = grid->cand[*target / 9] & ~(1u << *target % 9);

    if (*on && ch_is_single(others)) {
        *on = false;
        *target = *target / 9 * 9 + ch_lowest(others);
    }
}

ChSeMarks ch_se_effect(const ChSeGrid *grid, int target, bool on)
{
    ChSeMarks removed = {{0}};
    const uint16_t bit = (uint16_t)(1u << target % 9);

    removed.of[target / 9] = on ? (uint16_t)(grid->cand[target / 9] & ~bit) : bit;
    return removed;
}

/* Returns the hint so far with the same effect, or NULL. */
static const ChSeFound *find_rival(const ChSeCollector *collector, const ChSeGrid *grid,
                                   const ChSeFound *found)
{
    int target = found->target;
    bool on = found->target_on;

    if (!collector->wants_all)
        return collector->any ? &collector->best : NULL;
    if (target == CH_SE_NOWHERE)
        return NULL;
    normalize_target(grid, &target, &on);
    return ch_se_marks_has(&collector->has[on], target) ? &collector->at[on][target] : NULL;
}

bool ch_se_is_wanted(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found)
{
    const ChSeFound *const other = find_rival(collector, grid, found);

    return other == NULL || is_better(found, other);
}

int ch_se_limit(const ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found)
{
    const ChSeFound *const other = find_rival(collector, grid, found);

    return other == NULL ? INT32_MAX : other->nodes - (found->kind >= other->kind);
}

void ch_se_collect(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found)
{
    int target = found->target;
    bool on = found->target_on;

    collector->any = true;
    if (!collector->wants_all) {
        collector->best = *found;
        return;
    }
    normalize_target(grid, &target, &on);
    collector->at[on][target] = *found;
    collector->at[on][target].order = collector->order++;
    ch_se_marks_add(&collector->has[on], target);
}

/* ---- cycles ---- */

/* Finds the target whose eliminations equal those of a cycle, if any. */
static bool as_target(const ChSeGrid *grid, const ChSeMarks *removed, ChSeFound *found)
{
    int cell = CH_SE_NOWHERE;

    for (int i = 0; i < CH_CELLS; i++)
        if (removed->of[i] != 0) {
            if (cell != CH_SE_NOWHERE)
                return false;
            cell = i;
        }
    const unsigned lost = removed->of[cell];
    const unsigned left = grid->cand[cell] & ~lost;
    found->target_on = !ch_is_single(lost);
    if (found->target_on && !ch_is_single(left))
        return false;
    found->target = (int16_t)CH_CANDIDATE(cell, ch_lowest(found->target_on ? left : lost));
    return true;
}

/* Returns the index of the cycle with these eliminations and this mark, or where it would be
 * added. */
static int find_cycle(const ChSeCollector *collector, const ChSeMarks *removed, unsigned mark)
{
    int at = 0;

    while (at < collector->cycles &&
           (collector->mark[at] != mark ||
            memcmp(&collector->removed[at], removed, sizeof *removed) != 0))
        at++;
    return at;
}

bool ch_se_collect_cycle(ChSeCollector *collector, const ChSeGrid *grid, const ChSeFound *found,
                         const ChSeMarks *removed, unsigned mark)
{
    ChSeFound as = *found;

    if (!collector->wants_all) {
        collector->removed[0] = *removed;
        ch_se_collect(collector, grid, found);
        return true;
    }
    if (as_target(grid, removed, &as)) {
        if (ch_se_is_wanted(collector, grid, &as))
            ch_se_collect(collector, grid, &as);
        return true;
    }
    const int at = find_cycle(collector, removed, mark);
    if (at == CH_SE_CYCLES)
        return false;
    if (at < collector->cycles && !is_better(found, &collector->cycle[at]))
        return true;
    as.target = CH_SE_NOWHERE;
    as.order = collector->order++;
    as.effect = (int16_t)at;
    collector->cycle[at] = as;
    collector->removed[at] = *removed;
    collector->mark[at] = (uint8_t)mark;
    collector->cycles += at == collector->cycles;
    collector->any = true;
    return true;
}

/* ---- the list ---- */

static int compare_hints(const void *a, const void *b)
{
    const ChSeFound *const x = *(const ChSeFound *const *)a;
    const ChSeFound *const y = *(const ChSeFound *const *)b;

    if (is_better(x, y) || is_better(y, x))
        return is_better(x, y) ? -1 : 1;
    return x->order < y->order ? -1 : 1;
}

int ch_se_collected(ChSeCollector *collector)
{
    int count = 0;

    for (int on = 0; on < 2; on++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            CH_EACH_DIGIT(digit, collector->has[on].of[cell])
                collector->list[count++] = &collector->at[on][CH_CANDIDATE(cell, digit)];
    for (int i = 0; i < collector->cycles; i++)
        collector->list[count++] = &collector->cycle[i];
    qsort(collector->list, (size_t)count, sizeof collector->list[0], compare_hints);
    return count;
}
