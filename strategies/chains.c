/* chains.c - X-chain, plain and grouped, XY-chain, remote pair, AIC.
 *
 * A chain of links (links.h) says that its first or its last node is true:
 *
 *      a = b - c = d - e = f       what conflicts with both a and f goes
 *
 *      X-chain        all of one digit: what sees both a and f goes; a and f may be the same node,
 *                     which is true then; grouped: through two or three places that act as one
 *      XY-chain       through cells with two candidates only; remote pair: always the same two
 *      AIC type 1     a and f of one digit: at least two cells that see both lose it
 *      AIC type 2     a and f of two digits, in cells that see each other: each cell loses the
 *                     other's digit
 *
 * Where the ends of an X-chain conflict it is part of a continuous nice loop (chains_loops.c), and
 * tells what one of the loop's weak links rules out.
 *
 * The shortest are reported first, and of chains with the same conclusions only one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

#include "single_digit.h"

/* ---- X-chain, XY-chain, remote pair ---- */

/* Three links make a skyscraper, a kite or a turbot fish; back at the start, it is true. */
static bool try_x_chain(ChHunt *hunt, int start, int end)
{
    return start <= end && hunt->length >= (start == end ? 3 : 5) &&
           ch_hunt_try_ends(hunt, start, end, 1, &ch_open_end);
}

bool ch_find_x_chain(const ChScene *scene, ChSink *sink)
{
    static const ChQuest quest[] = {{try_x_chain, CH_REACH_USEFUL}};

    return ch_promising_digits(scene) != 0 &&
           ch_hunt(scene, sink, CH_TECHNIQUE_X_CHAIN, CH_LINKS_HOUSES, quest, 1);
}

/* Whether a chain comes back to a place, but for ends that are the same node. */
static bool comes_back(const ChHunt *hunt, const ChChain *chain)
{
    ChCellSet before = ch_hunt_node(hunt, chain->node[0])->cells;

    for (int i = 1; i < chain->count; i++) {
        const ChCellSet cells = ch_hunt_node(hunt, chain->node[i])->cells;
        if (ch_cells_meet(cells, before) && chain->node[i] != chain->node[0])
            return true;
        before = ch_cells_or(before, cells);
    }
    return false;
}

/* Two strong links in a row and a column make a grouped kite, in a box and a line an empty
 * rectangle; where the ends conflict, too, the two houses are a loop or locked candidates.  In two
 * parallel lines they are a skyscraper with groups, which has no name of its own. */
static bool is_of_two_named_houses(const ChHunt *hunt, const ChChain *chain)
{
    return chain->count == 4 && (chain->slot[0] != chain->slot[1] ||
                                 ch_links_conflict(hunt->links, chain->node[0], chain->node[3]));
}

static bool is_no_grouped_x_chain(const ChHunt *hunt, const ChChain *chain)
{
    return comes_back(hunt, chain) || is_of_two_named_houses(hunt, chain);
}

static bool try_grouped_x_chain(ChHunt *hunt, int start, int end)
{
    static const ChEnding own = {
        .form = CH_CHAIN_OPEN, .victim = CH_NONE, .leave_out = is_no_grouped_x_chain};

    return start <= end && hunt->length >= 3 && ch_hunt_try_ends(hunt, start, end, 1, &own);
}

bool ch_find_grouped_x_chain(const ChScene *scene, ChSink *sink)
{
    static const ChQuest quest[] = {{try_grouped_x_chain, CH_REACH_USEFUL}};

    return ch_promising_digits(scene) != 0 && ch_hunt(scene, sink, CH_TECHNIQUE_GROUPED_X_CHAIN,
                                                      CH_LINKS_HOUSES | CH_LINKS_GROUPS, quest, 1);
}

/* Three cells make an XY-wing. */
static bool try_xy_chain(ChHunt *hunt, int start, int end)
{
    return start < end && hunt->length >= 7 &&
           ch_hunt_node(hunt, start)->digit == ch_hunt_node(hunt, end)->digit &&
           ch_hunt_try_ends(hunt, start, end, 1, &ch_open_end);
}

bool ch_find_xy_chain(const ChScene *scene, ChSink *sink)
{
    static const ChQuest quest[] = {{try_xy_chain, CH_REACH_USEFUL}};

    return ch_hunt(scene, sink, CH_TECHNIQUE_XY_CHAIN, CH_LINKS_CELLS, quest, 1);
}

