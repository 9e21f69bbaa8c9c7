/* se_net.c - see se_net.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_net.h"

#include <limits.h>
#include <string.h>

/* ---- pairs ---- */

/* A byte for each mask: whether it has two bits, and was another. */
static void flag_new(const uint16_t *now, const uint16_t *since, int count, uint8_t *flag)
{
    for (int i = 0; i < count; i++) {
        const uint16_t rest = (uint16_t)(now[i] & (now[i] - 1));
        flag[i] = (rest != 0) & ((rest & (rest - 1)) == 0) & (now[i] != since[i]);
    }
}

static void add_pair(ChSePairs *pairs, int a, int b)
{
    pairs->pair[pairs->count][0] = (uint16_t)a;
    pairs->pair[pairs->count++][1] = (uint16_t)b;
}

static void pair_of_cell(const ChSeGrid *now, int cell, ChSePairs *pairs)
{
    const unsigned mask = now->cand[cell];

    add_pair(pairs, CH_CANDIDATE(cell, ch_se_first(mask)),
             CH_CANDIDATE(cell, ch_se_first(mask & (mask - 1))));
}

static void pair_of_house(const ChSeGrid *now, int at, ChSePairs *pairs)
{
    const uint8_t *const cell = ch_se_house_cell[at / CH_DIGITS];
    const int digit = at % CH_DIGITS;
    const unsigned mask = now->pos[at / CH_DIGITS][digit];

    add_pair(pairs, CH_CANDIDATE(cell[ch_se_first(mask)], digit),
             CH_CANDIDATE(cell[ch_se_first(mask & (mask - 1))], digit));
}

void ch_se_new_pairs(const ChSeGrid *now, const ChSeGrid *since, ChSePairs *pairs)
{
    enum { PLACES = CH_HOUSES * CH_DIGITS };
    uint8_t in_cell[CH_CELLS];
    uint8_t in_house[PLACES];

    pairs->count = 0;
    flag_new(now->cand, since->cand, CH_CELLS, in_cell);
    flag_new(now->pos[0], since->pos[0], PLACES, in_house);
    for (const uint8_t *at = in_cell;
         (at = memchr(at, 1, (size_t)(in_cell + CH_CELLS - at))) != NULL; at++)
        pair_of_cell(now, (int)(at - in_cell), pairs);
    for (const uint8_t *at = in_house;
         (at = memchr(at, 1, (size_t)(in_house + PLACES - at))) != NULL; at++)
        pair_of_house(now, (int)(at - in_house), pairs);
}

/* ---- the net ---- */

static void number_nodes(ChSeNet *net, const ChSeGrid *grid)
{
    net->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (unsigned rest = grid->cand[cell]; rest != 0; rest &= rest - 1) {
            const int candidate = CH_CANDIDATE(cell, ch_se_first(rest));
            net->index[candidate] = (uint16_t)net->count;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
    net->words = (net->count + 63) / 64;
}

static void fill_sees(ChSeNet *net, const ChSeGrid *grid, int node)
{
    const int cell = net->candidate[node] / 9;
    const int digit = net->candidate[node] % 9;
    ChSeRow *const row = &net->sees[node];
    ChSeCells peers = ch_se_cells_and(grid->plane[digit], ch_se_peers_of[cell]);

    memset(row, 0, sizeof *row);
    for (unsigned rest = grid->cand[cell] & ~(1u << digit); rest != 0; rest &= rest - 1)
        ch_se_row_set(row, net->index[CH_CANDIDATE(cell, ch_se_first(rest))]);
    CH_SE_EACH_CELL(peer, peers)
    ch_se_row_set(row, net->index[CH_CANDIDATE(peer, digit)]);
}

/* Runs over the bits of ROW, from its lowest. */
#define EACH_NODE(node, row, words)                                                                \
    for (int at_ = 0; at_ < (words); at_++)                                                        \
        for (uint64_t rest_ = (row)->word[at_]; rest_ != 0; rest_ &= rest_ - 1)                    \
            for (int node = 64 * at_ + __builtin_ctzll(rest_), once_ = 1; once_; once_ = 0)

/* The links of these pairs, both ways. */
static void add_links(const ChSeNet *net, const ChSePairs *pairs, ChSeRow *next)
{
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++) {
            const unsigned left = net->index[pairs->pair[i][!k]];
            const ChSeRow *const row = &net->sees[net->index[pairs->pair[i][k]]];
            EACH_NODE(node, row, net->words)
            ch_se_row_set(&next[node], left);
        }
}

