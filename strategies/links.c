/* links.c - see links.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "links.h"

#include <string.h>

#include "step.h"

/* Before they are numbered, nodes have keys: candidates, then groups by digit, box and line of the
 * box (three rows, three columns). */
enum {
    GROUPS = CH_CANDIDATES,
    LINES = CH_BOX_LINES,
    KEYS = GROUPS + CH_DIGITS * CH_BOXES * LINES,
    MAX_STRONG_LINKS = 640
};

const uint16_t ch_box_line[CH_BOX_LINES] = {07, 070, 0700, 0111, 0222, 0444};

typedef struct StrongLink {
    uint16_t key[2];
    uint8_t slot;
} StrongLink;

typedef struct Builder {
    const ChBoard *board;
    ChLinks *links;
    int strong_count;
    StrongLink strong[MAX_STRONG_LINKS];
    uint16_t number[KEYS]; /* the node of a key, CH_NONE */
} Builder;

/* ---- strong links ---- */

static void add_strong(Builder *builder, int slot, int one, int other)
{
    if (builder->strong_count < MAX_STRONG_LINKS)
        builder->strong[builder->strong_count++] =
            (StrongLink){{(uint16_t)one, (uint16_t)other}, (uint8_t)slot};
}

static void add_cells(Builder *builder)
{
    const ChBoard *const board = builder->board;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = board->candidates[cell];
        if (ch_count(digits) == 2)
            add_strong(builder, 0, CH_CANDIDATE(cell, ch_lowest(digits)),
                       CH_CANDIDATE(cell, ch_lowest(digits & (digits - 1))));
    }
}

/* The key of all of a digit's places in a box that lie in one of its lines: ELEMENTS; -1 when they
 * are neither one place nor such a group. */
static int key_of(int digit, int box, unsigned places, unsigned elements)
{
    if (ch_is_single(elements))
        return CH_CANDIDATE(9 * box + ch_lowest(elements), digit);
    for (int line = 0; line < LINES; line++)
        if (elements == (places & ch_box_line[line]))
            return GROUPS + (digit * CH_BOXES + box) * LINES + line;
    return -1;
}

/* The places of a digit in a box, in all ways in which they are a group and another node. */
static void add_box(Builder *builder, int digit, int box)
{
    const unsigned places = builder->board->places[digit][box];

    for (int line = 0; line < LINES; line++) {
        const unsigned group = places & ch_box_line[line];
        const unsigned rest = places & ~group;
        if (ch_count(group) < 2 || rest == 0)
            continue;
        const int one = GROUPS + (digit * CH_BOXES + box) * LINES + line;
        const int other = key_of(digit, box, places, rest);
        if (other >= 0 && (other < GROUPS || other > one))
            add_strong(builder, 1, one, other);
    }
}

/* The same for a row or column: its places must lie in two boxes. */
static void add_line(Builder *builder, int digit, int house)
{
    const bool row = house < CH_FIRST_COLUMN;
    const int index = row ? house - CH_FIRST_ROW : house - CH_FIRST_COLUMN;
    int key[3];
    int count = 0;

    for (int part = 0; part < 3; part++) {
        if ((builder->board->places[digit][house] >> 3 * part & 7) == 0)
            continue;
        const int box = row ? index / 3 * 3 + part : part * 3 + index / 3;
        const unsigned elements =
            builder->board->places[digit][box] & ch_box_line[row ? index % 3 : 3 + index % 3];
        key[count++] = key_of(digit, box, elements, elements);
    }
    if (count == 2)
        add_strong(builder, row ? 2 : 3, key[0], key[1]);
}

static void add_houses(Builder *builder, bool groups)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++) {
            const unsigned places = builder->board->places[digit][house];
            const int slot = 1 + house / 9;
            if (ch_count(places) == 2)
                add_strong(
                    builder, slot, CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit),
                    CH_CANDIDATE(ch_house_cell[house][ch_lowest(places & (places - 1))], digit));
            else if (groups && ch_count(places) > 2 && house < CH_FIRST_ROW)
                add_box(builder, digit, house);
            else if (groups && ch_count(places) > 2)
                add_line(builder, digit, house);
        }
}

/* ---- nodes ---- */

static void make_node(const Builder *builder, ChNode *node, int key)
{
    *node = (ChNode){.partner = {CH_NONE, CH_NONE, CH_NONE, CH_NONE}, .is_group = key >= GROUPS};
    if (node->is_group) {
        const int box = (key - GROUPS) / LINES % CH_BOXES;
        node->digit = (uint8_t)((key - GROUPS) / LINES / CH_BOXES);
        unsigned elements =
            builder->board->places[node->digit][box] & ch_box_line[(key - GROUPS) % LINES];
        node->sees = (ChCellSet){{UINT64_MAX, UINT64_MAX}};
        for (; elements != 0; elements &= elements - 1) {
            const int cell = 9 * box + ch_lowest(elements);
            ch_cells_add(&node->cells, cell);
            node->sees = ch_cells_and(node->sees, ch_cell_peers[cell]);
        }
    } else {
        const int cell = CH_CANDIDATE_CELL(key);
        node->digit = (uint8_t)CH_CANDIDATE_DIGIT(key);
        ch_cells_add(&node->cells, cell);
        node->sees = ch_cell_peers[cell];
        if (builder->links->kinds & CH_LINKS_TWINS)
            node->twins = builder->board->candidates[cell];
    }
    node->first = (uint8_t)ch_cells_first(node->cells);
}