/* Cells an odd number of places apart hold both digits: what sees both loses them. */
static bool try_remote_pair(ChHunt *hunt, int start, int end)
{
    const ChNode *const a = ch_hunt_node(hunt, start);
    const unsigned twins = hunt->scene->board->candidates[a->first];
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ChChain chain;

    if (start >= end || hunt->length < 7 || hunt->length % 4 != 3 ||
        a->digit != ch_hunt_node(hunt, end)->digit || a->digit != ch_lowest(twins) ||
        !ch_hunt_trace(hunt, start, end, ch_open_end.avoid, &chain))
        return false;
    for (int i = 0; i < chain.count; i += 2)
        for (int j = i + 6; j < chain.count; j += 4) {
            const ChCellSet victims = ch_cells_and(ch_hunt_node(hunt, chain.node[i])->sees,
                                                   ch_hunt_node(hunt, chain.node[j])->sees);
            for (unsigned digits = twins; digits != 0; digits &= digits - 1)
                ch_removes(&deduction, hunt->scene->board, victims, ch_lowest(digits));
        }
    ch_chain_rest(hunt, &chain, CH_CHAIN_OPEN, CH_NONE, &deduction);
    return ch_chain_report(hunt, &deduction);
}

/* The cells of TWINS that a cell is joined to, by colours in turn. */
static void colour_twins(ChCellSet twins, int cell, ChCellSet colour[2])
{
    ChCellSet fresh = {{0}};

    colour[0] = colour[1] = fresh;
    ch_cells_add(&fresh, cell);
    for (int own = 0; !ch_cells_empty(fresh); own = 1 - own) {
        colour[own] = ch_cells_or(colour[own], fresh);
        fresh = ch_cells_minus(ch_cells_and(ch_seen_by_any(fresh), twins), colour[1 - own]);
    }
}

/* Whether four cells and more with the same two candidates are joined, and some place of these sees
 * cells of both colours. */
static bool has_four_twins(const ChScene *scene)
{
    ChCellSet left = ch_facts_pairs(scene->facts)->bivalue;

    while (!ch_cells_empty(left)) {
        const int cell = ch_cells_first(left);
        const unsigned two = scene->board->candidates[cell];
        const ChCellSet one = ch_board_plane(scene->board, ch_lowest(two));
        const ChCellSet other = ch_board_plane(scene->board, ch_lowest(two & (two - 1)));
        const ChCellSet twins = ch_cells_and(left, ch_cells_and(one, other));
        const ChCellSet places = ch_cells_or(one, other);
        ChCellSet colour[2];
        ch_cells_remove(&left, cell);
        if (ch_cells_count(twins) < 4)
            continue;
        colour_twins(twins, cell, colour);
        if (ch_cells_count(ch_cells_or(colour[0], colour[1])) >= 4 &&
            ch_cells_meet(places,
                          ch_cells_and(ch_seen_by_any(colour[0]), ch_seen_by_any(colour[1]))))
            return true;
    }
    return false;
}

bool ch_find_remote_pair(const ChScene *scene, ChSink *sink)
{
    static const ChQuest quest[] = {{try_remote_pair, CH_REACH_ALL}};

    return has_four_twins(scene) && ch_hunt(scene, sink, CH_TECHNIQUE_REMOTE_PAIR,
                                            CH_LINKS_CELLS | CH_LINKS_TWINS, quest, 1);
}

/* ---- AIC ---- */

static bool try_type_2(ChHunt *hunt, int start, int end)
{
    const ChBoard *const board = hunt->scene->board;
    const ChNode *const a = ch_hunt_node(hunt, start);
    const ChNode *const b = ch_hunt_node(hunt, end);

    if (a->is_group || b->is_group || !ch_cells_has(&a->sees, b->first) ||
        !(board->candidates[a->first] >> b->digit & 1) ||
        !(board->candidates[b->first] >> a->digit & 1))
        return false;
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes_digits(&deduction, board, a->first, 1u << b->digit);
    ch_removes_digits(&deduction, board, b->first, 1u << a->digit);
    return ch_hunt_conclude(hunt, start, end, &ch_open_end, &deduction);
}

static bool try_aic(ChHunt *hunt, int start, int end)
{
    static const ChEnding mixed = {
        .form = CH_CHAIN_OPEN, .victim = CH_NONE, .leave_out = ch_hunt_has_simpler_name};
    const ChNode *const a = ch_hunt_node(hunt, start);
    const ChNode *const b = ch_hunt_node(hunt, end);

    if (start >= end || (!hunt->sets && (a->is_group || b->is_group)) ||
        ch_cells_meet(a->cells, b->cells))
        return false;
    return a->digit == b->digit ? ch_hunt_try_ends(hunt, start, end, 2, &mixed)
                                : try_type_2(hunt, start, end);
}

static const ChQuest aic_quest[] = {{try_aic, CH_REACH_USEFUL}};

bool ch_find_aic(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_AIC, CH_LINKS_ALL, aic_quest, 1);
}

bool ch_find_grouped_aic(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_GROUPED_AIC, CH_LINKS_ALL | CH_LINKS_GROUPS, aic_quest,
                   1);
}

bool ch_find_als_aic(const ChScene *scene, ChSink *sink)
{
    return ch_hunt(scene, sink, CH_TECHNIQUE_ALS_AIC, CH_LINKS_MOST, aic_quest, 1);
}
