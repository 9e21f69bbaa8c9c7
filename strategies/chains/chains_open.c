/* chains_open.c - X-chain, plain and grouped, XY-chain, remote pair, AIC.
 *
 * A chain of links (links.h) proves that its first or its last node is true:
 *
 *      a = b - c = d - e = f       each candidate that conflicts with both a and f is removed
 *
 *      X-chain        a single digit: candidates that see both a and f are removed; a and f may be
 *                     the same node, which is then true; grouped: through two or three places that
 *                     act as one
 *      XY-chain       through bivalue cells only; remote pair: all with the same two candidates
 *      AIC type 1     a and f of one digit: at least two cells that see both lose it
 *      AIC type 2     a and f of two digits, in cells that see each other: each cell loses the
 *                     other's digit
 *
 * If the ends of an X-chain conflict, it is part of a continuous nice loop (chains_loops.c). It
 * then has the eliminations of one of the loop's weak links.
 *
 * The shortest chains are reported first, and of chains with the same conclusions only one.  The
 * shortest chains between two ends are tried until one needs all its links.  A chain has sixteen
 * strong links at most (CH_MAX_STRONG), and does not come back to a cell that it has left.  Where
 * the ends have very many shortest chains, the search tries 2,000 weak links (CH_TRACE_BUDGET).
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

#include "fresh.h"
#include "remote_pair_prefilter.h"

/* ---- X-chain, XY-chain, remote pair ---- */

/* Tries an X-chain. Most of three links have names of their own: skyscraper, kite, turbot fish. A
 * chain that returns to its first node proves that node true. */
static bool try_x_chain(ChChainSearch *search, int start, int end)
{
    return start <= end && search->length >= 3 &&
           ch_chain_search_try_ends(search, start, end, 1, &ch_open_end);
}

bool ch_find_x_chain(const ChFinderInput *input, ChSink *sink)
{
    static const ChChainGoal goal[] = {{try_x_chain, CH_SCOPE_USEFUL}};

    return ch_promising_digits(input) != 0 &&
           ch_chain_search(input, sink, CH_TECHNIQUE_X_CHAIN, CH_LINKS_HOUSES, goal, 1);
}

/* Returns true if a chain visits a place twice; its two ends may be the same node. */
static bool visits_twice(const ChChainSearch *search, const ChChain *chain)
{
    ChCellSet before = ch_chain_search_node(search, chain->node[0])->cells;

    for (int i = 1; i < chain->count; i++) {
        const ChCellSet cells = ch_chain_search_node(search, chain->node[i])->cells;
        if (ch_cells_meet(cells, before) && chain->node[i] != chain->node[0])
            return true;
        before = ch_cells_or(before, cells);
    }
    return false;
}

/* Returns true if a box and a line form an empty rectangle: the line has two places, NEAR and FAR,
 * and the end of the chain in the box lies in a line of the same direction. */
static bool is_empty_rectangle(const ChLinkNode *end, int line_slot, const ChLinkNode *near,
                               const ChLinkNode *far)
{
    const int line = line_slot == CH_BY_ROW ? CH_FIRST_ROW + CH_ROW_OF(end->first)
                                            : CH_FIRST_COLUMN + CH_COLUMN_OF(end->first);

    return !near->is_group && !far->is_group && ch_cells_within(end->cells, ch_house_cells[line]);
}

/* Returns true if two strong links form a pattern with its own name. In a row and a column that is
 * a kite if both ends are cells, in a box and a line an empty rectangle. If the ends conflict, too,
 * the two houses form a loop or locked candidates. In two parallel lines they form a skyscraper
 * with groups, which has no name of its own. */
static bool is_of_two_named_houses(const ChChainSearch *search, const ChChain *chain)
{
    const ChLinkNode *node[4];

    if (chain->count != 4)
        return false;
    if (ch_links_conflict(search->links, chain->node[0], chain->node[3]))
        return true;
    if (chain->slot[0] == chain->slot[1])
        return false;
    for (int i = 0; i < 4; i++)
        node[i] = ch_chain_search_node(search, chain->node[i]);
    if (chain->slot[0] == CH_BY_BOX || chain->slot[1] == CH_BY_BOX)
        return chain->slot[0] == CH_BY_BOX
                   ? is_empty_rectangle(node[0], chain->slot[1], node[2], node[3])
                   : is_empty_rectangle(node[3], chain->slot[0], node[1], node[0]);
    return !node[0]->is_group && !node[3]->is_group;
}

static bool is_no_grouped_x_chain(const ChChainSearch *search, const ChChain *chain)
{
    return visits_twice(search, chain) || is_of_two_named_houses(search, chain);
}

static bool try_grouped_x_chain(ChChainSearch *search, int start, int end)
{
    static const ChChainEnd own = {
        .form = CH_CHAIN_OPEN, .target = CH_NONE, .leave_out = is_no_grouped_x_chain};

    return start <= end && search->length >= 3 &&
           ch_chain_search_try_ends(search, start, end, 1, &own);
}

