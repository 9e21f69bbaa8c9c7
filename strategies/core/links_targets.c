/* links_targets.c - the cells where chains may rule each digit out: chains of any length, or of
 * three strong links.
 *
 *      v - a = b - c = d - e = f - v
 *
 * A true candidate v makes its weak neighbours a and f false.  So their partners b and e are true,
 * and the weak neighbours of these are false.  If that makes both ends of a strong link false, here
 * c and d, then v is ruled out.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

static bool list_targets(const ChLinks *links, const ChChainTargets *of_level,
                         const ChNodeSet *nodes, ChCellSet targets[CH_DIGITS])
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        targets[digit] = (ChCellSet){{0}};
    CH_EACH_MEMBER(node, nodes->word, CH_NODE_WORDS)
        ch_cells_add(&targets[links->node[node].digit], links->node[node].first);
    return of_level->whole;
}

bool ch_links_targets(const ChLinks *links, int level, ChCellSet targets[CH_DIGITS])
{
    return list_targets(links, &links->targets[level], &links->targets[level].targets, targets);
}

/* ---- three strong links ---- */

/* A level without parts, and its nodes that have a partner. */
typedef struct Level {
    const ChLinks *links;
    const uint64_t *partnered;
    ChNodeSet *partners; /* the partners of each of these */
    int limit;           /* number of nodes */
    int words;           /* words in a set of nodes */
} Level;

static void find_partners(const Level *level)
{
    const ChLinkNode *const node = level->links->node;

    CH_EACH_MEMBER(one, level->partnered, level->words) {
        level->partners[one] = (ChNodeSet){{0}};
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
            if (node[one].partner[slot] < level->limit)
                ch_bits_add(level->partners[one].word, node[one].partner[slot]);
    }
}

/* Collects the nodes that follow from a true node: the partners of its weak neighbours. */
static void find_strong(const Level *level, int node, ChNodeSet *strong)
{
    const uint64_t *const weak = level->links->weak[node].word;

    for (int i = 0; i < level->words; i++)
        CH_EACH_BIT_64(bit, weak[i] & level->partnered[i])
            ch_nodes_join(strong, &level->partners[i * 64 + bit], level->words);
}

/* Reports whether some node of a set has a partner in the set. */
static bool has_partners(const Level *level, const ChNodeSet *set)
{
    for (int i = 0; i < level->words; i++)
        CH_EACH_BIT_64(bit, set->word[i] & level->partnered[i]) {
            const ChNodeSet *const partners = &level->partners[i * 64 + bit];
            uint64_t both = 0;
            for (int k = 0; k < level->words; k++)
                both |= partners->word[k] & set->word[k];
            if (both != 0)
                return true;
        }
    return false;
}

static bool is_ruled_out(const Level *level, int candidate)
{
    ChNodeSet strong = {{0}};
    ChNodeSet lost = {{0}};

    find_strong(level, candidate, &strong);
    CH_EACH_MEMBER(strong_node, strong.word, level->words)
        ch_nodes_join(&lost, &level->links->weak[strong_node], level->words);
    return has_partners(level, &lost);
}

static void find_near(ChLinks *links, int number)
{
    ChChainTargets *const of_level = &links->targets[number];
    const int limit = number == CH_TARGETS_PLAIN ? links->candidates : links->groups_end;
    const Level level = {.links = links,
                         .partnered = links->partnered[number].word,
                         .partners = links->fresh,
                         .limit = limit,
                         .words = (limit + 63) / 64};

    of_level->near = (ChNodeSet){{0}};
    if (of_level->some)
        find_partners(&level);
    CH_EACH_MEMBER(node, of_level->targets.word, CH_NODE_WORDS)
        if (is_ruled_out(&level, node))
            ch_bits_add(of_level->near.word, node);
    of_level->near_known = true;
}

bool ch_links_near_targets(ChLinks *links, int level, ChCellSet targets[CH_DIGITS])
{
    ChChainTargets *const of_level = &links->targets[level];

    if (!of_level->near_known)
        find_near(links, level);
    return list_targets(links, of_level, &of_level->near, targets);
}
