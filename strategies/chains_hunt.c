/* chains_hunt.c - the search that all chains share: from all starts, shorter chains first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

/* The ends that a quest looks at from a start. */
static void choose_ends(const ChHunt *hunt, const ChQuest *quest, int start, ChNodeSet *ends)
{
    const ChLinks *const links = hunt->links;

    for (int i = 0; i < links->words; i++) {
        ends->word[i] = links->fresh[start].word[i];
        if (quest->reach == CH_REACH_USEFUL)
            ends->word[i] &= hunt->hope->ends.word[i];
        else if (quest->reach == CH_REACH_LOOPS)
            ends->word[i] &= links->foes[start].word[i];
    }
}

static bool try_all(ChHunt *hunt, const ChQuest *quest)
{
    const ChLinks *const links = hunt->links;
    ChNodeSet ends;

    for (int start = ch_bits_next(links->starts.word, links->words, 0); start >= 0;
         start = ch_bits_next(links->starts.word, links->words, start + 1)) {
        choose_ends(hunt, quest, start, &ends);
        for (int end = ch_bits_next(ends.word, links->words, 0); end >= 0;
             end = ch_bits_next(ends.word, links->words, end + 1))
            if (quest->attempt(hunt, start, end))
                return true;
    }
    return false;
}

/* Where chains start.  A loop that concludes anything has useful ends side by side, or else goes
 * through an almost locked set. */
static const ChNodeSet *choose_starts(const ChHunt *hunt, const ChQuest *quest)
{
    if (quest->reach == CH_REACH_ALL || hunt->scene->options->hodoku_chains)
        return &hunt->links->active;
    return quest->reach == CH_REACH_LOOPS && hunt->sets ? &hunt->hope->loops : &hunt->hope->ends;
}

bool ch_hunt(const ChScene *scene, ChSink *sink, ChTechniqueId technique, int kinds,
             const ChQuest *quest, int quests)
{
    if (!ch_facts_may_chain(scene->facts, kinds) || !ch_facts_hope(scene->facts, kinds)->some)
        return false;
    ChHunt hunt = {.scene = scene,
                   .sink = sink,
                   .links = ch_facts_links(scene->facts, kinds),
                   .hope = ch_facts_hope(scene->facts, kinds),
                   .technique = technique,
                   .grouped = kinds & CH_LINKS_GROUPS,
                   .sets = kinds & CH_LINKS_SETS};

    ch_links_start(hunt.links, choose_starts(&hunt, quest));
    for (hunt.length = 1; hunt.length < 2 * CH_MAX_STRONG; hunt.length += 2) {
        for (int i = 0; i < quests; i++)
            if (try_all(&hunt, &quest[i]))
                return true;
        if (!ch_links_grow(hunt.links))
            break;
    }
    return false;
}

static bool trace_either_way(const ChHunt *hunt, int start, int end, ChCellSet avoid, int how,
                             ChChain *chain)
{
    const ChLinks *const links = hunt->links;
    const int length = hunt->length;

    return ch_links_trace(links, start, end, length, avoid, how, chain) ||
           (ch_cells_empty(avoid) && ch_links_trace(links, end, start, length, avoid, how, chain));
}

bool ch_hunt_trace(const ChHunt *hunt, int start, int end, ChCellSet avoid, ChChain *chain)
{
    const int plain = hunt->scene->options->hodoku_chains ? CH_TRACE_FIRST : 0;
    const int grouped = plain | CH_TRACE_GROUPS;

    if (ch_links_trace(hunt->links, start, end, hunt->length, avoid, plain, chain))
        return !hunt->grouped;
    if (!hunt->grouped)
        return false;
    if (trace_either_way(hunt, start, end, avoid, grouped, chain))
        return !hunt->sets;
    return hunt->sets &&
           trace_either_way(hunt, start, end, avoid, grouped | CH_TRACE_SETS, chain) &&
           ch_chain_mixes_sets(chain);
}

const ChEnding ch_open_end = {.form = CH_CHAIN_OPEN, .victim = CH_NONE};

static bool is_of_one_digit(const ChHunt *hunt, const ChChain *chain)
{
    const int digit = ch_hunt_node(hunt, chain->node[0])->digit;

    for (int i = 1; i < chain->count; i++)
        if (ch_hunt_node(hunt, chain->node[i])->digit != digit)
            return false;
    return true;
}

/* Whether a chain is all in cells with two candidates, or a W-wing: two such cells and a conjugate
 * pair between them. */
static bool is_of_cells(const ChChain *chain)
{
    const int links = chain->count / 2;
    int cells = 0;

    for (int i = 0; i < links; i++)
        cells += chain->slot[i] == CH_BY_CELL;
    return cells == links || (links == 3 && cells == 2 && chain->slot[1] != CH_BY_CELL);
}

bool ch_hunt_has_simpler_name(const ChHunt *hunt, const ChChain *chain)
{
    return is_of_one_digit(hunt, chain) || (!hunt->grouped && is_of_cells(chain));
}

bool ch_hunt_rest(const ChHunt *hunt, const ChChain *chain, ChChainForm form, int victim,
                  ChDeduction *deduction)
{
    if (hunt->sets)
        return ch_chain_rest_on_sets(hunt, chain, form, victim, deduction);
    ch_chain_rest(hunt, chain, form, victim, deduction);
    return true;
}

bool ch_hunt_conclude(ChHunt *hunt, int start, int end, const ChEnding *ending,
                      ChDeduction *deduction)
{
    ChChain chain;

    if (ch_chain_is_old(hunt, deduction) ||
        !ch_hunt_trace(hunt, start, end, ending->avoid, &chain) ||
        (ending->leave_out != NULL && ending->leave_out(hunt, &chain)))
        return false;
    return ch_hunt_rest(hunt, &chain, ending->form, ending->victim, deduction) &&
           ch_chain_report(hunt, deduction);
}

ChCellSet ch_hunt_seen_by_both(const ChHunt *hunt, int start, int end)
{
    const ChNode *const a = ch_hunt_node(hunt, start);

    return ch_cells_and(ch_board_open(hunt->scene->board, a->digit),
                        ch_cells_and(a->sees, ch_hunt_node(hunt, end)->sees));
}

bool ch_hunt_try_ends(ChHunt *hunt, int start, int end, int least, const ChEnding *ending)
{
    const ChCellSet victims = ch_hunt_seen_by_both(hunt, start, end);

    if (ch_cells_empty(victims) || ch_cells_count(victims) < least)
        return false;
    ChDeduction deduction = ch_deduction((int)hunt->technique);
    ch_removes(&deduction, hunt->scene->board, victims, ch_hunt_node(hunt, start)->digit);
    return ch_hunt_conclude(hunt, start, end, ending, &deduction);
}
