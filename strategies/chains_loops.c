/* chains_loops.c - nice loops: chains that come back to where they began.
 *
 *      discontinuous   at one candidate two links of a kind meet, strong: it is true; weak: it is
 *                      false; or at one cell a strong and a weak one of two digits: the weak one's
 *                      is false
 *      continuous      a = b - c = d - e = f - a: of the two nodes of each weak link just one is
 *                      true, so what else there is in their house or cell goes
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

/* ---- discontinuous nice loops ---- */

/* Strong and strong: the first candidate is true. */
static bool try_strong_ends(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = ch_hunt_node(hunt, start);

    if (start != end || a->is_group)
        return false;
    const ChEnding ending = {.form = CH_CHAIN_OPEN, .victim = CH_NONE, .avoid = a->cells};
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, hunt->scene->board, a->first, ~(1u << a->digit) & CH_ALL_NINE);
    return ch_hunt_conclude(hunt, start, end, &ending, &deduction);
}

/* The first node sees the cell of the last, which loses the first's digit. */
static bool try_weak_and_strong(ChHunt *hunt, int start, int end)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = ch_hunt_node(hunt, start);
    const ChNode *const b = ch_hunt_node(hunt, end);
    const int victim = CH_CANDIDATE(b->first, a->digit);

    if (a->digit == b->digit || b->is_group || !ch_cells_has(&a->sees, b->first) ||
        !ch_board_has(board, victim))
        return false;
    const ChEnding ending = {.form = CH_CHAIN_FRONT, .victim = victim, .avoid = b->cells};
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, board, b->first, 1u << a->digit);
    return ch_hunt_conclude(hunt, start, end, &ending, &deduction);
}

/* Weak and weak: a candidate that sees both ends is false. */
static bool try_weak_ends(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = ch_hunt_node(hunt, start);

    if (start >= end || a->digit != ch_hunt_node(hunt, end)->digit)
        return false;
    const ChCellSet victims = ch_hunt_seen_by_both(hunt, start, end);
    for (int cell = ch_cells_next(&victims, 0); cell >= 0;
         cell = ch_cells_next(&victims, cell + 1)) {
        ChEnding ending = {.form = CH_CHAIN_BOTH,
                           .victim = CH_CANDIDATE(cell, a->digit),
                           .leave_out = ch_hunt_has_simpler_name};
        ch_cells_add(&ending.avoid, cell);
        ChDeduction deduction = ch_deduction((int)hunt->technique);
        ch_removes_digits(&deduction, hunt->scene->board, cell, 1u << a->digit);
        if (ch_hunt_conclude(hunt, start, end, &ending, &deduction))
            return true;
    }
    return false;
}

static const ChQuest discontinuous[] = {{try_strong_ends, CH_REACH_USEFUL},
                                        {try_weak_and_strong, CH_REACH_USEFUL},
                                        {try_weak_ends, CH_REACH_USEFUL}};

bool ch_find_discontinuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_DISCONTINUOUS_LOOP, CH_LINKS_ALL, discontinuous, 3);
}

bool ch_find_grouped_discontinuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
                   CH_LINKS_ALL | CH_LINKS_GROUPS, discontinuous, 3);
}

/* ---- continuous nice loops ---- */

/* What a weak link of the loop rules out: exactly one of its two nodes is true. */
static void close_link(const ChHunt *hunt, ChDeduction *deduction, int one, int other)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = ch_hunt_node(hunt, one);
    const ChNode *const b = ch_hunt_node(hunt, other);

    if (a->digit != b->digit)
        ch_removes_digits(deduction, board, a->first,
                          ~(1u << a->digit | 1u << b->digit) & CH_ALL_NINE);
    else
        ch_removes(deduction, board, ch_cells_and(a->sees, b->sees), a->digit);
}

/* An almost locked set of the loop loses just one of the two digits by which it is linked: it keeps
 * the others. */
static void lock_sets(const ChHunt *hunt, const ChChain *chain, ChDeduction *deduction)
{
    for (int i = 0; i < chain->count; i += 2) {
        if (chain->slot[i / 2] != CH_BY_SET)
            continue;
        const ChAlmost *const set = &hunt->links->sets->set[chain->set[i / 2]];
        unsigned digits = set->digits & ~(1u << ch_hunt_node(hunt, chain->node[i])->digit |
                                          1u << ch_hunt_node(hunt, chain->node[i + 1])->digit);
        for (; digits != 0; digits &= digits - 1)
            ch_removes(deduction, hunt->scene->board, set->buddies[ch_lowest(digits)],
                       ch_lowest(digits));
    }
}

/* Loops of four links are locked candidates, pairs or X-wings, unless they go through groups. */
static bool try_loop(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = ch_hunt_node(hunt, start);
    const ChNode *const b = ch_hunt_node(hunt, end);
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ChChain chain;

    if ((start >= end && ch_bits_has(hunt->links->starts.word, end)) ||
        hunt->length < (hunt->grouped ? 3 : 5) || !ch_links_conflict(hunt->links, start, end) ||
        !ch_hunt_trace(hunt, start, end, ch_cells_and(a->cells, b->cells), &chain))
        return false;
    close_link(hunt, &deduction, end, start);
    for (int i = 1; i + 1 < chain.count; i += 2)
        close_link(hunt, &deduction, chain.node[i], chain.node[i + 1]);
    lock_sets(hunt, &chain, &deduction);
    return ch_hunt_rest(hunt, &chain, CH_CHAIN_LOOP, CH_NONE, &deduction) &&
           ch_chain_report(hunt, &deduction);
}

static const ChQuest continuous[] = {{try_loop, CH_REACH_LOOPS}};

bool ch_find_continuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_CONTINUOUS_LOOP, CH_LINKS_ALL, continuous, 1);
}

bool ch_find_grouped_continuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP,
                   CH_LINKS_ALL | CH_LINKS_GROUPS, continuous, 1);
}

/* ---- through almost locked sets ---- */

bool ch_find_als_continuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_ALS_CONTINUOUS_LOOP, CH_LINKS_MOST, continuous, 1);
}

bool ch_find_als_discontinuous_loop(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_ALS_DISCONTINUOUS_LOOP, CH_LINKS_MOST, discontinuous,
                   3);
}
