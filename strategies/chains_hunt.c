/* chains_hunt.c - the search that all chains share: from all starts, shorter chains first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"

static bool try_all(ChHunt *hunt, ChAttempt attempt)
{
    const ChLinks *const links = hunt->links;

    for (int start = 0; start < links->count; start++)
        for (int end = ch_bits_next(links->fresh[start].word, links->words, 0); end >= 0;
             end = ch_bits_next(links->fresh[start].word, links->words, end + 1))
            if (attempt(hunt, start, end))
                return true;
    return false;
}

bool ch_hunt(const ChScene *scene, ChSink *sink, ChTechniqueId technique, int kinds,
             const ChAttempt *attempt, int attempts)
{
    ChHunt hunt = {.scene = scene,
                   .sink = sink,
                   .links = ch_facts_links(scene->facts, kinds),
                   .technique = technique,
                   .grouped = kinds & CH_LINKS_GROUPS};
    const int longest = scene->options->largest != 0 ? scene->options->largest : 2 * CH_MAX_STRONG;

    ch_links_start(hunt.links);
    for (hunt.length = 1; hunt.length < 2 * CH_MAX_STRONG && hunt.length <= longest;
         hunt.length += 2) {
        for (int i = 0; i < attempts; i++)
            if (try_all(&hunt, attempt[i]))
                return true;
        if (!ch_links_grow(hunt.links))
            break;
    }
    return false;
}

bool ch_hunt_trace(const ChHunt *hunt, int start, int end, ChCellSet avoid, ChChain *chain)
{
    const ChLinks *const links = hunt->links;
    const int length = hunt->length;
    const int how = hunt->scene->options->hodoku_chains ? CH_TRACE_FIRST : 0;
    const int with = how | CH_TRACE_GROUPS;
    const bool plain = ch_links_trace(links, start, end, length, avoid, how, chain);

    if (plain || !hunt->grouped)
        return plain && !hunt->grouped;
    return ch_links_trace(links, start, end, length, avoid, with, chain) ||
           (ch_cells_empty(avoid) && ch_links_trace(links, end, start, length, avoid, with, chain));
}

const ChEnding ch_open_end = {.form = CH_CHAIN_OPEN, .victim = CH_NONE};

/* Whether a chain is all of one digit, or all in cells with two candidates, or a W-wing: two such
 * cells and a conjugate pair between them. */
static bool has_simpler_name(const ChHunt *hunt, const ChChain *chain)
{
    const int links = chain->count / 2;
    int cells = 0;

    for (int i = 0; i < links; i++)
        cells += chain->slot[i] == 0;
    return !hunt->grouped &&
           (cells == 0 || cells == links || (links == 3 && cells == 2 && chain->slot[1] != 0));
}

bool ch_hunt_conclude(ChHunt *hunt, int start, int end, const ChEnding *ending,
                      ChDeduction *deduction)
{
    ChChain chain;

    if (ch_chain_is_old(hunt, deduction) ||
        !ch_hunt_trace(hunt, start, end, ending->avoid, &chain) ||
        (ending->only_mixed && has_simpler_name(hunt, &chain)))
        return false;
    ch_chain_rest(hunt, &chain, ending->form, ending->victim, deduction);
    return ch_chain_report(hunt, deduction);
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
