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

/* The words of a row of most nets.  With a constant, the compiler unrolls the loops over words. */
enum { FEW_WORDS = 4 };

/* Collects the consequences of a node; the new ones are added to `ahead` as well. */
static inline void collect_next(ChSeNet *net, int node, const ChSeRow *on, ChSeRow *ahead,
                                int words)
{
    const ChSeRow *const next = &net->next[node];

    if (!ch_se_row_has(&net->made, (unsigned)node))
        ch_se_net_make_rows(net, node);
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            ahead->word[k] |= next->word[k] & ~on->word[k];
}

static inline int first_node(const ChSeRow *row, int words)
{
    for (int i = 0; i < words; i++)
        if (row->word[i] != 0)
            return 64 * i + __builtin_ctzll(row->word[i]);
    return -1;
}

/* Propagates along the grid's own links; stops at nodes whose consequences are known. */
static inline void propagate_own(ChSeNet *net, int start, int words)
{
    ChSeLeads *const own = &net->own;
    ChSeRow *const on = &own->row[1][start];
    ChSeRow *const off = &own->row[0][start];
    ChSeRow ahead;

    ch_se_row_empty(on, words);
    ch_se_row_empty(&ahead, words);
    ch_se_row_set(on, (unsigned)start);
    collect_next(net, start, on, &ahead, words);
    *off = net->sees[start];
    for (int node; (node = first_node(&ahead, words)) >= 0;) {
        if (ch_se_row_has(&own->known, (unsigned)node)) {
            ch_se_row_add(on, &own->row[1][node], words);
            ch_se_row_add(off, &own->row[0][node], words);
        } else {
            ch_se_row_set(on, (unsigned)node);
            collect_next(net, node, on, &ahead, words);
            ch_se_row_add(off, &net->sees[node], words);
        }
        for (int i = 0; i < words; i += 4)
            for (int k = i; k < i + 4; k++)
                ahead.word[k] &= ~on->word[k];
    }
    ch_se_row_set(&own->known, (unsigned)start);
}

static inline void know_own(ChSeNet *net, int start, int words)
{
    if (!ch_se_row_has(&net->own.known, (unsigned)start))
        propagate_own(net, start, words);
}

/* A propagation along wide links: the consequences so far, and the new ends that are not yet
 * followed. */
typedef struct Spread {
    ChSeRow on;
    ChSeRow off;
    ChSeRow ends;
} Spread;

/* Adds the consequences of a node: all of them where they are known, else those along the grid's
 * own links. */
static inline void add_leads(ChSeNet *net, int node, Spread *spread, int words)
{
    const bool is_known = ch_se_row_has(&net->wide.known, (unsigned)node);

    if (!is_known) {
        know_own(net, node, words);
        ch_se_row_add(&spread->on, &net->own.row[1][node], words);
        ch_se_row_add(&spread->off, &net->own.row[0][node], words);
        return;
    }
    ch_se_row_add(&spread->on, &net->wide.row[1][node], words);
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++) {
            spread->off.word[k] |= net->wide.row[0][node].word[k];
            spread->ends.word[k] &= ~net->wide.row[0][node].word[k];
        }
}

/* Returns a new end that is ruled out and not yet followed, or -1. */
static inline int next_end(const Spread *spread, int words)
{
    for (int i = 0; i < words; i++) {
        const uint64_t ends = spread->ends.word[i] & spread->off.word[i];
        if (ends != 0)
            return 64 * i + __builtin_ctzll(ends);
    }
    return -1;
}

static inline void propagate_wide(ChSeNet *net, int start, int words)
{
    ChSeRow *const on = &net->wide.row[1][start];
    ChSeRow *const off = &net->wide.row[0][start];
    Spread spread;

    know_own(net, start, words);
    ch_se_row_copy(&spread.on, &net->own.row[1][start], words);
    ch_se_row_copy(&spread.off, &net->own.row[0][start], words);
    ch_se_row_copy(&spread.ends, &net->new_ends, words);
    for (int end; (end = next_end(&spread, words)) >= 0;) {
        ch_se_row_clear(&spread.ends, (unsigned)end);
        for (int i = net->own_ties[end]; i < net->ties[end]; i++)
            if (!ch_se_row_has(&spread.on, net->tie[end][i]))
                add_leads(net, net->tie[end][i], &spread, words);
    }
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++) {
            on->word[k] = spread.on.word[k] & net->open.word[k];
            off->word[k] = spread.off.word[k] & net->open.word[k];
        }
    ch_se_row_set(&net->wide.known, (unsigned)start);
}

