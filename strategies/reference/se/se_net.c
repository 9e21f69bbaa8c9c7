/* se_net.c - see se_net.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_net.h"

#include <limits.h>
#include <string.h>

/* ---- the net ---- */

static void number_nodes(ChSeNet *net, const ChSeGrid *grid, unsigned digits)
{
    net->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, grid->cand[cell] & digits) {
            const int candidate = CH_CANDIDATE(cell, digit);
            net->index[candidate] = (uint16_t)net->count;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
    net->words = (net->count + 255) / 256 * 4;
}

static void fill_sees(ChSeNet *net, const ChSeGrid *grid, int node)
{
    const int cell = net->candidate[node] / 9;
    const int digit = net->candidate[node] % 9;
    ChSeRow *const row = &net->sees[node];
    ChGridCells peers = ch_grid_cells_and(grid->plane[digit], ch_grid_peers[cell]);

    ch_se_row_empty(row, net->words);
    if (net->along & CH_SE_ALONG_CELLS)
        CH_EACH_DIGIT(other, grid->cand[cell] & ~(1u << digit))
            ch_se_row_set(row, net->index[CH_CANDIDATE(cell, other)]);
    CH_EACH_GRID_CELL(peer, peers)
        ch_se_row_set(row, net->index[CH_CANDIDATE(peer, digit)]);
}

/* Iterates over the bits of ROW, from its lowest. */
#define EACH_NODE(node, row, words)                                                                \
    for (int at_ = 0; at_ < (words); at_++)                                                        \
        CH_EACH_BIT_64(bit_, (row)->word[at_])                                                     \
            for (int node = 64 * at_ + bit_, once_ = 1; once_; once_ = 0)

/* Adds the links of these pairs, both ways. */
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

/* Drops the pairs of other digits. */
static void keep_digits(ChSePairs *pairs, unsigned digits)
{
    int count = 0;

    for (int i = 0; i < pairs->count; i++)
        if (digits >> pairs->pair[i][0] % 9 & 1) {
            pairs->pair[count][0] = pairs->pair[i][0];
            pairs->pair[count++][1] = pairs->pair[i][1];
        }
    pairs->count = count;
}

static void add_tie(ChSeNet *net, unsigned a, unsigned b)
{
    net->tie[a][net->ties[a]++] = (uint16_t)b;
}

/* Adds the ties of the pairs to those of the grid's own links. */
static void tie_pairs(ChSeNet *net, const uint8_t *own, const ChSePairs *pairs)
{
    memcpy(net->ties, own, (size_t)net->count);
    for (int i = 0; i < pairs->count; i++) {
        const unsigned a = net->index[pairs->pair[i][0]];
        const unsigned b = net->index[pairs->pair[i][1]];
        add_tie(net, a, b);
        add_tie(net, b, a);
    }
}

void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along, unsigned digits)
{
    static const ChSeGrid NOTHING;
    static const uint8_t NO_TIES[CH_CANDIDATES];
    ChSePairs pairs;

    net->along = along;
    number_nodes(net, grid, digits);
    for (int node = 0; node < net->count; node++)
        fill_sees(net, grid, node);
    for (int node = 0; node < net->count; node++)
        ch_se_row_empty(&net->next[node], net->words);
    ch_se_new_pairs(grid, &NOTHING, along, &pairs);
    if (digits != CH_ALL_NINE)
        keep_digits(&pairs, digits);
    add_links(net, &pairs, net->next);
    tie_pairs(net, NO_TIES, &pairs);
    memcpy(net->own_ties, net->ties, (size_t)net->count);
    net->has_wide = false;
}

void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs)
{
    if (!net->has_wide) {
        memcpy(net->wide, net->next, (size_t)net->count * sizeof net->next[0]);
        memset(&net->widened, 0, sizeof net->widened);
        net->has_wide = true;
    }
    EACH_NODE(node, &net->widened, net->words)
    memcpy(&net->wide[node], &net->next[node], (size_t)net->words * sizeof net->next[0].word[0]);
    memset(&net->widened, 0, sizeof net->widened);
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++)
            for (int word = 0; word < net->words; word++)
                net->widened.word[word] |= net->sees[net->index[pairs->pair[i][k]]].word[word];
    add_links(net, pairs, net->wide);
    tie_pairs(net, net->own_ties, pairs);
}

ChSeRow ch_se_net_all(const ChSeNet *net)
{
    ChSeRow all = {{0}};

    for (int i = 0; i < net->count / 64; i++)
        all.word[i] = UINT64_MAX;
    for (int node = net->count / 64 * 64; node < net->count; node++)
        ch_se_row_set(&all, (unsigned)node);
    return all;
}

/* ---- rows ---- */

/* Copies a row; returns whether it has any bits. */
static inline bool keep_row(ChSeRow *to, const ChSeRow *row, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            any |= to->word[k] &= row->word[k];
    return any != 0;
}

static bool has_any(const ChSeRow *row, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++)
        any |= row->word[i];
    return any != 0;
}

