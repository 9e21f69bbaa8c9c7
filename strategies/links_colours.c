/* links_colours.c - what chains rule out, between candidates and groups.
 *
 * Of two partners, by a cell or a house, exactly one is true; so all that hang together by partners
 * have one of two colours, of which one is true altogether.  Each colour rules out what conflicts with
 * any of its nodes, and makes the other colour of what it rules out true:
 *
 *      a = A - b = B - c       the colours of a = A and of b = B: if a is false, so is c
 *
 * A chain can be read from either end: what a candidate rules out are just those that would rule it
 * out.  So a candidate whose being true leaves a cell or a digit of a house nothing is one that all
 * candidates there rule out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

enum { MOST_COLOURS = 256, COLOUR_WORDS = MOST_COLOURS / 64 };

typedef struct Colours {
    ChLinks *links;
    const ChNodeSet *partnered;
    int limit;                 /* nodes */
    int words;                 /* of nodes */
    int count;                 /* two of each cluster, 2n and 2n + 1 */
    bool clash;                /* some cluster cannot be coloured, or there are too many */
    uint16_t of[CH_MAX_NODES]; /* CH_NONE */
    uint64_t then[MOST_COLOURS][COLOUR_WORDS]; /* the colours that follow */
    ChNodeSet *ruled_out;                      /* by each colour */
} Colours;

/* Colours all that hangs together with a node. */
static void colour_from(Colours *colours, int root)
{
    const ChNode *const node = colours->links->node;
    uint16_t stack[CH_MAX_NODES];
    int depth = 0;

    colours->of[root] = (uint16_t)colours->count;
    stack[depth++] = (uint16_t)root;
    while (depth > 0) {
        const int one = stack[--depth];
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            const int other = node[one].partner[slot];
            if (other >= colours->limit)
                continue;
            if (colours->of[other] == CH_NONE) {
                colours->of[other] = colours->of[one] ^ 1;
                stack[depth++] = (uint16_t)other;
            }
            colours->clash |= colours->of[other] == colours->of[one];
        }
    }
    colours->count += 2;
}

static void colour_all(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;

    memset(colours->of, 0xff, (size_t)colours->limit * sizeof *colours->of);
    for (int node = ch_bits_next(partnered, colours->words, 0); node >= 0;
         node = ch_bits_next(partnered, colours->words, node + 1)) {
        colours->clash |= colours->count == MOST_COLOURS;
        if (colours->of[node] == CH_NONE && !colours->clash)
            colour_from(colours, node);
    }
}

/* What a colour rules out itself, and which colours that makes true. */
static void find_followers(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;
    const int words = colours->words;

    for (int colour = 0; colour < colours->count; colour++)
        memset(&colours->ruled_out[colour], 0, (size_t)words * sizeof(uint64_t));
    for (int node = ch_bits_next(partnered, words, 0); node >= 0;
         node = ch_bits_next(partnered, words, node + 1))
        ch_nodes_join(&colours->ruled_out[colours->of[node]], &colours->links->foes[node], words);
    for (int colour = 0; colour < colours->count; colour++) {
        memset(colours->then[colour], 0, sizeof colours->then[colour]);
        for (int i = 0; i < words; i++)
            for (uint64_t rest = colours->ruled_out[colour].word[i] & partnered[i]; rest != 0;
                 rest &= rest - 1)
                ch_bits_add(colours->then[colour], colours->of[i * 64 + __builtin_ctzll(rest)] ^ 1);
    }
}

/* Whatever follows from what follows (Warshall). */
static void close_over(Colours *colours)
{
    const int words = (colours->count + 63) / 64;

    for (int middle = 0; middle < colours->count; middle++)
        for (int first = 0; first < colours->count; first++) {
            if (!ch_bits_has(colours->then[first], middle) || first == middle)
                continue;
            for (int i = 0; i < words; i++)
                colours->then[first][i] |= colours->then[middle][i];
            ch_nodes_join(&colours->ruled_out[first], &colours->ruled_out[middle], colours->words);
        }
}

