/* links_groups.c - numbers the groups as nodes and links them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "links.h"

/* Keys of nodes before they are numbered: candidates, then groups by digit, box and line of the box
 * (three rows, then three columns). */
enum {
    GROUPS = CH_CANDIDATES,
    LINES = CH_BOX_LINES,
    GROUP_KEYS = CH_DIGITS * CH_BOXES * LINES,
    MAX_STRONG_LINKS = 640
};

const uint16_t ch_box_line[CH_BOX_LINES] = {07, 070, 0700, 0111, 0222, 0444};

typedef struct StrongLink {
    uint16_t key[2];
    uint8_t slot;
} StrongLink;

typedef struct Builder {
    ChLinks *links;
    int strong_count;
    StrongLink strong[MAX_STRONG_LINKS];
    uint16_t number[GROUP_KEYS]; /* the node of a group; CH_NONE */
} Builder;

static unsigned places_in(const Builder *builder, int digit, int house)
{
    return builder->links->board->places[digit][house];
}

static void add_strong(Builder *builder, int slot, int one, int other)
{
    if (builder->strong_count < MAX_STRONG_LINKS)
        builder->strong[builder->strong_count++] =
            (StrongLink){{(uint16_t)one, (uint16_t)other}, (uint8_t)slot};
}

/* Returns the key of the node with these ELEMENTS of a box.  -1 unless they are one place, or all
 * PLACES in one line of the box. */
static int node_key(int digit, int box, unsigned places, unsigned elements)
{
    if (ch_is_single(elements))
        return CH_CANDIDATE(9 * box + ch_lowest(elements), digit);
    for (int line = 0; line < LINES; line++)
        if (elements == (places & ch_box_line[line]))
            return GROUPS + (digit * CH_BOXES + box) * LINES + line;
    return -1;
}

/* Adds the strong links of a digit in a box: all splits of its places into a group and another
 * node. */
static void add_box(Builder *builder, int digit, int box)
{
    const unsigned places = places_in(builder, digit, box);

    for (int line = 0; line < LINES; line++) {
        const unsigned group = places & ch_box_line[line];
        const unsigned rest = places & ~group;
        if (ch_count_of_nine[group] < 2 || rest == 0)
            continue;
        const int one = GROUPS + (digit * CH_BOXES + box) * LINES + line;
        const int other = node_key(digit, box, places, rest);
        if (other >= 0 && (other < GROUPS || other > one))
            add_strong(builder, CH_BY_BOX, one, other);
    }
}

/* Adds the strong link of a digit in a row or column, whose places must lie in two boxes. */
static void add_line(Builder *builder, int digit, int house)
{
    const bool row = house < CH_FIRST_COLUMN;
    const int index = row ? house - CH_FIRST_ROW : house - CH_FIRST_COLUMN;
    int key[3];
    int count = 0;

    for (int part = 0; part < 3; part++) {
        if ((places_in(builder, digit, house) >> 3 * part & 7) == 0)
            continue;
        const int box = row ? index / 3 * 3 + part : part * 3 + index / 3;
        const unsigned elements =
            places_in(builder, digit, box) & ch_box_line[row ? index % 3 : 3 + index % 3];
        key[count++] = node_key(digit, box, elements, elements);
        assert(key[count - 1] >= 0);
    }
    if (count == 2)
        add_strong(builder, row ? CH_BY_ROW : CH_BY_COLUMN, key[0], key[1]);
}

static void find_strong(Builder *builder)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            if (ch_count_of_nine[places_in(builder, digit, house)] < 3)
                continue;
            if (house < CH_FIRST_ROW)
                add_box(builder, digit, house);
            else
                add_line(builder, digit, house);
        }
}

static void make_group(const Builder *builder, int number, int key)
{
    const int box = key / LINES % CH_BOXES;
    const int digit = key / LINES / CH_BOXES;
    ChCellSet cells = {{0}};

    CH_EACH_BIT(element, places_in(builder, digit, box) & ch_box_line[key % LINES])
        ch_cells_add(&cells, 9 * box + element);
    ch_links_make_node(builder->links, number, digit, cells);
}

static void number_groups(Builder *builder)
{
    enum { WORDS = (GROUP_KEYS + 63) / 64 };
    ChLinks *const links = builder->links;
    uint64_t used[WORDS] = {0};
    int count = links->numbered;

    memset(builder->number, 0xff, sizeof builder->number);
    for (int i = 0; i < builder->strong_count; i++)
        for (int k = 0; k < 2; k++)
            if (builder->strong[i].key[k] >= GROUPS)
                ch_bits_add(used, builder->strong[i].key[k] - GROUPS);
    CH_EACH_MEMBER(key, used, WORDS) {
        if (count == CH_MAX_NODES)
            break;
        make_group(builder, count, key);
        builder->number[key] = (uint16_t)count++;
    }
    links->groups_end = ch_links_make_room(links, count);
}

static int node_of(const Builder *builder, int key)
{
    return key < GROUPS ? builder->links->of_candidate[key] : builder->number[key - GROUPS];
}

static void join_partners(Builder *builder)
{
    ChLinks *const links = builder->links;
    ChNodeSet *const partnered = &links->partnered[CH_TARGETS_GROUPS];
    ChLinkNode *const node = links->node;

    *partnered = links->partnered[CH_TARGETS_PLAIN];
    for (int i = 0; i < builder->strong_count; i++) {
        const StrongLink *const strong = &builder->strong[i];
        const int one = node_of(builder, strong->key[0]);
        const int other = node_of(builder, strong->key[1]);
        if (one == CH_NONE || other == CH_NONE)
            continue;
        node[one].partner[strong->slot] = (uint16_t)other;
        node[other].partner[strong->slot] = (uint16_t)one;
        ch_bits_add(partnered->word, one);
        ch_bits_add(partnered->word, other);
    }
}

static void add_weak(ChLinks *links, int one, int other)
{
    ch_bits_add(links->weak[one].word, other);
    ch_bits_add(links->weak[other].word, one);
}

static void link_conflicts(ChLinks *links, const ChCellSet *open, int number)
{
    const ChLinkNode *const node = &links->node[number];
    const ChCellSet cells = ch_cells_and(node->sees, *open);

    CH_EACH_CELL(cell, cells)
        add_weak(links, number, links->of_candidate[CH_CANDIDATE(cell, node->digit)]);
    for (int other = number + 1;
         other < links->groups_end && links->node[other].digit == node->digit; other++)
        if (ch_cells_within(links->node[other].cells, node->sees))
            add_weak(links, number, other);
}

void ch_links_add_groups(ChLinks *links)
{
    Builder builder;
    ChCellSet open = {{0}};
    int digit = -1;

    builder.links = links;
    builder.strong_count = 0;
    find_strong(&builder);
    number_groups(&builder);
    join_partners(&builder);
    for (int group = links->numbered; group < links->groups_end; group++) {
        if (links->node[group].digit != digit) {
            digit = links->node[group].digit;
            open = ch_board_open(links->board, digit);
        }
        link_conflicts(links, &open, group);
    }
    links->numbered = links->groups_end;
}
