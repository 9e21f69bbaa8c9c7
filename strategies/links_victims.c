/* links_victims.c - where chains may rule each digit out: however long ones, or those of three
 * strong links.
 *
 *      v - a = b - c = d - e = f - v
 *
 * A candidate v that is true makes what it conflicts with false, a and f, and so their partners
 * true, b and e, and what conflicts with these false.  If that is true of both ends of a strong
 * link, c and d, then v is ruled out.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

static bool list_victims(const ChLinks *links, const ChHope *hope, const ChNodeSet *nodes,
                         ChCellSet victims[CH_DIGITS])
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        victims[digit] = (ChCellSet){{0}};
    for (int node = ch_bits_next(nodes->word, CH_NODE_WORDS, 0); node >= 0;
         node = ch_bits_next(nodes->word, CH_NODE_WORDS, node + 1))
        ch_cells_add(&victims[links->node[node].digit], links->node[node].first);
    return hope->whole;
}

bool ch_links_victims(const ChLinks *links, int level, ChCellSet victims[CH_DIGITS])
{
    return list_victims(links, &links->hope[level], &links->hope[level].victims, victims);
}

/* ---- three strong links ---- */

/* A level without parts: its nodes that have a partner. */
typedef struct Level {
    const ChLinks *links;
    const uint64_t *partnered;
    ChNodeSet *partners; /* of each of these */
    int limit;           /* nodes */
    int words;           /* of nodes */
} Level;

static void find_partners(const Level *level)
{
    const ChNode *const node = level->links->node;

    for (int one = ch_bits_next(level->partnered, level->words, 0); one >= 0;
         one = ch_bits_next(level->partnered, level->words, one + 1)) {
        level->partners[one] = (ChNodeSet){{0}};
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
            if (node[one].partner[slot] < level->limit)
                ch_bits_add(level->partners[one].word, node[one].partner[slot]);
    }
}

/* What follows from a node that is true: the partners of what it conflicts with. */
static void find_mates(const Level *level, int node, ChNodeSet *mates)
{
    const uint64_t *const foes = level->links->foes[node].word;

    for (int i = 0; i < level->words; i++)
        for (uint64_t rest = foes[i] & level->partnered[i]; rest != 0; rest &= rest - 1)
            ch_nodes_join(mates, &level->partners[i * 64 + __builtin_ctzll(rest)], level->words);
}

/* Whether some node of a set has a partner there. */
static bool has_partners(const Level *level, const ChNodeSet *set)
{
    for (int i = 0; i < level->words; i++)
        for (uint64_t rest = set->word[i] & level->partnered[i]; rest != 0; rest &= rest - 1) {
            const ChNodeSet *const partners = &level->partners[i * 64 + __builtin_ctzll(rest)];
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
    ChNodeSet mates = {{0}};
    ChNodeSet lost = {{0}};

    find_mates(level, candidate, &mates);
    for (int mate = ch_bits_next(mates.word, level->words, 0); mate >= 0;
         mate = ch_bits_next(mates.word, level->words, mate + 1))
        ch_nodes_join(&lost, &level->links->foes[mate], level->words);
    return has_partners(level, &lost);
}

static void find_near(ChLinks *links, int number)
{
    ChHope *const hope = &links->hope[number];
    const int limit = number == CH_HOPE_PLAIN ? links->candidates : links->groups_end;
    const Level level = {.links = links,
                         .partnered = links->partnered[number].word,
                         .partners = links->fresh,
                         .limit = limit,
                         .words = (limit + 63) / 64};

    hope->near = (ChNodeSet){{0}};
    if (hope->some)
        find_partners(&level);
    for (int node = ch_bits_next(hope->victims.word, CH_NODE_WORDS, 0); node >= 0;
         node = ch_bits_next(hope->victims.word, CH_NODE_WORDS, node + 1))
        if (is_ruled_out(&level, node))
            ch_bits_add(hope->near.word, node);
    hope->near_known = true;
}

bool ch_links_near_victims(ChLinks *links, int level, ChCellSet victims[CH_DIGITS])
{
    ChHope *const hope = &links->hope[level];

    if (!hope->near_known)
        find_near(links, level);
    return list_victims(links, hope, &hope->near, victims);
}