/* Adds the common bits of two rows; returns whether there are any. */
static bool add_both(ChSeRow *to, const ChSeRow *a, const ChSeRow *b, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++) {
        to->word[i] |= a->word[i] & b->word[i];
        any |= a->word[i] & b->word[i];
    }
    return any != 0;
}

/* ---- propagation ---- */

typedef struct Field {
    ChSeNet *net;
    const ChSeRow *next;
    const ChSeRow *open;
} Field;

static Field field_of(ChSeNet *net, bool is_wide, const ChSeRow *open)
{
    memset(&net->known, 0, sizeof net->known);
    return (Field){.net = net, .next = is_wide ? net->wide : net->next, .open = open};
}

/* The words of a row of most nets.  With a constant, the compiler unrolls the loops over words. */
enum { FEW_WORDS = 4 };

/* Collects the consequences of a node; the new ones are added to `ahead` as well. */
static inline void collect_next(const Field *field, int node, const ChSeRow *on, ChSeRow *ahead,
                                int words)
{
    const ChSeRow *const next = &field->next[node];

    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            ahead->word[k] |= next->word[k] & field->open->word[k] & ~on->word[k];
}

static inline int first_node(const ChSeRow *row, int words)
{
    for (int i = 0; i < words; i++)
        if (row->word[i] != 0)
            return 64 * i + __builtin_ctzll(row->word[i]);
    return -1;
}

/* Propagation stops at nodes whose consequences are known. */
static inline void propagate_words(const Field *field, int start, int words)
{
    ChSeNet *const net = field->net;
    ChSeRow *const on = &net->leads[1][start];
    ChSeRow *const off = &net->leads[0][start];
    ChSeRow ahead;

    ch_se_row_empty(on, words);
    ch_se_row_empty(off, words);
    ch_se_row_empty(&ahead, words);
    ch_se_row_set(on, (unsigned)start);
    ch_se_row_add(off, &net->sees[start], words);
    collect_next(field, start, on, &ahead, words);
    for (int node; (node = first_node(&ahead, words)) >= 0;) {
        if (ch_se_row_has(&net->known, (unsigned)node)) {
            ch_se_row_add(on, &net->leads[1][node], words);
            ch_se_row_add(off, &net->leads[0][node], words);
        } else {
            ch_se_row_set(on, (unsigned)node);
            ch_se_row_add(off, &net->sees[node], words);
            collect_next(field, node, on, &ahead, words);
        }
        for (int i = 0; i < words; i += 4)
            for (int k = i; k < i + 4; k++)
                ahead.word[k] &= ~on->word[k];
    }
    (void)keep_row(off, field->open, words);
}

static void propagate_new(const Field *field, int start)
{
    ChSeNet *const net = field->net;

    if (net->words == FEW_WORDS)
        propagate_words(field, start, FEW_WORDS);
    else
        propagate_words(field, start, net->words);
    ch_se_row_set(&net->known, (unsigned)start);
}

/* Computes the consequences of a node on, itself included. */
static inline void propagate(const Field *field, int start)
{
    if (!ch_se_row_has(&field->net->known, (unsigned)start))
        propagate_new(field, start);
}

static void mark(const ChSeNet *net, const ChSeRow *row, ChSeMarks *marks)
{
    memset(marks, 0, sizeof *marks);
    EACH_NODE(node, row, net->words)
    ch_se_marks_add(marks, net->candidate[node]);
}

bool ch_se_net_starts(ChSeNet *net, bool is_wide, const ChSePairs *pairs, const ChSeRow *open,
                      ChSeStarts *starts)
{
    const Field field = field_of(net, is_wide, open);
    ChSeRow chain[2] = {{{0}}, {{0}}};

    starts->any = false;
    for (int i = 0; i < pairs->count; i++) {
        const int a = net->index[pairs->pair[i][0]];
        const int b = net->index[pairs->pair[i][1]];
        propagate(&field, a);
        propagate(&field, b);
        starts->any |= add_both(&chain[1], &net->leads[0][a], &net->leads[0][b], net->words);
        add_both(&chain[0], &net->leads[1][a], &net->leads[1][b], net->words);
    }
    if (!starts->any)
        return false;
    EACH_NODE(node, &chain[1], net->words)
    propagate(&field, node);
    mark(net, &chain[0], &starts->chain[0]);
    mark(net, &chain[1], &starts->chain[1]);
    return true;
}

void ch_se_net_keep_between(const ChSeNet *net, const ChSeStarts *starts, ChSePairs *pairs)
{
    ChSeRow between = {{0}};
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell]) {
            const unsigned node = net->index[CH_CANDIDATE(cell, digit)];
            (void)add_both(&between, &net->leads[0][node], &net->leads[1][node], net->words);
        }
    for (int i = 0; i < pairs->count; i++) {
        const uint16_t *const pair = pairs->pair[i];
        if (!ch_se_row_has(&between, net->index[pair[0]]) ||
            !ch_se_row_has(&between, net->index[pair[1]]))
            continue;
        memmove(pairs->pair[count], pair, sizeof pairs->pair[0]);
        pairs->type[count++] = pairs->type[i];
    }
    pairs->count = count;
}

/* Returns the nodes of the shortest chain from a node on to its being off, if it has fewer than
 * MOST. */