/* A net whose links are its own, or wide. */
typedef struct Field {
    ChSeNet *net;
    bool is_wide;
    ChSeLeads *leads;
    const ChSeRow *open;
    bool wants_shared; /* the nodes that splits rule out, not the paths to them */
} Field;

static Field field_of(ChSeNet *net, bool is_wide)
{
    return (Field){.net = net,
                   .is_wide = is_wide,
                   .leads = is_wide ? &net->wide : &net->own,
                   .open = is_wide ? &net->open : &net->all};
}

static void propagate_new(const Field *field, int start)
{
    ChSeNet *const net = field->net;

    if (net->words != FEW_WORDS && field->is_wide)
        propagate_wide(net, start, net->words);
    else if (field->is_wide)
        propagate_wide(net, start, FEW_WORDS);
    else if (net->words != FEW_WORDS)
        propagate_own(net, start, net->words);
    else
        propagate_own(net, start, FEW_WORDS);
}

/* Computes the consequences of a node on, itself included. */
static inline void propagate(const Field *field, int start)
{
    if (!ch_se_row_has(&field->leads->known, (unsigned)start))
        propagate_new(field, start);
}

static void mark(const ChSeNet *net, const ChSeRow *row, ChSeMarks *marks)
{
    memset(marks, 0, sizeof *marks);
    CH_SE_EACH_NODE(node, row, net->words)
    ch_se_marks_add(marks, net->candidate[node]);
}

