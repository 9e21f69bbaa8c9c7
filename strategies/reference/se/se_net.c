/* se_net.c - see se_net.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_net.h"

#include <string.h>

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
                                int words, bool is_lazy)
{
    const ChSeRow *const next = &field->next[node];

    if (is_lazy && !ch_se_row_has(&field->net->made, (unsigned)node))
        ch_se_net_make_rows(field->net, node);
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
static inline void propagate_words(const Field *field, int start, int words, bool is_lazy)
{
    ChSeNet *const net = field->net;
    ChSeRow *const on = &net->leads[1][start];
    ChSeRow *const off = &net->leads[0][start];
    ChSeRow ahead;

    ch_se_row_empty(on, words);
    ch_se_row_empty(off, words);
    ch_se_row_empty(&ahead, words);
    ch_se_row_set(on, (unsigned)start);
    collect_next(field, start, on, &ahead, words, is_lazy);
    ch_se_row_add(off, &net->sees[start], words);
    for (int node; (node = first_node(&ahead, words)) >= 0;) {
        if (ch_se_row_has(&net->known, (unsigned)node)) {
            ch_se_row_add(on, &net->leads[1][node], words);
            ch_se_row_add(off, &net->leads[0][node], words);
        } else {
            ch_se_row_set(on, (unsigned)node);
            collect_next(field, node, on, &ahead, words, is_lazy);
            ch_se_row_add(off, &net->sees[node], words);
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

    if (net->words == FEW_WORDS && net->has_wide)
        propagate_words(field, start, FEW_WORDS, false);
    else
        propagate_words(field, start, net->words, true);
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
    CH_SE_EACH_NODE(node, row, net->words)
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
    CH_SE_EACH_NODE(node, &chain[1], net->words)
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

/* ---- splits ---- */

/* Adds the cell and the houses of a candidate. */
static void add_sets_of(int candidate, ChSeSplits *splits)
{
    const int cell = candidate / 9;

    ch_grid_cells_add(&splits->cells, cell);
    for (int type = 0; type < CH_SE_TYPES; type++)
        splits->houses[ch_grid_cell_house[cell][type]] |= (uint16_t)(1u << candidate % 9);
}

/* Adds the sets with a candidate that leads to one of the pairs.  Read backwards, the links lead
 * from the pair to these candidates. */
static void add_sets_before(const Field *field, const ChSePairs *pairs, ChSeSplits *splits)
{
    const ChSeNet *const net = field->net;
    ChSeRow before = {{0}};

    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++) {
            const int end = net->index[pairs->pair[i][k]];
            propagate(field, end);
            ch_se_row_add(&before, &net->leads[0][end], net->words);
        }
    CH_SE_EACH_NODE(node, &before, net->words)
    add_sets_of(net->candidate[node], splits);
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
    add_sets_before(field, since->pairs, splits);
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
