/* se_links.c - see se_links.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_links.h"

#include <string.h>

/* ---- links ---- */

/* Reports whether a pair of the type is a link of the kind. */
static bool has_kind(const ChSeLinks *links, unsigned type)
{
    return type == CH_SE_TYPES ? links->along_cells : links->along_houses;
}

static void mark_strong(ChSeLinks *links, int cell, int digit)
{
    links->strong.cand[cell] |= (uint16_t)(1u << digit);
    for (int type = 0; type < CH_SE_TYPES; type++)
        links->strong.pos[ch_grid_cell_house[cell][type]][digit] |=
            (uint16_t)(1u << ch_grid_cell_place[cell][type]);
}

/* Numbers the candidates that are one of two. */
static void number_strong(ChSeLinks *links)
{
    ChSeReach *const reach = &links->reach;

    reach->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, links->strong.cand[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            reach->ons[reach->count].count = 0;
            reach->candidate[reach->count] = (uint16_t)candidate;
            reach->index[candidate] = (uint16_t)reach->count++;
        }
    reach->words = (reach->count + 63) / 64;
    memset(reach->is_listed, 0, (size_t)reach->count);
}

/* Lists the second of a pair as single when the first is off. */
static void add_on(ChSeReach *reach, unsigned first, unsigned second, unsigned type)
{
    ChSeOns *const ons = &reach->ons[reach->index[first]];

    ons->link[ons->count++] = ch_se_link(second, type == CH_SE_TYPES ? CH_SE_NAKED : type, 0);
}

const ChSeOns *ch_se_ons(const ChSeUnary *unary, int candidate)
{
    return &unary->at->reach.ons[unary->at->reach.index[candidate]];
}

static void list_offs(const ChSeUnary *unary, int candidate, ChSeOffs *offs)
{
    const ChSeStrong *const strong = &unary->at->strong;
    const int cell = candidate / 9;
    const int digit = candidate % 9;
    const int block = ch_grid_cell_house[cell][CH_SE_BLOCK];
    int count = 0;

    if (unary->at->along_cells)
        CH_EACH_DIGIT(other, strong->cand[cell] & ~(1u << digit))
            offs->link[count++] = ch_se_link((unsigned)CH_CANDIDATE(cell, other), CH_SE_NAKED, 0);
    for (unsigned type = 0; type < CH_SE_TYPES; type++) {
        const int house = ch_grid_cell_house[cell][type];
        unsigned rest = strong->pos[house][digit] & ~(1u << ch_grid_cell_place[cell][type]);
        if (type != CH_SE_BLOCK)
            rest &= ~(unsigned)ch_se_overlap[house][block];
        CH_EACH_BIT(place, rest)
            offs->link[count++] = ch_se_link(
                (unsigned)CH_CANDIDATE(ch_grid_house_cell[house][place], digit), type, 0);
    }
    offs->count = count;
}

static bool is_strong(const ChSeUnary *unary, int candidate)
{
    return unary->at->strong.cand[candidate / 9] >> candidate % 9 & 1;
}

static void set_bit(uint64_t *row, unsigned at)
{
    row[at >> 6] |= UINT64_C(1) << (at & 63);
}

/* Adds the nodes that follow from an on node to a row. */
static void add_ons(const ChSeUnary *unary, const ChSeOffs *offs, uint64_t *row)
{
    for (int i = 0; i < offs->count; i++) {
        const ChSeOns *const ons = ch_se_ons(unary, offs->link[i].candidate);
        for (int k = 0; k < ons->count; k++)
            set_bit(row, unary->at->reach.index[ons->link[k].candidate]);
    }
}

void ch_se_list_reach(const ChSeUnary *unary, unsigned at)
{
    ChSeReach *const reach = &unary->at->reach;

    reach->is_listed[at] = true;
    list_offs(unary, reach->candidate[at], &reach->offs[at]);
    memset(reach->row[at], 0, (size_t)reach->words * sizeof reach->row[at][0]);
    add_ons(unary, &reach->offs[at], reach->row[at]);
}

const ChSeOffs *ch_se_offs(const ChSeUnary *unary, int candidate, ChSeOffs *room)
{
    const ChSeReach *const reach = &unary->at->reach;

    if (!is_strong(unary, candidate)) {
        list_offs(unary, candidate, room);
        return room;
    }
    const unsigned at = reach->index[candidate];
    if (!reach->is_listed[at])
        ch_se_list_reach(unary, at);
    return &reach->offs[at];
}