bool ch_se_net_starts(ChSeNet *net, bool is_wide, const ChSePairs *pairs, ChSeStarts *starts)
{
    const Field field = field_of(net, is_wide);
    const ChSeRow *const off = field.leads->row[0];
    const ChSeRow *const on = field.leads->row[1];
    ChSeRow chain[2] = {{{0}}, {{0}}};

    starts->any = false;
    for (int i = 0; i < pairs->count; i++) {
        const int a = net->index[pairs->pair[i][0]];
        const int b = net->index[pairs->pair[i][1]];
        propagate(&field, a);
        propagate(&field, b);
        starts->any |= add_both(&chain[1], &off[a], &off[b], net->words);
        add_both(&chain[0], &on[a], &on[b], net->words);
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
            (void)add_both(&between, &net->wide.row[0][node], &net->wide.row[1][node], net->words);
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

/* The sets that may have a common consequence: any one, where all are tested or a candidate is
 * lost; else one of `aims`, behind a new pair. */
typedef struct Chosen {
    ChSeSplits any;
    ChSeSplits aimed;
    ChSeRow aims;
} Chosen;

/* Adds the sets with a candidate that leads to one of the pairs, and what these lead to.  Read
 * backwards, the links lead from the pair to the candidates: they are the same. */
static void add_sets_before(const Field *field, const ChSePairs *pairs, Chosen *chosen)
{
    const ChSeNet *const net = field->net;

    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++) {
            const int end = net->index[pairs->pair[i][k]];
            propagate(field, end);
            ch_se_row_add(&chosen->aims, &field->leads->row[0][end], net->words);
        }
    CH_SE_EACH_NODE(node, &chosen->aims, net->words)
    add_sets_of(net->candidate[node], &chosen->aimed);
}

static void choose_sets(const Field *field, const ChSeSince *since, Chosen *chosen)
{
    memset(chosen, 0, sizeof *chosen);
    if (since == NULL) {
        chosen->any.cells = ch_grid_cells_all();
        for (int house = 0; house < CH_HOUSES; house++)
            chosen->any.houses[house] = CH_ALL_NINE;
        return;
    }
    for (int i = 0; i < since->count; i++)
        add_sets_of(since->lost[i], &chosen->any);
    add_sets_before(field, since->pairs, chosen);
}

/* Finds the nodes of `aims` that all nodes of an open set, two or more, rule out; false when there
 * are none.  If these have a node on in common, they also rule out the nodes that it sees.  There
 * is one: another of the set, or the node that made it single.  A node of the set itself counts
 * unless none contradicts itself. */
static inline bool find_common(const Field *field, const ChSeRow *set, const ChSeRow *aims,
                               int least, int words, ChSeRow *common)
{
    const ChSeRow *const off = field->leads->row[0];
    const uint64_t without = least > 2 ? UINT64_MAX : 0;

    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            common->word[k] = aims->word[k] & ~(set->word[k] & without);
    for (int i = 0; i < words; i++)
        CH_EACH_BIT_64(bit, set->word[i]) {
            propagate(field, 64 * i + bit);
            if (!keep_row(common, &off[64 * i + bit], words))
                return false;
        }
    return true;
}

/* Adds the nodes that, when off, lead to one of `off` being off, or one of `on` being on. */
static void add_paths(const Field *field, const ChSeRow *off, const ChSeRow *on, ChSeRow *paths)
{
    const ChSeNet *const net = field->net;
    const ChSeRow *const leads = field->leads->row[1];

    CH_SE_EACH_NODE(node, off, net->words)
    {
        propagate(field, node);
        ch_se_row_add(paths, &leads[node], net->words);
    }
    CH_SE_EACH_NODE(node, on, net->words)
    for (int i = 0; i < net->ties[node]; i++) {
        propagate(field, net->tie[node][i]);
        ch_se_row_add(paths, &leads[net->tie[node][i]], net->words);
    }
}

/* Reports whether a set of open nodes has a common consequence; adds the paths to all of these. */
static bool is_split(const Field *field, const ChSeRow *set, const ChSeRow *aims, int least,
                     ChSeRow *paths)
{
    const int words = field->net->words;
    ChSeRow off;
    ChSeRow on;

    if (words == FEW_WORDS ? !find_common(field, set, aims, least, FEW_WORDS, &off)
                           : !find_common(field, set, aims, least, words, &off))
        return false;
    if (field->wants_shared) {
        ch_se_row_add(paths, &off, words);
        return true;
    }
    ch_se_row_copy(&on, field->open, words);
    for (int i = 0; i < words; i++)
        CH_EACH_BIT_64(bit, set->word[i])
            (void)keep_row(&on, &field->leads->row[1][64 * i + bit], words);
    add_paths(field, &off, &on, paths);
    return true;
}

static bool find_splits(const Field *field, const ChSeGrid *grid, int least, const ChSeSince *since,
                        ChSeSplits *splits, ChSeRow *paths)
{
    ChSeNet *const net = field->net;
    Chosen chosen;
    bool any = false;

    choose_sets(field, since, &chosen);
    memset(splits, 0, sizeof *splits);
    ChGridCells cells = ch_grid_cells_or(chosen.any.cells, chosen.aimed.cells);
    CH_EACH_GRID_CELL(cell, cells) {
        const bool aims_at_all = ch_grid_cells_has(&chosen.any.cells, cell);
        const ChSeRow *const aims = aims_at_all ? &net->all : &chosen.aims;
        ChSeRow set;
        if (ch_se_count(grid->cand[cell]) <= 2)
            continue;
        ch_se_row_empty(&set, net->words);
        ch_se_row_add_cell(&set, net, cell);
        (void)keep_row(&set, field->open, net->words);
        if (is_split(field, &set, aims, least, paths)) {
            ch_grid_cells_add(&splits->cells, cell);
            any = true;
        }
    }
    for (int house = 0; house < CH_HOUSES; house++)
        CH_EACH_DIGIT(digit, chosen.any.houses[house] | chosen.aimed.houses[house]) {
            const bool aims_at_all = chosen.any.houses[house] >> digit & 1;
            const ChSeRow *const aims = aims_at_all ? &net->all : &chosen.aims;
            ChSeRow set;
            if (ch_se_count(grid->pos[house][digit]) < least)
                continue;
            for (int i = 0; i < net->words; i += 4)
                for (int k = i; k < i + 4; k++)
                    set.word[k] = net->of_digit[digit].word[k] & net->of_house[house].word[k] &
                                  field->open->word[k];
            if (is_split(field, &set, aims, least, paths)) {
                splits->houses[house] |= (uint16_t)(1u << digit);
                any = true;
            }
        }
    return any;
}

bool ch_se_net_splits(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeSince *since, ChSeSplits *splits)
{
    const Field field = field_of(net, is_wide);
    ChSeRow paths = {{0}};
    const bool any = find_splits(&field, grid, least, since, splits, &paths);

    mark(net, least > 2 ? &paths : &net->all, &splits->paths);
    return any;
}

bool ch_se_net_shared(ChSeNet *net, bool is_wide, const ChSeGrid *grid, int least,
                      const ChSeSince *since, ChSeMarks *shared)
{
    Field field = field_of(net, is_wide);
    ChSeSplits splits;
    ChSeRow nodes = {{0}};

    field.wants_shared = true;
    if (!find_splits(&field, grid, least, since, &splits, &nodes))
        return false;
    mark(net, &nodes, shared);
    return true;
}