static int shortest_to_off(const ChSeNet *net, unsigned start, int most)
{
    const int words = net->words;
    ChSeRow on = {{0}};
    ChSeRow front = net->next[start];

    ch_se_row_set(&on, start);
    for (int nodes = 4; nodes < most && has_any(&front, words); nodes += 2) {
        ChSeRow next = {{0}};
        if (ch_se_rows_meet(&front, &net->sees[start], words))
            return nodes;
        ch_se_row_add(&on, &front, words);
        EACH_NODE(node, &front, words)
        ch_se_row_add(&next, &net->next[node], words);
        for (int i = 0; i < words; i++)
            front.word[i] = next.word[i] & ~on.word[i];
    }
    return most;
}

int ch_se_net_shortest(const ChSeNet *net, const ChSeStarts *starts)
{
    int least = INT_MAX;

    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell])
            least = shortest_to_off(net, net->index[CH_CANDIDATE(cell, digit)], least);
    return least;
}

/* ---- splits ---- */

/* Adds the cell and the houses of a candidate. */
static void add_sets_of(int candidate, ChSeSplits *splits)
{
    const int cell = candidate / 9;

    ch_grid_cells_add(&splits->cells, cell);
    for (int type = 0; type < CH_SE_TYPES; type++)
        splits->houses[ch_grid_cell_house[cell][type]] |= (uint16_t)(1u << candidate % 9);
}

/* Adds the sets with a candidate that leads to the pair.  Read backwards, the links lead from the
 * pair to these candidates. */
static void add_sets_before(const Field *field, const uint16_t pair[2], ChSeSplits *splits)
{
    const ChSeNet *const net = field->net;

    for (int k = 0; k < 2; k++) {
        const int end = net->index[pair[k]];
        propagate(field, end);
        EACH_NODE(node, &net->leads[0][end], net->words)
        add_sets_of(net->candidate[node], splits);
    }
}

/* Fills in the cells and houses that may be splits. */
static void choose_sets(const Field *field, const ChSeSince *since, ChSeSplits *splits)
{
    memset(splits, 0, sizeof *splits);
    if (since == NULL) {
        splits->cells = ch_grid_cells_all();
        for (int house = 0; house < CH_HOUSES; house++)
            splits->houses[house] = CH_ALL_NINE;
        return;
    }
    for (int i = 0; i < since->count; i++)
        add_sets_of(since->lost[i], splits);
    for (int i = 0; i < since->pairs->count; i++)
        add_sets_before(field, since->pairs->pair[i], splits);
}

/* Reports whether all of these candidates on rule out a common node. */
static inline bool have_common(const Field *field, const int *candidate, int count, int words)
{
    const ChSeNet *const net = field->net;
    ChSeRow common;
    int i = 1;

    propagate(field, net->index[candidate[0]]);
    ch_se_row_empty(&common, words);
    ch_se_row_add(&common, &net->leads[0][net->index[candidate[0]]], words);
    for (; i < count; i++) {
        propagate(field, net->index[candidate[i]]);
        if (!keep_row(&common, &net->leads[0][net->index[candidate[i]]], words))
            return false;
    }
    return true;
}

/* Reports whether all of these candidates on, two or more, have a common consequence.  If that is a
 * node on, all of them also rule out the nodes that it sees.  There is one: another of the
 * candidates, or the node that made it single. */
static bool have_common_consequence(const Field *field, const int *candidate, int count)
{
    return field->net->words == FEW_WORDS ? have_common(field, candidate, count, FEW_WORDS)
                                          : have_common(field, candidate, count, field->net->words);
}

static bool splits_cell(const Field *field, const ChSeGrid *grid, int cell)
{
    int candidate[CH_DIGITS];
    int count = 0;

    CH_EACH_DIGIT(digit, grid->cand[cell])
        candidate[count++] = CH_CANDIDATE(cell, digit);
    return count > 2 && have_common_consequence(field, candidate, count);
}

static bool splits_house(const Field *field, const ChSeGrid *grid, int least, int house, int digit)
{
    const unsigned places = grid->pos[house][digit];
    int candidate[CH_DIGITS];
    int count = 0;

    if (ch_se_count(places) < least)
        return false;
    CH_EACH_BIT(place, places)
        candidate[count++] = CH_CANDIDATE(ch_grid_house_cell[house][place], digit);
    return have_common_consequence(field, candidate, count);
}

bool ch_se_net_splits(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeRow *open, const ChSeSince *since, ChSeSplits *splits)
{
    const Field field = field_of(net, is_wide, open);
    ChSeSplits may;
    bool any = false;

    choose_sets(&field, since, &may);
    memset(splits, 0, sizeof *splits);
    CH_EACH_GRID_CELL(cell, may.cells)
        if (splits_cell(&field, grid, cell)) {
            ch_grid_cells_add(&splits->cells, cell);
            any = true;
        }
    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, may.houses[house])
            if (splits_house(&field, grid, least, house, digit)) {
                splits->houses[house] |= (uint16_t)(1u << digit);
                any = true;
            }
    return any;
}