static void number_nodes(Builder *builder)
{
    ChLinks *const links = builder->links;
    uint64_t used[(KEYS + 63) / 64] = {0};

    for (int i = 0; i < builder->strong_count; i++) {
        ch_bits_add(used, builder->strong[i].key[0]);
        ch_bits_add(used, builder->strong[i].key[1]);
    }
    memset(builder->number, 0xff, sizeof builder->number);
    links->count = 0;
    for (int key = ch_bits_next(used, (KEYS + 63) / 64, 0); key >= 0 && links->count < CH_MAX_NODES;
         key = ch_bits_next(used, (KEYS + 63) / 64, key + 1)) {
        make_node(builder, &links->node[links->count], key);
        builder->number[key] = (uint16_t)links->count++;
    }
    links->words = (links->count + 63) / 64;
    memcpy(links->of_candidate, builder->number, sizeof links->of_candidate);
    for (int i = 0; i < builder->strong_count; i++) {
        const StrongLink *const strong = &builder->strong[i];
        const int one = builder->number[strong->key[0]];
        const int other = builder->number[strong->key[1]];
        if (one == CH_NONE || other == CH_NONE)
            continue;
        links->node[one].partner[strong->slot] = (uint16_t)other;
        links->node[other].partner[strong->slot] = (uint16_t)one;
    }
}

/* ---- what is true next ---- */

void ch_links_add_partners(const ChLinks *links, int node, ChNodeSet *set)
{
    for (int slot = 0; slot < 4; slot++)
        if (links->node[node].partner[slot] != CH_NONE)
            ch_bits_add(set->word, links->node[node].partner[slot]);
}

bool ch_links_conflict(const ChLinks *links, int one, int other)
{
    const ChNode *const a = &links->node[one];
    const ChNode *const b = &links->node[other];

    if (a->digit == b->digit)
        return ch_cells_within(b->cells, a->sees) && a->twins == b->twins;
    return !a->is_group && !b->is_group && a->first == b->first &&
           (links->kinds & (CH_LINKS_CELLS | CH_LINKS_HOUSES)) ==
               (CH_LINKS_CELLS | CH_LINKS_HOUSES);
}

/* Puts what is weakly linked to a node, and then strongly, into next. */
static void link_node(const Builder *builder, int number)
{
    ChLinks *const links = builder->links;
    const ChNode *const node = &links->node[number];
    ChNodeSet *const next = &links->next[number];
    ChCellSet cells = ch_cells_and(node->sees, ch_board_open(builder->board, node->digit));

    *next = (ChNodeSet){{0}};
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        const int other = builder->number[CH_CANDIDATE(cell, node->digit)];
        if (other != CH_NONE && links->node[other].twins == node->twins)
            ch_links_add_partners(links, other, next);
    }
    for (unsigned digits = node->is_group ? 0 : builder->board->candidates[node->first];
         digits != 0; digits &= digits - 1) {
        const int other = builder->number[CH_CANDIDATE(node->first, ch_lowest(digits))];
        if (other != CH_NONE && ch_links_conflict(links, number, other))
            ch_links_add_partners(links, other, next);
    }
    for (int other = links->count - 1; other >= 0 && links->node[other].is_group; other--)
        if (links->node[other].digit == node->digit && ch_links_conflict(links, number, other))
            ch_links_add_partners(links, other, next);
    ch_bits_remove(next->word, number);
}

void ch_links_build(ChLinks *links, const ChBoard *board, int kinds)
{
    Builder builder;

    links->kinds = kinds;
    links->told_count = CH_MAX_TOLD; /* not yet cleared */
    builder.board = board;
    builder.links = links;
    builder.strong_count = 0;
    if (kinds & CH_LINKS_CELLS)
        add_cells(&builder);
    if (kinds & CH_LINKS_HOUSES)
        add_houses(&builder, kinds & CH_LINKS_GROUPS);
    number_nodes(&builder);
    for (int node = 0; node < links->count; node++)
        link_node(&builder, node);
}

/* ---- the search ---- */

void ch_links_start(ChLinks *links)
{
    for (int start = 0; start < links->count; start++) {
        links->fresh[start] = (ChNodeSet){{0}};
        ch_links_add_partners(links, start, &links->fresh[start]);
        links->seen[start] = links->fresh[start];
    }
    if (links->told_count > 0)
        memset(links->told, 0, sizeof links->told);
    links->told_count = 0;
}

bool ch_links_follow(const ChLinks *links, const ChNodeSet *from, ChNodeSet *seen, ChNodeSet *to)
{
    const int words = links->words;
    ChNodeSet all = {{0}};
    uint64_t any = 0;

    for (int node = ch_bits_next(from->word, words, 0); node >= 0;
         node = ch_bits_next(from->word, words, node + 1))
        for (int i = 0; i < words; i++)
            all.word[i] |= links->next[node].word[i];
    for (int i = 0; i < words; i++) {
        all.word[i] &= ~seen->word[i];
        seen->word[i] |= all.word[i];
        any |= all.word[i];
    }
    *to = all;
    return any != 0;
}

bool ch_links_grow(ChLinks *links)
{
    bool grown = false;

    for (int start = 0; start < links->count; start++) {
        const ChNodeSet from = links->fresh[start];
        grown |= ch_links_follow(links, &from, &links->seen[start], &links->fresh[start]);
    }
    return grown;
}
