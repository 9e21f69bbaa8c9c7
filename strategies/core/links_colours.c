/* links_colours.c - the conclusions of chains between candidates and groups, computed from colours.
 *
 * Of two partners, by a cell or a house, exactly one is true.  So the nodes of a cluster, connected
 * by partners, have two colours, and all nodes of one of these are true.  Each colour rules out the
 * nodes that conflict with any of its own, and makes the other colour of those nodes true:
 *
 *      a = A - b = B - c       the colours of a = A and of b = B: if a is false, so is c
 *
 * A chain can be read from either end: a candidate rules out exactly the candidates that would rule
 * it out.  So a true candidate leaves a cell, or a digit of a house, without candidates exactly if
 * all candidates there rule it out.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

enum { MOST_COLOURS = 256, COLOUR_WORDS = MOST_COLOURS / 64 };

typedef struct Colours {
    ChLinks *links;
    const ChNodeSet *partnered;
    int limit;                 /* number of nodes */
    int words;                 /* words in a set of nodes */
    int count;                 /* number of colours; a cluster has colours 2n and 2n + 1 */
    bool clash;                /* a cluster cannot be coloured, or there are too many */
    uint16_t of[CH_MAX_NODES]; /* a node's colour; CH_NONE */
    uint64_t implied[MOST_COLOURS][COLOUR_WORDS]; /* colours that are true if this one is */
    ChNodeSet *ruled_out;                         /* nodes ruled out by each colour itself */
    ChNodeSet *closed;                            /* nodes ruled out by it or its consequences */
} Colours;

