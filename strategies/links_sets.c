/* links_sets.c - parts of almost locked sets become nodes, and are linked.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

enum { SLOTS = 4096 };

/* Nodes by digit and cells. */
typedef struct Builder {
    ChLinks *links;
    const ChAlmostSets *sets;
    int count;
    uint16_t slot[SLOTS]; /* a node, CH_NONE */
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

/* The node of a set's cells with a digit, made if need be; CH_NONE when there is no room. */
static int node_of(Builder *builder, const ChAlmost *set, int digit)
{
    const ChCellSet cells = ch_almost_cells_with(builder->sets, set, digit);
    const int first = ch_cells_first(cells);

    if (ch_cells_next(&cells, first + 1) < 0)
        return builder->links->of_candidate[CH_CANDIDATE(first, digit)];
    uint16_t *const slot = slot_of(builder, digit, cells);
    if (*slot == CH_NONE && builder->count < CH_MAX_NODES) {
        ch_links_make_node(builder->links, builder->count, digit, cells);
        *slot = (uint16_t)builder->count++;
    }
    return *slot;
}

static void number_parts(Builder *builder)
{
    ChLinks *const links = builder->links;

    memset(builder->slot, 0xff, sizeof builder->slot);
    builder->count = links->numbered;
    for (int group = links->candidates; group < links->numbered; group++)
        *slot_of(builder, links->node[group].digit, links->node[group].cells) = (uint16_t)group;
    for (int i = 0; i < builder->sets->count; i++)
        for (unsigned digits = builder->sets->set[i].digits; digits != 0; digits &= digits - 1)
            node_of(builder, &builder->sets->set[i], ch_lowest(digits));
    ch_links_make_room(links, builder->count);
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

/* Links the parts of a digit weakly, listed after the groups, to all that they conflict with. */
static void set_apart(ChLinks *links, const ChCellSet *open, const uint16_t *list, int groups,
                      int count)
{
    for (int i = groups; i < count; i++) {
        const ChNode *const node = &links->node[list[i]];
        const ChCellSet cells = ch_cells_and(node->sees, *open);
        if (ch_cells_empty(cells))
            continue;
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
            add_foes(links, list[i], links->of_candidate[CH_CANDIDATE(cell, node->digit)]);
        for (int k = 0; k < i; k++)
            if (ch_cells_within(links->node[list[k]].cells, cells))
                add_foes(links, list[i], list[k]);
    }
}

static void set_all_apart(ChLinks *links, const ChAlmostSets *sets)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        uint16_t list[CH_MAX_NODES];
        int groups = 0;
        int count = 0;
        for (int node = links->candidates; node < links->numbered; node++)
            if (links->node[node].digit == digit) {
                list[count++] = (uint16_t)node;
                groups += node < links->groups_end;
            }
        set_apart(links, &sets->open[digit], list, groups, count);
    }
}

void ch_links_add_parts(ChLinks *links, const ChAlmostSets *sets)
{
    Builder builder = {.links = links, .sets = sets};

    number_parts(&builder);
    links->sets = sets;
    links->numbered = builder.count;
    for (int node = 0; node < links->numbered; node++)
        memset(&links->set_mates[node], 0, sizeof links->set_mates[node]);
    for (int i = 0; i < sets->count; i++)
        if (sets->set[i].size > 1)
            join_parts(&builder, &sets->set[i]);
    set_all_apart(links, sets);
}

static bool has_part(const ChAlmostSets *sets, const ChAlmost *set, const ChNode *node)
{
    return set->digits >> node->digit & 1 &&
           ch_cells_equal(ch_almost_cells_with(sets, set, node->digit), node->cells);
}

int ch_links_set_of(const ChLinks *links, int one, int other)
{
    for (int i = 0; i < links->sets->count; i++) {
        const ChAlmost *const set = &links->sets->set[i];
        if (set->size > 1 && has_part(links->sets, set, &links->node[one]) &&
            has_part(links->sets, set, &links->node[other]))
            return i;
    }
    return -1;
}
