/* se_net_rows.c - see se_net_rows.h.  A node's rows are made when a propagation first comes to it:
 * most come to few nodes.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_net_rows.h"

#include <string.h>

static void number_nodes(ChSeNet *net, const ChSeGrid *grid)
{
    net->count = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, grid->cand[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            net->index[candidate] = (uint16_t)net->count;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
    net->words = (net->count + 255) / 256 * 4;
    memset(&net->all, 0, sizeof net->all);
    for (int node = 0; node < net->count; node++)
        ch_se_row_set(&net->all, (unsigned)node);
    net->has_sets = false;
}

static void fill_sees(ChSeNet *net, int node)
{
    const ChSeGrid *const grid = &net->grid;
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

void ch_se_net_make_rows(ChSeNet *net, int node)
{
    ChSeRow *const next = &net->next[node];

    ch_se_row_set(&net->made, (unsigned)node);
    fill_sees(net, node);
    ch_se_row_empty(next, net->words);
    for (int word = 0; word < net->words; word++)
        CH_EACH_BIT_64(bit, net->sees[node].word[word] & net->ends.word[word]) {
            const int off = 64 * word + bit;
            for (int i = 0; i < net->own_ties[off]; i++)
                ch_se_row_set(next, net->tie[off][i]);
        }
}

/* Adds the ties of the pairs to those of the grid's own links. */
static void tie_pairs(ChSeNet *net, const uint8_t *own, const ChSePairs *pairs)
{
    memcpy(net->ties, own, (size_t)net->count);
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++) {
            const unsigned off = net->index[pairs->pair[i][k]];
            net->tie[off][net->ties[off]++] = net->index[pairs->pair[i][!k]];
        }
}

static void mark_ends(const ChSeNet *net, const ChSePairs *pairs, ChSeRow *ends)
{
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++)
            ch_se_row_set(ends, net->index[pairs->pair[i][k]]);
}

void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along)
{
    static const ChSeGrid NOTHING;
    static const uint8_t NO_TIES[CH_CANDIDATES];
    ChSePairs pairs;

    net->along = along;
    net->grid = *grid;
    memset(&net->own.known, 0, sizeof net->own.known);
    number_nodes(net, grid);
    memset(&net->made, 0, sizeof net->made);
    memset(&net->ends, 0, sizeof net->ends);
    ch_se_new_pairs(grid, &NOTHING, along, &pairs);
    tie_pairs(net, NO_TIES, &pairs);
    memcpy(net->own_ties, net->ties, (size_t)net->count);
    mark_ends(net, &pairs, &net->ends);
}

void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs, const ChSeRow *open)
{
    net->open = *open;
    memset(&net->wide.known, 0, sizeof net->wide.known);
    memset(&net->new_ends, 0, sizeof net->new_ends);
    mark_ends(net, pairs, &net->new_ends);
    tie_pairs(net, net->own_ties, pairs);
}

void ch_se_net_make_sets(ChSeNet *net)
{
    for (int i = 0; i < CH_SE_SETS; i++)
        ch_se_row_empty(&net->set[i], net->words);
    for (int node = 0; node < net->count; node++) {
        const int candidate = net->candidate[node];
        ch_se_row_set(&net->set[candidate / 9], (unsigned)node);
        for (int type = 0; type < CH_SE_TYPES; type++)
            ch_se_row_set(&net->set[CH_CELLS + ch_se_spot[candidate].at[type]], (unsigned)node);
    }
    net->has_sets = true;
}