/* Colours the cluster of a node. */
static void colour_from(Colours *colours, int root)
{
    const ChLinkNode *const node = colours->links->node;
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

static void colour_nodes(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;

    memset(colours->of, 0xff, (size_t)colours->limit * sizeof *colours->of);
    CH_EACH_MEMBER(node, partnered, colours->words) {
        colours->clash |= colours->count == MOST_COLOURS;
        if (colours->of[node] == CH_NONE && !colours->clash)
            colour_from(colours, node);
    }
}

/* Finds the nodes that each colour rules out itself, and the colours that this makes true. */
static void find_followers(Colours *colours)
{
    const uint64_t *const partnered = colours->partnered->word;
    const int words = colours->words;

    for (int colour = 0; colour < colours->count; colour++)
        memset(&colours->ruled_out[colour], 0, (size_t)words * sizeof(uint64_t));
    CH_EACH_MEMBER(node, partnered, words)
        ch_nodes_join(&colours->ruled_out[colours->of[node]], &colours->links->weak[node], words);
    for (int colour = 0; colour < colours->count; colour++) {
        memset(colours->implied[colour], 0, sizeof colours->implied[colour]);
        for (int i = 0; i < words; i++)
            CH_EACH_BIT_64(bit, colours->ruled_out[colour].word[i] & partnered[i])
                ch_bits_add(colours->implied[colour], colours->of[i * 64 + bit] ^ 1);
    }
}

/* Returns the other colour of each. */
static uint64_t opposites(uint64_t colours)
{
    const uint64_t low = UINT64_C(0x5555555555555555);

    return (colours & low) << 1 | (colours >> 1 & low);
}

static void join_colours(uint64_t *set, const uint64_t *more, int words)
{
    for (int i = 0; i < words; i++)
        set[i] |= more[i];
}

/* Adds the consequences of MIDDLE to those of all colours in BEFORE, which lead to it. */
static void close_through(Colours *colours, int middle, const uint64_t *before, int words)
{
    for (int i = 0; i < words; i++)
        CH_EACH_BIT_64(bit, before[i])
            join_colours(colours->implied[i * 64 + bit], colours->implied[middle], words);
}

/* Closes `implied` under implication (Warshall), two colours of a cluster at a time.  By
 * contraposition, one colour follows from another exactly if the other's opposite follows from its
 * own opposite. */
static void close_transitively(Colours *colours)
{
    const int words = (colours->count + 63) / 64;

    for (int middle = 0; middle < colours->count; middle += 2) {
        uint64_t *const first = colours->implied[middle];
        uint64_t *const second = colours->implied[middle + 1];
        uint64_t before[2][COLOUR_WORDS];
        for (int i = 0; i < words; i++) {
            before[0][i] = opposites(second[i]);
            before[1][i] = opposites(first[i]);
        }
        if (ch_bits_has(first, middle + 1))
            join_colours(before[1], before[0], words);
        close_through(colours, middle, before[0], words);
        close_through(colours, middle + 1, before[1], words);
    }
}

/* Colours all nodes of a level and closes over the consequences.  After a clash nothing is
 * known. */
static void colour_level(Colours *colours, ChLinks *links, int level)
{
    colours->links = links;
    colours->partnered = &links->partnered[level];
    colours->limit = level == CH_TARGETS_PLAIN ? links->candidates : links->groups_end;
    colours->words = (colours->limit + 63) / 64;
    colours->count = 0;
    colours->clash = false;
    colours->ruled_out = links->seen;
    colours->closed = links->seen + MOST_COLOURS;
    colour_nodes(colours);
    if (!colours->clash) {
        find_followers(colours);
        close_transitively(colours);
    }
}

/* Adds the nodes ruled out by both of two colours of which at least one is true: FIRST, and its
 * opposite or a consequence of that, up to FIRST itself. */
static void add_between(const Colours *colours, int first, ChNodeSet *nodes)
{
    const uint64_t *const implied = colours->implied[first ^ 1];
    const int words = colours->words;
    ChNodeSet seconds = {{0}};

    if (first & 1)
        ch_nodes_join(&seconds, &colours->ruled_out[first ^ 1], words);
    CH_EACH_MEMBER(second, implied, COLOUR_WORDS) {
        if (second > first)
            break;
        ch_nodes_join(&seconds, &colours->ruled_out[second], words);
    }
    for (int i = 0; i < words; i++)
        nodes->word[i] |= seconds.word[i] & colours->ruled_out[first].word[i];
}

/* Finds the nodes that rule themselves out.  Such a node makes two colours false of which one is
 * true, or, if it has a colour, its own opposite true. */
static void find_ruled_out(const Colours *colours, ChNodeSet *nodes)
{
    const uint64_t *const partnered = colours->partnered->word;

    *nodes = (ChNodeSet){{0}};
    for (int colour = 0; colour < colours->count; colour++)
        add_between(colours, colour, nodes);
    for (int i = 0; i < colours->words; i++)
        nodes->word[i] &= ~partnered[i];
    CH_EACH_MEMBER(node, partnered, colours->words) {
        const int own = colours->of[node];
        if (ch_bits_has(colours->implied[own], own ^ 1))
            ch_bits_add(nodes->word, node);
    }
}

void ch_links_targets_by_colours(ChLinks *links, int level)
{
    Colours colours;
    ChNodeSet nodes;

    colour_level(&colours, links, level);
    if (colours.clash)
        memset(&nodes, 0xff, sizeof nodes);
    else
        find_ruled_out(&colours, &nodes);
    CH_EACH_MEMBER(node, nodes.word, colours.words) {
        if (node >= links->candidates)
            break;
        ch_chain_targets_add(&links->targets[level], links, node, colours.partnered);
    }
}

/* ---- failing candidates ---- */

/* Extends the nodes that each colour rules out by those that its consequences rule out. */
static void close_ruled_out(Colours *colours)
{
    const int words = (colours->count + 63) / 64;

    for (int colour = 0; colour < colours->count; colour++) {
        const uint64_t *const implied = colours->implied[colour];
        ChNodeSet *const closed = &colours->closed[colour];
        *closed = colours->ruled_out[colour];
        CH_EACH_MEMBER(other, implied, words)
            ch_nodes_join(closed, &colours->ruled_out[other], colours->words);
    }
}

/* Collects the colours of the nodes that conflict with a node. */
static void find_near(const Colours *colours, int node, uint64_t near[COLOUR_WORDS])
{
    const ChNodeSet *const weak = &colours->links->weak[node];

    memset(near, 0, COLOUR_WORDS * sizeof *near);
    for (int i = 0; i < colours->words; i++)
        CH_EACH_BIT_64(bit, weak->word[i] & colours->partnered->word[i])
            ch_bits_add(near, colours->of[i * 64 + bit]);
}

/* Returns all nodes that a true candidate rules out. */
static ChNodeSet all_ruled_out(const Colours *colours, int candidate)
{
    uint64_t near[COLOUR_WORDS];
    ChNodeSet all = {{0}};

    if (colours->of[candidate] != CH_NONE)
        return colours->closed[colours->of[candidate]];
    ch_nodes_join(&all, &colours->links->weak[candidate], colours->words);
    find_near(colours, candidate, near);
    CH_EACH_MEMBER(colour, near, COLOUR_WORDS)
        ch_nodes_join(&all, &colours->closed[colour ^ 1], colours->words);
    return all;
}

/* Adds the nodes ruled out by every candidate of a constraint.  OPEN: the digits of a cell, or
 * places in a house. */
static void add_common(const ChLinks *links, int constraint, unsigned open, int words,
                       ChNodeSet *failing)
{
    ChNodeSet common;

    memset(common.word, 0xff, sizeof common.word);
    CH_EACH_BIT(index, open) {
        const int node = links->of_candidate[ch_constraint_candidate(constraint, index)];
        for (int word = 0; word < words; word++)
            common.word[word] &= links->fresh[node].word[word];
    }
    ch_nodes_join(failing, &common, words);
}

static void add_all_common(const ChLinks *links, int words, ChNodeSet *failing)
{
    const ChBoard *const board = links->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    CH_EACH_CELL(cell, empty)
        add_common(links, CH_CELL_CONSTRAINT(cell), board->candidates[cell], words, failing);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, ((1u << CH_HOUSES) - 1) & ~board->placed[digit])
            add_common(links, CH_HOUSE_CONSTRAINT(house, digit), board->places[digit][house], words,
                       failing);
}

void ch_links_find_failing(ChLinks *links, ChCandidateSet *failing)
{
    ChNodeSet nodes = {{0}};
    Colours colours;

    colour_level(&colours, links, CH_TARGETS_PLAIN);
    if (!colours.clash)
        close_ruled_out(&colours);
    for (int candidate = 0; candidate < links->candidates; candidate++) {
        if (!colours.clash)
            links->fresh[candidate] = all_ruled_out(&colours, candidate);
        if (colours.clash || ch_bits_has(links->fresh[candidate].word, candidate))
            ch_bits_add(nodes.word, candidate);
    }
    if (!colours.clash)
        add_all_common(links, colours.words, &nodes);
    *failing = (ChCandidateSet){{0}};
    CH_EACH_MEMBER(node, nodes.word, colours.words) {
        if (node >= links->candidates)
            break;
        ch_candidates_add(failing, CH_CANDIDATE(links->node[node].first, links->node[node].digit));
    }
}
