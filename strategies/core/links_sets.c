/* links_sets.c - numbers the parts of almost locked sets as nodes and links them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "links.h"

/* Lists of the groups, by the candidate of their first cell. */
typedef struct Builder {
    ChLinks *links;
    const ChAlsSets *sets;
    int count;
    uint16_t head[CH_CANDIDATES]; /* the first of a list; CH_NONE */
    uint16_t next[CH_MAX_NODES];
} Builder;

static void list_groups(Builder *builder)
{
    ChLinks *const links = builder->links;

    memset(builder->head, 0xff, sizeof builder->head);
    for (int group = links->candidates; group < links->groups_end; group++) {
        const ChLinkNode *const node = &links->node[group];
        uint16_t *const head = &builder->head[CH_CANDIDATE(node->first, node->digit)];
        builder->next[group] = *head;
        *head = (uint16_t)group;
    }
}

static int group_of(const Builder *builder, int digit, ChCellSet cells)
{
    int group = builder->head[CH_CANDIDATE(ch_cells_first(cells), digit)];

    while (group != CH_NONE && !ch_cells_equal(builder->links->node[group].cells, cells))
        group = builder->next[group];
    return group;
}

/* Returns the node of a part, made if necessary.  CH_NONE when there is no room, or when nothing
 * sees all its cells. */
static int number_part(Builder *builder, const ChAlsPart *part)
{
    ChLinks *const links = builder->links;
    const int first = ch_cells_first(part->cells);

    if (ch_cells_next(&part->cells, first + 1) < 0)
        return links->of_candidate[CH_CANDIDATE(first, part->digit)];
    if (ch_cells_empty(part->peers))
        return CH_NONE;
    const int known = group_of(builder, part->digit, part->cells);
    if (known != CH_NONE || builder->count == CH_MAX_NODES)
        return known;
    ch_links_make_node(links, builder->count, part->digit, part->cells);
    links->all_strong[builder->count] = (ChNodeSet){{0}};
    return builder->count++;
}

/* Numbers the parts in the order of the sets. */
static void number_parts(Builder *builder)
{
    ChLinks *const links = builder->links;

    memset(links->part_of, 0xff, sizeof links->part_of);
    for (int part = 0; part < builder->sets->parts; part++) {
        const int node = number_part(builder, &builder->sets->part[part]);
        links->of_part[part] = (uint16_t)node;
        if (node != CH_NONE)
            links->part_of[node] = (uint16_t)part;
    }
}

static void link_parts(ChLinks *links, const ChAls *set)
{
    int node[CH_DIGITS];
    int count = 0;

    CH_EACH_DIGIT(digit, set->digits) {
        node[count] = links->of_part[set->part[digit]];
        count += node[count] != CH_NONE;
    }
    for (int i = 1; i < count; i++)
        for (int k = 0; k < i; k++) {
            ch_bits_add(links->all_strong[node[i]].word, node[k]);
            ch_bits_add(links->all_strong[node[k]].word, node[i]);
        }
    for (int i = 0; i < count && count > 1; i++)
        ch_bits_add(links->linked.word, node[i]);
}

/* Adds a node's partners, by its cell and houses, to its strong neighbours. */
static void add_partners(ChLinks *links, int number)
{
    ChLinkNode *const node = &links->node[number];
    uint64_t *const strong = links->all_strong[number].word;

    node->set_strong = 0;
    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
        if (node->partner[slot] != CH_NONE && ch_bits_has(strong, node->partner[slot]))
            node->set_strong |= (uint8_t)(1u << slot);
    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
        if (node->partner[slot] != CH_NONE) {
            ch_bits_add(strong, node->partner[slot]);
            ch_bits_add(links->linked.word, number);
        }
}

ChNodeSet ch_links_set_strong(const ChLinks *links, int node)
{
    const ChLinkNode *const own = &links->node[node];
    ChNodeSet strong = links->all_strong[node];

    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
        if (own->partner[slot] != CH_NONE && !(own->set_strong >> slot & 1))
            ch_bits_remove(strong.word, own->partner[slot]);
    return strong;
}

static void add_weak(ChLinks *links, int one, int other)
{
    ch_bits_add(links->weak[one].word, other);
    ch_bits_add(links->weak[other].word, one);
}

/* Links a node that is not a candidate weakly to all that it conflicts with.  Of the parts from
 * node FIRST on, only earlier ones need a link: lists lead from the last part to the first. */
static void link_part(Builder *builder, int number, const ChAlsPart *part, int first)
{
    ChLinks *const links = builder->links;

    CH_EACH_CELL(cell, part->peers) {
        const int candidate = CH_CANDIDATE(cell, part->digit);
        add_weak(links, number, links->of_candidate[candidate]);
        for (int other = builder->head[candidate]; other != CH_NONE; other = builder->next[other])
            if (ch_cells_within(links->node[other].cells, part->peers))
                add_weak(links, number, other);
    }
    CH_EACH_HOUSE(house, part->houses) {
        const ChAlsPart *other;
        for (int at = part->next[house / 9]; at != CH_NONE; at = other->next[house / 9]) {
            other = &builder->sets->part[at];
            const int node = links->of_part[at];
            if (node >= first && node != CH_NONE && !ch_cells_meet(part->cells, other->cells))
                add_weak(links, number, node);
        }
    }
}

void ch_links_add_parts(ChLinks *links, const ChAlsSets *sets)
{
    Builder builder;
    const int first = links->numbered;

    builder.links = links;
    builder.sets = sets;
    builder.count = first;
    links->linked = (ChNodeSet){{0}};
    for (int node = 0; node < first; node++)
        links->all_strong[node] = (ChNodeSet){{0}};
    list_groups(&builder);
    number_parts(&builder);
    for (int i = 0; i < sets->count; i++)
        if (sets->set[i].size > 1)
            link_parts(links, &sets->set[i]);
    for (int node = 0; node < first; node++)
        add_partners(links, node);
    links->numbered = ch_links_make_room(links, builder.count);
    links->sets = sets;
    for (int node = first; node < links->numbered; node++)
        link_part(&builder, node, &sets->part[links->part_of[node]], first);
}

int ch_links_set_of(const ChLinks *links, int one, int other, ChCellSet taken, int first)
{
    const ChAlsSets *const sets = links->sets;
    const int words = sets->words;

    if (links->part_of[one] == CH_NONE || links->part_of[other] == CH_NONE)
        return -1;
    const uint64_t *const a = &sets->having[links->part_of[one] * words];
    const uint64_t *const b = &sets->having[links->part_of[other] * words];
    for (int at = first / 64; at < words; at++)
        CH_EACH_BIT_64(bit, a[at] & b[at]) {
            const int set = 64 * at + bit;
            if (set >= first && sets->set[set].size > 1 &&
                !ch_cells_meet(sets->set[set].cells, taken))
                return set;
        }
    return -1;
}
