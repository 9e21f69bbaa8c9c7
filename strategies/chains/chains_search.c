/* chains_search.c - the search that all chain finders share: from all starts, shorter chains first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

/* Chooses the ends that a goal tries from a start. */
static void choose_ends(const ChChainSearch *search, const ChChainGoal *goal, int start,
                        ChNodeSet *ends)
{
    const ChLinks *const links = search->links;

    for (int i = 0; i < links->words; i++) {
        ends->word[i] = links->fresh[start].word[i];
        if (goal->scope == CH_SCOPE_USEFUL && !search->input->options->unfiltered)
            ends->word[i] &= search->targets->ends.word[i];
        else if (goal->scope == CH_SCOPE_LOOPS)
            ends->word[i] &= links->weak[start].word[i];
    }
}

static bool try_all_chains(ChChainSearch *search, const ChChainGoal *goal)
{
    const ChLinks *const links = search->links;
    ChNodeSet ends;

    CH_EACH_MEMBER(start, links->starts.word, links->words) {
        choose_ends(search, goal, start, &ends);
        CH_EACH_MEMBER(end, ends.word, links->words)
            if (goal->attempt(search, start, end))
                return true;
    }
    return false;
}

/* Returns the nodes where chains start. A loop with a conclusion has two useful ends next to each
 * other, or else passes through an almost locked set. */
static const ChNodeSet *choose_starts(const ChChainSearch *search, const ChChainGoal *goal)
{
    if (goal->scope == CH_SCOPE_ALL || search->input->options->hodoku_chains ||
        search->input->options->unfiltered)
        return &search->links->active;
    return goal->scope == CH_SCOPE_LOOPS && search->sets ? &search->targets->loops
                                                         : &search->targets->ends;
}

/* Returns false only where no chain of such links, however long, removes anything. */
static bool may_chain(const ChFinderInput *input, int kinds)
{
    return input->options->unfiltered || (ch_facts_may_chain(input->facts, kinds) &&
                                          ch_facts_chain_targets(input->facts, kinds)->some);
}

bool ch_chain_search(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique, int kinds,
                     const ChChainGoal *goal, int goals)
{
    if (!may_chain(input, kinds))
        return false;
    ChChainSearch search = {.input = input,
                            .sink = sink,
                            .links = ch_facts_links(input->facts, kinds),
                            .targets = ch_facts_chain_targets(input->facts, kinds),
                            .technique = technique,
                            .grouped = kinds & CH_LINKS_GROUPS,
                            .sets = kinds & CH_LINKS_SETS};

    ch_links_start(search.links, choose_starts(&search, goal));
    for (search.length = 1; search.length < 2 * CH_MAX_STRONG; search.length += 2) {
        for (int i = 0; i < goals; i++)
            if (try_all_chains(&search, &goal[i]))
                return true;
        if (!ch_links_grow(search.links))
            break;
    }
    return false;
}

static bool trace_either_way(const ChChainSearch *search, ChTraceRequest request, int how,
                             ChChain *chain)
{
    const int start = request.start;

    request.how |= how;
    if (ch_links_trace(search->links, &request, chain))
        return true;
    request.start = request.end;
    request.end = start;
    return ch_cells_empty(request.avoid) && ch_links_trace(search->links, &request, chain);
}

bool ch_chain_search_trace(const ChChainSearch *search, const ChTraceRequest *request,
                           ChChain *chain)
{
    ChTraceRequest plain = *request;
    ChTraceRequest most = *request;

    plain.length = most.length = search->length;
    plain.how = most.how = search->input->options->hodoku_chains ? CH_TRACE_FIRST : 0;
    if (ch_links_trace(search->links, &plain, chain))
        return !search->grouped;
    if (!search->grouped)
        return false;
    if (search->sets && trace_either_way(search, plain, CH_TRACE_GROUPS, chain))
        return false;
    return trace_either_way(
        search, most, search->sets ? CH_TRACE_GROUPS | CH_TRACE_SETS : CH_TRACE_GROUPS, chain);
}

