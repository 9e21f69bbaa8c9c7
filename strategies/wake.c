/* wake.c - see wake.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wake.h"

/* ---- what everything leads to ---- */

/* The next node to go on from: one whose consequences are known, if there is one. */
static int pick(const ChNodeSet *todo, const ChNodeSet *all, const ChNodeSet *done, int words)
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

void ch_wake_prepare(ChLinks *links)
{
    const int words = links->words;
    ChNodeSet done = {{0}};

    ch_links_make_ready(links);
    for (int node = ch_bits_next(links->active.word, words, 0); node >= 0;
         node = ch_bits_next(links->active.word, words, node + 1)) {
        ChNodeSet *const all = &links->seen[node];
        ChNodeSet *const off = &links->fresh[node];
        ChNodeSet todo = links->next[node];
        memset(all, 0, sizeof *all);
        ch_bits_add(all->word, node);
        *off = links->foes[node];
        for (int next = pick(&todo, all, &done, words); next >= 0;
             next = pick(&todo, all, &done, words)) {
            const bool known = ch_bits_has(done.word, next);
            ch_bits_add(all->word, next);
            ch_nodes_join(known ? all : &todo, known ? &links->seen[next] : &links->next[next],
                          words);
            ch_nodes_join(off, known ? &links->fresh[next] : &links->foes[next], words);
        }
        ch_bits_add(done.word, node);
    }
}

/* What is true behind one strong link from the target. */
static ChNodeSet first_truths(const ChLinks *links, int target)
{
    const ChNodeSet *const foes = &links->foes[target];
    ChNodeSet truths = {{0}};

    if (ch_bits_has(links->active.word, target))
        return links->next[target];
    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = foes->word[i] & links->active.word[i]; rest != 0; rest &= rest - 1)
            ch_nodes_join(&truths, &links->mates[64 * i + __builtin_ctzll(rest)], links->words);
    return truths;
}

bool ch_wake_follow(ChWake *wake, const ChLinks *links, int target)
{
    const ChNodeSet truths = first_truths(links, target);

    wake->links = links;
    wake->target = target;
    wake->depth = 0;
    wake->off = links->foes[target];
    for (int i = 0; i < links->words; i++)
        for (uint64_t rest = truths.word[i]; rest != 0; rest &= rest - 1)
            ch_nodes_join(&wake->off, &links->fresh[64 * i + __builtin_ctzll(rest)], links->words);
    return !ch_bits_has(wake->off.word, target);
}

/* ---- how ---- */

static bool meet(const ChNodeSet *one, const ChNodeSet *other, int words)
{
    for (int i = 0; i < words; i++)
        if ((one->word[i] & other->word[i]) != 0)
            return true;
    return false;
}

static void find_levels(ChWake *wake)
{
    const ChLinks *const links = wake->links;
    ChNodeSet seen;

    memset(&wake->told, 0, sizeof wake->told);
    memset(&wake->level[0], 0, sizeof wake->level[0]);
    ch_bits_add(wake->level[0].word, wake->target);
    wake->level[1] = seen = first_truths(links, wake->target);
    ch_bits_add(seen.word, wake->target);
    for (wake->depth = 1; wake->depth < CH_WAKE_STRONG; wake->depth++)
        if (!ch_links_follow(links, &wake->level[wake->depth], &seen,
                             &wake->level[wake->depth + 1]))
            break;
}

int ch_wake_distance(ChWake *wake, int place)
{
    if (wake->depth == 0)
        find_levels(wake);
    for (int level = 0; level <= wake->depth; level++)
        if (meet(&wake->level[level], &wake->links->foes[place], wake->links->words))
            return level;
    return CH_WAKE_STRONG + 1;
}

/* A node of the level that conflicts with a node, one told already if possible. */
static int ally(const ChWake *wake, int level, int node)
{
    const ChLinks *const links = wake->links;
    int any = -1;

    for (int i = 0; i < links->words; i++) {
        const uint64_t both = wake->level[level].word[i] & links->foes[node].word[i];
        if ((both & wake->told.word[i]) != 0)
            return 64 * i + __builtin_ctzll(both & wake->told.word[i]);
        if (both != 0 && any < 0)
            any = 64 * i + __builtin_ctzll(both);
    }
    return any;
}

void ch_wake_rest(ChWake *wake, int place, ChDeduction *deduction)
{
    const ChLinks *const links = wake->links;

    for (int level = ch_wake_distance(wake, place); level > 0; level--) {
        const int on = ally(wake, level, place);
        if (ch_bits_has(wake->told.word, on))
            return;
        ch_bits_add(wake->told.word, on);
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            const int off = ch_links_partner(links, on, slot);
            if (off == CH_NONE || !meet(&links->foes[off], &wake->level[level - 1], links->words))
                continue;
            ch_rests_on(deduction, ch_links_constraint(&links->node[on], slot));
            place = off;
            break;
        }
    }
}