bool ch_find_grouped_x_chain(const ChFinderInput *input, ChSink *sink)
{
    static const ChChainGoal goal[] = {{try_grouped_x_chain, CH_SCOPE_USEFUL}};

    return ch_promising_digits(input) != 0 &&
           ch_chain_search(input, sink, CH_TECHNIQUE_GROUPED_X_CHAIN,
                           CH_LINKS_HOUSES | CH_LINKS_GROUPS, goal, 1);
}

/* Tries an XY-chain. Three cells make an XY-wing, so more are required. */
static bool try_xy_chain(ChChainSearch *search, int start, int end)
{
    return start < end && search->length >= 7 &&
           ch_chain_search_node(search, start)->digit == ch_chain_search_node(search, end)->digit &&
           ch_chain_search_try_ends(search, start, end, 1, &ch_open_end);
}

bool ch_find_xy_chain(const ChFinderInput *input, ChSink *sink)
{
    static const ChChainGoal goal[] = {{try_xy_chain, CH_SCOPE_USEFUL}};

    return ch_chain_search(input, sink, CH_TECHNIQUE_XY_CHAIN, CH_LINKS_CELLS, goal, 1);
}

/* Tries a remote pair. Two cells an odd number of links apart hold both digits, so cells that see
 * both lose them. */
static bool try_remote_pair(ChChainSearch *search, int start, int end)
{
    const ChLinkNode *const a = ch_chain_search_node(search, start);
    const unsigned twins = search->input->board->candidates[a->first];
    ChDeduction deduction = ch_deduction((int)search->technique);
    ChChain chain;

    if (start >= end || search->length < 7 || search->length % 4 != 3 ||
        a->digit != ch_chain_search_node(search, end)->digit || a->digit != ch_lowest(twins) ||
        !ch_chain_search_trace(search, &(ChTraceRequest){.start = start, .end = end}, &chain))
        return false;
    for (int i = 0; i < chain.count; i += 2)
        for (int j = i + 6; j < chain.count; j += 4) {
            const ChCellSet targets =
                ch_cells_and(ch_chain_search_node(search, chain.node[i])->sees,
                             ch_chain_search_node(search, chain.node[j])->sees);
            CH_EACH_DIGIT(digit, twins)
                ch_add_eliminations(&deduction, search->input->board, targets, digit);
        }
    ch_chain_add_premises(search, &chain, CH_CHAIN_OPEN, CH_NONE, &deduction);
    return ch_chain_is_wanted(search, &deduction) && ch_chain_report(search, &deduction);
}

bool ch_find_remote_pair(const ChFinderInput *input, ChSink *sink)
{
    static const ChChainGoal goal[] = {{try_remote_pair, CH_SCOPE_ALL}};

    return ch_may_have_remote_pair(input) &&
           ch_chain_search(input, sink, CH_TECHNIQUE_REMOTE_PAIR, CH_LINKS_CELLS | CH_LINKS_TWINS,
                           goal, 1);
}

/* ---- AIC ---- */

static bool try_type_2(ChChainSearch *search, int start, int end)
{
    const ChBoard *const board = search->input->board;
    const ChLinkNode *const a = ch_chain_search_node(search, start);
    const ChLinkNode *const b = ch_chain_search_node(search, end);

    if (a->is_group || b->is_group || !ch_cells_has(&a->sees, b->first) ||
        !(board->candidates[a->first] >> b->digit & 1) ||
        !(board->candidates[b->first] >> a->digit & 1))
        return false;
    ChDeduction deduction = ch_deduction((int)search->technique);
    ch_add_cell_eliminations(&deduction, board, a->first, 1u << b->digit);
    ch_add_cell_eliminations(&deduction, board, b->first, 1u << a->digit);
    return ch_chain_search_conclude(search, start, end, &ch_open_end, &deduction);
}

static bool try_aic(ChChainSearch *search, int start, int end)
{
    static const ChChainEnd mixed = {
        .form = CH_CHAIN_OPEN, .target = CH_NONE, .leave_out = ch_chain_search_has_simpler_name};
    const ChLinkNode *const a = ch_chain_search_node(search, start);
    const ChLinkNode *const b = ch_chain_search_node(search, end);

    if (start >= end || (!search->sets && (a->is_group || b->is_group)) ||
        ch_cells_meet(a->cells, b->cells))
        return false;
    return a->digit == b->digit ? ch_chain_search_try_ends(search, start, end, 2, &mixed)
                                : try_type_2(search, start, end);
}

static const ChChainGoal aic_goal[] = {{try_aic, CH_SCOPE_USEFUL}};

bool ch_find_aic(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_AIC, CH_LINKS_ALL, aic_goal, 1);
}

bool ch_find_grouped_aic(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_GROUPED_AIC, CH_LINKS_ALL | CH_LINKS_GROUPS,
                           aic_goal, 1);
}

bool ch_find_als_aic(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_ALS_AIC, CH_LINKS_MOST, aic_goal, 1);
}
