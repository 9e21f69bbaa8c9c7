/* chain_reach.c - see chain_reach.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain_reach.h"

/* ---- closures ---- */

/* Returns the next node to expand, or -1.  Prefers a node whose consequences are already known. */
static int pick_next_node(const ChNodeSet *todo, const ChNodeSet *all, const ChNodeSet *done,
                          int words)
{
    int any = -1;

    for (int i = 0; i < words; i++) {
        const uint64_t rest = todo->word[i] & ~all->word[i];
        if ((rest & done->word[i]) != 0)
            return 64 * i + __builtin_ctzll(rest & done->word[i]);
        if (rest != 0 && any < 0)
            any = 64 * i + __builtin_ctzll(rest);
    }
    return any;
}

void ch_chain_reach_prepare(ChLinks *links)
{
    const int words = links->words;
    ChNodeSet done = {{0}};

    ch_links_make_ready(links);
    CH_EACH_MEMBER(node, links->active.word, words) {
        ChNodeSet *const all = &links->seen[node];
        ChNodeSet *const off = &links->fresh[node];
        ChNodeSet todo = links->next[node];
        memset(all, 0, sizeof *all);
        ch_bits_add(all->word, node);
        *off = links->weak[node];
        for (int next = pick_next_node(&todo, all, &done, words); next >= 0;
             next = pick_next_node(&todo, all, &done, words)) {
            const bool known = ch_bits_has(done.word, next);
            ch_bits_add(all->word, next);
            ch_nodes_join(known ? all : &todo, known ? &links->seen[next] : &links->next[next],
                          words);
            ch_nodes_join(off, known ? &links->fresh[next] : &links->weak[next], words);
        }
        ch_bits_add(done.word, node);
    }
}

/* Returns the nodes that are true one strong link away from the target. */
static ChNodeSet first_truths(const ChLinks *links, int target)
{
    const ChNodeSet *const weak = &links->weak[target];
    ChNodeSet truths = {{0}};

    if (ch_bits_has(links->active.word, target))
        return links->next[target];
    for (int i = 0; i < links->words; i++)
        CH_EACH_BIT_64(bit, weak->word[i] & links->active.word[i])
            ch_nodes_join(&truths, &links->strong[64 * i + bit], links->words);
    return truths;
}

bool ch_chain_reach_follow(ChChainReach *reach, const ChLinks *links, int target)
{
    const ChNodeSet truths = first_truths(links, target);

    reach->links = links;
    reach->target = target;
    reach->depth = 0;
    reach->off = links->weak[target];
    for (int i = 0; i < links->words; i++)
        CH_EACH_BIT_64(bit, truths.word[i])
            ch_nodes_join(&reach->off, &links->fresh[64 * i + bit], links->words);
    return !ch_bits_has(reach->off.word, target);
}

/* ---- derivations ---- */

static bool nodes_meet(const ChNodeSet *one, const ChNodeSet *other, int words)
{
    for (int i = 0; i < words; i++)
        if ((one->word[i] & other->word[i]) != 0)
            return true;
    return false;
}

static void find_levels(ChChainReach *reach)
{
    const ChLinks *const links = reach->links;
    ChNodeSet seen;

    memset(&reach->concluded, 0, sizeof reach->concluded);
    memset(&reach->level[0], 0, sizeof reach->level[0]);
    ch_bits_add(reach->level[0].word, reach->target);
    reach->level[1] = seen = first_truths(links, reach->target);
    ch_bits_add(seen.word, reach->target);
    for (reach->depth = 1; reach->depth < CH_CHAIN_REACH_STRONG; reach->depth++)
        if (!ch_links_follow(links, &reach->level[reach->depth], &seen,
                             &reach->level[reach->depth + 1]))
            break;
}

int ch_chain_reach_distance(ChChainReach *reach, int place)
{
    if (reach->depth == 0)
        find_levels(reach);
    for (int level = 0; level <= reach->depth; level++)
        if (nodes_meet(&reach->level[level], &reach->links->weak[place], reach->links->words))
            return level;
    return CH_CHAIN_REACH_STRONG + 1;
}

/* Returns a node of the level that conflicts with NODE, preferably one that the premises already
 * conclude. */
static int conflicting_node(const ChChainReach *reach, int level, int node)
{
    const ChLinks *const links = reach->links;
    int any = -1;

    for (int i = 0; i < links->words; i++) {
        const uint64_t both = reach->level[level].word[i] & links->weak[node].word[i];
        if ((both & reach->concluded.word[i]) != 0)
            return 64 * i + __builtin_ctzll(both & reach->concluded.word[i]);
        if (both != 0 && any < 0)
            any = 64 * i + __builtin_ctzll(both);
    }
    return any;
}

void ch_chain_reach_add_premises(ChChainReach *reach, int place, ChDeduction *deduction)
{
    const ChLinks *const links = reach->links;

    for (int level = ch_chain_reach_distance(reach, place); level > 0; level--) {
        const int on = conflicting_node(reach, level, place);
        if (ch_bits_has(reach->concluded.word, on))
            return;
        ch_bits_add(reach->concluded.word, on);
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            const int off = ch_links_partner(links, on, slot);
            if (off == CH_NONE ||
                !nodes_meet(&links->weak[off], &reach->level[level - 1], links->words))
                continue;
            ch_add_premise(deduction, ch_links_constraint(&links->node[on], slot));
            place = off;
            break;
        }
    }
}
