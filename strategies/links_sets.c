/* links_sets.c - parts of almost locked sets become nodes, and are linked.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

enum { SLOTS = 4096 };

/* Nodes by digit and cells; and lists of groups and parts by the candidate of their first cell. */
typedef struct Builder {
    ChLinks *links;
    const ChAlmostSets *sets;
    int count;
    uint16_t slot[SLOTS];         /* a node, CH_NONE */
    uint16_t head[CH_CANDIDATES]; /* the first of a list, CH_NONE */
    uint16_t next[CH_MAX_NODES];
} Builder;

static bool is_node(const ChNode *node, int digit, ChCellSet cells)
{
    return node->digit == digit && ch_cells_equal(node->cells, cells);
}

/* Where a node is, or would be put. */
static uint16_t *slot_of(Builder *builder, int digit, ChCellSet cells)
{
    const uint64_t hash =
        (cells.word[0] ^ cells.word[1] << 37 ^ (uint64_t)digit << 59) * 0x9e3779b97f4a7c15u;
    unsigned slot = (unsigned)(hash >> 52);

    while (builder->slot[slot] != CH_NONE &&
           !is_node(&builder->links->node[builder->slot[slot]], digit, cells))
        slot = (slot + 1) % SLOTS;
    return &builder->slot[slot];
}

static void enlist(Builder *builder, int number)
{
    const ChNode *const node = &builder->links->node[number];
    uint16_t *const head = &builder->head[CH_CANDIDATE(node->first, node->digit)];

    builder->next[number] = *head;
    *head = (uint16_t)number;
    *slot_of(builder, node->digit, node->cells) = (uint16_t)number;
}

/* The node of a set's cells with a digit, made if need be; CH_NONE when there is no room, or when
 * nothing sees them all. */
static int node_of(Builder *builder, const ChAlmost *set, int digit)
{
    ChLinks *const links = builder->links;
    const ChCellSet cells = ch_almost_cells_with(builder->sets, set, digit);
    const int first = ch_cells_first(cells);

    if (ch_cells_next(&cells, first + 1) < 0)
        return links->of_candidate[CH_CANDIDATE(first, digit)];
    if (ch_cells_empty(set->buddies[digit]))
        return CH_NONE;
    const int known = *slot_of(builder, digit, cells);
    if (known != CH_NONE || builder->count == CH_MAX_NODES)
        return known;
    ch_links_make_node(links, builder->count, digit, cells);
    links->set_mates[builder->count] = (ChNodeSet){{0}};
    enlist(builder, builder->count);
    return builder->count++;
}

static void join_parts(Builder *builder, const ChAlmost *set)
{
    ChLinks *const links = builder->links;
    int node[CH_DIGITS];
    int count = 0;

    for (unsigned digits = set->digits; digits != 0; digits &= digits - 1) {
        node[count] = node_of(builder, set, ch_lowest(digits));
        count += node[count] != CH_NONE;
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++)
            if (i != k)
                ch_bits_add(links->set_mates[node[i]].word, node[k]);
}

static void add_foes(ChLinks *links, int one, int other)
{
    ch_bits_add(links->foes[one].word, other);
    ch_bits_add(links->foes[other].word, one);
}

/* Links a part weakly to all that it conflicts with. */
static void set_apart(Builder *builder, int number)
{
    ChLinks *const links = builder->links;
    const ChNode *const node = &links->node[number];
    const ChCellSet cells = ch_cells_and(node->sees, builder->sets->open[node->digit]);

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        const int candidate = CH_CANDIDATE(cell, node->digit);
        add_foes(links, number, links->of_candidate[candidate]);
        for (int other = builder->head[candidate]; other != CH_NONE; other = builder->next[other])
            if (ch_cells_within(links->node[other].cells, cells))
                add_foes(links, number, other);
    }
}

void ch_links_add_parts(ChLinks *links, const ChAlmostSets *sets)
{
    Builder builder;
    const int first = links->numbered;

    builder.links = links;
    builder.sets = sets;
    builder.count = first;
    memset(builder.slot, 0xff, sizeof builder.slot);
    memset(builder.head, 0xff, sizeof builder.head);
    for (int node = 0; node < first; node++)
        links->set_mates[node] = (ChNodeSet){{0}};
    for (int group = links->candidates; group < first; group++)
        enlist(&builder, group);
    for (int i = 0; i < sets->count; i++)
        if (sets->set[i].size > 1)
            join_parts(&builder, &sets->set[i]);
    links->numbered = ch_links_make_room(links, builder.count);
    links->sets = sets;
    for (int part = first; part < links->numbered; part++)
        set_apart(&builder, part);
}

static bool has_part(const ChAlmostSets *sets, const ChAlmost *set, const ChNode *node)
{
    return set->digits >> node->digit & 1 &&
           ch_cells_equal(ch_almost_cells_with(sets, set, node->digit), node->cells);
}

int ch_links_set_of(const ChLinks *links, int one, int other, ChCellSet taken)
{
    for (int i = 0; i < links->sets->count; i++) {
        const ChAlmost *const set = &links->sets->set[i];
        if (set->size > 1 && !ch_cells_meet(set->cells, taken) &&
            has_part(links->sets, set, &links->node[one]) &&
            has_part(links->sets, set, &links->node[other]))
            return i;
    }
    return -1;
}