void ch_se_links_start(ChSeUnary *unary, int kind)
{
    const ChSePairs *const pairs = unary->pairs;
    ChSeLinks *const at = unary->at = &unary->links[kind - CH_SE_KIND_X];

    if (at->is_ready)
        return;
    at->is_ready = true;
    at->along_cells = kind != CH_SE_KIND_X;
    at->along_houses = kind != CH_SE_KIND_Y;
    memset(&at->strong, 0, sizeof at->strong);
    for (int i = 0; i < pairs->count; i++)
        if (has_kind(at, pairs->type[i]))
            for (int k = 0; k < 2; k++)
                mark_strong(at, pairs->pair[i][k] / 9, pairs->pair[i][k] % 9);
    number_strong(at);
    for (int i = 0; i < pairs->count; i++)
        if (has_kind(at, pairs->type[i]))
            for (int k = 0; k < 2; k++)
                add_on(&at->reach, pairs->pair[i][k], pairs->pair[i][!k], pairs->type[i]);
}

/* ---- distances ---- */

/* The on nodes of a search: those of all generations, and those of the last. */
typedef struct Wave {
    uint64_t met[CH_SE_ROW_WORDS];
    uint64_t front[CH_SE_ROW_WORDS];
    uint64_t next[CH_SE_ROW_WORDS];
} Wave;

/* Collects the consequences of the front in `next`. */
static void collect_next(const ChSeUnary *unary, Wave *wave)
{
    const ChSeReach *const reach = &unary->at->reach;

    memset(wave->next, 0, (size_t)reach->words * sizeof wave->next[0]);
    for (int word = 0; word < reach->words; word++)
        CH_EACH_BIT_64(bit, wave->front[word]) {
            const uint64_t *const row = ch_se_row(unary, (unsigned)(64 * word + bit));
            for (int i = 0; i < reach->words; i++)
                wave->next[i] |= row[i];
        }
}

/* Makes the new nodes of `next` the front; false when there are none. */
static bool advance_front(const ChSeReach *reach, Wave *wave)
{
    uint64_t any = 0;

    for (int i = 0; i < reach->words; i++) {
        wave->front[i] = wave->next[i] & ~wave->met[i];
        wave->met[i] |= wave->front[i];
        any |= wave->front[i];
    }
    return any != 0;
}

static bool has_bit(const uint64_t *row, unsigned at)
{
    return row[at >> 6] >> (at & 63) & 1;
}

static bool meets(const ChSeReach *reach, const uint64_t *a, const uint64_t *b)
{
    uint64_t any = 0;

    for (int i = 0; i < reach->words; i++)
        any |= a[i] & b[i];
    return any != 0;
}

/* Returns the number of nodes from the start on until an on node rules it out. */
static int nodes_from_on(const ChSeUnary *unary, int start)
{
    const ChSeReach *const reach = &unary->at->reach;
    ChSeOffs room;
    const ChSeOffs *const offs = ch_se_offs(unary, start, &room);
    uint64_t against[CH_SE_ROW_WORDS] = {0};
    Wave wave = {.met = {0}};

    for (int i = 0; i < offs->count; i++)
        set_bit(against, reach->index[offs->link[i].candidate]);
    add_ons(unary, offs, wave.next);
    if (is_strong(unary, start))
        set_bit(wave.met, reach->index[start]);
    for (int nodes = 4; advance_front(reach, &wave); nodes += 2) {
        if (meets(reach, wave.front, against))
            return nodes;
        collect_next(unary, &wave);
    }
    return 0;
}

/* Returns the number of nodes from the start off until it is a single. */
static int nodes_from_off(const ChSeUnary *unary, int start)
{
    const ChSeReach *const reach = &unary->at->reach;
    const ChSeOns *const ons = ch_se_ons(unary, start);
    Wave wave = {.met = {0}};

    for (int i = 0; i < ons->count; i++)
        set_bit(wave.next, reach->index[ons->link[i].candidate]);
    for (int nodes = 4; advance_front(reach, &wave); nodes += 2) {
        collect_next(unary, &wave);
        if (has_bit(wave.next, reach->index[start]))
            return nodes;
    }
    return 0;
}

int ch_se_chain_nodes(const ChSeUnary *unary, int start, bool on)
{
    return on ? nodes_from_on(unary, start) : nodes_from_off(unary, start);
}

int ch_se_cycle_nodes(const ChSeUnary *unary, int start)
{
    const ChSeReach *const reach = &unary->at->reach;
    const unsigned at = reach->index[start];
    Wave wave = {.met = {0}};

    set_bit(wave.met, at);
    memcpy(wave.next, ch_se_row(unary, at), (size_t)reach->words * sizeof wave.next[0]);
    for (int nodes = 4; advance_front(reach, &wave); nodes += 2) {
        collect_next(unary, &wave);
        if (has_bit(wave.next, at))
            return nodes;
    }
    return 0;
}