const ChChainEnd ch_open_end = {.form = CH_CHAIN_OPEN, .target = CH_NONE};

static bool is_of_one_digit(const ChChainSearch *search, const ChChain *chain)
{
    const int digit = ch_chain_search_node(search, chain->node[0])->digit;

    for (int i = 1; i < chain->count; i++)
        if (ch_chain_search_node(search, chain->node[i])->digit != digit)
            return false;
    return true;
}

/* Returns true if a chain is an XY-chain or a W-wing: two bivalue cells and a conjugate pair
 * between them. */
static bool is_of_cells(const ChChain *chain)
{
    const int links = chain->count / 2;
    int cells = 0;

    for (int i = 0; i < links; i++)
        cells += chain->slot[i] == CH_BY_CELL;
    return cells == links || (links == 3 && cells == 2 && chain->slot[1] != CH_BY_CELL);
}

bool ch_chain_search_has_simpler_name(const ChChainSearch *search, const ChChain *chain)
{
    return is_of_one_digit(search, chain) || (!search->grouped && is_of_cells(chain));
}

bool ch_chain_search_is_proof(const ChChainSearch *search, const ChChain *chain, int how,
                              ChChainForm form, int target, ChDeduction *deduction)
{
    if (how & CH_TRACE_SETS) {
        if (!ch_chain_mixes_sets(chain) ||
            !ch_chain_add_set_premises(search, chain, form, target, deduction))
            return false;
    } else
        ch_chain_add_premises(search, chain, form, target, deduction);
    return ch_chain_is_wanted(search, deduction);
}

/* The conclusions from two ends, without the premises of a chain and with them. */
typedef struct Conclusion {
    const ChChainSearch *search;
    const ChChainEnd *ending;
    ChDeduction plain;
    ChDeduction *proved;
} Conclusion;

/* A simpler chain than those of the search, which must not take its place, may have any name. */
static bool is_simpler(const ChChainSearch *search, int how)
{
    return (search->grouped && !(how & CH_TRACE_GROUPS)) ||
           (search->sets && !(how & CH_TRACE_SETS));
}

static bool proves(void *context, const ChChain *chain, int how)
{
    const Conclusion *const conclusion = context;
    const ChChainSearch *const search = conclusion->search;
    const ChChainEnd *const ending = conclusion->ending;

    if (ending->leave_out != NULL && !is_simpler(search, how) && ending->leave_out(search, chain))
        return false;
    *conclusion->proved = conclusion->plain;
    return ch_chain_search_is_proof(search, chain, how, ending->form, ending->target,
                                    conclusion->proved);
}

bool ch_chain_search_conclude(ChChainSearch *search, int start, int end, const ChChainEnd *ending,
                              ChDeduction *deduction)
{
    ChChain chain;

    if (ch_chain_is_old(search, deduction))
        return false;
    Conclusion conclusion = {
        .search = search, .ending = ending, .plain = *deduction, .proved = deduction};
    const ChTraceRequest request = {
        .start = start, .end = end, .avoid = ending->avoid, .test = proves, .context = &conclusion};
    return ch_chain_search_trace(search, &request, &chain) && ch_chain_report(search, deduction);
}

ChCellSet ch_chain_search_seen_by_both(const ChChainSearch *search, int start, int end)
{
    const ChLinkNode *const a = ch_chain_search_node(search, start);

    return ch_cells_and(ch_board_open(search->input->board, a->digit),
                        ch_cells_and(a->sees, ch_chain_search_node(search, end)->sees));
}

bool ch_chain_search_try_ends(ChChainSearch *search, int start, int end, int least,
                              const ChChainEnd *ending)
{
    const ChCellSet targets = ch_chain_search_seen_by_both(search, start, end);

    if (ch_cells_empty(targets) || ch_cells_count(targets) < least)
        return false;
    ChDeduction deduction = ch_deduction((int)search->technique);
    ch_add_eliminations(&deduction, search->input->board, targets,
                        ch_chain_search_node(search, start)->digit);
    return ch_chain_search_conclude(search, start, end, ending, &deduction);
}