/* Whether a candidate being true rules it out. */
static bool is_ruled_out(const Colours *colours, int candidate)
{
    const ChNodeSet *const foes = &colours->links->foes[candidate];

    if (colours->of[candidate] != CH_NONE)
        return ch_bits_has(colours->ruled_out[colours->of[candidate]].word, candidate);
    for (int i = 0; i < colours->words; i++)
        for (uint64_t rest = foes->word[i] & colours->partnered->word[i]; rest != 0;
             rest &= rest - 1) {
            const int colour = colours->of[i * 64 + __builtin_ctzll(rest)] ^ 1;
            if (ch_bits_has(colours->ruled_out[colour].word, candidate))
                return true;
        }
    return false;
}

/* Colours all nodes of a level and finds out what each colour rules out, through however many others;
 * nothing is known when there is a clash. */
static void colour(Colours *colours, ChLinks *links, int level)
{
    colours->links = links;
    colours->partnered = &links->partnered[level];
    colours->limit = level == CH_HOPE_PLAIN ? links->candidates : links->groups_end;
    colours->words = (colours->limit + 63) / 64;
    colours->count = 0;
    colours->clash = false;
    colours->ruled_out = links->seen;
    colour_all(colours);
    if (!colours->clash) {
        find_followers(colours);
        close_over(colours);
    }
}

void ch_links_hope_by_colours(ChLinks *links, int level)
{
    Colours colours;

    colour(&colours, links, level);
    for (int candidate = 0; candidate < links->candidates; candidate++)
        if (colours.clash || is_ruled_out(&colours, candidate))
            ch_hope_add(&links->hope[level], links, candidate, colours.partnered);
}

/* ---- what leaves something nothing ---- */

/* All that a candidate being true rules out. */
static ChNodeSet all_ruled_out(const Colours *colours, int candidate)
{
    const ChNodeSet *const foes = &colours->links->foes[candidate];
    uint64_t taken[COLOUR_WORDS] = {0};
    ChNodeSet all = {{0}};

    if (colours->of[candidate] != CH_NONE)
        return colours->ruled_out[colours->of[candidate]];
    ch_nodes_join(&all, foes, colours->words);
    for (int i = 0; i < colours->words; i++)
        for (uint64_t rest = foes->word[i] & colours->partnered->word[i]; rest != 0;
             rest &= rest - 1) {
            const int colour = colours->of[i * 64 + __builtin_ctzll(rest)] ^ 1;
            if (!ch_bits_has(taken, colour))
                ch_nodes_join(&all, &colours->ruled_out[colour], colours->words);
            ch_bits_add(taken, colour);
        }
    return all;
}

/* Adds what all candidates of a constraint rule out. */
static void add_common(const ChLinks *links, int constraint, int words, ChNodeSet *failing)
{
    ChNodeSet common;
    int count = 0;

    memset(common.word, 0xff, sizeof common.word);
    for (int i = 0; i < 9; i++) {
        const int node = links->of_candidate[ch_constraint_candidate(constraint, i)];
        if (node == CH_NONE)
            continue;
        for (int word = 0; word < words; word++)
            common.word[word] &= links->fresh[node].word[word];
        count++;
    }
    if (count > 0)
        ch_nodes_join(failing, &common, words);
}

void ch_links_find_failing(ChLinks *links, ChCandidateSet *failing)
{
    ChNodeSet nodes = {{0}};
    Colours colours;

    colour(&colours, links, CH_HOPE_PLAIN);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (!colours.clash)
            links->fresh[candidate] = all_ruled_out(&colours, candidate);
        if (colours.clash || ch_bits_has(links->fresh[candidate].word, candidate))
            ch_bits_add(nodes.word, candidate);
    }
    for (int constraint = 0; constraint < CH_CONSTRAINTS && !colours.clash; constraint++)
        add_common(links, constraint, colours.words, &nodes);
    *failing = (ChCandidateSet){{0}};
    for (int node = ch_bits_next(nodes.word, colours.words, 0);
         node >= 0 && node < links->candidates;
         node = ch_bits_next(nodes.word, colours.words, node + 1))
        ch_candidates_add(failing, CH_CANDIDATE(links->node[node].first, links->node[node].digit));
}