void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid)
{
    static const ChSeGrid NOTHING;
    ChSePairs pairs;

    number_nodes(net, grid);
    for (int node = 0; node < net->count; node++)
        fill_sees(net, grid, node);
    memset(net->next, 0, (size_t)net->count * sizeof net->next[0]);
    ch_se_new_pairs(grid, &NOTHING, &pairs);
    add_links(net, &pairs, net->next);
}

void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs)
{
    memcpy(net->wide, net->next, (size_t)net->count * sizeof net->next[0]);
    add_links(net, pairs, net->wide);
}

ChSeRow ch_se_net_all(const ChSeNet *net)
{
    ChSeRow all = {{0}};

    for (int node = 0; node < net->count; node++)
        ch_se_row_set(&all, (unsigned)node);
    return all;
}

/* ---- spreads ---- */

typedef struct Field {
    const ChSeNet *net;
    const ChSeRow *next;
    const ChSeRow *open;
} Field;

typedef struct Spread {
    ChSeRow on;
    ChSeRow off;
    int nodes; /* of the shortest chain to the start's being off, or 0 */
} Spread;

static bool meets(const ChSeRow *a, const ChSeRow *b, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++)
        any |= a->word[i] & b->word[i];
    return any != 0;
}

/* All that follows from a node on. */
static void spread(const Field *field, unsigned node, Spread *spread)
{
    const int words = field->net->words;
    ChSeRow front = {{0}};

    memset(spread, 0, sizeof *spread);
    ch_se_row_set(&front, node);
    ch_se_row_set(&spread->on, node);
    uint64_t any = 1;
    for (int nodes = 4; any != 0; nodes += 2) {
        ChSeRow next = {{0}};
        EACH_NODE(at, &front, words)
        for (int i = 0; i < words; i++) {
            next.word[i] |= field->next[at].word[i];
            spread->off.word[i] |= field->net->sees[at].word[i];
        }
        any = 0;
        for (int i = 0; i < words; i++) {
            front.word[i] = next.word[i] & field->open->word[i] & ~spread->on.word[i];
            spread->on.word[i] |= front.word[i];
            any |= front.word[i];
        }
        if (spread->nodes == 0 && meets(&front, &field->net->sees[node], words))
            spread->nodes = nodes;
    }
    for (int i = 0; i < words; i++)
        spread->off.word[i] &= field->open->word[i];
}

static bool collect_both(const ChSeNet *net, const ChSeRow *a, const ChSeRow *b, ChSeRow *to)
{
    uint64_t any = 0;

    for (int i = 0; i < net->words; i++) {
        to->word[i] |= a->word[i] & b->word[i];
        any |= a->word[i] & b->word[i];
    }
    return any != 0;
}

static void mark(const ChSeNet *net, const ChSeRow *row, ChSeMarks *marks)
{
    memset(marks, 0, sizeof *marks);
    EACH_NODE(node, row, net->words)
    ch_se_marks_add(marks, net->candidate[node]);
}

bool ch_se_net_starts(const ChSeNet *net, bool is_wide, const ChSePairs *pairs, const ChSeRow *open,
                      ChSeStarts *starts)
{
    const Field field = {.net = net, .next = is_wide ? net->wide : net->next, .open = open};
    ChSeRow chain[2] = {{{0}}, {{0}}};
    ChSeRow cycle = {{0}};
    Spread one;
    Spread two;
    bool any = false;

    for (int i = 0; i < pairs->count; i++) {
        spread(&field, net->index[pairs->pair[i][0]], &one);
        spread(&field, net->index[pairs->pair[i][1]], &two);
        any |= collect_both(net, &one.off, &two.off, &chain[1]);
        collect_both(net, &one.on, &two.on, &chain[0]);
    }
    if (!any)
        return false;
    starts->nodes = INT_MAX;
    EACH_NODE(node, &chain[1], net->words)
    {
        spread(&field, (unsigned)node, &one);
        collect_both(net, &one.on, &one.off, &cycle);
        if (one.nodes < starts->nodes)
            starts->nodes = one.nodes;
    }
    mark(net, &chain[0], &starts->chain[0]);
    mark(net, &chain[1], &starts->chain[1]);
    mark(net, &cycle, &starts->cycle);
    return true;
}
