/* chains_loops.c - nice loops: chains that return to their start.
 *
 *      discontinuous   two strong links meet at one candidate: it is true; two weak links meet at
 *                      one candidate: it is false; a strong and a weak link with two digits meet at
 *                      one cell: the weak link's candidate is false
 *      continuous      a = b - c = d - e = f - a: exactly one node of each weak link is true, so
 *                      all other candidates in their house or cell are removed
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

/* ---- discontinuous nice loops ---- */

/* Tries a loop whose first candidate has two strong links, and so is true. */
static bool try_strong_ends(ChChainSearch *search, int start, int end)
{
    const ChLinkNode *const a = ch_chain_search_node(search, start);

    if (start != end || a->is_group)
        return false;
    const ChChainEnd ending = {.form = CH_CHAIN_OPEN, .target = CH_NONE, .avoid = a->cells};
    ChDeduction deduction = ch_deduction((int)search->technique);
    ch_add_cell_eliminations(&deduction, search->input->board, a->first,
                             ~(1u << a->digit) & CH_ALL_NINE);
    return ch_chain_search_conclude(search, start, end, &ending, &deduction);
}

/* Tries a loop whose first node sees the cell of the last, which loses the first node's digit. */
static bool try_weak_and_strong(ChChainSearch *search, int start, int end)
{
    const ChBoard *const board = search->input->board;
    const ChLinkNode *const a = ch_chain_search_node(search, start);
    const ChLinkNode *const b = ch_chain_search_node(search, end);
    const int target = CH_CANDIDATE(b->first, a->digit);

    if (a->digit == b->digit || b->is_group || !ch_cells_has(&a->sees, b->first) ||
        !ch_board_has(board, target))
        return false;
    const ChChainEnd ending = {.form = CH_CHAIN_FRONT, .target = target, .avoid = b->cells};
    ChDeduction deduction = ch_deduction((int)search->technique);
    ch_add_cell_eliminations(&deduction, board, b->first, 1u << a->digit);
    return ch_chain_search_conclude(search, start, end, &ending, &deduction);
}

/* Tries each candidate that sees both ends, and so is false. */
static bool try_weak_ends(ChChainSearch *search, int start, int end)
{
    const ChLinkNode *const a = ch_chain_search_node(search, start);

    if (start >= end || a->digit != ch_chain_search_node(search, end)->digit)
        return false;
    const ChCellSet targets = ch_chain_search_seen_by_both(search, start, end);
    CH_EACH_CELL(cell, targets) {
        ChChainEnd ending = {.form = CH_CHAIN_BOTH,
                             .target = CH_CANDIDATE(cell, a->digit),
                             .leave_out = ch_chain_search_has_simpler_name};
        ch_cells_add(&ending.avoid, cell);
        ChDeduction deduction = ch_deduction((int)search->technique);
        ch_add_cell_eliminations(&deduction, search->input->board, cell, 1u << a->digit);
        if (ch_chain_search_conclude(search, start, end, &ending, &deduction))
            return true;
    }
    return false;
}

static const ChChainGoal discontinuous[] = {{try_strong_ends, CH_SCOPE_USEFUL},
                                            {try_weak_and_strong, CH_SCOPE_USEFUL},
                                            {try_weak_ends, CH_SCOPE_USEFUL}};

bool ch_find_discontinuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_DISCONTINUOUS_LOOP, CH_LINKS_ALL,
                           discontinuous, 3);
}

bool ch_find_grouped_discontinuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
                           CH_LINKS_ALL | CH_LINKS_GROUPS, discontinuous, 3);
}

/* ---- continuous nice loops ---- */

/* Adds the eliminations of a weak link of the loop, exactly one of whose nodes is true. */
static void close_link(const ChChainSearch *search, ChDeduction *deduction, int one, int other)
{
    const ChBoard *const board = search->input->board;
    const ChLinkNode *const a = ch_chain_search_node(search, one);
    const ChLinkNode *const b = ch_chain_search_node(search, other);

    if (a->digit != b->digit)
        ch_add_cell_eliminations(deduction, board, a->first,
                                 ~(1u << a->digit | 1u << b->digit) & CH_ALL_NINE);
    else
        ch_add_eliminations(deduction, board, ch_cells_and(a->sees, b->sees), a->digit);
}

/* Adds the eliminations of the loop's almost locked sets. Each set loses exactly one of the two
 * digits by which it is linked, and keeps all others. */
static void lock_sets(const ChChainSearch *search, const ChChain *chain, ChDeduction *deduction)
{
    for (int i = 0; i < chain->count; i += 2) {
        if (chain->slot[i / 2] != CH_BY_SET)
            continue;
        const ChAls *const set = &search->links->sets->set[chain->set[i / 2]];
        unsigned digits =
            set->digits & ~(1u << ch_chain_search_node(search, chain->node[i])->digit |
                            1u << ch_chain_search_node(search, chain->node[i + 1])->digit);
        CH_EACH_DIGIT(digit, digits)
            ch_add_eliminations(deduction, search->input->board, set->peers[digit], digit);
    }
}

typedef struct Loop {
    const ChChainSearch *search;
    ChDeduction deduction;
} Loop;

static bool proves_loop(void *context, const ChChain *chain, int how)
{
    Loop *const loop = context;
    const ChChainSearch *const search = loop->search;
    ChDeduction *const deduction = &loop->deduction;

    *deduction = ch_deduction((int)search->technique);
    close_link(search, deduction, chain->node[chain->count - 1], chain->node[0]);
    for (int i = 1; i + 1 < chain->count; i += 2)
        close_link(search, deduction, chain->node[i], chain->node[i + 1]);
    lock_sets(search, chain, deduction);
    return ch_chain_search_is_proof(search, chain, how, CH_CHAIN_LOOP, CH_NONE, deduction);
}

/* Tries the continuous loops through two nodes. Loops of four links are locked candidates, pairs or
 * X-wings, unless they pass through groups. */
static bool try_loop(ChChainSearch *search, int start, int end)
{
    const ChLinkNode *const a = ch_chain_search_node(search, start);
    const ChLinkNode *const b = ch_chain_search_node(search, end);
    ChChain chain;

    if ((start >= end && ch_bits_has(search->links->starts.word, end)) ||
        search->length < (search->grouped ? 3 : 5) || !ch_links_conflict(search->links, start, end))
        return false;
    Loop loop = {.search = search};
    const ChTraceRequest request = {.start = start,
                                    .end = end,
                                    .avoid = ch_cells_and(a->cells, b->cells),
                                    .test = proves_loop,
                                    .context = &loop};
    return ch_chain_search_trace(search, &request, &chain) &&
           ch_chain_report(search, &loop.deduction);
}

static const ChChainGoal continuous[] = {{try_loop, CH_SCOPE_LOOPS}};

bool ch_find_continuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_CONTINUOUS_LOOP, CH_LINKS_ALL, continuous, 1);
}

bool ch_find_grouped_continuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP,
                           CH_LINKS_ALL | CH_LINKS_GROUPS, continuous, 1);
}

/* ---- through almost locked sets ---- */

bool ch_find_als_continuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_ALS_CONTINUOUS_LOOP, CH_LINKS_MOST, continuous,
                           1);
}

bool ch_find_als_discontinuous_loop(const ChFinderInput *input, ChSink *sink)
{
    return ch_chain_search(input, sink, CH_TECHNIQUE_ALS_DISCONTINUOUS_LOOP, CH_LINKS_MOST,
                           discontinuous, 3);
}
